import type { ReactNode } from 'react'
import { Breadcrumb } from '@/components/catalog-ui/breadcrumb'
import { CardRow } from '@/components/catalog-ui/card-row'
import { detailPageClass } from '@/components/catalog-ui/detail-page-class'
import { toProductView } from '@/components/catalog-ui/mappers'
import { ProductCard } from '@/components/catalog-ui/product-card'
import { SectionHeading } from '@/components/catalog-ui/section-heading'
import type { Crumb } from '@/components/catalog-ui/view-models'
import { NewsCard } from '@/components/news/news-card'
import { Picture } from '@/components/ui/picture'
import { RichText } from '@/components/ui/rich-text'
import type { ProductSale } from '@/contract/shop/catalog'
import type { NewsDetail, NewsItem } from '@/contract/shop/news'
import { formatDate } from '@/lib/format/date'
import { formatNumber } from '@/lib/format/money'
import { news as texts } from '@/lib/messages/news'
import { paths } from '@/lib/routes/paths'

type Props = {
  article: NewsDetail
  related: readonly NewsItem[]
  books: readonly ProductSale[]
  /** The button that puts a book into the cart. */
  buy?: (book: ProductSale) => ReactNode
  crumbs: readonly Crumb[]
  origin: string
}

/** An article, then what to read next. */
export function NewsDetailView({ article, related, books, buy, crumbs, origin }: Props) {
  const linked = article.products ?? []
  return (
    <div className={`${detailPageClass} gap-10`}>
      <Breadcrumb crumbs={crumbs} origin={origin} />
      <NewsArticle article={article} />
      {linked.length > 0 ? (
        <section aria-labelledby="linked" className="grid gap-5">
          <SectionHeading id="linked">{texts.linkedBooks}</SectionHeading>
          <CardRow label={texts.linkedBooks}>
            {linked.map((book) => (
              <div key={book.productId} className="grid content-start gap-3">
                <ProductCard product={toProductView(book)} />
                <div className="whitespace-nowrap">{buy?.(book)}</div>
              </div>
            ))}
          </CardRow>
        </section>
      ) : null}
      {related.length > 0 ? (
        <section aria-labelledby="related" className="grid gap-5">
          <SectionHeading id="related" href={paths.newsList()}>
            {texts.related}
          </SectionHeading>
          <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
            {related.slice(0, 3).map((item) => (
              <li key={item.newsId}>
                <NewsCard item={item} level={3} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {books.length > 0 ? (
        <section aria-labelledby="books" className="grid gap-5">
          <SectionHeading id="books" href={paths.products()}>
            {texts.books}
          </SectionHeading>
          <CardRow label={texts.books}>
            {books.map((book) => (
              <ProductCard key={book.productId} product={toProductView(book)} />
            ))}
          </CardRow>
        </section>
      ) : null}
    </div>
  )
}

/** The article alone, also shown in the app's web view. */
export function NewsArticle({ article }: { article: NewsDetail }) {
  const { title, summary, publishedTime, views, tagId, tagName, originalUrl, content } = article
  return (
    <article className="mx-auto grid w-full max-w-measure gap-5">
      <header className="grid gap-3">
        <h1>{title}</h1>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-2">
          <time className="num" dateTime={publishedTime}>
            {formatDate(publishedTime)}
          </time>
          {tagId && tagName ? (
            <a className="link-quiet" href={paths.newsList({ tag: tagId })}>
              {tagName}
            </a>
          ) : null}
          <span className="num">{texts.views(formatNumber(views))}</span>
        </p>
        <p className="text-lg text-ink-2">{summary}</p>
      </header>
      {originalUrl ? (
        <Picture src={originalUrl} width={1200} height={675} fetchPriority="high" />
      ) : null}
      <RichText html={content} reading />
    </article>
  )
}
