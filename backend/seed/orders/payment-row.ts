import { CASH, ORDERS, sourceOf } from '@/backend/modules/payments'
import type { ledgerEntry, payment } from '@/backend/modules/payments/tables'
import { randomFor } from '@/backend/seed/random'
import { type PlacedOrder, paidAt, timeOf } from './placed-order'

/** By the order's status: 0 pending, 1 paid, 2 failed, 3 refund due. */
const paymentStates: Record<number, number> = { 0: 0, 6: 3, 7: 2 }

/** What the payment site answered: a number of its own when it took the money, "expired" when it did not. */
const gatewayAnswer = (code: string, isPaid: boolean) =>
  isPaid
    ? {
        responseCode: '00',
        bankCode: 'NCB',
        gatewayNo: String(randomFor(`gateway ${code}`).whole(14_000_000, 14_999_999)),
      }
    : { responseCode: '11' }

/** The attempt that paid for an order, or failed to; cash has none. */
export function paymentRow(placed: PlacedOrder): (typeof payment.$inferInsert)[] {
  const { past, id, code, pricedOrder, history } = placed
  if (past.paymentType === 1) return []
  const at = paidAt(placed)
  const facts = {
    orderId: id,
    amount: pricedOrder.totals.total,
    status: paymentStates[past.status] ?? 1,
    createdAt: history[0]?.at ?? new Date(0),
    confirmedAt: at ?? timeOf(history, 7),
  }
  return past.paymentType === 2
    ? [{ ...facts, txnRef: code, provider: 'vietqr' }]
    : [{ ...facts, ...gatewayAnswer(code, at !== null), txnRef: `${code}-1`, provider: 'vnpay' }]
}

/** The money of an order as the ledger books it: its payment, or cash at the door. */
export function ledgerRow(placed: PlacedOrder): (typeof ledgerEntry.$inferInsert)[] {
  const at = paidAt(placed)
  const { total } = placed.pricedOrder.totals
  if (!at || total === 0) return []
  const [attempt] = paymentRow(placed)
  const facts = { orderId: placed.id, credit: ORDERS, amount: total, at }
  return attempt
    ? [{ ...facts, kind: 'payment', reference: attempt.txnRef, debit: sourceOf(attempt.provider) }]
    : [{ ...facts, kind: 'cash', reference: placed.id, debit: CASH }]
}
