import { SectionHeading } from '@/components/catalog-ui/section-heading'
import { Rating } from '@/components/ui/rating'
import type { Output } from '@/contract/endpoint'
import type { getProductFeedback } from '@/contract/reviews'
import { formatDate, parsePlainDate } from '@/lib/format/date'
import { catalog as texts } from '@/lib/messages/catalog'

type Feedback = Output<typeof getProductFeedback>

/** The day in Vietnam, for people and for programs. */
function Day({ of }: { of: string }) {
  const day = formatDate(of)
  return (
    <time className="text-sm text-ink-2" dateTime={parsePlainDate(day) ?? of}>
      {day}
    </time>
  )
}

type Props = { feedback: Feedback; words: { reviews: string; reviewsNone: string } }

/** What readers say: the share of each rating, then the reviews. */
export function ProductReviews({ feedback, words }: Props) {
  const { data, ratingAverage, ratingCount, ratings } = feedback
  return (
    <section aria-labelledby="reviews" className="grid gap-4">
      <SectionHeading id="reviews">{words.reviews}</SectionHeading>
      {ratingCount === 0 ? (
        <p className="text-ink-2">{words.reviewsNone}</p>
      ) : (
        <div className="reviews grid gap-8">
          <div className="grid content-start gap-3">
            <Rating value={ratingAverage} count={ratingCount} />
            <ul className="grid gap-1 text-sm">
              {ratings
                .map((count, index) => ({ stars: index + 1, count }))
                .reverse()
                .map(({ stars, count }) => (
                  <li key={stars} className="num">
                    {texts.detail.starShare(stars, count)}
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
                <p className="review max-w-measure">{review.content}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
