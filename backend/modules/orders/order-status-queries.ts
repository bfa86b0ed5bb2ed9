import { and, asc, eq, sql } from 'drizzle-orm'
import { withdrawCourses } from '@/backend/modules/learning/grant-courses'
import {
  loseCommission,
  returnStock,
  settleOrder,
} from '@/backend/modules/orders/order-change-queries'
import { DELIVERED, PAID, REFUND_DUE, RETURNED } from '@/backend/modules/orders/order-status'
import { insertEvent } from '@/backend/modules/orders/place-order-queries'
import type { Tx } from '@/backend/platform/db/connect'
import { raiseCatalogVersion } from '@/backend/platform/db/data-version'
import { orderLine, orders, payment, product } from '@/backend/platform/db/tables'

type Order = typeof orders.$inferSelect

/** The order as it stands, kept from everybody else until the transaction ends. */
export async function lockOrder(tx: Tx, id: string): Promise<Order | null> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  return row ?? null
}

/** Counts an order's copies among the sold, or takes them back. */
async function countSold(tx: Tx, orderId: string, sign: 1 | -1) {
  const lines = await tx
    .select({ productId: orderLine.productId, quantity: orderLine.quantity })
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
    .orderBy(asc(orderLine.productId))
  for (const { productId, quantity } of lines) {
    const soldCount = sql`greatest(0, ${product.soldCount} + ${sign * quantity})`
    await tx.update(product).set({ soldCount }).where(eq(product.id, productId))
  }
  await raiseCatalogVersion(tx)
}

/** Cash paid at the door settles the order there and then. */
async function deliver(tx: Tx, order: Order, now: Date) {
  await tx
    .update(orders)
    .set({ deliveredAt: now, paymentStatus: PAID, paidAt: order.paidAt ?? now })
    .where(eq(orders.id, order.id))
  if (order.paymentStatus !== PAID) await settleOrder(tx, order.id, now)
  await countSold(tx, order.id, 1)
}

/** The copies come back to the shelf, the money to the buyer; nobody earns by it. */
async function takeBack(tx: Tx, order: Order) {
  if (order.paymentStatus === PAID) {
    await tx.update(orders).set({ paymentStatus: REFUND_DUE }).where(eq(orders.id, order.id))
    await markRefundDue(tx, order.id)
  }
  await returnStock(tx, order.id)
  await withdrawCourses(tx, order.id)
  await loseCommission(tx, order.id)
  if (order.status === DELIVERED) await countSold(tx, order.id, -1)
}

const PAYMENT = { pending: 0, paid: 1, refundDue: 3 }

const markRefundDue = (tx: Tx, orderId: string) =>
  tx
    .update(payment)
    .set({ status: PAYMENT.refundDue })
    .where(and(eq(payment.orderId, orderId), eq(payment.status, PAYMENT.paid)))

export type Step = { to: number; actor: string; note?: string | undefined }

/** Moves a locked order along; whether it may go there is the caller's to know. */
export async function moveLocked(tx: Tx, order: Order, step: Step, now: Date): Promise<void> {
  const { to, actor, note } = step
  await tx.update(orders).set({ status: to }).where(eq(orders.id, order.id))
  if (to === DELIVERED) await deliver(tx, order, now)
  if (to === RETURNED) await takeBack(tx, order)
  await insertEvent(tx, {
    orderId: order.id,
    fromStatus: order.status,
    toStatus: to,
    actor,
    note: note ?? null,
    at: now,
  })
}

/** Marks the transfer of an order as received. */
export const receiveTransfer = (tx: Tx, orderId: string, now: Date) =>
  tx
    .update(payment)
    .set({ status: PAYMENT.paid, confirmedAt: now })
    .where(
      and(
        eq(payment.orderId, orderId),
        eq(payment.provider, 'vietqr'),
        eq(payment.status, PAYMENT.pending),
      ),
    )
