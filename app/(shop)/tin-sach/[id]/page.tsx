import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { connection } from 'next/server'
import { PreviewNote, previewMetadata, staffOnly } from '@/app/(shop)/preview'
import { BuyPanel } from '@/components/catalog/buy-panel'
import { NewsDetailView } from '@/components/news/news-detail-view'
import { JsonLd } from '@/components/ui/json-ld'
import { listProducts, type ProductSale } from '@/contract/shop/catalog'
import { listRelatedNews, type NewsDetail } from '@/contract/shop/news'
import { callPublic } from '@/lib/api/public'
import { env } from '@/lib/env'
import { layout } from '@/lib/messages/layout'
import { news as texts } from '@/lib/messages/news'
import { findNews } from '@/lib/news/find-news'
import { previewNews } from '@/lib/news/preview-news'
import { isCourse } from '@/lib/orders/order-contents'
import { paths } from '@/lib/routes/paths'
import { asksForPreview } from '@/lib/routes/preview'
import type { SearchParams } from '@/lib/routes/read-query'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { newsJsonLd } from '@/lib/seo/news-json-ld'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { site } from '@/lib/site'

type Props = { params: Promise<{ id: string }>; searchParams: Promise<SearchParams> }

const addressOf = ({ newsId, newsURL }: NewsDetail) => paths.news({ id: newsId, newsURL })

async function load({ params, searchParams }: Props) {
  await connection()
  const segment = decodeURIComponent((await params).id)
  const asked = `/tin-sach/${encodeURIComponent(segment)}`
  if (asksForPreview(await searchParams))
    return { article: await staffOnly(previewNews(segment), asked), isPreview: true }
  const article = await findNews(segment)
  if (!article) notFound()
  const address = addressOf(article)
  if (address !== asked) permanentRedirect(address)
  return { article, isPreview: false }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { article, isPreview } = await load(props)
  if (isPreview) return previewMetadata(article.title)
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

const relatedTo = async ({ newsId }: NewsDetail) =>
  (await callPublic(listRelatedNews, { params: { x: newsId } })).data

const SHELF = 8
const FEWEST = 4

/** Other books on the article's subject, or the bestsellers when there are hardly any. */
async function booksFor({ tagName, products = [] }: NewsDetail) {
  const others = (books: readonly ProductSale[]) =>
    books.filter((book) => products.every((linked) => linked.productId !== book.productId))
  if (tagName) {
    const query = { searchContent: tagName, objectType: '0', pageSize: SHELF }
    const { data } = await callPublic(listProducts, { query })
    if (!data.isNear && data.productSales.length >= FEWEST) return others(data.productSales)
  }
  const { data } = await callPublic(listProducts, { query: { sort: 'popular', pageSize: SHELF } })
  return others(data.productSales)
}

const QuickAdd = ({ book }: { book: ProductSale }) => (
  <BuyPanel
    id={book.productId}
    title={book.productName}
    available={book.available}
    withQuantity={false}
    isCourse={isCourse(book) || undefined}
  />
)

export default async function NewsPage(props: Props) {
  const { article, isPreview } = await load(props)
  const [related, books] = await Promise.all([
    // Of what nobody sees yet nothing is related.
    isPreview ? [] : relatedTo(article),
    booksFor(article),
  ])
  return (
    <>
      {isPreview ? <PreviewNote /> : null}
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
        buy={(book) => <QuickAdd book={book} />}
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
