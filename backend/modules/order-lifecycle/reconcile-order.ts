import { and, asc, eq, inArray } from 'drizzle-orm'
import { refreshCoursesOf } from '@/backend/modules/learning'
import {
  lockOrder,
  type OrderRow,
  PAID,
  REFUNDED,
  setPaymentStatus,
} from '@/backend/modules/orders'
import { collectNothing } from '@/backend/modules/parcels'
import {
  isUndone,
  moneyOf,
  type OrderMoney,
  outstandingOf,
  paymentStates,
  paymentStatusOf,
  refundStates,
  setPaymentState,
  settleBookedTransfers,
} from '@/backend/modules/payments'
import { payment, refund } from '@/backend/modules/payments/tables'
import { earnCommission, loseCommission } from '@/backend/modules/promotions'
import type { Tx } from '@/backend/platform/db/connect'

const booked = [paymentStates.paid, paymentStates.refundDue, paymentStates.refunded]

/** What has gone back on each payment of an order, and what by a transfer that named no payment; neither for goods nor out of goodwill. */
async function sentBack(tx: Tx, order: OrderRow) {
  const rows = await tx
    .select({ txnRef: refund.txnRef, cause: refund.cause, amount: refund.amount })
    .from(refund)
    .where(and(eq(refund.orderId, order.id), eq(refund.status, refundStates.paidBack)))
  const onPayment = new Map<string, number>()
  let onNone = 0
  for (const { txnRef, cause, amount } of rows) {
    if (txnRef !== null) onPayment.set(txnRef, (onPayment.get(txnRef) ?? 0) + amount)
    else if (isUndone(order) ? cause !== 'return' : cause === 'surplus') onNone += amount
  }
  return { onPayment, onNone }
}

/** Whether all of a payment has gone back: on itself, or by a transfer that named no payment. */
async function backOf(tx: Tx, order: OrderRow, { received, givenBack }: OrderMoney) {
  if (received <= givenBack) return () => true
  const { onPayment, onNone } = await sentBack(tx, order)
  let spare = onNone
  return ({ txnRef, amount, isExtra }: typeof payment.$inferSelect) => {
    const missing = Math.max(0, amount - (onPayment.get(txnRef) ?? 0))
    if (missing === 0) return true
    if (!isExtra || missing > spare) return false
    spare -= missing
    return true
  }
}

/** Which payments of the order paid it, are to go back, or have gone. */
async function reconcilePayments(tx: Tx, order: OrderRow, money: OrderMoney, status: number) {
  const rows = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.orderId, order.id), inArray(payment.status, booked)))
    .orderBy(asc(payment.createdAt), asc(payment.txnRef))
    .for('update')
  const isBack = await backOf(tx, order, money)
  const { paid, refunded, refundDue } = paymentStates
  for (const row of rows) {
    const goesBack = row.isExtra || isUndone(order) || status !== PAID
    const after = goesBack ? (isBack(row) ? refunded : refundDue) : paid
    if (after === row.status) continue
    await setPaymentState(tx, row.txnRef, after)
  }
}

async function reconcileCommission(tx: Tx, order: OrderRow, status: number, now: Date) {
  if (isUndone(order) || status === REFUNDED) await loseCommission(tx, order.id, now)
  else if (status === PAID) await earnCommission(tx, order.id)
}

/**
 * Brings everything that follows from the money of a locked order in line with the ledger: its payment status, what its payments and late
 * transfers wait for, what its parcels collect, the commission and the courses. Whatever moves money or the order ends with this.
 */
export async function reconcileOrder(tx: Tx, orderId: string, now: Date): Promise<number> {
  const order = await lockOrder(tx, orderId)
  if (!order) throw new Error(`order ${orderId} is gone`)
  const money = await moneyOf(tx, orderId)
  const status = paymentStatusOf(order, money)
  if (status !== order.paymentStatus) {
    await setPaymentStatus(tx, orderId, status)
  }
  await reconcilePayments(tx, order, money, status)
  const isAllBack = isUndone(order) && money.received <= money.givenBack
  if (isAllBack) await settleBookedTransfers(tx, orderId, now)
  if (outstandingOf(order, money) === 0) await collectNothing(tx, orderId, now)
  await reconcileCommission(tx, order, status, now)
  await refreshCoursesOf(tx, order)
  return status
}
