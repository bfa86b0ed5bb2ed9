import type { RaRecord } from 'ra-core'
import { choiceFilter } from '@/components/office/list/choice-filter'
import { moneyColumn, TwoLines, timeColumn } from '@/components/office/list/columns'
import type { Column } from '@/components/office/list/data-table'
import { ResourceList } from '@/components/office/list/resource-list'
import { OrderViews } from '@/components/office/orders/order-views'
import { paymentWord } from '@/contract/order-sentences/payment-sentences'
import type { StaffOrderItem } from '@/contract/staff/orders'
import { formatDateTime } from '@/lib/format/date'
import { officeOrders } from '@/lib/messages/office-orders'
import { statusLabel } from '@/lib/orders/order-sentences'

const texts = officeOrders
const resource = 'orders'
type Row = StaffOrderItem & RaRecord

export const statusOf = (status: number, isLost = false) =>
  isLost ? statusLabel(status, { isLost }) : (texts.statuses[status] ?? String(status))

const holdWords = (hold: Row['hold']) => {
  if (!hold) return []
  return [hold.isOver ? texts.holdOver : texts.callBefore(formatDateTime(hold.until))]
}

const columns: readonly Column<Row>[] = [
  {
    key: 'code',
    label: texts.columns.code,
    text: ({ orderCode }) => orderCode,
    cell: ({ orderCode, firstProductName, totalProducts }) => (
      <TwoLines below={texts.goods(firstProductName, totalProducts)}>
        <span className="num">{orderCode}</span>
      </TwoLines>
    ),
  },
  {
    key: 'buyer',
    label: texts.columns.buyer,
    isMinor: true,
    text: ({ receiverName, phone }) => `${receiverName} ${phone}`,
    cell: ({ receiverName, phone }) => (
      <>
        {receiverName}
        <span className="num block text-sm text-ink-2">{phone}</span>
      </>
    ),
  },
  moneyColumn('total', texts.columns.total),
  {
    key: 'state',
    label: texts.columns.state,
    text: ({ status, isLost }) => statusOf(status, isLost),
    cell: ({ status, isLost, paymentStatus, tags, hold }) => (
      <>
        <span className="block min-w-20">{statusOf(status, isLost)}</span>
        <span className="block text-sm text-ink-2">
          {[paymentWord({ status, paymentStatus }), ...holdWords(hold), ...tags].join(' · ')}
        </span>
      </>
    ),
  },
  timeColumn('createdTime', texts.columns.time, { isMinor: true }),
]

const filters = [choiceFilter('status', texts.status, texts.statuses)]

export const OrderList = () => (
  <ResourceList<Row>
    resource={resource}
    columns={columns}
    filters={filters}
    before={<OrderViews />}
    sort={{ field: 'id', order: 'DESC' }}
    nameOf={({ orderCode }) => orderCode}
  />
)
