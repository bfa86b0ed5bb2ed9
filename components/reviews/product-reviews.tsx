import { SectionHeading } from '@/components/catalog-ui/section-heading'
import { ShopReply } from '@/components/reviews/shop-reply'
import { Rating } from '@/components/ui/rating'
import type { Output } from '@/contract/endpoint'
import type { getProductFeedback } from '@/contract/shop/reviews'
import { formatDate, parsePlainDate } from '@/lib/format/date'
import { reviews } from '@/lib/messages/reviews'

const texts = reviews.product

function Day({ of }: { of: string }) {
  const day = formatDate(of)
  return (
    <time className="text-sm text-ink-2" dateTime={parsePlainDate(day) ?? of}>
      {day}
    </time>
  )
}

type Props = { feedback: Output<typeof getProductFeedback>; isCourse: boolean }

/** The share of each rating, then what readers wrote. */
export function ProductReviews({ feedback, isCourse }: Props) {
  const { data, ratingAverage, ratingCount, ratings } = feedback
  return (
    <section aria-labelledby="reviews" className="grid gap-4">
      <SectionHeading id="reviews">{isCourse ? texts.courseTitle : texts.title}</SectionHeading>
      {ratingCount === 0 ? (
        <p className="text-ink-2">{isCourse ? texts.courseEmpty : texts.empty}</p>
      ) : (
        <div className="grid gap-8 lg:grid-cols-[260px_1fr]">
          <div className="grid content-start gap-3">
            <Rating value={ratingAverage} count={ratingCount} />
            <ul className="grid gap-1 text-sm">
              {ratings
                .map((count, index) => ({ stars: index + 1, count }))
                .reverse()
                .map(({ stars, count }) => (
                  <li key={stars} className="num">
                    {texts.starShare(stars, count)}
                  </li>
                ))}
            </ul>
          </div>
          <ul className="grid divide-y divide-line">
            {data.map((review) => (
              <li key={review.feedbackId} className="grid gap-1 py-4 first:pt-0">
                <p className="flex flex-wrap items-baseline gap-x-3">
                  <strong>{review.displayName}</strong>
                  <Rating value={review.rating} size="sm" />
                  <Day of={review.createdTime} />
                </p>
                <p className="max-w-measure whitespace-pre-line">{review.content}</p>
                {review.reply ? <ShopReply>{review.reply}</ShopReply> : null}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
