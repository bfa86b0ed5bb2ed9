import type { ReactNode } from 'react'
import { DottedList } from '@/components/catalog-ui/dotted-list'
import { stepLabels } from '@/components/orders/checkout/step-labels'
import { OrderLines } from '@/components/orders/order-lines'
import { OrderNextSteps } from '@/components/orders/order-next-steps'
import { OrderRecipient } from '@/components/orders/order-recipient'
import { OrderTotals } from '@/components/orders/order-totals'
import { ReorderButton } from '@/components/orders/reorder-button'
import { OrderPayment } from '@/components/payments/order-payment'
import { Badge } from '@/components/ui/badge'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { Stepper } from '@/components/ui/stepper'
import type { OrderDetail } from '@/contract/orders'
import { formatDateTime } from '@/lib/format/date'
import { cart } from '@/lib/messages/cart'
import { ordersCourses } from '@/lib/messages/orders-courses'
import { isCoursesOnly } from '@/lib/orders/order-contents'
import { paths } from '@/lib/routes/paths'

const texts = cart.order
const AWAITS_PAYMENT = 0
const CANCELLED = 7
const ONLINE = 0
const REFUND_DUE = 3

const stepsOf = ({ cartDetails }: OrderDetail) =>
  stepLabels(isCoursesOnly(cartDetails)).map((label) => ({ label, state: 'done' as const }))

const isUnpaidOnline = ({ status, paymentType }: OrderDetail) =>
  status === AWAITS_PAYMENT && paymentType === ONLINE

function titleOf(order: OrderDetail): string {
  if (order.status === CANCELLED) return texts.metaTitle(order.orderCode)
  return isUnpaidOnline(order) ? texts.online.awaitsTitle : texts.title
}

type Props = {
  order: OrderDetail
  /** The visitor comes from the payment site; what it says in the address proves nothing. */
  isBack: boolean
  /** How the order is taken back, where it still can be. */
  cancel?: ReactNode
}

/** The order as placed: code, status, what happens next, books, totals, address. */
export function OrderConfirmationView({ order, isBack, cancel }: Props) {
  const isCancelled = order.status === CANCELLED
  const isDone = !isCancelled && !isUnpaidOnline(order)
  return (
    <div className="grid grid-cols-1 gap-10">
      <header className="grid grid-cols-1 gap-4">
        {isDone ? <Stepper steps={stepsOf(order)} /> : null}
        <h1>{titleOf(order)}</h1>
        {isUnpaidOnline(order) ? <OrderPayment order={order} isBack={isBack} /> : null}
        {isCancelled && order.paymentStatus === REFUND_DUE ? (
          <Notice tone="warning" title={texts.refundNote} />
        ) : null}
        {!isDone ? null : (
          <p className="text-lg">
            {isCoursesOnly(order.cartDetails) ? ordersCourses.thanks : texts.thanks}{' '}
            {texts.keepCode}
          </p>
        )}
      </header>
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[1fr_22rem]">
        <div className="grid grid-cols-1 content-start gap-8">
          <Facts order={order} />
          {isUnpaidOnline(order) ? null : <OrderPayment order={order} />}
          {isDone ? <OrderNextSteps order={order} /> : null}
          <OrderLines lines={order.cartDetails} />
        </div>
        <aside
          aria-label={cart.summary.title}
          className="panel grid content-start gap-4 self-start"
        >
          <OrderTotals totals={order} hasAddress />
          <ShipTo order={order} />
          <div className="no-print grid gap-3">
            <LinkButton full href={paths.products()}>
              {texts.more}
            </LinkButton>
            <LinkButton full variant="quiet" icon="print" href={paths.invoice(order.orderId)}>
              {texts.invoice.open}
            </LinkButton>
            <ReorderButton lines={order.cartDetails} />
            {cancel}
          </div>
        </aside>
      </div>
    </div>
  )
}

function Facts({ order }: { order: OrderDetail }) {
  const { orderCode, createdTime, status, paymentType, paymentStatus } = order
  return (
    <section aria-label={texts.code}>
      <DottedList
        rows={[
          { label: texts.code, value: <strong>{orderCode}</strong> },
          {
            label: texts.placedAt,
            value: <time dateTime={createdTime}>{formatDateTime(createdTime)}</time>,
          },
          {
            label: texts.status,
            value: (
              <Badge tone={status === CANCELLED ? 'danger' : 'primary'}>
                {texts.statuses[status] ?? texts.unknownStatus}
              </Badge>
            ),
          },
          { label: texts.paidBy, value: cart.payment.types[paymentType] },
          {
            label: texts.invoice.payment,
            value: texts.paymentStates[paymentStatus] ?? texts.unpaid,
          },
        ]}
      />
    </section>
  )
}

function ShipTo({ order }: { order: OrderDetail }) {
  return (
    <section aria-labelledby="ship-to" className="grid gap-1 border-t border-line pt-4">
      <h2 id="ship-to" className="text-base font-semibold">
        {isCoursesOnly(order.cartDetails) ? ordersCourses.buyer : texts.shipTo}
      </h2>
      <OrderRecipient order={order} />
    </section>
  )
}
