import { clsx } from 'clsx'
import type { RaRecord } from 'ra-core'
import { RecordLink } from '@/components/office/frame/office-paths'
import { choiceFilter } from '@/components/office/list/choice-filter'
import type { Column } from '@/components/office/list/data-table'
import { ResourceList } from '@/components/office/list/resource-list'
import { RequestActions } from '@/components/office/privacy/request-actions'
import type { StaffPrivacyRequest } from '@/contract/staff/privacy'
import { formatDate, formatDateTime } from '@/lib/format/date'
import { officePrivacy as texts } from '@/lib/messages/office-privacy'

const resource = 'privacy'
type Row = StaffPrivacyRequest & RaRecord

/** With less time than this somebody has to look today. */
const FEW_DAYS = 3

const whoOf = ({ name, email }: Row) => name ?? email ?? texts.erased
const kindOf = ({ kind }: Row) => texts.kinds[kind]
const stateOf = ({ state, refusalReason }: Row) =>
  refusalReason === null ? texts.states[state] : texts.refused
const leftOf = ({ daysLeft }: Row) => (daysLeft === null ? '' : texts.left(daysLeft))

/** Why an open request is not done yet, or how it ended. */
const noteOf = ({ state, graceUntil, waitsFor, refusalReason, doneTime }: Row) => {
  if (refusalReason !== null) return texts.refusedBecause(refusalReason)
  if (state !== 'open') return doneTime ? formatDateTime(doneTime) : ''
  if (waitsFor.length > 0) return texts.waitsFor(waitsFor.join(', '))
  return graceUntil ? texts.inGrace(formatDate(graceUntil)) : texts.soon
}

function Who({ row }: { row: Row }) {
  const { userId, name, email } = row
  if (userId === null)
    return (
      <>
        {whoOf(row)}
        {email ? <span className="block text-sm text-ink-2">{texts.guest}</span> : null}
      </>
    )
  return (
    <>
      <RecordLink resource="customers" id={userId} className="link-quiet font-semibold">
        {name}
      </RecordLink>
      <span className="block text-sm text-ink-2 wrap-anywhere">{email}</span>
    </>
  )
}

const isUrgent = ({ daysLeft }: Row) => daysLeft !== null && daysLeft < FEW_DAYS

const columns: readonly Column<Row>[] = [
  {
    key: 'who',
    label: texts.columns.who,
    text: (row) => [row.name, row.email].filter(Boolean).join(' ') || texts.erased,
    cell: (row) => (
      <>
        <Who row={row} />
        <span className="block text-sm sm:hidden">
          {[kindOf(row), leftOf(row)].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  },
  {
    key: 'kind',
    label: texts.columns.kind,
    isMinor: true,
    text: kindOf,
    cell: (row) => (
      <>
        {kindOf(row)}
        <span className="num block text-sm text-ink-2">
          {texts.asked(formatDate(row.createdTime))}
        </span>
      </>
    ),
  },
  {
    key: 'left',
    label: texts.columns.left,
    isMinor: true,
    text: (row) => [leftOf(row), row.dueTime].filter(Boolean).join(' '),
    cell: (row) =>
      row.daysLeft === null ? (
        ''
      ) : (
        <>
          <span className={clsx(isUrgent(row) && 'font-semibold text-danger')}>{leftOf(row)}</span>
          <span className="num block text-sm text-ink-2">{formatDate(row.dueTime)}</span>
        </>
      ),
  },
  {
    key: 'state',
    label: texts.columns.state,
    text: (row) => `${stateOf(row)} ${noteOf(row)}`,
    cell: (row) => (
      <div className="grid justify-items-start gap-2">
        <span>
          {stateOf(row)}
          <span className="block max-w-measure text-sm text-ink-2">{noteOf(row)}</span>
        </span>
        <RequestActions request={row} />
      </div>
    ),
  },
]

const filters = [choiceFilter('state', texts.filter, texts.states)]

/** What people asked for about their data, the nearest last day first. */
export const PrivacyList = () => (
  <ResourceList<Row>
    resource={resource}
    columns={columns}
    filters={filters}
    sort={{ field: 'id', order: 'DESC' }}
    nameOf={whoOf}
    hasSearch={false}
  />
)
