import { Cover } from '@/components/catalog-ui/cover'
import { EmptyState } from '@/components/catalog-ui/empty-state'
import { PageOutOfRange } from '@/components/catalog-ui/page-out-of-range'
import { PendingReviews } from '@/components/reviews/pending-reviews'
import { PageLink } from '@/components/ui/page-link'
import { Pagination } from '@/components/ui/pagination'
import { Rating } from '@/components/ui/rating'
import type { Output } from '@/contract/endpoint'
import type { listFeedback, Review } from '@/contract/reviews'
import { formatDate } from '@/lib/format/date'
import { reviews } from '@/lib/messages/reviews'
import { paths } from '@/lib/routes/paths'

const texts = reviews

const pageHref = (page: number) => paths.account.reviews({ page })

type Props = { answer: Output<typeof listFeedback>; page: number }

/** Pending reviews, then the person's own ones. */
export function ReviewListView({ answer, page }: Props) {
  const { data, waiting, totalPage, totalItem } = answer
  if (data.length === 0 && waiting.length === 0 && page === 1)
    return <EmptyState title={texts.empty} text={texts.emptyText} />
  return (
    <>
      <PendingReviews lines={waiting} />
      {data.length === 0 && totalPage > 0 ? (
        <PageOutOfRange page={page} total={totalPage} href={pageHref} />
      ) : null}
      {data.length === 0 ? null : (
        <section aria-labelledby="own" className="grid gap-3">
          <h2 id="own" className="text-h3">
            {texts.ownCount(totalItem ?? data.length)}
          </h2>
          <ul className="divide-y divide-line border-y border-line">
            {data.map((review) => (
              <OwnReview key={review.feedbackId} review={review} />
            ))}
          </ul>
        </section>
      )}
      <Pagination as={PageLink} page={page} total={totalPage} href={pageHref} />
    </>
  )
}

function OwnReview({ review }: { review: Review }) {
  const { productId, productName, slug, originalUrl, rating, content, createdTime } = review
  const title = productName ?? texts.gone
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-4 py-4">
      <Cover id={productId ?? review.feedbackId} title={title} src={originalUrl} size="xs" />
      <div className="grid gap-1">
        <p className="font-serif font-semibold leading-snug">
          {productId && slug ? (
            <a href={paths.product({ id: productId, slug })} className="link-quiet">
              {title}
            </a>
          ) : (
            title
          )}
        </p>
        <p className="flex flex-wrap items-center gap-x-4 text-sm text-ink-2">
          <Rating value={rating} size="sm" />
          <time dateTime={createdTime} className="num">
            {formatDate(createdTime)}
          </time>
        </p>
        {content ? <p className="max-w-measure whitespace-pre-line">{content}</p> : null}
      </div>
    </li>
  )
}
