import { invoiceTexts, queueInvoice, settleInvoices } from '@/backend/modules/invoices'
import { keepStock } from '@/backend/modules/order-lifecycle/keep-stock'
import { reconcileOrder } from '@/backend/modules/order-lifecycle/reconcile-order'
import { mailedOrderOf } from '@/backend/modules/order-lifecycle/sentence-facts'
import { settleOrder } from '@/backend/modules/order-lifecycle/settle-order'
import {
  AWAITS_CONFIRMATION,
  changeSoldCounts,
  DELIVERED,
  emailBuyer,
  insertEvent,
  lockOrder,
  ON_ITS_WAY,
  type OrderRow,
  RETURNED,
  statusEmail,
  updateOrder,
} from '@/backend/modules/orders'
import { book, CASH, moneyOf, ORDERS, outstandingOf } from '@/backend/modules/payments'
import { messageBuyer } from '@/backend/modules/phone-messages'
import { returnVouchers } from '@/backend/modules/promotions'
import type { EmailShop } from '@/backend/modules/settings'
import { returnStock } from '@/backend/modules/stock'
import type { Tx } from '@/backend/platform/db/connect'

/** Cash paid on delivery settles the order there and then: what parcels have brought before is booked already. */
async function deliver(tx: Tx, order: OrderRow, now: Date) {
  await updateOrder(tx, order.id, { deliveredAt: now, paidAt: order.paidAt ?? now })
  const amount = outstandingOf(order, await moneyOf(tx, order.id))
  if (amount > 0) {
    const entry = { kind: 'cash', reference: order.id, orderId: order.id, at: now }
    await book(tx, { ...entry, debit: CASH, credit: ORDERS, amount })
  }
  if (order.paidAt === null) await settleOrder(tx, order.id, now)
  await changeSoldCounts(tx, order.id, 1)
}

/** The copies go back into stock, and nothing stays invoiced. */
async function takeBack(tx: Tx, order: OrderRow, now: Date) {
  await returnStock(tx, order.id)
  await returnVouchers(tx, order.id, now)
  await settleInvoices(tx, order.id, { reason: invoiceTexts.orderReturned }, now)
  if (order.status === DELIVERED) await changeSoldCounts(tx, order.id, -1)
}

export type StatusChange = {
  to: number
  actor: string
  note?: string | undefined
  /** Said to the buyer besides what the status says. */
  more?: readonly string[]
  /** The buyer has had a mail about it. */
  isTold?: boolean
  shop: EmailShop
}

/** Moves a locked order to another status; the caller has checked that it may go there. */
export async function changeOrderStatus(
  tx: Tx,
  order: OrderRow,
  { to, actor, note, more = [], isTold = false, shop }: StatusChange,
  now: Date,
): Promise<void> {
  if (order.status === AWAITS_CONFIRMATION) await keepStock(tx, order, actor)
  await updateOrder(tx, order.id, { status: to })
  if (to === ON_ITS_WAY) await queueInvoice(tx, order.id, now)
  if (to === DELIVERED) await deliver(tx, order, now)
  if (to === RETURNED) await takeBack(tx, order, now)
  await reconcileOrder(tx, order.id, now)
  await insertEvent(tx, {
    orderId: order.id,
    fromStatus: order.status,
    toStatus: to,
    actor,
    note: note ?? null,
    at: now,
  })
  if (isTold) return
  const after = await lockOrder(tx, order.id)
  const email = after && statusEmail(order, { shop, more, ...(await mailedOrderOf(tx, after)) })
  if (email) await emailBuyer(tx, order, email, now)
  const kind = to === ON_ITS_WAY ? 'shipped' : to === DELIVERED ? 'delivered' : null
  if (kind) await messageBuyer(tx, order, { kind, amount: order.total }, { shop, now })
}
