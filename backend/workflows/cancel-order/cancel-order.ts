import { and, eq, inArray } from 'drizzle-orm'
import { settleInvoices } from '@/backend/modules/invoices/settle-invoices'
import { invoiceTexts } from '@/backend/modules/invoices/texts'
import { withdrawCourses } from '@/backend/modules/learning/grant-courses'
import { emailBuyer } from '@/backend/modules/orders/email-buyer'
import { orderEmails } from '@/backend/modules/orders/emails'
import {
  lockOrder,
  type OrderRow,
  type OrderSummary,
  summaryColumns,
} from '@/backend/modules/orders/order-queries'
import {
  CANCELLED,
  cancellableByBuyer,
  PAID,
  REFUND_DUE,
} from '@/backend/modules/orders/order-status'
import { insertEvent } from '@/backend/modules/orders/place-order-queries'
import { orders } from '@/backend/modules/orders/tables'
import { orderTexts } from '@/backend/modules/orders/texts'
import { markRefundDue } from '@/backend/modules/payments/payment-queries'
import { loseCommission } from '@/backend/modules/promotions/commission-queries'
import { returnVouchers } from '@/backend/modules/promotions/voucher-use-queries'
import { type EmailShop, emailShop } from '@/backend/modules/settings/email-shop'
import { returnFlashCopiesOf } from '@/backend/modules/stock/stock-queries'
import { returnStock } from '@/backend/modules/stock/stock-reservations'
import type { Context } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { HttpError } from '@/backend/platform/http/http-error'

export type Cancellation = {
  orderId: string
  /** Statuses from which it may be cancelled. */
  from: readonly number[]
  actor: string
  reason: string
}

/** Cancels an order, gives back all it took and e-mails the buyer, once; null when its status does not allow it. */
export async function cancelOrder(
  tx: Tx,
  { orderId, from, actor, reason }: Cancellation,
  now: Date,
  shop: EmailShop,
): Promise<OrderSummary | null> {
  const [before] = await tx
    .select({ status: orders.status, paymentStatus: orders.paymentStatus })
    .from(orders)
    .where(and(eq(orders.id, orderId), inArray(orders.status, [...from])))
    .for('update')
  if (!before) return null
  const [order] = await tx
    .update(orders)
    .set({
      status: CANCELLED,
      paymentStatus: before.paymentStatus === PAID ? REFUND_DUE : before.paymentStatus,
      cancelReason: reason,
      cancelledAt: now,
    })
    .where(eq(orders.id, orderId))
    .returning(summaryColumns)
  if (!order) return null
  await returnStock(tx, orderId)
  await returnFlashCopiesOf(tx, orderId)
  await returnVouchers(tx, orderId, now)
  await withdrawCourses(tx, orderId)
  await loseCommission(tx, orderId, now)
  await markRefundDue(tx, orderId)
  await settleInvoices(tx, orderId, { reason: invoiceTexts.orderCancelled }, now)
  await insertEvent(tx, {
    orderId,
    fromStatus: before.status,
    toStatus: CANCELLED,
    actor,
    note: reason,
    at: now,
  })
  await emailBuyer(tx, order, orderEmails(shop).cancelled(order, reason), now)
  return order
}

/** Cancels an order for its buyer, whose right to it has been checked; an order cancelled already stays so. */
export async function cancelOrderAsBuyer(
  context: Context,
  { id, userId }: OrderRow,
  reason: string | undefined,
): Promise<void> {
  const { db, now } = context
  const cancellation = {
    orderId: id,
    from: cancellableByBuyer,
    actor: userId === null ? 'guest' : `user:${userId}`,
    reason: reason || orderTexts.cancelledByBuyer,
  }
  await transact(db, async (tx) => {
    if (await cancelOrder(tx, cancellation, now(), emailShop(context))) return
    const order = await lockOrder(tx, id)
    if (order?.status !== CANCELLED) throw new HttpError(409, orderTexts.cannotCancel)
  })
}
