import { DottedList } from '@/components/catalog-ui/dotted-list'
import { OrderStatus } from '@/components/orders/order-status'
import type { OrderDetail } from '@/contract/shop/orders'
import { formatDateTime } from '@/lib/format/date'
import { orders } from '@/lib/messages/orders'
import { payments } from '@/lib/messages/payments'
import { knownOf, sentencesOf } from '@/lib/orders/order-sentences'

type Props = { order: OrderDetail; isInvoice?: boolean }

/** Code, status, date and payment of an order; a printed invoice leaves out the status, which changes. */
export function OrderFacts({ order, isInvoice = false }: Props) {
  const { orderCode, createdTime, status, paymentType, cancelReason } = order
  return (
    <DottedList
      rows={[
        { label: orders.code, value: <strong translate="no">{orderCode}</strong> },
        {
          label: orders.placedAt,
          value: <time dateTime={createdTime}>{formatDateTime(createdTime)}</time>,
        },
        ...(isInvoice
          ? []
          : [
              {
                label: orders.status,
                value: <OrderStatus status={status} {...knownOf(order)} />,
              },
            ]),
        {
          label: orders.paidBy,
          value: order.replaces
            ? orders.byExchange(order.replaces.orderCode)
            : payments.methods[paymentType],
        },
        { label: orders.payment, value: sentencesOf(order).payment },
        ...(cancelReason && !isInvoice
          ? [{ label: orders.cancelReason, value: cancelReason }]
          : []),
      ]}
    />
  )
}
