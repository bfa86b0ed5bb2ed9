import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { cache } from 'react'
import { NewsArticle } from '@/components/news/news-detail-view'
import { findNews } from '@/lib/news/find-news'
import { withMobileLinks } from '@/lib/routes/mobile-paths'
import { paths } from '@/lib/routes/paths'
import { pageMetadata } from '@/lib/seo/page-metadata'

type Props = { params: Promise<{ id: string }> }

const find = cache(findNews)

async function load({ params }: Props) {
  await connection()
  return (await find(decodeURIComponent((await params).id))) ?? notFound()
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { newsId: id, newsURL, title, summary, originalUrl } = await load(props)
  return pageMetadata({
    title,
    description: summary,
    path: paths.news({ id, newsURL }),
    image: originalUrl,
    type: 'article',
    isListed: false,
  })
}

/** Not redirected to the URL with the slug, which would leave the app. */
export default async function MobileNewsPage(props: Props) {
  const article = await load(props)
  return (
    <div className="wrap section">
      <NewsArticle article={{ ...article, content: withMobileLinks(article.content) }} />
    </div>
  )
}
