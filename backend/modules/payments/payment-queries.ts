import { and, desc, eq, gt, lt } from 'drizzle-orm'
import { emailBuyer } from '@/backend/modules/orders/email-buyer'
import { confirmEarly, confirmPayment } from '@/backend/modules/orders/order-change-queries'
import { AWAITS_PAYMENT, CANCELLED, REFUND_DUE } from '@/backend/modules/orders/order-status'
import { insertEvent } from '@/backend/modules/orders/place-order-queries'
import { orderEmails, orderTexts } from '@/backend/modules/orders/texts'
import type { PaymentOutcome } from '@/backend/modules/payments/payment-provider'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { orders, payment, paymentEvent } from '@/backend/platform/db/tables'

export const PENDING = 0
const DONE = { paid: 1, failed: 2, refundDue: 3 }
const PAYMENT_FAILED = 2

type PaymentRow = typeof payment.$inferSelect

export async function newestPayment(db: Db, orderId: string): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payment)
    .where(eq(payment.orderId, orderId))
    .orderBy(desc(payment.createdAt), desc(payment.txnRef))
    .limit(1)
  return row ?? null
}

/** How often an order was to be paid at a payment site. */
export const countAttempts = (db: Db, orderId: string, provider: string): Promise<number> =>
  db.$count(payment, and(eq(payment.orderId, orderId), eq(payment.provider, provider)))

export const hasPayment = async (db: Db, txnRef: string): Promise<boolean> =>
  (await db.$count(payment, eq(payment.txnRef, txnRef))) > 0

/** Attempts at a payment site that nobody has told the end of. */
export const unsettledPayments = (
  db: Db,
  provider: string,
  { after, before }: { after: Date; before: Date },
) =>
  db
    .select({ txnRef: payment.txnRef, createdAt: payment.createdAt })
    .from(payment)
    .where(
      and(
        eq(payment.status, PENDING),
        eq(payment.provider, provider),
        gt(payment.createdAt, after),
        lt(payment.createdAt, before),
      ),
    )
    .orderBy(desc(payment.createdAt))
    .limit(200)

type Source = { provider: string; now: Date; publicUrl: string }

/** Money for an order that no longer waits for it: it goes back. */
async function keepForRefund(tx: Tx, order: typeof orders.$inferSelect, source: Source) {
  const { provider, now, publicUrl } = source
  if (order.status === CANCELLED) {
    await tx.update(orders).set({ paymentStatus: REFUND_DUE }).where(eq(orders.id, order.id))
  }
  await insertEvent(tx, {
    orderId: order.id,
    fromStatus: order.status,
    toStatus: order.status,
    actor: provider,
    note: orderTexts.paidLate,
    at: now,
  })
  await emailBuyer(tx, order, orderEmails.paidLate(order, publicUrl), now)
}

async function settlePaid(tx: Tx, order: typeof orders.$inferSelect, source: Source) {
  const { provider, now, publicUrl } = source
  const wish = { orderId: order.id, actor: provider }
  const paid = (await confirmPayment(tx, wish, now)) ?? (await confirmEarly(tx, wish, now))
  if (!paid) {
    await keepForRefund(tx, order, source)
    return DONE.refundDue
  }
  await emailBuyer(tx, paid, orderEmails.paid(paid, publicUrl), now)
  return DONE.paid
}

async function settleFailed(tx: Tx, order: typeof orders.$inferSelect) {
  if (order.status === AWAITS_PAYMENT) {
    await tx.update(orders).set({ paymentStatus: PAYMENT_FAILED }).where(eq(orders.id, order.id))
  }
  return DONE.failed
}

export type Recorded = 'recorded' | 'unknown' | 'wrongAmount' | 'known'

/**
 * Records what a payment site says became of an attempt, once: the order is paid, may be paid again, or gets its money back. Everybody
 * who says it again is told `known`. The order is locked before its payment, as everywhere.
 */
export async function recordOutcome(
  tx: Tx,
  outcome: PaymentOutcome,
  source: Source,
): Promise<Recorded> {
  const isIt = and(eq(payment.txnRef, outcome.txnRef), eq(payment.provider, source.provider))
  const [named] = await tx.select({ orderId: payment.orderId }).from(payment).where(isIt)
  if (!named) return 'unknown'
  const [order] = await tx.select().from(orders).where(eq(orders.id, named.orderId)).for('update')
  const [attempt] = await tx.select().from(payment).where(isIt).for('update')
  if (!order || !attempt) return 'unknown'
  if (attempt.amount !== outcome.amount) return 'wrongAmount'
  if (attempt.status !== PENDING) return 'known'
  const status = outcome.isPaid
    ? await settlePaid(tx, order, source)
    : await settleFailed(tx, order)
  const { gatewayNo, bankCode, responseCode, raw } = outcome
  await tx
    .update(payment)
    .set({ status, gatewayNo, bankCode, responseCode, raw, confirmedAt: source.now })
    .where(isIt)
  return 'recorded'
}

/** Keeps what a payment site, or somebody in its name, has said. */
export const insertPaymentEvent = (db: Db, event: Omit<typeof paymentEvent.$inferInsert, 'id'>) =>
  db.insert(paymentEvent).values(event)
