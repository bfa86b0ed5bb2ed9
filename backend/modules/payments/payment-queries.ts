import { and, desc, eq, inArray, isNull, lt, lte, ne, not, or, sql } from 'drizzle-orm'
import { orders } from '@/backend/modules/orders/tables'
import { BANK_TRANSFERS } from '@/backend/modules/payments/payment-provider'
import { payment, paymentEvent } from '@/backend/modules/payments/tables'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { listPage } from '@/backend/platform/db/list-page'
import type { Page } from '@/backend/platform/db/pagination'

export const PENDING = 0
export const paymentStates = { paid: 1, failed: 2, refundDue: 3, refunded: 4 }

export type PaymentRow = typeof payment.$inferSelect

/** The order’s latest attempt to pay, whatever became of it; null when there was none. */
export async function newestPayment(db: Db, orderId: string): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payment)
    .where(eq(payment.orderId, orderId))
    .orderBy(desc(payment.createdAt), desc(payment.txnRef))
    .limit(1)
  return row ?? null
}

/** How many attempts at payment sites an order has had. */
export const countAttempts = (db: Db, orderId: string): Promise<number> =>
  db.$count(payment, and(eq(payment.orderId, orderId), ne(payment.provider, BANK_TRANSFERS)))

/** Whether an attempt with this reference is known. */
export const hasPayment = async (db: Db, txnRef: string): Promise<boolean> =>
  (await db.$count(payment, eq(payment.txnRef, txnRef))) > 0

/** The code of the order an attempt belongs to; null for a reference that is not ours. */
export async function orderCodeOfAttempt(db: Db, txnRef: string): Promise<string | null> {
  const [row] = await db
    .select({ code: orders.code })
    .from(payment)
    .innerJoin(orders, eq(orders.id, payment.orderId))
    .where(eq(payment.txnRef, txnRef))
  return row?.code ?? null
}

/** A notice usually comes within seconds; earlier it is not worth asking. */
const FIRST_MINUTE = 3
/** Holds end after a quarter of an hour, the bank’s own delays soon after. */
const BUSY_MINUTES = 30
const LAST_MINUTE = 24 * 60

/**
 * Attempts at a site that may have been paid without the shop knowing: pending ones every minute while the buyer may still be paying,
 * then those and failed ones once an hour for a day.
 */
export const listPaymentsToQuery = (db: Db, provider: string, now: Date, max: number) => {
  const age = sql`floor(extract(epoch from ${now.toISOString()}::timestamptz - ${payment.createdAt}) / 60)`
  return db
    .select({ txnRef: payment.txnRef })
    .from(payment)
    .where(
      and(
        eq(payment.provider, provider),
        inArray(payment.status, [PENDING, paymentStates.failed]),
        sql`${age} between ${FIRST_MINUTE}::int and ${LAST_MINUTE}::int`,
        or(
          and(eq(payment.status, PENDING), sql`${age} < ${BUSY_MINUTES}::int`),
          sql`mod(${age}, 60) = 0`,
        ),
      ),
    )
    .orderBy(desc(payment.createdAt))
    .limit(max)
}

/** An attempt whose outcome is not known for certain; null once it is. */
export async function findPaymentToQuery(db: Db, txnRef: string) {
  const { createdAt, provider } = payment
  const isOpen = inArray(payment.status, [PENDING, paymentStates.failed])
  const [row] = await db
    .select({ txnRef: payment.txnRef, createdAt, provider })
    .from(payment)
    .where(and(eq(payment.txnRef, txnRef), isOpen))
  return row ?? null
}

/** Writes an attempt to pay; its reference must be new. */
export const insertPayment = (tx: Tx, row: typeof payment.$inferInsert) =>
  tx.insert(payment).values(row)

const ASK_AGAIN_MS = 30_000

/** Whether a site may be asked about an order's attempt because its buyer wants to pay again: once an order and half a minute. */
export async function claimQuestion(db: Db, txnRef: string, now: Date): Promise<boolean> {
  const before = new Date(now.getTime() - ASK_AGAIN_MS)
  const isAsked = sql`exists (select 1 from payment other where other.order_id = payment.order_id and other.asked_at > ${before.toISOString()}::timestamptz)`
  const claimed = await db
    .update(payment)
    .set({ askedAt: now })
    .where(
      and(
        eq(payment.txnRef, txnRef),
        or(isNull(payment.askedAt), lte(payment.askedAt, before)),
        not(isAsked),
      ),
    )
    .returning({ txnRef: payment.txnRef })
  return claimed.length > 0
}

/** Whether a payment paid its order, is to go back, or has gone. */
export const setPaymentState = (tx: Tx, txnRef: string, status: number) =>
  tx.update(payment).set({ status }).where(eq(payment.txnRef, txnRef))

/** Payments that need a person: money held back at the payment site, or to be refunded. */
export function listPaymentsForStaff(db: Db, page: Page) {
  const where = or(eq(payment.status, paymentStates.refundDue), eq(payment.needsReview, true))
  return listPage(db, page, {
    from: payment,
    where,
    rows: db
      .select({
        txnRef: payment.txnRef,
        orderId: payment.orderId,
        orderCode: orders.code,
        provider: payment.provider,
        amount: payment.amount,
        status: payment.status,
        gatewayNo: payment.gatewayNo,
        responseCode: payment.responseCode,
        createdAt: payment.createdAt,
      })
      .from(payment)
      .innerJoin(orders, eq(orders.id, payment.orderId))
      .where(where),
    order: [desc(payment.createdAt), desc(payment.txnRef)],
    toDto: ({ createdAt, ...row }) => ({ ...row, createdTime: createdAt.toISOString() }),
  })
}

const UNSIGNED_DAYS = 7

/** Unsigned notices prove nothing: they are deleted after some days. */
export const dropUnsignedEvents = (db: Db, now: Date) =>
  db
    .delete(paymentEvent)
    .where(
      and(
        eq(paymentEvent.verified, false),
        lt(paymentEvent.at, new Date(now.getTime() - UNSIGNED_DAYS * 86_400_000)),
      ),
    )

/** Records a message of a payment site, or of somebody in its name. */
export const insertPaymentEvent = (db: Db, event: Omit<typeof paymentEvent.$inferInsert, 'id'>) =>
  db.insert(paymentEvent).values(event)

/** Writes what has become of an attempt. */
export const updatePayment = (
  tx: Tx,
  txnRef: string,
  changes: Partial<Omit<typeof payment.$inferInsert, 'txnRef' | 'orderId'>>,
) => tx.update(payment).set(changes).where(eq(payment.txnRef, txnRef))
