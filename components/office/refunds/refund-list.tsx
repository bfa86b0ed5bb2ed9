import type { RaRecord } from 'ra-core'
import { moneyColumn, TwoLines } from '@/components/office/list/columns'
import type { Column } from '@/components/office/list/data-table'
import { ResourceList } from '@/components/office/list/resource-list'
import { stateFilter } from '@/components/office/list/state-filter'
import { OrderLink } from '@/components/office/orders/order-link'
import { RefundActions } from '@/components/office/refunds/refund-actions'
import { useOfficeSession } from '@/components/office/session/office-session'
import { Badge } from '@/components/ui/badge'
import type { Refund } from '@/contract/staff/refunds'
import { formatDate } from '@/lib/format/date'
import { officeMoney } from '@/lib/messages/office-money'

const texts = officeMoney.refunds
const resource = 'refunds'
const ASKED = 0
const PAID_BACK = 3
type Row = Refund & RaRecord

const stateOf = ({ status }: Row) => texts.states[status as keyof typeof texts.states]
/** The bank account of a refund by transfer. */
const receiverOf = ({ receiver }: Row) =>
  receiver ? [receiver.name, receiver.account, receiver.bank].join(' · ') : ''

const methodOf = ({ method }: Row) => (method === 'gateway' ? texts.gateway : texts.transfer)

/** Red once it is later than was promised. */
function Due({ status, dueTime, isOverdue, needsReceiver }: Row) {
  if (status >= PAID_BACK) return null
  const day = formatDate(dueTime)
  return (
    <>
      <span className="block">
        {isOverdue ? (
          <Badge tone="danger">{texts.overdue(day)}</Badge>
        ) : (
          <span className="text-sm text-ink-2">{texts.due(day)}</span>
        )}
      </span>
      {needsReceiver ? <span className="block text-sm text-ink-2">{texts.noReceiver}</span> : null}
    </>
  )
}

/** Who asked for a large refund does not approve it. */
function SecondPerson({ status, needsSecondPerson, requestedBy }: Row) {
  const { userId } = useOfficeSession()
  if (status !== ASKED || !needsSecondPerson) return null
  const isOwn = requestedBy === `staff:${userId}`
  return (
    <span className="block text-sm text-ink-2">{isOwn ? texts.secondOfYours : texts.second}</span>
  )
}

const columns: readonly Column<Row>[] = [
  {
    key: 'order',
    label: texts.columns.order,
    text: ({ orderCode }) => orderCode ?? '',
    cell: ({ orderId, orderCode, reason }) => (
      <>
        {orderId && orderCode ? (
          <OrderLink orderId={orderId}>{orderCode}</OrderLink>
        ) : (
          <span className="num">{texts.noOrder}</span>
        )}
        <span className="block text-sm text-ink-2">{reason}</span>
      </>
    ),
  },
  moneyColumn('amount', texts.columns.amount),
  {
    key: 'to',
    label: texts.columns.to,
    isMinor: true,
    text: (row) => [methodOf(row), receiverOf(row)].filter(Boolean).join(': '),
    cell: (row) => <TwoLines below={receiverOf(row)}>{methodOf(row)}</TwoLines>,
  },
  {
    key: 'state',
    label: texts.columns.state,
    text: stateOf,
    cell: (row) => (
      <div className="grid justify-items-start gap-2">
        <span>
          {stateOf(row)}
          <Due {...row} />
          <SecondPerson {...row} />
          {row.lastError ? <span className="block text-sm text-ink-2">{row.lastError}</span> : null}
        </span>
        <RefundActions refund={row} />
      </div>
    ),
  },
]

/** Money that goes back to buyers, by its state. */
export const RefundList = () => (
  <ResourceList<Row>
    resource={resource}
    columns={columns}
    filters={[stateFilter]}
    sort={{ field: 'id', order: 'DESC' }}
    nameOf={({ orderCode, id }) => orderCode ?? id}
    hasSearch={false}
  />
)
