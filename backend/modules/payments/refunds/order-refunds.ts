import { and, desc, eq, ne, or } from 'drizzle-orm'
import { moneyOf, surplusOf } from '@/backend/modules/payments/order-money'
import {
  paymentTypeOf,
  planRefunds,
  refundDueAt,
} from '@/backend/modules/payments/refunds/plan-refunds'
import { refundStates } from '@/backend/modules/payments/refunds/refundable'
import { bankTransaction, payment, refund } from '@/backend/modules/payments/tables'
import type { Services } from '@/backend/platform/context'
import type { Db } from '@/backend/platform/db/connect'
import type { OrderRefund, RefundReceiver, RefundTerms } from '@/contract/shop/refunds'

type Shop = Pick<Services, 'settings'>

const CANCELLED = 7
const SHOWN_SIGNS = 4

/** The last digits of an account: enough for the buyer to recognise it, of no use to others. */
const masked = ({ bank, account, name }: RefundReceiver): RefundReceiver => ({
  bank,
  account: `…${account.slice(-SHOWN_SIGNS)}`,
  name,
})

/** Refunds of an order's money, and of transfers that named it, the latest first. */
const select = (db: Db, orderId: string) =>
  db
    .select({ row: refund, provider: payment.provider })
    .from(refund)
    .leftJoin(payment, eq(payment.txnRef, refund.txnRef))
    .leftJoin(bankTransaction, eq(bankTransaction.id, refund.bankTransactionId))
    .where(
      and(
        ne(refund.method, 'exchange'),
        or(eq(refund.orderId, orderId), eq(bankTransaction.orderId, orderId)),
      ),
    )
    .orderBy(desc(refund.createdAt), desc(refund.id))

const isOpenTransfer = ({ method, status }: typeof refund.$inferSelect) =>
  method === 'transfer' && status < refundStates.paidBack

/** What an order's buyer reads of the money that goes back. */
export async function listOrderRefunds(
  db: Db,
  services: Shop,
  orderId: string,
): Promise<OrderRefund[]> {
  const rows = await select(db, orderId)
  return rows.map(({ row, provider }) => ({
    id: row.id,
    method: row.method === 'gateway' ? ('gateway' as const) : ('transfer' as const),
    paymentType: row.method === 'gateway' ? paymentTypeOf(services, provider ?? '') : null,
    amount: row.amount,
    status: row.status,
    createdTime: row.createdAt.toISOString(),
    dueTime: refundDueAt(row.createdAt).toISOString(),
    settledTime: row.settledAt?.toISOString() ?? null,
    reference: row.status === refundStates.paidBack ? row.reference : null,
    receiver: row.receiver && masked(row.receiver),
    needsReceiver: isOpenTransfer(row) && row.receiver === null,
  }))
}

/** What cancelling an order gives back; null when nothing has come. */
export async function refundTermsFor(
  db: Db,
  services: Shop,
  order: { id: string; status: number; total: number },
  now: Date,
): Promise<RefundTerms | null> {
  const money = await moneyOf(db, order.id)
  const booked = surplusOf({ ...order, status: CANCELLED }, money)
  const amount = booked + money.unassigned
  if (amount === 0) return null
  const parts = await planRefunds(db, services, order.id, booked)
  const ways = parts.map((part) => ({
    method: part.txnRef === null ? ('transfer' as const) : ('gateway' as const),
    paymentType: part.paymentType,
    amount: part.amount,
  }))
  if (money.unassigned > 0)
    ways.push({ method: 'transfer', paymentType: null, amount: money.unassigned })
  return {
    amount,
    ways,
    dueTime: refundDueAt(now).toISOString(),
    needsReceiver: ways.some(({ method }) => method === 'transfer'),
  }
}

/** Refunds whose account may still be given: not approved yet, or approved without one. */
export async function listChangeableReceivers(db: Db, orderId: string) {
  const rows = await select(db, orderId)
  return rows
    .filter(({ row }) => isOpenTransfer(row))
    .filter(({ row }) => row.status === refundStates.asked || row.receiver === null)
    .map(({ row: { id, receiver } }) => ({ id, receiver }))
}
