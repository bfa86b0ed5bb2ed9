import { findGoods } from '@/backend/modules/cart'
import { isCourse } from '@/backend/modules/catalog'
import { paidFor, refundFor } from '@/backend/modules/order-lifecycle'
import {
  DELIVERED,
  emailBuyer,
  lockOrder,
  type OrderRow,
  recordInHistory,
} from '@/backend/modules/orders'
import { assertSameReceiver, needsReceiver } from '@/backend/modules/payments'
import {
  insertReturn,
  linesOfReturns,
  listReturnableLines,
  matterOf,
  openReasons,
  type ReturnRow,
  refusalOf,
  returnEmail,
  returnStates,
  returnTexts,
} from '@/backend/modules/returns'
import type { RefundReceiver } from '@/backend/modules/returns/tables'
import { emailShop } from '@/backend/modules/settings'
import { audit } from '@/backend/platform/audit/audit-log'
import type { Context } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { formatMoney } from '@/backend/platform/format-money'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import { refundAmount } from '@/contract/refund-amount'
import { mayTakeOtherTitle, type ReturnOutcome, type ReturnReason } from '@/contract/return-terms'

type ReturnInput = {
  reason: ReturnReason
  outcome?: ReturnOutcome | undefined
  note?: string | undefined
  lines: { orderLineId: number; quantity: number; newProductId?: number | undefined }[]
  receiver?: RefundReceiver | undefined
}

type Request = { context: Context; input: ReturnInput; now: Date; actor: string }

const outcomeOf = ({ outcome = 'refund' }: ReturnInput) => outcome

async function assertReturnable(tx: Tx, order: OrderRow, { context, input, now, actor }: Request) {
  if (order.status !== DELIVERED) throw new HttpError(409, returnTexts.notDelivered)
  const all = await listReturnableLines(tx, order.id)
  if (!openReasons(order, all, now).includes(input.reason))
    throw new HttpError(409, returnTexts.termOver)
  const lines = new Map(all.map((line) => [line.id, line]))
  for (const { orderLineId, quantity } of input.lines) {
    const line = lines.get(orderLineId)
    if (!line || quantity > line.quantity - line.promised) {
      throw new HttpError(409, returnTexts.noSuchLine)
    }
    const refusal = await refusalOf(tx, order, line, { now, reason: input.reason })
    if (refusal) throw new HttpError(409, refusal)
    // Named twice, a line must not count twice.
    lines.delete(orderLineId)
  }
  // Who takes other copies may name an account later, should anything go back.
  if (input.receiver || outcomeOf(input) === 'exchange' || actor.startsWith('staff:')) return
  if (await needsReceiver(tx, context, order.id)) {
    throw new HttpError(400, returnTexts.receiverNeeded)
  }
}

type Written = { orderLineId: number; quantity: number; newProductId?: number; newPrice?: number }

/** What is to be sent for each line; another title is on sale and costs no more than was paid for the one that comes back. */
async function linesToWrite(tx: Tx, order: OrderRow, { input, now }: Request): Promise<Written[]> {
  const plain = input.lines.map(({ orderLineId, quantity }) => ({ orderLineId, quantity }))
  if (outcomeOf(input) === 'refund') return plain
  const lines = new Map((await listReturnableLines(tx, order.id)).map((line) => [line.id, line]))
  const isOfCourse = ({ orderLineId }: Written) => lines.get(orderLineId)?.courseId != null
  if (plain.some(isOfCourse)) throw new HttpError(409, returnTexts.courseNotExchanged)
  const others = input.lines.flatMap(({ newProductId }) => newProductId ?? [])
  if (others.length === 0) return plain
  if (!mayTakeOtherTitle(input.reason)) throw new HttpError(409, returnTexts.sameTitleOnly)
  const holder = { userId: order.userId, phone: null, email: null }
  const goods = await findGoods(tx, others, holder, now)
  const paid = await paidFor(tx, order)
  return input.lines.map(({ orderLineId, quantity, newProductId }) => {
    const line = lines.get(orderLineId)
    if (newProductId === undefined || newProductId === line?.productId) {
      return { orderLineId, quantity }
    }
    const found = goods.get(newProductId)
    if (!found?.isActive || isCourse(found) || found.available < quantity) {
      throw new HttpError(409, returnTexts.otherTitleGone)
    }
    const worth = refundAmount(paid, 0, (line?.unitPrice ?? 0) * quantity, false)
    if (found.salePrice * quantity > worth) {
      const each = formatMoney(Math.floor(worth / quantity))
      throw new HttpError(409, returnTexts.otherTitleDearer(each))
    }
    return { orderLineId, quantity, newProductId, newPrice: found.salePrice }
  })
}

/** Says by mail what was asked for, what goes back for it, and who pays the postage. */
async function acknowledge(
  tx: Tx,
  order: OrderRow,
  { context, input, now }: Request,
  row: ReturnRow,
) {
  const copies = new Map(input.lines.map((line) => [line.orderLineId, line.quantity]))
  const lines = await listReturnableLines(tx, order.id)
  const outcome = outcomeOf(input)
  const worth = await refundFor(tx, order, row, lines, ({ id }) => copies.get(id) ?? 0)
  const written = await linesOfReturns(tx, [row.id])
  const titles = written.map(({ quantity, productName, newTitle }) =>
    [`${quantity} × ${productName}`, ...(newTitle ? [newTitle] : [])].join(' → '),
  )
  const isLess = ({ newPrice }: (typeof written)[number]) => newPrice !== null
  const kept = written
    .filter(isLess)
    .reduce((sum, { quantity, newPrice }) => sum + quantity * (newPrice ?? 0), 0)
  const left = written.filter(isLess).length === written.length ? Math.max(0, worth - kept) : 0
  const shop = emailShop(context)
  const matter = await matterOf(tx, row)
  const facts = { shop: shop.name, code: order.code, reason: matter, outcome }
  const amount = outcome === 'refund' ? worth : left
  const mail = returnTexts.askedMail({ ...facts, amount }, titles)
  await emailBuyer(tx, order, returnEmail(order, { ...row, reason: matter }, mail, shop), now)
}

/** The buyer, whose right to the order has been checked, or the staff for them, asks to send lines of it back. Answers the id of the return. */
export async function requestReturn(
  context: Context,
  orderId: string,
  input: ReturnInput,
  staff?: string,
): Promise<string> {
  return transact(context.db, async (tx) => {
    const now = context.now()
    const order = await lockOrder(tx, orderId)
    if (!order) throw notFound()
    const actor = staff ?? (order.userId === null ? 'guest' : `user:${order.userId}`)
    const request = { context, input, now, actor }
    await assertReturnable(tx, order, request)
    if (!staff) await assertSameReceiver(tx, order, input.receiver)
    const { reason, note = '', receiver = null } = input
    const outcome = outcomeOf(input)
    const row = await insertReturn(
      tx,
      { orderId, reason, outcome, note, receiver, status: returnStates.asked, createdAt: now },
      await linesToWrite(tx, order, request),
    )
    await recordInHistory(tx, order, {
      kind: 'return',
      actor,
      note: returnTexts.askedEvent(await matterOf(tx, row), outcome),
      at: now,
    })
    await acknowledge(tx, order, request, row)
    if (staff) {
      const data = { order: order.code, reason, outcome, lines: input.lines }
      await audit(tx, context, { action: 'return.open', subject: row.id, data })
    }
    return row.id
  })
}
