import { and, asc, eq, sql } from 'drizzle-orm'
import { paidFor } from '@/backend/modules/order-lifecycle'
import { type OrderRow, owes } from '@/backend/modules/orders'
import { askRefund, findRefundablePayment, refundable } from '@/backend/modules/payments'
import { refund } from '@/backend/modules/payments/tables'
import { listReturnableLines, reasonOf, returnStates, returnTexts } from '@/backend/modules/returns'
import { returnRequest } from '@/backend/modules/returns/tables'
import type { Services } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { refundAmount } from '@/contract/refund-amount'
import { returnTerms } from '@/contract/return-terms'

/** What was asked for goods of the order, refused or not: what a person refused is not asked for again. */
async function askedForGoods(tx: Tx, orderId: string): Promise<number> {
  const [row] = await tx
    .select({ sum: sql`coalesce(sum(${refund.amount}), 0)`.mapWith(Number) })
    .from(refund)
    .where(and(eq(refund.orderId, orderId), eq(refund.cause, 'return')))
  return row?.sum ?? 0
}

const receivedOf = (tx: Tx, orderId: string) =>
  tx
    .select()
    .from(returnRequest)
    .where(and(eq(returnRequest.orderId, orderId), eq(returnRequest.status, returnStates.received)))
    .orderBy(asc(returnRequest.receivedAt))

/** Đồng that goods which came back are worth and that nothing was asked for yet. */
async function owedForGoods(tx: Tx, order: OrderRow, reason: string): Promise<number> {
  const lines = await listReturnableLines(tx, order.id)
  const worth = lines.reduce((sum, line) => sum + line.unitPrice * line.received, 0)
  const { isFault } = returnTerms[reasonOf(reason)]
  const paid = await paidFor(tx, order)
  const wanted = refundAmount(paid, 0, worth, isFault) - (await askedForGoods(tx, order.id))
  return Math.max(0, Math.min(wanted, await refundable(tx, order.id)))
}

/**
 * Goods may come back while another refund holds all the money of a locked order: once that one is refused, what they are worth is asked for.
 * Answers how much.
 */
export async function refundGoods(
  tx: Tx,
  services: Pick<Services, 'settings'>,
  order: OrderRow,
  { actor, now }: { actor: string; now: Date },
): Promise<number> {
  const returns = await receivedOf(tx, order.id)
  const last = returns.at(-1)
  if (!last || owes(order)) return 0
  const amount = await owedForGoods(tx, order, last.reason)
  if (amount === 0) return 0
  const txnRef = await findRefundablePayment(tx, services, order.id, amount)
  const receiver = returns.findLast((one) => one.receiver !== null)?.receiver
  const reason = returnTexts.refundReason(last.origin, reasonOf(last.reason))
  await askRefund(tx, services, order, {
    ...{ amount, reason, cause: 'return' as const, actor, now },
    txnRef: txnRef ?? undefined,
    receiver: receiver ?? undefined,
  })
  return amount
}
