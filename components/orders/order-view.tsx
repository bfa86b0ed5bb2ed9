import type { ReactNode } from 'react'
import { CancelOrder, CancelRest } from '@/components/orders/cancel-order'
import { OrderInvoices } from '@/components/orders/invoices/order-invoices'
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
import { ReorderButton } from '@/components/orders/reorder-button'
import { OrderReturns } from '@/components/orders/returns/order-returns'
import { StartLearning } from '@/components/orders/start-learning'
import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import { PageLink } from '@/components/ui/page-link'
import type { OrderDetail } from '@/contract/shop/orders'
import { orders } from '@/lib/messages/orders'
import { sentencesOf } from '@/lib/orders/order-sentences'
import { paths } from '@/lib/routes/paths'

type Props = {
  order: OrderDetail
  /** How an unpaid order can be paid. */
  payment?: ReactNode
  /** Whom to ask about it. */
  help?: ReactNode
}

/** An order in the account: status, history, lines, totals, recipient. */
export function OrderView({ order, payment, help }: Props) {
  const { orderCode } = order
  return (
    <>
      <header className="grid gap-2">
        <PageLink
          href={paths.account.orders()}
          className="inline-flex min-h-tap items-center gap-2 justify-self-start text-primary max-lg:hidden"
        >
          <Icon name="left" size={18} />
          {orders.back}
        </PageLink>
        <h1>{orders.title(orderCode)}</h1>
        <OrderFacts order={order} />
      </header>
      <OrderMoneyNotice order={order} />
      <PayDeadline order={order} />
      <OrderRefunds order={order} isOwn />
      <OrderNextSteps order={order} />
      <OrderTimeline order={order} />
      <OrderParcels order={order} />
      {payment}
      <OrderLines lines={order.cartDetails} />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <section aria-labelledby="totals" className="grid gap-3">
          <h2 id="totals" className="text-h3">
            {orders.totals}
          </h2>
          <OrderTotals totals={order} hasAddress more={sentencesOf(order).totals} />
        </section>
        <OrderRecipient order={order} />
      </div>
      <OrderInvoices order={order} />
      <OrderReturns order={order} />
      <div className="print:hidden flex flex-wrap gap-3">
        <StartLearning order={order} />
        <ReorderButton lines={order.cartDetails} />
        <LinkButton variant="quiet" icon="print" href={paths.invoice(order.orderId)}>
          {orders.invoice.open}
        </LinkButton>
        <CancelRest order={order} />
        {order.canCancel ? (
          <CancelOrder
            orderId={order.orderId}
            about={sentencesOf(order).cancelling}
            refund={order.refundIfCancelled}
          />
        ) : null}
      </div>
      {order.cancelRefusal ? <p className="text-sm text-ink-2">{order.cancelRefusal}</p> : null}
      {help}
    </>
  )
}
