import type { RaRecord } from 'ra-core'
import type { Column } from '@/components/office/list/data-table'
import { ResourceList } from '@/components/office/list/resource-list'
import { stateFilter } from '@/components/office/list/state-filter'
import { OrderLink } from '@/components/office/orders/order-link'
import { ReturnActions } from '@/components/office/returns/return-actions'
import { ReturnPhotos } from '@/components/office/returns/return-photos'
import type { StaffReturn } from '@/contract/staff/returns'
import { formatDateTime } from '@/lib/format/date'
import { formatMoney } from '@/lib/format/money'
import { officeReturns } from '@/lib/messages/office-returns'

const texts = officeReturns
const resource = 'returns'
type Row = StaffReturn & RaRecord

const stateOf = ({ status, reason }: Row) =>
  (reason === 'missing' ? texts.missingStates : texts.states)[status] ?? String(status)
const goodsOf = ({ lines }: Row) =>
  lines.map(({ quantity, productName, newProductName }) =>
    [
      `${quantity} × ${productName}`,
      ...(newProductName && newProductName !== productName
        ? [texts.exchangeFor(newProductName)]
        : []),
    ].join(' '),
  )

const Why = ({ row }: { row: Row }) => (
  <div className="grid justify-items-start gap-1">
    <span>{texts.reasons[row.reason]}</span>
    {row.note ? (
      <span className="whitespace-pre-line text-sm text-ink-2 wrap-anywhere">{row.note}</span>
    ) : null}
    <ReturnPhotos row={row} />
  </div>
)

const State = ({ row }: { row: Row }) => (
  <div className="grid justify-items-start gap-2">
    <span>
      {stateOf(row)}
      {row.outcome === 'exchange' ? (
        <span className="block text-sm text-ink-2">{texts.exchange}</span>
      ) : null}
      {row.replacement ? (
        <OrderLink orderId={row.replacement.orderId}>
          {texts.replacedBy(row.replacement.orderCode)}
        </OrderLink>
      ) : null}
      {row.refundAmount > 0 && row.outcome !== 'exchange' ? (
        <span className="num block text-sm text-ink-2">
          {texts.refund(formatMoney(row.refundAmount))}
        </span>
      ) : null}
      {row.decisionNote ? (
        <span className="block text-sm text-ink-2">{row.decisionNote}</span>
      ) : null}
    </span>
    <div className="flex flex-wrap gap-2">
      <ReturnActions row={row} />
    </div>
  </div>
)

const columns: readonly Column<Row>[] = [
  {
    key: 'order',
    label: texts.columns.order,
    text: ({ orderCode, receiverName }) => `${orderCode} ${receiverName}`,
    cell: (row) => (
      <>
        <OrderLink orderId={row.orderId}>{row.orderCode}</OrderLink>
        <span className="block text-sm text-ink-2">
          {row.receiverName} <span className="num">{row.phone}</span>
        </span>
        <span className="num block text-sm text-ink-2">{formatDateTime(row.createdTime)}</span>
        <span className="sm:hidden">
          {goodsOf(row).map((line) => (
            <span key={line} className="block text-sm">
              {line}
            </span>
          ))}
          <Why row={row} />
        </span>
      </>
    ),
  },
  {
    key: 'goods',
    label: texts.columns.goods,
    isMinor: true,
    text: (row) => goodsOf(row).join('; '),
    cell: (row) =>
      goodsOf(row).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      )),
  },
  {
    key: 'why',
    label: texts.columns.why,
    isMinor: true,
    text: ({ reason, note }) => `${texts.reasons[reason]} ${note}`,
    cell: (row) => <Why row={row} />,
  },
  { key: 'state', label: texts.columns.state, text: stateOf, cell: (row) => <State row={row} /> },
]

/** Goods on their way back: decided, received, written off or back in stock. */
export const ReturnList = () => (
  <ResourceList<Row>
    resource={resource}
    columns={columns}
    filters={[stateFilter]}
    sort={{ field: 'id', order: 'DESC' }}
    nameOf={({ orderCode }) => orderCode}
    hasSearch={false}
  />
)
