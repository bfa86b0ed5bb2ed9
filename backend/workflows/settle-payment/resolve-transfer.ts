import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import { findOrder, lockOrder } from '@/backend/modules/orders/order-queries'
import { orders } from '@/backend/modules/orders/tables'
import { BANK_TRANSFERS } from '@/backend/modules/payments/payment-provider'
import { paymentStates } from '@/backend/modules/payments/payment-queries'
import { refundable, refundStates } from '@/backend/modules/payments/refunds/refundable'
import { bankTransaction, payment, refund } from '@/backend/modules/payments/tables'
import { transferTexts } from '@/backend/modules/payments/transfers/texts'
import { type EmailShop, emailShop } from '@/backend/modules/settings/email-shop'
import { audit } from '@/backend/platform/audit/audit-log'
import { type Context, callerOf } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import {
  mayStillBePaid,
  openTransfersOf,
  payByTransfer,
  transferStates,
} from '@/backend/workflows/settle-payment/record-transfer'
import { plainOrderCode } from '@/contract/comparable'
import type { TransferResolution } from '@/contract/staff/transfers'

type Resolution = {
  action: TransferResolution
  orderCode?: string | undefined
  note?: string | undefined
}
type BankTransaction = typeof bankTransaction.$inferSelect
type Work = { tx: Tx; transfer: BankTransaction; actor: string; now: Date; shop: EmailShop }

const settle = (tx: Tx, ids: string[], actor: string, now: Date, resolution: string) =>
  tx
    .update(bankTransaction)
    .set({ state: transferStates.settled, resolution, resolvedBy: actor, resolvedAt: now })
    .where(inArray(bankTransaction.id, ids))

async function orderFor({ tx, transfer }: Work, orderCode: string | undefined) {
  const where = orderCode
    ? eq(orders.code, plainOrderCode(orderCode))
    : eq(orders.id, transfer.orderId ?? '')
  const named = orderCode || transfer.orderId ? await findOrder(tx, where) : null
  const order = named && (await lockOrder(tx, named.id))
  if (!order) throw new HttpError(404, transferTexts.noSuchOrder)
  return order
}

const largestOf = ([first, ...rest]: readonly BankTransaction[]) => {
  if (!first) throw new Error('an order was paid without a transfer')
  return rest.reduce((largest, one) => (one.amount > largest.amount ? one : largest), first)
}

/** Pays an order with all the transfers it has been given; what is too much goes back. Too little waits for the rest. */
async function credit(work: Work, orderCode: string | undefined): Promise<string> {
  const { tx, transfer, actor, now, shop } = work
  const order = await orderFor(work, orderCode)
  if (!mayStillBePaid(order)) throw new HttpError(409, transferTexts.orderNotOpen)
  await tx
    .update(bankTransaction)
    .set({ orderId: order.id, problem: transfer.problem === 'unknown' ? 'less' : transfer.problem })
    .where(eq(bankTransaction.id, transfer.id))
  const given = await openTransfersOf(tx, order.id)
  const sum = given.reduce((total, one) => total + one.amount, 0)
  if (sum < order.total) return transferTexts.stillMissing(order.total - sum)
  const paid = await payByTransfer(tx, order, { provider: actor, now, shop })
  if (paid !== 'recorded') throw new HttpError(409, transferTexts.orderNotOpen)
  const ids = given.map(({ id }) => id)
  await settle(tx, ids, actor, now, 'credit')
  if (sum > order.total) {
    await tx.insert(refund).values({
      bankTransactionId: largestOf(given).id,
      amount: sum - order.total,
      reason: transferTexts.surplus(order.code),
      method: 'transfer',
      requestedBy: actor,
      createdAt: now,
    })
  }
  return transferTexts.credited
}

/** The payment a late transfer has been booked as: its money is the order's. */
async function bookedPayment({ tx, transfer: { problem, orderId, amount } }: Work) {
  const order = problem === 'late' && orderId ? await lockOrder(tx, orderId) : null
  if (!order) return null
  const [row] = await tx
    .select({ orderId: payment.orderId, txnRef: payment.txnRef })
    .from(payment)
    .where(
      and(
        eq(payment.txnRef, order.code),
        eq(payment.provider, BANK_TRANSFERS),
        eq(payment.status, paymentStates.refundDue),
        eq(payment.amount, amount),
      ),
    )
  return row ?? null
}

/** Where the money is taken from: the order it was booked to, else the transfer alone. What the order has sent back does not go twice. */
async function refundedFrom(work: Work) {
  const { tx, transfer } = work
  const booked = await bookedPayment(work)
  if (!booked) return {}
  const { orderId, txnRef } = booked
  const left = Math.min(await refundable(tx, orderId), await refundable(tx, orderId, txnRef))
  if (left >= transfer.amount) return booked
  const another = and(
    eq(refund.txnRef, txnRef),
    isNotNull(refund.bankTransactionId),
    ne(refund.status, refundStates.refused),
  )
  if ((await tx.$count(refund, another)) > 0) return {}
  throw new HttpError(409, transferTexts.sentBackByOrder)
}

async function sendBack(work: Work, note: string | undefined) {
  const { tx, transfer, actor, now } = work
  await tx.insert(refund).values({
    ...(await refundedFrom(work)),
    bankTransactionId: transfer.id,
    amount: transfer.amount,
    reason: note || transferTexts.sentBack,
    method: 'transfer',
    requestedBy: actor,
    createdAt: now,
  })
  await settle(tx, [transfer.id], actor, now, 'refund')
  return transferTexts.refundAsked
}

async function close({ tx, transfer, actor, now }: Work, note: string | undefined) {
  if (!note) throw new HttpError(400, transferTexts.noteNeeded)
  await settle(tx, [transfer.id], actor, now, 'close')
  return transferTexts.closed
}

function apply(work: Work, { action, orderCode, note }: Resolution): Promise<string> {
  if (action === 'credit') return credit(work, orderCode)
  return action === 'refund' ? sendBack(work, note) : close(work, note)
}

/** Settles a transfer that did not pay an order by itself. Answers what has been done. */
export async function resolveTransfer(
  context: Context,
  id: string,
  resolution: Resolution,
): Promise<string> {
  const actor = `staff:${callerOf(context).userId}`
  return transact(context.db, async (tx) => {
    const now = context.now()
    const [transfer] = await tx
      .select()
      .from(bankTransaction)
      .where(eq(bankTransaction.id, id))
      .for('update')
    if (!transfer) throw notFound()
    if (transfer.state !== transferStates.open) throw new HttpError(409, transferTexts.settled)
    const done = await apply({ tx, transfer, actor, now, shop: emailShop(context) }, resolution)
    const { note } = resolution
    if (note) await tx.update(bankTransaction).set({ note }).where(eq(bankTransaction.id, id))
    const data = { ...resolution, amount: transfer.amount, reference: transfer.reference }
    await audit(tx, context, { action: 'transfer.resolve', subject: id, data })
    return done
  })
}
