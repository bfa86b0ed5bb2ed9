import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { isCourse } from '@/backend/modules/catalog'
import { invoiceTexts, settleInvoices } from '@/backend/modules/invoices'
import { courseCode } from '@/backend/modules/learning/tables'
import { reconcileOrder } from '@/backend/modules/order-lifecycle/reconcile-order'
import { refundFor, worthOf } from '@/backend/modules/order-lifecycle/refund-for'
import {
  lockStockOfExchange,
  type Replacement,
  sendReplacement,
} from '@/backend/modules/order-lifecycle/send-replacement'
import { takeBackCopies } from '@/backend/modules/order-lifecycle/take-back-copies'
import {
  emailBuyer,
  mailFormats,
  moneyOfPart,
  type OrderRow,
  owes,
  recordInHistory,
} from '@/backend/modules/orders'
import { askRefund, findRefundablePayment, listOrderRefunds } from '@/backend/modules/payments'
import { returnVouchers, reverseCommission } from '@/backend/modules/promotions'
import {
  listReturnableLines,
  matterOf,
  type ReceivedLine,
  type ReturnableLine,
  type ReturnMatter,
  type ReturnRow,
  reasonOf,
  returnEmail,
  returnTexts,
  writeReceived,
} from '@/backend/modules/returns'
import { returnLine } from '@/backend/modules/returns/tables'
import { type EmailShop, emailShop } from '@/backend/modules/settings'
import type { Context } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { HttpError } from '@/backend/platform/http/http-error'
import { refundSentences } from '@/contract/order-sentences/refund-sentences'
import type { ReturnReason } from '@/contract/return-terms'

export type Receipt = { lines: ReceivedLine[]; serials?: string[] | undefined }
type Work = { tx: Tx; order: OrderRow; row: ReturnRow; actor: string; now: Date }

async function assertCodesUnused(tx: Tx, serials: readonly string[]) {
  if (serials.length === 0) return
  const [used] = await tx
    .select({ seri: courseCode.seri })
    .from(courseCode)
    .where(and(inArray(courseCode.seri, [...serials]), isNotNull(courseCode.usedAt)))
  if (used) throw new HttpError(409, returnTexts.codeUsed(used.seri ?? ''))
}

/** What has come of each line; refused when it is nothing, or more than the buyer asked to send back. */
async function receivedCopies({ tx, row }: Work, received: readonly ReceivedLine[]) {
  const asked = await tx.select().from(returnLine).where(eq(returnLine.returnId, row.id))
  const byLine = new Map(received.map((line) => [line.orderLineId, line]))
  const isKnown = received.every(({ orderLineId, restock, writeOff }) => {
    const line = asked.find((one) => one.orderLineId === orderLineId)
    return line !== undefined && restock + writeOff <= line.quantity
  })
  const copies = received.reduce((sum, { restock, writeOff }) => sum + restock + writeOff, 0)
  if (!isKnown || copies === 0 || byLine.size !== received.length) {
    throw new HttpError(400, returnTexts.wrongCopies)
  }
  return { byLine, copies }
}

/** Asks for what goes back, and answers how the buyer is told: the amount with its way and day, or that nothing is due. */
async function askForMoney(work: Work, context: Pick<Context, 'settings'>, amount: number) {
  const { tx, order, row, actor, now } = work
  if (amount === 0) return [moneyOfPart(!owes(order))]
  const reason = returnTexts.refundReason(row.origin, reasonOf(row.reason))
  const txnRef = await findRefundablePayment(tx, context, order.id, amount)
  const id = await askRefund(tx, context, order, {
    amount,
    reason,
    cause: 'return',
    txnRef: txnRef ?? undefined,
    receiver: row.receiver ?? undefined,
    actor,
    now,
  })
  const refunds = await listOrderRefunds(tx, context, order.id)
  return refundSentences(
    refunds.filter((refund) => refund.id === id),
    mailFormats,
  )
}

