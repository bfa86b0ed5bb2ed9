import type { ReactNode } from 'react'
import { CancelOrder } from '@/components/orders/cancel-order'
import { stepLabels } from '@/components/orders/checkout/step-labels'
import { OrderInvoices } from '@/components/orders/invoices/order-invoices'
import { OrderFacts } from '@/components/orders/order-facts'
import { OrderLines } from '@/components/orders/order-lines'
import { OrderNextSteps } from '@/components/orders/order-next-steps'
import { OrderParcels } from '@/components/orders/order-parcels'
import { OrderRecipient } from '@/components/orders/order-recipient'
import { OrderTotals } from '@/components/orders/order-totals'
import { ReorderButton } from '@/components/orders/reorder-button'
import { OrderReturns } from '@/components/orders/returns/order-returns'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { Stepper } from '@/components/ui/stepper'
import type { OrderDetail } from '@/contract/shop/orders'
import { checkout } from '@/lib/messages/checkout'
import { orders } from '@/lib/messages/orders'
import { isCoursesOnly } from '@/lib/orders/order-contents'
import { isPaidOnline } from '@/lib/payments/payment-methods'
import { paths } from '@/lib/routes/paths'

const texts = orders.confirmation
const AWAITS_PAYMENT = 0
const ON_ITS_WAY = 4
const CANCELLED = 7
const REFUND_DUE = 3

const stepsOf = ({ cartDetails }: OrderDetail) =>
  stepLabels(isCoursesOnly(cartDetails)).map((label) => ({ label, state: 'done' as const }))

const isUnpaidOnline = ({ status, paymentType }: OrderDetail) =>
  status === AWAITS_PAYMENT && isPaidOnline(paymentType)

function titleOf(order: OrderDetail): string {
  if (order.status >= ON_ITS_WAY) return orders.title(order.orderCode)
  return isUnpaidOnline(order) ? texts.awaitsPayment : texts.title
}

type Props = {
  order: OrderDetail
  /** How an unpaid order can be paid. */
  payment?: ReactNode
}

/** The order as placed: code, status, what happens next, lines, totals, recipient. */
export function OrderConfirmationView({ order, payment }: Props) {
  const isCancelled = order.status === CANCELLED
  const isDone = !isCancelled && !isUnpaidOnline(order)
  // A guest who follows a parcel has been thanked.
  const isFresh = isDone && order.status < ON_ITS_WAY
  return (
    <div className="grid grid-cols-1 gap-10">
      <header className="grid grid-cols-1 gap-4">
        {isFresh ? <Stepper steps={stepsOf(order)} /> : null}
        <h1>{titleOf(order)}</h1>
        {isUnpaidOnline(order) ? payment : null}
        {isCancelled && order.paymentStatus === REFUND_DUE ? (
          <Notice tone="warning" title={orders.refundNote} />
        ) : null}
        {isFresh ? (
          <p className="text-lg">
            {isCoursesOnly(order.cartDetails) ? orders.courses.thanks : texts.thanks}{' '}
            {texts.keepCode}
          </p>
        ) : null}
      </header>
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[1fr_22rem]">
        <div className="grid grid-cols-1 content-start gap-8">
          <section aria-label={orders.code}>
            <OrderFacts order={order} />
          </section>
          {isUnpaidOnline(order) ? null : payment}
          {isDone ? <OrderNextSteps order={order} /> : null}
          <OrderParcels order={order} />
          <OrderLines lines={order.cartDetails} />
          <OrderInvoices order={order} />
          <OrderReturns order={order} />
        </div>
        <aside
          aria-label={checkout.summary.title}
          className="panel grid content-start gap-4 self-start"
        >
          <OrderTotals totals={order} hasAddress />
          <OrderRecipient order={order} />
          <div className="print:hidden grid gap-3">
            <LinkButton full href={paths.products()}>
              {texts.more}
            </LinkButton>
            <LinkButton full variant="quiet" icon="print" href={paths.invoice(order.orderId)}>
              {orders.invoice.open}
            </LinkButton>
            <ReorderButton lines={order.cartDetails} />
            {order.canCancel ? <CancelOrder orderId={order.orderId} byToken /> : null}
          </div>
        </aside>
      </div>
    </div>
  )
}
