import { and, eq, inArray } from 'drizzle-orm'
import { reconcileOrder, recordTransfer } from '@/backend/modules/order-lifecycle'
import {
  AWAITS_PAYMENT,
  CASH_ON_DELIVERY,
  DELIVERED,
  emailBuyer,
  findOrder,
  lockOrder,
  type OrderRow,
  PAID,
  recordInHistory,
} from '@/backend/modules/orders'
import { orders } from '@/backend/modules/orders/tables'
import {
  addTransfer,
  BANK,
  BANK_TRANSFERS,
  book,
  findPaymentByHand,
  hasPayment,
  insertPayment,
  isUndone,
  moneyOf,
  orderCodeIn,
  paymentTexts,
  type TransferNotice,
  toldMoney,
  transferStates,
  UNASSIGNED,
  updateTransfers,
} from '@/backend/modules/payments'
import { bankTransaction } from '@/backend/modules/payments/tables'
import { type EmailShop, emailShop } from '@/backend/modules/settings'
import type { Services } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { transferMissingEmail } from '@/backend/workflows/settle-payment/emails'

export type TransferProblem = 'less' | 'more' | 'late' | 'twice' | 'unknown'
type Source = { provider: string; now: Date; shop: EmailShop }

export const mayStillBePaid = ({ status, paymentType, paymentStatus, paidAt }: OrderRow) =>
  status === AWAITS_PAYMENT ||
  (paymentType === CASH_ON_DELIVERY &&
    paymentStatus !== PAID &&
    paidAt === null &&
    status < DELIVERED)

/** Why this money can't simply pay the order it names; null when it can. */
function problemOf(order: OrderRow, amount: number): TransferProblem | null {
  if (isUndone(order)) return 'late'
  if (!mayStillBePaid(order)) return 'twice'
  if (amount === order.total) return null
  return amount < order.total ? 'less' : 'more'
}

/** The order is locked before its payment, as everywhere; a payment row is made where the buyer had chosen another way to pay. */
export async function payByTransfer(tx: Tx, order: OrderRow, { provider, now, shop }: Source) {
  if (!(await hasPayment(tx, order.code))) {
    await insertPayment(tx, {
      txnRef: order.code,
      orderId: order.id,
      provider: BANK_TRANSFERS,
      amount: order.total,
      createdAt: now,
    })
  }
  return recordTransfer(tx, order, { actor: provider, now, shop })
}

async function rememberProblem(tx: Tx, order: OrderRow, provider: string, now: Date) {
  await recordInHistory(tx, order, {
    kind: 'payment',
    isInternal: true,
    actor: provider,
    note: paymentTexts.transferToCheck,
    at: now,
  })
}

/** Mails a buyer who transferred too little what is missing, and until when it may be paid. */
async function tellMissing(tx: Tx, orderId: string, { amount }: TransferNotice, source: Source) {
  const order = await lockOrder(tx, orderId)
  if (order?.status !== AWAITS_PAYMENT) return
  const missing = toldMoney(order, await moneyOf(tx, orderId)).toPay
  if (missing === 0) return
  const mail = transferMissingEmail(order, { amount, missing }, source.shop)
  await emailBuyer(tx, order, mail, source.now)
}

/** Money for a cancelled order tells its buyer that it goes back, if that is just what the order had cost. */
const tellLate = (tx: Tx, order: OrderRow, amount: number, source: Source) =>
  amount === order.total ? payByTransfer(tx, order, source) : null

async function assign(tx: Tx, notice: TransferNotice, source: Source) {
  const code = orderCodeIn(notice.content)
  const named = code === null ? null : await findOrder(tx, eq(orders.code, code))
  const order = named && (await lockOrder(tx, named.id))
  if (!order) return { problem: 'unknown' as const, orderId: null, txnRef: null }
  const problem = problemOf(order, notice.amount)
  const paid = problem ? null : await payByTransfer(tx, order, source)
  if (paid === 'recorded') return { problem: null, orderId: order.id, txnRef: order.code }
  const late = problem === 'late' ? await tellLate(tx, order, notice.amount, source) : null
  await rememberProblem(tx, order, source.provider, source.now)
  const txnRef = late === 'recorded' ? order.code : null
  return { problem: problem ?? ('twice' as const), orderId: order.id, txnRef }
}

async function recordOnce(tx: Tx, notice: TransferNotice, source: Source) {
  const id = await addTransfer(tx, notice, source.provider, source.now)
  if (!id) return 'known' as const
  await book(tx, {
    kind: 'transfer',
    reference: id,
    debit: BANK,
    credit: UNASSIGNED,
    amount: notice.amount,
    at: source.now,
  })
  const byHand = await findPaymentByHand(tx, notice)
  if (byHand) await lockOrder(tx, byHand.orderId)
  const { problem, orderId, txnRef } = byHand
    ? { problem: null, ...byHand }
    : await assign(tx, notice, source)
  const state = problem === null ? transferStates.credited : transferStates.open
  await updateTransfers(tx, [id], { state, problem, orderId, txnRef })
  if (orderId !== null) await reconcileOrder(tx, orderId, source.now)
  if (orderId !== null && problem === 'less') await tellMissing(tx, orderId, notice, source)
  return problem ?? ('recorded' as const)
}

export type RecordedTransfer = TransferProblem | 'recorded' | 'known' | 'outgoing' | 'wrongAccount'

/** Records one transfer, once: it pays the order it names to the đồng, or waits for a person of the shop. */
export async function recordTransferNotice(
  services: Pick<Services, 'db' | 'config' | 'settings' | 'now'>,
  provider: string,
  notice: TransferNotice,
): Promise<RecordedTransfer> {
  const { db, settings, now } = services
  if (notice.account !== settings.current().accounts.transfer?.account) return 'wrongAccount'
  if (!notice.isIncoming) return 'outgoing'
  const source = { provider, now: now(), shop: emailShop(services) }
  return transact(db, (tx) => recordOnce(tx, notice, source))
}

/** Transfers that an order has been given and nobody has settled yet. */
export const openTransfersOf = (tx: Tx, orderId: string) =>
  tx
    .select()
    .from(bankTransaction)
    .where(
      and(
        eq(bankTransaction.orderId, orderId),
        inArray(bankTransaction.problem, ['less', 'more', 'unknown']),
        eq(bankTransaction.state, transferStates.open),
      ),
    )
    .for('update')
