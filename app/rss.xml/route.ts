import { listNewestNews } from '@/contract/shop/news'
import { callPublic } from '@/lib/api/public'
import { news } from '@/lib/messages/news'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { newsFeedXml } from '@/lib/seo/news-feed'
import { whenOpen } from '@/lib/seo/when-open'
import { site } from '@/lib/site'

export const dynamic = 'force-dynamic'

const NEWEST = 30

async function writeFeed() {
  const { data } = await callPublic(listNewestNews, { params: { x: NEWEST } })
  const title = `${news.title} – ${(await site()).name}`
  const text = newsFeedXml({
    title,
    description: news.description,
    items: data,
    absolute: absoluteUrl,
  })
  return new Response(text, {
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=600',
    },
  })
}

export const GET = () => whenOpen(writeFeed)
