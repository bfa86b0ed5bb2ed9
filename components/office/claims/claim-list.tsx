import type { RaRecord } from 'ra-core'
import { ClaimActions } from '@/components/office/claims/claim-actions'
import { moneyColumn } from '@/components/office/list/columns'
import type { Column } from '@/components/office/list/data-table'
import { ResourceList } from '@/components/office/list/resource-list'
import { stateFilter } from '@/components/office/list/state-filter'
import { OrderLink } from '@/components/office/orders/order-link'
import type { Claim } from '@/contract/staff/claims'
import { formatDate } from '@/lib/format/date'
import { formatMoney } from '@/lib/format/money'
import { officeClaims as texts } from '@/lib/messages/office-claims'

type Row = Claim & RaRecord

const stateOf = ({ state }: Row) => texts.states[state]

const detailsOf = ({ claimedTime, answeredTime, reference, note }: Row) => [
  texts.since(formatDate(claimedTime)),
  ...(answeredTime ? [texts.answered(formatDate(answeredTime))] : []),
  ...(reference ? [texts.reference(reference)] : []),
  ...(note ? [note] : []),
]

const columns: readonly Column<Row>[] = [
  {
    key: 'parcel',
    label: texts.columns.parcel,
    text: ({ code, trackingCode, orderCode }) =>
      [code, trackingCode, orderCode].filter(Boolean).join(' '),
    cell: ({ code, carrier, trackingCode, orderId, orderCode, reason }) => (
      <>
        <span className="num wrap-anywhere">{trackingCode ?? code}</span>
        <span className="block text-sm text-ink-2">
          {carrier} · {texts.reasons[reason]}
        </span>
        <span className="block text-sm text-ink-2">
          <OrderLink orderId={orderId}>{texts.of(orderCode)}</OrderLink>
        </span>
      </>
    ),
  },
  moneyColumn('amount', texts.columns.amount),
  {
    key: 'paid',
    label: texts.columns.paid,
    isNumber: true,
    isMinor: true,
    text: ({ paid }) => paid ?? '',
    cell: ({ paid }) => (paid === null ? '' : formatMoney(paid)),
  },
  {
    key: 'state',
    label: texts.columns.state,
    text: stateOf,
    cell: (row) => (
      <div className="grid justify-items-start gap-2">
        <span>
          {stateOf(row)}
          {detailsOf(row).map((line) => (
            <span key={line} className="block text-sm text-ink-2 wrap-anywhere">
              {line}
            </span>
          ))}
        </span>
        <ClaimActions claim={row} />
      </div>
    ),
  },
]

/** What carriers owe for parcels they lost or damaged. */
export const ClaimList = () => (
  <ResourceList<Row>
    resource="claims"
    columns={columns}
    filters={[stateFilter]}
    sort={{ field: 'id', order: 'DESC' }}
    nameOf={({ code }) => code}
    hasSearch={false}
  />
)
