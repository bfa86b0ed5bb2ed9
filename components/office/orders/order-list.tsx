import type { RaRecord } from 'ra-core'
import type { Column } from '@/components/office/list/data-table'
import { ResourceList } from '@/components/office/list/resource-list'
import { OrderViews } from '@/components/office/orders/order-views'
import type { StaffOrderItem } from '@/contract/order-desk'
import { formatDateTime } from '@/lib/format/date'
import { formatMoney } from '@/lib/format/money'
import { office } from '@/lib/messages/office'
import { officePeople } from '@/lib/messages/office-people'
import { officePaths, officeResources } from '@/lib/routes/office-paths'

const texts = officePeople.orders
const resource = officeResources.orders
type Row = StaffOrderItem & RaRecord

export const statusOf = (status: number) =>
  texts.statuses[status as keyof typeof texts.statuses] ?? String(status)
export const paidOf = (paymentStatus: number) => texts.paidStates[paymentStatus] ?? texts.unpaid

const columns: readonly Column<Row>[] = [
  {
    key: 'code',
    label: texts.columns.code,
    text: ({ orderCode }) => orderCode,
    cell: ({ orderCode, firstProductName }) => (
      <>
        <span className="num">{orderCode}</span>
        <span className="block text-sm font-normal text-ink-2">{firstProductName}</span>
      </>
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
  {
    key: 'total',
    label: texts.columns.total,
    isNumber: true,
    text: ({ total }) => total,
    cell: ({ total }) => formatMoney(total),
  },
  {
    key: 'state',
    label: texts.columns.state,
    text: ({ status }) => statusOf(status),
    cell: ({ status, paymentStatus, tags }) => (
      <>
        {statusOf(status)}
        <span className="block text-sm text-ink-2">
          {[paidOf(paymentStatus), ...tags].join(' · ')}
        </span>
      </>
    ),
  },
  {
    key: 'time',
    label: texts.columns.time,
    isMinor: true,
    text: ({ createdTime }) => createdTime,
    cell: ({ createdTime }) => <span className="num text-sm">{formatDateTime(createdTime)}</span>,
  },
]

const filters = [
  {
    kind: 'choice' as const,
    source: 'status',
    label: texts.status,
    options: Object.entries(texts.statuses).map(([value, label]) => ({ value, label })),
  },
]

export const OrderList = () => (
  <ResourceList<Row>
    resource={resource}
    title={office.resources[resource]}
    columns={columns}
    filters={filters}
    before={<OrderViews />}
    sort={{ field: 'id', order: 'DESC' }}
    nameOf={({ orderCode }) => orderCode}
    hrefOf={({ id }) => officePaths.record(resource, id)}
  />
)
