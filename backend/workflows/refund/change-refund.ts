import { eq, sql } from 'drizzle-orm'
import { invoiceTexts, settleInvoices } from '@/backend/modules/invoices'
import { reconcileOrder } from '@/backend/modules/order-lifecycle'
import { emailBuyer, lockOrder, type OrderRow, recordInHistory } from '@/backend/modules/orders'
import {
  canMoveRefund,
  moneyOf,
  refundStates,
  refundTexts,
  reopenTransfer,
  sumWithin,
  surplusOf,
  updateRefund,
  waitsForReceiver,
} from '@/backend/modules/payments'
import { bankTransaction, refund } from '@/backend/modules/payments/tables'
import { emailShop } from '@/backend/modules/settings'
import { audit } from '@/backend/platform/audit/audit-log'
import { type Context, callerOf } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import { enqueue } from '@/backend/platform/jobs/enqueue'
import { completeRefund, orderIdOf } from '@/backend/workflows/refund/complete-refund'
import { refusedRefundEmail } from '@/backend/workflows/refund/emails'
import { refundGoods } from '@/backend/workflows/refund/refund-goods'

type RefundRow = typeof refund.$inferSelect
type Work = { tx: Tx; row: RefundRow; actor: string; now: Date; context: Context }

/** The order is locked before its refund, as everywhere. */
export async function lockRefund(tx: Tx, id: string): Promise<RefundRow | null> {
  const [named] = await tx
    .select({
      orderId: sql<string | null>`coalesce(${refund.orderId}, ${bankTransaction.orderId})`,
    })
    .from(refund)
    .leftJoin(bankTransaction, eq(bankTransaction.id, refund.bankTransactionId))
    .where(eq(refund.id, id))
  if (named?.orderId) await lockOrder(tx, named.orderId)
  const [row] = await tx.select().from(refund).where(eq(refund.id, id)).for('update')
  return row ?? null
}

export async function changeRefund(
  context: Context,
  id: string,
  action: string,
  work: (facts: Work) => Promise<unknown>,
): Promise<void> {
  const actor = `staff:${callerOf(context).userId}`
  await transact(context.db, async (tx) => {
    const now = context.now()
    const row = await lockRefund(tx, id)
    if (!row) throw notFound()
    await work({ tx, row, actor, now, context })
    const data = { amount: row.amount, orderId: row.orderId }
    await audit(tx, context, { action, subject: id, data })
  })
}

const set = ({ tx, row }: Work, changes: Partial<typeof refund.$inferInsert>) =>
  updateRefund(tx, row.id, changes)

const assertMove = ({ row }: Work, to: number) => {
  if (!canMoveRefund(row, to, 'staff')) throw new HttpError(409, refundTexts.cannotChange)
}

export const approveRefund = (context: Context, id: string) =>
  changeRefund(context, id, 'refund.approve', async (work) => {
    assertMove(work, refundStates.approved)
    const { row, actor, now } = work
    if (waitsForReceiver(row)) throw new HttpError(409, refundTexts.receiverNeeded)
    const isLarge = (await sumWithin(work.tx, row.id)) >= context.config.refundTwoPersonFrom
    if (isLarge && row.requestedBy === actor) {
      throw new HttpError(403, refundTexts.secondPerson)
    }
    await set(work, {
      status: refundStates.approved,
      approvedBy: actor,
      approvedAt: now,
      nextAt: now,
    })
    if (row.method === 'gateway') await enqueue(work.tx, { queue: 'refunds', id: row.id })
  })

/** A refund made by hand at the bank. */
export const settleRefund = (context: Context, id: string, reference: string) =>
  changeRefund(context, id, 'refund.settle', async (work) => {
    const { tx, row, actor, now } = work
    if (row.method === 'gateway' && row.status === refundStates.approved) {
      throw new HttpError(409, refundTexts.goesByGateway)
    }
    assertMove(work, refundStates.paidBack)
    await completeRefund(tx, row, { reference, actor, now, services: context })
  })

/** Its buyer has read that money goes back: so they read that it does not. */
async function tellRefused({ tx, row, actor, now, context }: Work, order: OrderRow, note: string) {
  await recordInHistory(tx, order, {
    kind: 'refund',
    actor,
    note: refundTexts.refusedEvent(row.amount, note),
    at: now,
  })
  // What the order does not keep, or no order has, still goes back.
  const isStillDue = row.orderId === null || surplusOf(order, await moneyOf(tx, order.id)) > 0
  const { amount } = row
  const email = refusedRefundEmail(order, { amount, note, isStillDue }, emailShop(context))
  await emailBuyer(tx, order, email, now)
}

/** What follows from a refund of an order, or of a transfer in no order's book, that is not made. */
async function undoRefund({ tx, row, actor, now, context }: Work, order: OrderRow | null) {
  if (row.orderId && order) {
    if (row.cause !== 'return') await refundGoods(tx, context, order, { actor, now })
    await settleInvoices(tx, row.orderId, { reason: invoiceTexts.refundRefused }, now)
    await reconcileOrder(tx, row.orderId, now)
  } else if (row.bankTransactionId) {
    const orderId = await reopenTransfer(tx, row.bankTransactionId)
    if (orderId) await reconcileOrder(tx, orderId, now)
  }
}

export const refuseRefund = (context: Context, id: string, note: string) =>
  changeRefund(context, id, 'refund.refuse', async (work) => {
    assertMove(work, refundStates.refused)
    const { tx, row, actor, now } = work
    const changes = { status: refundStates.refused, settledBy: actor, settledAt: now }
    await set(work, { ...changes, lastError: note })
    const orderId = await orderIdOf(tx, row)
    const order = orderId === null ? null : await lockOrder(tx, orderId)
    if (order) await tellRefused(work, order, note)
    await undoRefund(work, order)
  })
