import type { ReactNode } from 'react'
import { CancelOrder, CancelRest } from '@/components/orders/cancel-order'
import { stepLabels } from '@/components/orders/checkout/step-labels'
import { OrderInvoices } from '@/components/orders/invoices/order-invoices'
import { OrderEmail } from '@/components/orders/order-email'
import { OrderFacts } from '@/components/orders/order-facts'
import { OrderLines } from '@/components/orders/order-lines'
import { OrderMoneyNotice } from '@/components/orders/order-money-notice'
import { OrderNextSteps } from '@/components/orders/order-next-steps'
import { OrderParcels } from '@/components/orders/order-parcels'
import { OrderRecipient } from '@/components/orders/order-recipient'
import { OrderTimeline } from '@/components/orders/order-timeline'
import { OrderTotals } from '@/components/orders/order-totals'
import { PayDeadline } from '@/components/orders/pay-deadline'
import { OrderRefunds } from '@/components/orders/refunds/order-refunds'
import { RememberOrder } from '@/components/orders/remember-order'
import { ReorderButton } from '@/components/orders/reorder-button'
import { OrderReturns } from '@/components/orders/returns/order-returns'
import { StartLearning } from '@/components/orders/start-learning'
import { LinkButton } from '@/components/ui/link-button'
import { Stepper } from '@/components/ui/stepper'
import type { OrderDetail } from '@/contract/shop/orders'
import { checkout } from '@/lib/messages/checkout'
import { orders } from '@/lib/messages/orders'
import { isCoursesOnly } from '@/lib/orders/order-contents'
import { sentencesOf } from '@/lib/orders/order-sentences'
import { isPaidOnline } from '@/lib/payments/payment-methods'
import { paths } from '@/lib/routes/paths'

const texts = orders.confirmation
const AWAITS_PAYMENT = 0

const stepsOf = ({ cartDetails }: OrderDetail) =>
  stepLabels(isCoursesOnly(cartDetails)).map((label) => ({ label, state: 'done' as const }))

const isUnpaidOnline = ({ status, paymentType }: OrderDetail) =>
  status === AWAITS_PAYMENT && isPaidOnline(paymentType)

type Props = {
  order: OrderDetail
  /** How an unpaid order can be paid. */
  payment?: ReactNode
  /** Whom to ask about it. */
  help?: ReactNode
}

/** The order as placed: code, status, what happens next, lines, totals, recipient. */
export function OrderConfirmationView({ order, payment, help }: Props) {
  const { title, thanks, totals, cancelling } = sentencesOf(order)
  return (
    <div className="grid grid-cols-1 gap-10">
      <RememberOrder id={order.orderId} code={order.orderCode} time={order.createdTime} />
      <header className="grid grid-cols-1 gap-4">
        {thanks ? <Stepper steps={stepsOf(order)} /> : null}
        <h1>{title ?? orders.title(order.orderCode)}</h1>
        <PayDeadline order={order} />
        {isUnpaidOnline(order) ? payment : null}
        <OrderMoneyNotice order={order} />
        {thanks ? <p className="text-lg">{thanks}</p> : null}
      </header>
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[1fr_22rem]">
        <div className="grid grid-cols-1 content-start gap-8">
          <section aria-label={orders.code}>
            <OrderFacts order={order} />
          </section>
          <OrderRefunds order={order} />
          {isUnpaidOnline(order) ? null : payment}
          {isUnpaidOnline(order) ? null : <OrderNextSteps order={order} />}
          {order.takesEmail ? <OrderEmail orderId={order.orderId} /> : null}
          {order.events.length > 1 ? <OrderTimeline order={order} /> : null}
          <OrderParcels order={order} />
          <OrderLines lines={order.cartDetails} />
          <OrderInvoices order={order} />
          <OrderReturns order={order} />
          {help}
        </div>
        <aside
          aria-label={checkout.summary.title}
          className="panel grid content-start gap-4 self-start"
        >
          <OrderTotals totals={order} hasAddress more={totals} />
          <OrderRecipient order={order} />
          <div className="print:hidden grid gap-3">
            <StartLearning order={order} full />
            <MoreBooks order={order} />
            <LinkButton full variant="quiet" icon="print" href={paths.invoice(order.orderId)}>
              {orders.invoice.open}
            </LinkButton>
            <ReorderButton lines={order.cartDetails} />
            <CancelRest order={order} />
            {order.canCancel ? (
              <CancelOrder
                orderId={order.orderId}
                byToken
                about={cancelling}
                refund={order.refundIfCancelled}
              />
            ) : null}
          </div>
        </aside>
      </div>
    </div>
  )
}

const MoreBooks = ({ order }: Pick<Props, 'order'>) =>
  isCoursesOnly(order.cartDetails) ? null : (
    <LinkButton full href={paths.products()}>
      {texts.more}
    </LinkButton>
  )
