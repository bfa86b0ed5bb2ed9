import { v7 } from 'uuid'
import { findGoods } from '@/backend/modules/cart'
import { paidFor } from '@/backend/modules/order-lifecycle/refund-for'
import {
  amountColumns,
  CASH_ON_DELIVERY,
  CONFIRMED,
  hashOf,
  insertEvent,
  insertLines,
  insertOrder,
  type LineDraft,
  type OrderDraft,
  type OrderRow,
  orderToken,
  PAID,
} from '@/backend/modules/orders'
import { payByExchange } from '@/backend/modules/payments'
import {
  linesOfReturns,
  type ReturnableLine,
  type ReturnRow,
  returnTexts,
  setReplacement,
} from '@/backend/modules/returns'
import { insertReservations, lockStock, moveStock } from '@/backend/modules/stock'
import type { Context } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { HttpError } from '@/backend/platform/http/http-error'
import { type PaidOrder, refundAmount } from '@/contract/refund-amount'

type Work = { tx: Tx; order: OrderRow; row: ReturnRow; actor: string; now: Date }
type Came = { lines: readonly ReturnableLine[]; copies: (line: ReturnableLine) => number }

/** Stock is locked for all that comes and goes at once, products by their ids, as everywhere. */
export async function lockStockOfExchange({ tx, row }: Work, lines: readonly ReturnableLine[]) {
  if (row.outcome !== 'exchange') return
  const asked = await linesOfReturns(tx, [row.id])
  const wanted = asked.flatMap(({ newProductId }) => newProductId ?? [])
  await lockStock(tx, [...new Set([...lines.map(({ productId }) => productId), ...wanted])])
}

/** What each line that came is worth of the order's money, together never more than `most`. */
function worthOfEach(paid: PaidOrder, { lines, copies }: Came, most: number) {
  let before = lines.reduce((sum, line) => sum + line.unitPrice * line.received, 0)
  let left = most
  const worth = new Map<number, number>()
  for (const line of lines) {
    const now = line.unitPrice * copies(line)
    const value = Math.min(left, refundAmount(paid, before, now, false))
    worth.set(line.id, value)
    before += now
    left -= value
  }
  return worth
}

type Sent = { drafts: LineDraft[]; total: number; weightGram: number }

/** The same title for all that was paid for it, another one for its price then. */
async function linesToSend(work: Work, came: Came, most: number): Promise<Sent> {
  const { tx, order, row, now } = work
  const asked = new Map((await linesOfReturns(tx, [row.id])).map((one) => [one.orderLineId, one]))
  const worth = worthOfEach(await paidFor(tx, order), came, most)
  const productOf = (line: ReturnableLine) => asked.get(line.id)?.newProductId ?? line.productId
  const sent = came.lines.filter((line) => came.copies(line) > 0)
  const { userId } = order
  const holder = { userId, phone: null, email: null }
  const goods = await findGoods(tx, sent.map(productOf), holder, now)
  let [total, weightGram] = [0, 0]
  const drafts = sent.map((line) => {
    const quantity = came.copies(line)
    const found = goods.get(productOf(line))
    if (!found) throw new HttpError(409, returnTexts.noneLeft(line.title))
    const unitPrice = asked.get(line.id)?.newPrice ?? line.unitPrice
    total += Math.min(worth.get(line.id) ?? 0, unitPrice * quantity)
    weightGram += found.weightGram * quantity
    return {
      ...{ productId: found.productId, title: found.title, imageUrl: found.imageUrl },
      ...{ unitPrice, listPrice: Math.max(unitPrice, found.listPrice), quantity },
      lineTotal: unitPrice * quantity,
    }
  })
  return { drafts, total, weightGram }
}

/** To where the first one went; paid as it stands. */
function replacementOf(
  { order, now }: Work,
  { drafts, total, weightGram }: Sent,
  secret: string,
): OrderDraft {
  const { userId, guestEmail, receiverName, phone, address } = order
  const { wardId, wardName, districtName, cityName } = order
  const id = v7()
  const subTotal = drafts.reduce((sum, { lineTotal }) => sum + lineTotal, 0)
  const none = { discountCoupon: 0, discountAffiliate: 0, shippingFee: 0 }
  return {
    ...{ id, userId, guestEmail, receiverName, phone, address },
    ...{ wardId, wardName, districtName, cityName, weightGram },
    guestTokenHash: userId === null ? hashOf(orderToken(secret, id)) : null,
    ...{ paymentType: CASH_ON_DELIVERY, status: CONFIRMED, paymentStatus: PAID },
    ...amountColumns({ ...none, subTotal, discountVoucher: subTotal - total, total }),
    ...{ placedAt: now, paidAt: now },
  }
}

async function takeCopies(tx: Tx, id: string, drafts: readonly LineDraft[]) {
  const sums = new Map<number, number>()
  for (const { productId, quantity } of drafts) {
    sums.set(productId, (sums.get(productId) ?? 0) + quantity)
  }
  const copies = [...sums].map(([productId, quantity]) => ({ productId, quantity }))
  if (!(await moveStock(tx, 'take', copies, id))) {
    throw new HttpError(409, returnTexts.noneLeft(drafts.map(({ title }) => title).join(', ')))
  }
  await insertReservations(tx, id, copies, 'taken')
}

export type Replacement = { id: string; code: string; total: number; titles: string[] }

/**
 * What came back for exchange pays an order of its own, which is packed, sent, told and invoiced like any other and collects nothing.
 * Its copies have come back before.
 */
export async function sendReplacement(
  work: Work,
  { config }: Pick<Context, 'config'>,
  came: Came,
  most: number,
): Promise<Replacement> {
  const { tx, order, row, actor, now } = work
  const sent = await linesToSend(work, came, most)
  const draft = replacementOf(work, sent, config.tokenSecret)
  const titles = sent.drafts.map(({ title }) => title)
  const code = await insertOrder(tx, draft, titles)
  const { id } = draft
  await insertLines(tx, id, sent.drafts)
  await takeCopies(tx, id, sent.drafts)
  await payByExchange(tx, { order, by: { id, code }, amount: sent.total }, { actor, now })
  const note = returnTexts.replacesEvent(order.code)
  await insertEvent(tx, { orderId: id, toStatus: CONFIRMED, actor, note, at: now })
  await setReplacement(tx, row.id, id)
  const copies = sent.drafts.map(({ quantity, title }) => `${quantity} × ${title}`)
  return { id, code, total: sent.total, titles: copies }
}
