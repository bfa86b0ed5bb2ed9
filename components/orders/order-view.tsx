import type { ReactNode } from 'react'
import { DottedList } from '@/components/catalog-ui/dotted-list'
import { CancelOrder } from '@/components/orders/cancel-order'
import { OrderLines } from '@/components/orders/order-lines'
import { OrderRecipient } from '@/components/orders/order-recipient'
import { OrderStatus } from '@/components/orders/order-status'
import { OrderTimeline } from '@/components/orders/order-timeline'
import { OrderTotals } from '@/components/orders/order-totals'
import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import type { OrderDetail } from '@/contract/orders'
import { formatDateTime } from '@/lib/format/date'
import { accounts } from '@/lib/messages/accounts'
import { cart } from '@/lib/messages/cart'
import { ordersCourses } from '@/lib/messages/orders-courses'
import { isCoursesOnly } from '@/lib/orders/order-contents'
import { paths } from '@/lib/routes/paths'

const texts = accounts.order

type Props = {
  order: OrderDetail
  /** How the money is paid, while it is awaited. */
  payment?: ReactNode
  /** Puts the same books into the cart again. */
  again?: ReactNode
}

/** One order: where it stands, what is in it, what it costs, where it goes. */
export function OrderView({ order, payment, again }: Props) {
  const { orderCode, status, createdTime, paymentType, paymentStatus, payBefore } = order
  return (
    <>
      <header className="grid gap-2">
        <a
          href={paths.account.orders()}
          className="inline-flex min-h-tap items-center gap-2 justify-self-start text-primary max-lg:hidden"
        >
          <Icon name="left" size={18} />
          {texts.back}
        </a>
        <h1>{texts.title(orderCode)}</h1>
        <DottedList
          rows={[
            { label: texts.status, value: <OrderStatus status={status} /> },
            {
              label: texts.placedAt,
              value: <time dateTime={createdTime}>{formatDateTime(createdTime)}</time>,
            },
            { label: texts.paidBy, value: cart.payment.types[paymentType] },
            {
              label: texts.payment,
              value: cart.order.paymentStates[paymentStatus] ?? cart.order.unpaid,
            },
            ...(order.cancelReason
              ? [{ label: texts.cancelReason, value: order.cancelReason }]
              : []),
          ]}
        />
      </header>
      {order.canPay && payBefore ? (
        <Notice tone="warning">{texts.payBefore(formatDateTime(payBefore))}</Notice>
      ) : null}
      <OrderTimeline events={order.events} />
      {payment}
      <OrderLines lines={order.cartDetails} />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Totals order={order} />
        <ShipTo order={order} />
      </div>
      <div className="no-print flex flex-wrap gap-3">
        {again}
        <LinkButton variant="quiet" icon="print" href={paths.invoice(order.orderId)}>
          {cart.order.invoice.open}
        </LinkButton>
        {order.canCancel ? <CancelOrder orderId={order.orderId} /> : null}
      </div>
    </>
  )
}

function Totals({ order }: { order: OrderDetail }) {
  return (
    <section aria-labelledby="totals" className="grid gap-3">
      <h2 id="totals" className="text-h3">
        {texts.totals}
      </h2>
      <OrderTotals totals={order} hasAddress />
    </section>
  )
}

function ShipTo({ order }: { order: OrderDetail }) {
  return (
    <section aria-labelledby="ship-to" className="grid gap-1">
      <h2 id="ship-to" className="mb-2 text-h3">
        {isCoursesOnly(order.cartDetails) ? ordersCourses.buyer : texts.shipTo}
      </h2>
      <OrderRecipient order={order} />
    </section>
  )
}
