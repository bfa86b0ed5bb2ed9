'use client'

import { Cover } from '@/components/catalog-ui/cover'
import { LazyReviewDialog } from '@/components/reviews/lazy-review-dialog'
import { Button } from '@/components/ui/button'
import { useDialogState } from '@/components/ui/use-dialog-state'
import type { Output } from '@/contract/endpoint'
import type { listFeedback } from '@/contract/shop/reviews'
import { formatDate } from '@/lib/format/date'
import { reviews } from '@/lib/messages/reviews'
import { paths } from '@/lib/routes/paths'

const texts = reviews

export type PendingReview = Output<typeof listFeedback>['waiting'][number]

/** Delivered books and bought courses without a review yet. */
export function PendingReviews({ lines }: { lines: readonly PendingReview[] }) {
  const writing = useDialogState<PendingReview>()
  const courses = lines.filter(({ isCourse }) => isCourse)
  const books = lines.filter(({ isCourse }) => !isCourse)
  return (
    <>
      {lines.length === 0 ? <p className="text-ink-2">{texts.waiting.none}</p> : null}
      <Waiting
        id="waiting-books"
        texts={texts.waiting.books}
        lines={books}
        onWrite={writing.open}
      />
      <Waiting
        id="waiting-courses"
        texts={texts.waiting.courses}
        lines={courses}
        onWrite={writing.open}
      />
      <LazyReviewDialog
        open={writing.isOpen}
        onClose={writing.close}
        title={texts.dialog}
        description={writing.about?.productName}
        orderLineId={writing.about?.orderLineId}
      />
    </>
  )
}

type WaitingProps = {
  id: string
  texts: { title: string; since: (day: string) => string }
  lines: readonly PendingReview[]
  onWrite: (line: PendingReview) => void
}

function Waiting({ id, texts: { title, since }, lines, onWrite }: WaitingProps) {
  if (lines.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {lines.map((line) => (
          <WaitingLine key={line.orderLineId} line={line} since={since} onWrite={onWrite} />
        ))}
      </ul>
    </section>
  )
}

type LineProps = Pick<WaitingProps, 'onWrite'> & {
  line: PendingReview
  since: (day: string) => string
}

const WaitingLine = ({ line, since, onWrite }: LineProps) => (
  <li className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 py-4 sm:grid-cols-[2.5rem_minmax(0,1fr)_auto]">
    <Cover id={line.productId} title={line.productName} src={line.originalUrl} size="xs" />
    <div>
      <p className="font-serif font-semibold leading-snug">
        <a href={paths.product({ id: line.productId, slug: line.slug })} className="link-quiet">
          {line.productName}
        </a>
      </p>
      <p className="num text-sm text-ink-2">{since(formatDate(line.deliveredTime))}</p>
    </div>
    <Button
      variant="quiet"
      size="sm"
      icon="edit"
      className="max-sm:col-start-2 max-sm:justify-self-start"
      aria-label={texts.writeOf(line.productName)}
      onClick={() => onWrite(line)}
    >
      {texts.write}
    </Button>
  </li>
)
