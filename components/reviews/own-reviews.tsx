'use client'

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { Cover } from '@/components/catalog-ui/cover'
import { ReviewForm } from '@/components/reviews/review-form'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Dialog } from '@/components/ui/dialog'
import { Rating } from '@/components/ui/rating'
import { toast } from '@/components/ui/toast'
import { useDialogState } from '@/components/ui/use-dialog-state'
import { type Review, removeFeedback } from '@/contract/reviews'
import { call } from '@/lib/api/browser'
import { formatDate } from '@/lib/format/date'
import { accounts } from '@/lib/messages/accounts'
import { reviews as texts } from '@/lib/messages/reviews'
import { paths } from '@/lib/routes/paths'

const titleOf = ({ productName }: Review) => productName ?? texts.gone

/** What the reader has written, each to be changed or taken back. */
export function OwnReviews({ reviews }: { reviews: readonly Review[] }) {
  const router = useRouter()
  const editing = useDialogState<Review>()
  const removing = useDialogState<Review>()
  const remove = useMutation({
    mutationFn: ({ feedbackId }: Review) => call(removeFeedback, { params: { id: feedbackId } }),
    onSuccess: ({ successMessage }) => {
      toast.success(successMessage ?? texts.removed)
      removing.close()
      router.refresh()
    },
  })
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
      <Dialog
        open={editing.isOpen}
        onClose={editing.close}
        title={texts.editTitle}
        description={editing.about && titleOf(editing.about)}
      >
        <ReviewForm
          key={editing.about?.feedbackId}
          review={editing.about ?? undefined}
          onCancel={editing.close}
          onSent={() => {
            editing.close()
            router.refresh()
          }}
        />
      </Dialog>
      <ConfirmDialog
        open={removing.isOpen}
        danger
        busy={remove.isPending}
        title={texts.removeTitle}
        confirm={texts.remove}
        cancel={accounts.cancel}
        onConfirm={() => {
          if (removing.about) remove.mutate(removing.about)
        }}
        onClose={removing.close}
      >
        {removing.about ? <p>{texts.removeText(titleOf(removing.about))}</p> : null}
      </ConfirmDialog>
    </>
  )
}

type OwnReviewProps = { review: Review; onEdit: () => void; onRemove: () => void }

function OwnReview({ review, onEdit, onRemove }: OwnReviewProps) {
  const { productId, slug, originalUrl, rating, content, createdTime, displayName } = review
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
