import { eq } from 'drizzle-orm'
import { reconcileOrder } from '@/backend/modules/order-lifecycle'
import {
  emailBuyer,
  findOrder,
  lockOrder,
  mailFormats,
  type OrderRow,
  recordInHistory,
} from '@/backend/modules/orders'
import { orders } from '@/backend/modules/orders/tables'
import {
  askForSurplus,
  book,
  ORDERS,
  refundable,
  refundDueAt,
  transferStates,
  transferTexts,
  UNASSIGNED,
  updateTransfers,
} from '@/backend/modules/payments'
import { bankTransaction } from '@/backend/modules/payments/tables'
import { messageBuyer } from '@/backend/modules/phone-messages'
import { type EmailShop, emailShop } from '@/backend/modules/settings'
import { audit } from '@/backend/platform/audit/audit-log'
import { type Context, callerOf } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import { transferBackEmail } from '@/backend/workflows/settle-payment/emails'
import {
  mayStillBePaid,
  openTransfersOf,
  payByTransfer,
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
  updateTransfers(tx, ids, {
    state: transferStates.settled,
    resolution,
    resolvedBy: actor,
    resolvedAt: now,
  })

/** The orders it concerns are locked before the transfer, as everywhere. */
async function lockTransfer(tx: Tx, id: string, orderCode: string | undefined) {
  const isTransfer = eq(bankTransaction.id, id)
  const [named] = await tx.select().from(bankTransaction).where(isTransfer)
  if (!named) throw notFound()
  const wanted = orderCode ? await findOrder(tx, eq(orders.code, plainOrderCode(orderCode))) : null
  const orderIds = new Set([named.orderId, wanted?.id].filter((one) => one != null))
  for (const orderId of [...orderIds].sort()) await lockOrder(tx, orderId)
  const [transfer] = await tx.select().from(bankTransaction).where(isTransfer).for('update')
  if (!transfer) throw notFound()
  return transfer
}

async function orderFor({ tx, transfer }: Work, orderCode: string | undefined) {
  const where = orderCode
    ? eq(orders.code, plainOrderCode(orderCode))
    : eq(orders.id, transfer.orderId ?? '')
  const named = orderCode || transfer.orderId ? await findOrder(tx, where) : null
  const order = named && (await lockOrder(tx, named.id))
  if (!order) throw new HttpError(404, transferTexts.noSuchOrder)
  return order
}

/** What of some transfers goes back: whole ones as far as it reaches, the largest first, so that no refund is above its transfer. */
function surplusParts(given: readonly BankTransaction[], surplus: number) {
  let left = surplus
  return [...given]
    .sort((one, other) => other.amount - one.amount)
    .flatMap(({ id, amount }) => {
      const part = Math.min(amount, left)
      left -= part
      return part > 0 ? [{ bankTransactionId: id, amount: part }] : []
    })
}

type Back = { amount: number; reference: string }

/** By mail, or by message who has left a telephone alone: the amount and the day. */
async function tellBack({ tx, now, shop }: Work, order: OrderRow, { amount, reference }: Back) {
  const dueTime = refundDueAt(now)
  const mail = transferBackEmail(order, { amount, reference, dueTime }, shop)
  await emailBuyer(tx, order, mail, now)
  const detail = mailFormats.date(dueTime.toISOString())
  await messageBuyer(tx, order, { kind: 'willRefund', amount, detail }, { shop, now })
}

/** What came above the total is the order's too until it goes back. */
async function sendSurplusBack(
  work: Work,
  order: OrderRow,
  given: readonly BankTransaction[],
  surplus: number,
) {
  if (surplus <= 0) return
  const { tx, actor, now } = work
  const reference = given.map((one) => one.reference).join(', ')
  for (const { bankTransactionId, amount } of surplusParts(given, surplus)) {
    const entry = { kind: 'surplus', reference: bankTransactionId, orderId: order.id, at: now }
    await book(tx, { ...entry, debit: UNASSIGNED, credit: ORDERS, amount })
    const reason = transferTexts.surplus(order.code)
    await askForSurplus(tx, { orderId: order.id, bankTransactionId, amount, reason }, actor, now)
  }
  await recordInHistory(tx, order, {
    kind: 'refund',
    actor,
    note: transferTexts.surplusEvent(surplus),
    at: now,
  })
  await tellBack(work, order, { amount: surplus, reference })
}

/** Pays an order with all the transfers it has been given; what is too much goes back. Too little waits for the rest. */
async function credit(work: Work, orderCode: string | undefined): Promise<string> {
  const { tx, transfer, actor, now, shop } = work
  const order = await orderFor(work, orderCode)
  if (!mayStillBePaid(order)) throw new HttpError(409, transferTexts.orderNotOpen)
  if (transfer.txnRef !== null) throw new HttpError(409, transferTexts.bookedToOrder)
  const problem = transfer.problem === 'more' ? 'more' : 'less'
  await updateTransfers(tx, [transfer.id], { orderId: order.id, problem })
  const given = await openTransfersOf(tx, order.id)
  const sum = given.reduce((total, one) => total + one.amount, 0)
  if (sum < order.total) return transferTexts.stillMissing(order.total - sum)
  const paid = await payByTransfer(tx, order, { provider: actor, now, shop })
  if (paid !== 'recorded') throw new HttpError(409, transferTexts.orderNotOpen)
  const ids = given.map(({ id }) => id)
  await settle(tx, ids, actor, now, 'credit')
  await updateTransfers(tx, ids, { txnRef: order.code })
  // Its state has changed: what is written into its history stands there.
  const current = (await lockOrder(tx, order.id)) ?? order
  await sendSurplusBack(work, current, given, sum - order.total)
  await reconcileOrder(tx, order.id, now)
  return transferTexts.credited
}

/** Where the money is taken from: the order it was booked to, as far as that has not sent it back itself, else the transfer alone. */
async function refundedFrom({ tx, transfer }: Work) {
  const { txnRef, orderId, amount } = transfer
  if (txnRef === null || orderId === null) return { amount }
  await lockOrder(tx, orderId)
  const left = Math.min(amount, await refundable(tx, orderId))
  if (left <= 0) throw new HttpError(409, transferTexts.sentBackByOrder)
  const onPayment = await refundable(tx, orderId, txnRef)
  return { orderId, amount: left, ...(onPayment >= left && { txnRef }) }
}

/** Whether the buyer knows: a late transfer was answered when it came, one that lay there when the order was cancelled with that. */
const isKnown = ({ txnRef, createdAt }: BankTransaction, { cancelledAt }: OrderRow) =>
  txnRef !== null || (cancelledAt !== null && createdAt <= cancelledAt)

/** The buyer of the order a transfer named reads that it goes back. */
async function tellSentBack(work: Work, amount: number) {
  const { tx, transfer, actor, now } = work
  const order = transfer.orderId ? await lockOrder(tx, transfer.orderId) : null
  if (!order || isKnown(transfer, order)) return
  const { reference } = transfer
  await recordInHistory(tx, order, {
    kind: 'refund',
    actor,
    note: transferTexts.sentBackEvent(amount),
    at: now,
  })
  await tellBack(work, order, { amount, reference })
}

async function sendBack(work: Work, note: string | undefined) {
  const { tx, transfer, actor, now } = work
  const from = await refundedFrom(work)
  const reason = note || transferTexts.sentBack
  await askForSurplus(tx, { ...from, bankTransactionId: transfer.id, reason }, actor, now)
  await settle(tx, [transfer.id], actor, now, 'refund')
  await tellSentBack(work, from.amount)
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
    const transfer = await lockTransfer(tx, id, resolution.orderCode)
    if (transfer.state !== transferStates.open) throw new HttpError(409, transferTexts.settled)
    const done = await apply({ tx, transfer, actor, now, shop: emailShop(context) }, resolution)
    const { note } = resolution
    if (note) await updateTransfers(tx, [id], { note })
    if (transfer.orderId) await reconcileOrder(tx, transfer.orderId, now)
    const data = { ...resolution, amount: transfer.amount, reference: transfer.reference }
    await audit(tx, context, { action: 'transfer.resolve', subject: id, data })
    return done
  })
}
