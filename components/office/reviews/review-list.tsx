import type { RaRecord } from 'ra-core'
import { choiceFilter } from '@/components/office/list/choice-filter'
import type { Column } from '@/components/office/list/data-table'
import { ResourceList } from '@/components/office/list/resource-list'
import { ReviewActions } from '@/components/office/reviews/review-actions'
import { Rating } from '@/components/ui/rating'
import type { StaffReview } from '@/contract/staff/reviews'
import { formatDateTime } from '@/lib/format/date'
import { officeReviews } from '@/lib/messages/office-reviews'

const texts = officeReviews
const resource = 'reviews'
type Row = StaffReview & RaRecord

const bookOf = ({ productName }: Row) => productName ?? texts.gone
const stateOf = ({ hiddenReason, isNew, reply }: Row) =>
  [hiddenReason !== null && texts.hidden, isNew && texts.isNew, reply && texts.answered]
    .filter(Boolean)
    .join(', ')

const Said = ({ label, children }: { label: string; children: string }) => (
  <p className="mt-2 whitespace-pre-line border-l-2 border-line pl-3 text-sm">
    <span className="block text-ink-2">{label}</span>
    {children}
  </p>
)

const columns: readonly Column<Row>[] = [
  {
    key: 'review',
    label: texts.columns.review,
    text: ({ content }) => content,
    cell: (row) => (
      <div className="min-w-0 max-w-measure">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <strong>{row.displayName}</strong>
          <Rating value={row.rating} size="sm" />
          <span className="num text-sm text-ink-2">{formatDateTime(row.createdTime)}</span>
        </p>
        <p className="text-sm text-ink-2">{bookOf(row)}</p>
        <p className="mt-1 whitespace-pre-line">{row.content}</p>
        {row.hiddenReason ? <Said label={texts.hiddenBecause}>{row.hiddenReason}</Said> : null}
        {row.reply ? <Said label={texts.shopReplied}>{row.reply}</Said> : null}
      </div>
    ),
  },
  {
    key: 'state',
    label: texts.columns.state,
    text: stateOf,
    cell: (row) => (
      <div className="grid justify-items-start gap-2">
        <span>{stateOf(row)}</span>
        <ReviewActions review={row} />
      </div>
    ),
  },
]

const stars = ['5', '4', '3', '2', '1']
const filters = [
  choiceFilter('state', texts.state, texts.states),
  {
    kind: 'choice' as const,
    source: 'rating',
    label: texts.rating,
    options: stars.map((value) => ({ value, label: texts.stars(value) })),
  },
]

/** What readers wrote about books and courses, the latest first. */
export const ReviewList = () => (
  <ResourceList<Row>
    resource={resource}
    columns={columns}
    filters={filters}
    sort={{ field: 'createdTime', order: 'DESC' }}
    nameOf={({ displayName }) => displayName}
  />
)
