import type { payment } from '@/backend/platform/db/tables'
import { diceFor } from '@/backend/seed/random'
import { paidAt, type Told, timeOf } from './told-order'

/** By the order's status: 0 pending, 1 paid, 2 failed, 3 refund due. */
const paymentStates: Record<number, number> = { 0: 0, 6: 3, 7: 2 }

/** What the payment site answered: a number of its own when it took the money, "expired" when it did not. */
const gatewayAnswer = (code: string, isPaid: boolean) =>
  isPaid
    ? {
        responseCode: '00',
        bankCode: 'NCB',
        gatewayNo: String(diceFor(`gateway ${code}`).whole(14_000_000, 14_999_999)),
      }
    : { responseCode: '11' }

/** The attempt that paid for an order, or failed to; cash has none. */
export function paymentRow(told: Told): (typeof payment.$inferInsert)[] {
  const { past, id, code, priced, story } = told
  if (past.paymentType === 1) return []
  const at = paidAt(told)
  const facts = {
    orderId: id,
    amount: priced.totals.total,
    status: paymentStates[past.status] ?? 1,
    createdAt: story[0]?.at ?? new Date(0),
    confirmedAt: at ?? timeOf(story, 7),
  }
  return past.paymentType === 2
    ? [{ ...facts, txnRef: code, provider: 'vietqr' }]
    : [{ ...facts, ...gatewayAnswer(code, at !== null), txnRef: `${code}-1`, provider: 'vnpay' }]
}
