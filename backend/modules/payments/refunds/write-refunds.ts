import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { OrderRow } from '@/backend/modules/orders'
import { book, EXCHANGES, ORDERS } from '@/backend/modules/payments/ledger'
import { sumWithin } from '@/backend/modules/payments/refunds/refund-window'
import { refundStates } from '@/backend/modules/payments/refunds/refundable'
import { refundTexts } from '@/backend/modules/payments/refunds/texts'
import { bankTransaction, refund } from '@/backend/modules/payments/tables'
import { transferTexts } from '@/backend/modules/payments/transfers/texts'
import { transferStates } from '@/backend/modules/payments/transfers/transfer-states'
import type { Services } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { enqueue } from '@/backend/platform/jobs/enqueue'
import type { RefundReceiver } from '@/contract/shop/refunds'

/** Approves a refund below the shop's limit; at or above it the staff approve. */
export async function approveSmallRefund(
  tx: Tx,
  { config }: Pick<Services, 'config'>,
  id: string,
  now: Date,
): Promise<void> {
  if ((await sumWithin(tx, id)) >= config.refundTwoPersonFrom) return
  await tx
    .update(refund)
    .set({ status: refundStates.approved, approvedBy: 'system', approvedAt: now, nextAt: now })
    .where(eq(refund.id, id))
  await enqueue(tx, { queue: 'refunds', id })
}

/** Writes the bank account that refunds go to; which of them may still be changed is the caller’s to judge. */
export const setRefundReceiver = (tx: Tx, ids: string[], receiver: RefundReceiver) =>
  tx.update(refund).set({ receiver }).where(inArray(refund.id, ids))

type Exchange = { order: OrderRow; by: { id: string; code: string }; amount: number }

/** What came back of a locked order pays the order that replaces it: no money leaves the shop. */
export async function payByExchange(
  tx: Tx,
  { order, by, amount }: Exchange,
  { actor, now }: { actor: string; now: Date },
): Promise<void> {
  if (amount === 0) return
  const [row] = await tx
    .insert(refund)
    .values({
      ...{ orderId: order.id, amount, cause: 'return', method: 'exchange', createdAt: now },
      ...{ reason: refundTexts.exchanged(by.code), reference: by.code, settledAt: now },
      ...{ status: refundStates.paidBack, requestedBy: actor, settledBy: actor },
    })
    .returning({ id: refund.id })
  if (!row) throw new Error('an exchange was not written')
  const entry = { reference: row.id, amount, at: now }
  await book(tx, { ...entry, kind: 'refund', orderId: order.id, debit: ORDERS, credit: EXCHANGES })
  await book(tx, { ...entry, kind: 'exchange', orderId: by.id, debit: EXCHANGES, credit: ORDERS })
}

type Return = { actor: string; receiver?: RefundReceiver | undefined; now: Date }

/** Transfers that named an order and never paid it go back as they came. Answers how much. */
export async function sendTransfersBack(
  tx: Tx,
  orderId: string,
  { actor, receiver, now }: Return,
): Promise<number> {
  const settled = { state: transferStates.settled, resolution: 'refund' }
  const waiting = await tx
    .update(bankTransaction)
    .set({ ...settled, resolvedBy: actor, resolvedAt: now })
    .where(
      and(
        eq(bankTransaction.orderId, orderId),
        eq(bankTransaction.state, transferStates.open),
        isNull(bankTransaction.txnRef),
      ),
    )
    .returning({ id: bankTransaction.id, amount: bankTransaction.amount })
  for (const { id, amount } of waiting) {
    await tx.insert(refund).values({
      ...{ bankTransactionId: id, amount, requestedBy: actor, createdAt: now },
      ...{ cause: 'surplus', reason: transferTexts.sentBack, method: 'transfer' },
      receiver: receiver ?? null,
    })
  }
  return waiting.reduce((sum, { amount }) => sum + amount, 0)
}

/** Changes columns of a locked refund. */
export const updateRefund = (
  tx: Tx,
  id: string,
  changes: Partial<Omit<typeof refund.$inferInsert, 'id' | 'orderId'>>,
) => tx.update(refund).set(changes).where(eq(refund.id, id))

type Surplus = Pick<
  typeof refund.$inferInsert,
  'orderId' | 'txnRef' | 'bankTransactionId' | 'amount' | 'reason'
>

/** Money that came by transfer and belongs to no order, or is more than one costs, goes back by transfer. */
export const askForSurplus = (tx: Tx, surplus: Surplus, requestedBy: string, now: Date) =>
  tx.insert(refund).values({
    ...surplus,
    cause: 'surplus',
    method: 'transfer',
    requestedBy,
    createdAt: now,
  })

/** Refunds on their own payment that were asked for at this moment. */
export async function listRefundsAskedAt(tx: Tx, orderId: string, now: Date): Promise<string[]> {
  const isNew = and(
    eq(refund.orderId, orderId),
    eq(refund.method, 'gateway'),
    eq(refund.status, refundStates.asked),
    eq(refund.createdAt, now),
  )
  const rows = await tx.select({ id: refund.id }).from(refund).where(isNew)
  return rows.map(({ id }) => id)
}
