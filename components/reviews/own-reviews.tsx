'use client'

import { Cover } from '@/components/catalog-ui/cover'
import { LazyReviewDialog } from '@/components/reviews/lazy-review-dialog'
import { ShopReply } from '@/components/reviews/shop-reply'
import { Button } from '@/components/ui/button'
import { Rating } from '@/components/ui/rating'
import { RemovalDialog } from '@/components/ui/removal-dialog'
import { useDialogState } from '@/components/ui/use-dialog-state'
import { type Review, removeFeedback } from '@/contract/shop/reviews'
import { call } from '@/lib/api/browser'
import { formatDate } from '@/lib/format/date'
import { accounts } from '@/lib/messages/accounts'
import { reviews as texts } from '@/lib/messages/reviews'
import { paths } from '@/lib/routes/paths'

const titleOf = ({ productName }: Review) => productName ?? texts.gone

/** What the reader has written, each to be changed or taken back. */
export function OwnReviews({ reviews }: { reviews: readonly Review[] }) {
  const editing = useDialogState<Review>()
  const removing = useDialogState<Review>()
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {reviews.map((review) => (
          <OwnReview
            key={review.feedbackId}
            review={review}
            onEdit={() => editing.open(review)}
            onRemove={() => removing.open(review)}
          />
        ))}
      </ul>
      <LazyReviewDialog
        open={editing.isOpen}
        onClose={editing.close}
        title={texts.editTitle}
        description={editing.about && titleOf(editing.about)}
        review={editing.about ?? undefined}
      />
      <RemovalDialog
        state={removing}
        title={texts.removeTitle}
        confirm={texts.remove}
        cancel={accounts.cancel}
        removed={texts.removed}
        remove={({ feedbackId }) => call(removeFeedback, { params: { id: feedbackId } })}
      >
        {(review) => texts.removeText(titleOf(review))}
      </RemovalDialog>
    </>
  )
}

type OwnReviewProps = { review: Review; onEdit: () => void; onRemove: () => void }

function OwnReview({ review, onEdit, onRemove }: OwnReviewProps) {
  const {
    productId,
    slug,
    originalUrl,
    rating,
    content,
    createdTime,
    displayName,
    reply,
    hiddenReason,
  } = review
  const title = titleOf(review)
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
          <span>{texts.shownAs(displayName)}</span>
        </p>
        {content ? <p className="max-w-measure whitespace-pre-line">{content}</p> : null}
        {hiddenReason ? <p className="text-sm text-danger">{texts.hidden(hiddenReason)}</p> : null}
        {reply ? <ShopReply>{reply}</ShopReply> : null}
        <div className="flex flex-wrap gap-3 pt-2">
          <Button
            variant="quiet"
            size="sm"
            icon="edit"
            aria-label={texts.editOf(title)}
            onClick={onEdit}
          >
            {texts.edit}
          </Button>
          <Button variant="quiet" size="sm" aria-label={texts.removeOf(title)} onClick={onRemove}>
            {texts.remove}
          </Button>
        </div>
      </div>
    </li>
  )
}
