'use client'

import { useRouter } from 'next/navigation'
import { Cover } from '@/components/catalog-ui/cover'
import { ReviewForm } from '@/components/reviews/review-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useDialogState } from '@/components/ui/use-dialog-state'
import type { Output } from '@/contract/endpoint'
import type { listFeedback } from '@/contract/reviews'
import { formatDate } from '@/lib/format/date'
import { reviews } from '@/lib/messages/reviews'
import { paths } from '@/lib/routes/paths'

const texts = reviews

export type PendingReview = Output<typeof listFeedback>['waiting'][number]

/** Delivered books without a review yet. */
export function PendingReviews({ lines }: { lines: readonly PendingReview[] }) {
  const router = useRouter()
  const writing = useDialogState<PendingReview>()
  return (
    <section aria-labelledby="waiting" className="grid gap-3">
      <h2 id="waiting" className="text-h3">
        {texts.waiting}
      </h2>
      {lines.length === 0 ? (
        <p className="text-ink-2">{texts.waitingEmpty}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {lines.map((line) => (
            <li
              key={line.orderLineId}
              className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 py-4 sm:grid-cols-[2.5rem_minmax(0,1fr)_auto]"
            >
              <Cover
                id={line.productId}
                title={line.productName}
                src={line.originalUrl}
                size="xs"
              />
              <div>
                <p className="font-serif font-semibold leading-snug">
                  <a
                    href={paths.product({ id: line.productId, slug: line.slug })}
                    className="link-quiet"
                  >
                    {line.productName}
                  </a>
                </p>
                <p className="num text-sm text-ink-2">
                  {texts.deliveredAt(formatDate(line.deliveredTime))}
                </p>
              </div>
              <Button
                variant="quiet"
                size="sm"
                icon="edit"
                className="max-sm:col-start-2 max-sm:justify-self-start"
                aria-label={texts.writeOf(line.productName)}
                onClick={() => writing.open(line)}
              >
                {texts.write}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Dialog
        open={writing.isOpen}
        onClose={writing.close}
        title={texts.dialog}
        description={writing.about?.productName}
      >
        <ReviewForm
          orderLineId={writing.about?.orderLineId ?? 0}
          onCancel={writing.close}
          onSent={() => {
            writing.close()
            router.refresh()
          }}
        />
      </Dialog>
    </section>
  )
}
