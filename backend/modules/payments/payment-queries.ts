import { and, desc, eq, gt, lt } from 'drizzle-orm'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { payment, paymentEvent } from '@/backend/platform/db/tables'

export const PENDING = 0
export const paymentStates = { paid: 1, failed: 2, refundDue: 3 }

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

/** How often the payment site was visited for an order. */
export const countAttempts = (db: Db, orderId: string, provider: string): Promise<number> =>
  db.$count(payment, and(eq(payment.orderId, orderId), eq(payment.provider, provider)))

export const hasPayment = async (db: Db, txnRef: string): Promise<boolean> =>
  (await db.$count(payment, eq(payment.txnRef, txnRef))) > 0

/** Payments at a site whose outcome is unknown. */
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

export const insertPayment = (tx: Tx, row: typeof payment.$inferInsert) =>
  tx.insert(payment).values(row)

/** Marks the bank transfer of an order as received. */
export const markTransferReceived = (tx: Tx, orderId: string, now: Date) =>
  tx
    .update(payment)
    .set({ status: paymentStates.paid, confirmedAt: now })
    .where(
      and(
        eq(payment.orderId, orderId),
        eq(payment.provider, 'vietqr'),
        eq(payment.status, PENDING),
      ),
    )

/** Marks the paid payments of an order as to be refunded. */
export const markRefundDue = (tx: Tx, orderId: string) =>
  tx
    .update(payment)
    .set({ status: paymentStates.refundDue })
    .where(and(eq(payment.orderId, orderId), eq(payment.status, paymentStates.paid)))

/** Records a message of a payment site, or of somebody in its name. */
export const insertPaymentEvent = (db: Db, event: Omit<typeof paymentEvent.$inferInsert, 'id'>) =>
  db.insert(paymentEvent).values(event)
