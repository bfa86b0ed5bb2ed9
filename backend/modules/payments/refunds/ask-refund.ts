import { and, desc, eq, inArray } from 'drizzle-orm'
import { type OrderRow, recordInHistory } from '@/backend/modules/orders'
import { paymentStates } from '@/backend/modules/payments/payment-queries'
import { providerOf } from '@/backend/modules/payments/providers'
import { refundable } from '@/backend/modules/payments/refunds/refundable'
import { refundTexts } from '@/backend/modules/payments/refunds/texts'
import { payment, refund } from '@/backend/modules/payments/tables'
import type { Services } from '@/backend/platform/context'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { HttpError } from '@/backend/platform/http/http-error'

type Receiver = NonNullable<(typeof refund.$inferSelect)['receiver']>
export type RefundRequest = {
  amount: number
  reason: string
  cause?: (typeof refund.$inferSelect)['cause'] | undefined
  /** The payment it goes back on; without one it is transferred. */
  txnRef?: string | undefined
  receiver?: Receiver | undefined
  actor: string
  now: Date
}

/** A payment of the order that its site can send this much back on; null when there is none. */
export async function findRefundablePayment(
  db: Db,
  services: Pick<Services, 'settings'>,
  orderId: string,
  amount: number,
): Promise<string | null> {
  const booked = [paymentStates.paid, paymentStates.refundDue]
  const rows = await db
    .select({ txnRef: payment.txnRef, provider: payment.provider })
    .from(payment)
    .where(and(eq(payment.orderId, orderId), inArray(payment.status, booked)))
    .orderBy(desc(payment.status), desc(payment.createdAt))
  for (const { txnRef, provider } of rows) {
    const isAble = providerOf(services, provider)?.refund !== undefined
    if (isAble && (await refundable(db, orderId, txnRef)) >= amount) return txnRef
  }
  return null
}

async function assertPayment(
  tx: Tx,
  services: Pick<Services, 'settings'>,
  orderId: string,
  txnRef: string,
) {
  const isOfOrder = and(eq(payment.txnRef, txnRef), eq(payment.orderId, orderId))
  const [row] = await tx.select({ provider: payment.provider }).from(payment).where(isOfOrder)
  if (!row) throw new HttpError(404, refundTexts.noSuchPayment)
  if (!providerOf(services, row.provider)?.refund) throw new HttpError(409, refundTexts.noGateway)
}

/** Asks for a refund of a locked order, never above what it was paid. Answers its id. */
export async function askRefund(
  tx: Tx,
  services: Pick<Services, 'settings'>,
  order: OrderRow,
  request: RefundRequest,
): Promise<string> {
  const { amount, reason, cause = 'order', txnRef, receiver = null, actor, now } = request
  if (txnRef !== undefined) await assertPayment(tx, services, order.id, txnRef)
  const left = Math.min(
    await refundable(tx, order.id),
    txnRef === undefined ? amount : await refundable(tx, order.id, txnRef),
  )
  if (amount > left) throw new HttpError(409, refundTexts.tooMuch(Math.max(0, left)))
  const [row] = await tx
    .insert(refund)
    .values({
      orderId: order.id,
      txnRef: txnRef ?? null,
      amount,
      reason,
      cause,
      method: txnRef === undefined ? 'transfer' : 'gateway',
      receiver,
      requestedBy: actor,
      createdAt: now,
    })
    .returning({ id: refund.id })
  if (!row) throw new Error('a refund was not written')
  await recordInHistory(tx, order, {
    kind: 'refund',
    actor,
    note: refundTexts.askedEvent(amount),
    at: now,
  })
  return row.id
}
