import type { RaRecord } from 'ra-core'
import { moneyColumn } from '@/components/office/list/columns'
import type { Column } from '@/components/office/list/data-table'
import { ResourceList } from '@/components/office/list/resource-list'
import { OrderLink } from '@/components/office/orders/order-link'
import { paymentName } from '@/components/office/payments/payment-name'
import type { OpenPayment } from '@/contract/staff/orders'
import { formatDateTime } from '@/lib/format/date'
import { officeMoney } from '@/lib/messages/office-money'

const texts = officeMoney.payments
const resource = 'payments'
const HELD_BACK = 0
type Row = OpenPayment & RaRecord

const taskOf = ({ status }: Row) => (status === HELD_BACK ? texts.review : texts.refundDue)

const columns: readonly Column<Row>[] = [
  {
    key: 'order',
    label: texts.columns.order,
    text: ({ orderCode }) => orderCode,
    cell: ({ orderId, orderCode }) => <OrderLink orderId={orderId}>{orderCode}</OrderLink>,
  },
  {
    key: 'payment',
    label: texts.columns.payment,
    isMinor: true,
    text: ({ provider, txnRef }) => `${paymentName(provider)} ${txnRef}`,
    cell: ({ provider, txnRef, createdTime }) => (
      <>
        {paymentName(provider)} <span className="num">{txnRef}</span>
        <span className="num block text-sm text-ink-2">{formatDateTime(createdTime)}</span>
      </>
    ),
  },
  moneyColumn('amount', texts.columns.amount),
  {
    key: 'state',
    label: texts.columns.state,
    text: taskOf,
    cell: (row) => (
      <>
        {taskOf(row)}
        {row.gatewayNo ? (
          <span className="block text-sm text-ink-2 tabular-nums wrap-anywhere">
            {texts.site(row.gatewayNo, row.responseCode ?? '')}
          </span>
        ) : null}
      </>
    ),
  },
]

/** Payments that need a person; what is to be done stands on the order's own page. */
export const PaymentList = () => (
  <ResourceList<Row>
    resource={resource}
    columns={columns}
    sort={{ field: 'id', order: 'DESC' }}
    nameOf={({ txnRef }) => txnRef}
    hasSearch={false}
  />
)
