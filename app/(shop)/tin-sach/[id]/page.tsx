import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { connection } from 'next/server'
import { NewsDetailView } from '@/components/news/news-detail-view'
import { JsonLd } from '@/components/ui/json-ld'
import { listProducts } from '@/contract/catalog'
import { listRelatedNews, type NewsDetail } from '@/contract/news'
import { callPublic } from '@/lib/api/public'
import { env } from '@/lib/env'
import { layout } from '@/lib/messages/layout'
import { news as texts } from '@/lib/messages/news'
import { findNews } from '@/lib/news/find-news'
import { paths } from '@/lib/routes/paths'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { newsJsonLd } from '@/lib/seo/news-json-ld'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { site } from '@/lib/site'

type Props = { params: Promise<{ id: string }> }

const addressOf = ({ newsId, newsURL }: NewsDetail) => paths.news({ id: newsId, newsURL })

async function load({ params }: Props) {
  await connection()
  const segment = decodeURIComponent((await params).id)
  const article = await findNews(segment)
  if (!article) notFound()
  const address = addressOf(article)
  if (address !== `/tin-sach/${encodeURIComponent(segment)}`) permanentRedirect(address)
  return article
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const article = await load(props)
  return pageMetadata({
    title: article.title,
    description: article.summary,
    path: addressOf(article),
    image: article.originalUrl,
    type: 'article',
    publishedTime: article.publishedTime,
    hasFeed: true,
  })
}

const SHELF = 8
const FEWEST = 4

/** Books on the article's subject, or the bestsellers when there are hardly any. */
async function booksFor({ tagName }: NewsDetail) {
  if (tagName) {
    const query = { searchContent: tagName, objectType: '0', pageSize: SHELF }
    const { data } = await callPublic(listProducts, { query })
    if (!data.isNear && data.productSales.length >= FEWEST) return data.productSales
  }
  const { data } = await callPublic(listProducts, { query: { sort: 'popular', pageSize: SHELF } })
  return data.productSales
}

export default async function NewsPage(props: Props) {
  const article = await load(props)
  const [{ data: related }, books] = await Promise.all([
    callPublic(listRelatedNews, { params: { x: article.newsId } }),
    booksFor(article),
  ])
  return (
    <>
      <JsonLd
        data={newsJsonLd(article, {
          url: absoluteUrl(addressOf(article)),
          imageUrl: article.originalUrl ? absoluteUrl(article.originalUrl) : null,
          shopName: (await site()).name,
        })}
      />
      <NewsDetailView
        article={article}
        related={related}
        books={books}
        origin={env().publicUrl}
        crumbs={[
          { label: layout.navigation.home, href: paths.home() },
          { label: texts.title, href: paths.newsList() },
          { label: article.title },
        ]}
      />
    </>
  )
}