/** What history and buyer are told of it. */
export type Words = {
  event: (copies: number) => string
  /** With what becomes of the money. */
  mail: (shop: string, code: string, ofMoney: readonly string[]) => readonly string[]
}
const usualWords = (matter: ReturnMatter): Words => ({
  event: (copies) => returnTexts.receivedEvent(matter, copies),
  mail: (shop, code, ofMoney) => [returnTexts.receivedLine(matter, shop, code), ...ofMoney],
})

type Told = {
  matter: ReturnMatter
  copies: number
  /** Nothing of the order is left: it came back, was lost or dropped without the buyer's doing. */
  isOver: boolean
  /** What goes back besides, or instead. */
  isMoneyBack: boolean
  ofMoney: readonly string[]
  shop: EmailShop
  replacement: Replacement | null
}

const replacementLines = (
  reason: ReturnReason,
  { code, titles }: Replacement,
  { isMoneyBack, ofMoney }: Pick<Told, 'isMoneyBack' | 'ofMoney'>,
) => [
  ...returnTexts.replacedMail(reason, code, titles),
  ...(isMoneyBack ? [returnTexts.restMail, ...ofMoney] : []),
]

async function tell(
  { tx, order, row, actor, now }: Work,
  { event, mail }: Words,
  { matter, copies, isOver, shop, replacement, ...money }: Told,
) {
  const reason = reasonOf(row.reason)
  await recordInHistory(tx, order, {
    kind: 'return',
    actor,
    note: replacement
      ? returnTexts.exchangedEvent(reason, copies, replacement.code)
      : event(copies),
    at: now,
  })
  const words = replacement
    ? [
        returnTexts.receivedLine(reason, shop.name, order.code),
        ...replacementLines(reason, replacement, money),
      ]
    : mail(shop.name, order.code, money.ofMoney)
  const email = returnEmail(order, { ...row, reason: matter, isOver }, words, shop)
  await emailBuyer(tx, order, email, now)
}

/** Takes the copies of a locked return in. */
export async function receiveCopies(
  work: Work,
  context: Pick<Context, 'config' | 'settings'>,
  { lines: received, serials = [] }: Receipt,
  words?: Words,
) {
  const { tx, order, row } = work
  await assertCodesUnused(tx, serials)
  const { byLine, copies } = await receivedCopies(work, received)
  const lines = await listReturnableLines(tx, order.id)
  await lockStockOfExchange(work, lines)
  const copiesOf = ({ id }: ReturnableLine) => {
    const line = byLine.get(id)
    return line ? line.restock + line.writeOff : 0
  }
  const amount = await refundFor(tx, order, row, lines, copiesOf)
  const back = worthOf(lines, (line) => line.received + copiesOf(line))
  const isBack = (line: ReturnableLine) => line.received + copiesOf(line) >= line.quantity
  const isAllBack = lines.every(isBack)
  await writeReceived(tx, row.id, received, work.now)
  await takeBackCopies(
    tx,
    order.id,
    lines.map((line) => ({
      productId: line.productId,
      isCourse: isCourse(line),
      restock: byLine.get(line.id)?.restock ?? 0,
      copies: copiesOf(line),
    })),
  )
  const isExchange = row.outcome === 'exchange'
  const replacement = isExchange
    ? await sendReplacement(work, context, { lines, copies: copiesOf }, amount)
    : null
  const rest = amount - (replacement?.total ?? 0)
  // Who takes other copies goes on having bought.
  if (!isExchange) await reverseCommission(tx, order.id, { back, of: order.subTotal }, work.now)
  const ofMoney = await askForMoney(work, context, rest)
  if (isAllBack && !isExchange) await returnVouchers(tx, order.id, work.now)
  await reconcileOrder(tx, order.id, work.now)
  const returned = new Map(lines.map((line) => [line.id, copiesOf(line)]))
  const change = { reason: invoiceTexts.linesReturned, copies: returned }
  await settleInvoices(tx, order.id, change, work.now)
  const matter = await matterOf(tx, row)
  await tell(work, words ?? usualWords(matter), {
    matter,
    copies,
    isOver:
      row.origin !== 'buyer' &&
      lines.every((line) => isBack(line) || (isCourse(line) && order.paidAt === null)),
    isMoneyBack: rest > 0,
    ofMoney,
    shop: emailShop(context),
    replacement,
  })
}
