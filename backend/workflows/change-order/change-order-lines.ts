import { isCourse, returnFlashCopies } from '@/backend/modules/catalog'
import {
  AWAITS_CONFIRMATION,
  CONFIRMED,
  changeLockedOrder,
  emailBuyer,
  type OrderChange,
  orderEmails,
  orderTexts,
  setQuantity,
  staffOrderTexts,
} from '@/backend/modules/orders'
import { emailShop } from '@/backend/modules/settings'
import { changeReleased, changeTakenStock } from '@/backend/modules/stock'
import type { Context } from '@/backend/platform/context'
import { HttpError } from '@/backend/platform/http/http-error'
import { askingFees } from '@/backend/workflows/change-order/order-fee'
import {
  listOrderedLines,
  mayReprice,
  type OrderedLine,
  type Repriced,
  repriceOrder,
  writeRepriced,
} from '@/backend/workflows/change-order/reprice-order'

type LineInput = { orderLineId: number; quantity: number }
type Change = { one: OrderedLine; from: number; to: number }

/** The columns of an order are 32-bit integers. */
const MAX_SUBTOTAL = 2_000_000_000

async function assertChangeable({ tx, order }: OrderChange) {
  if (order.status !== AWAITS_CONFIRMATION && order.status !== CONFIRMED) {
    throw new HttpError(409, staffOrderTexts.linesTooLate)
  }
  if (!(await mayReprice(tx, order))) throw new HttpError(409, staffOrderTexts.linesPaid)
}

function changesOf(ordered: readonly OrderedLine[], inputs: readonly LineInput[]): Change[] {
  const wanted = new Map(inputs.map(({ orderLineId, quantity }) => [orderLineId, quantity]))
  const isKnown = inputs.every((input) => ordered.some(({ line }) => line.id === input.orderLineId))
  if (!isKnown || wanted.size !== inputs.length)
    throw new HttpError(400, staffOrderTexts.noSuchLine)
  return ordered
    .map((one) => ({
      one,
      from: one.line.quantity,
      to: wanted.get(one.line.id) ?? one.line.quantity,
    }))
    .filter(({ from, to }) => from !== to)
}

function assertPossible(changes: readonly Change[], { lines, totals }: Repriced) {
  for (const { one, from, to } of changes) {
    if (to > from && isCourse(one.product)) throw new HttpError(409, staffOrderTexts.oneCourse)
    if (to > from && one.line.flashSaleItemId !== null) {
      throw new HttpError(409, staffOrderTexts.flashStays(one.line.title))
    }
  }
  if (!lines.some(({ goods }) => goods && !isCourse(goods))) {
    throw new HttpError(409, staffOrderTexts.nothingLeft)
  }
  if (totals.subTotal > MAX_SUBTOTAL) throw new HttpError(422, orderTexts.tooMuchMoney)
}

/** Stock first, then the flash sales, then the codes: the order in which everything locks them. */
async function moveGoods({ tx, order }: OrderChange, changes: readonly Change[]) {
  const copies = changes
    .filter(({ one }) => !isCourse(one.product))
    .map(({ one, from, to }) => ({ productId: one.line.productId, by: to - from }))
  // What has gone back to the stock is taken when the order is confirmed.
  if (order.stockReleasedAt) return changeReleased(tx, order.id, copies)
  if (!(await changeTakenStock(tx, order.id, copies)))
    throw new HttpError(409, staffOrderTexts.tooFew)
  await returnFlashCopies(
    tx,
    changes.flatMap(({ one, from, to }) =>
      one.line.flashSaleItemId === null ? [] : [[one.line.flashSaleItemId, from - to] as const],
    ),
  )
}

async function writeLines({ tx }: OrderChange, changes: readonly Change[]) {
  for (const { one, to } of changes) await setQuantity(tx, one.line, to)
}

/** Changes how many copies of its lines an order has, before it is packed and paid; everything counted from them follows. */
export const changeOrderLines = (context: Context, orderId: string, inputs: readonly LineInput[]) =>
  askingFees(context, () =>
    changeLockedOrder(
      context,
      orderId,
      { action: 'order.lines', data: { lines: inputs } },
      async (orderChange) => {
        await assertChangeable(orderChange)
        const { tx, order, now } = orderChange
        const ordered = await listOrderedLines(tx, order.id)
        const changes = changesOf(ordered, inputs)
        if (changes.length === 0) return
        const quantities = new Map(changes.map(({ one, to }) => [one.line.id, to]))
        const priced = await repriceOrder(
          tx,
          context,
          order,
          ordered,
          ({ line }) => quantities.get(line.id) ?? line.quantity,
        )
        assertPossible(changes, priced)
        await moveGoods(orderChange, changes)
        await writeLines(orderChange, changes)
        await writeRepriced(tx, order, priced, now)
        const texts = changes.map(({ one, from, to }) =>
          staffOrderTexts.lineChanged(one.line.title, from, to),
        )
        const note = [...texts, staffOrderTexts.newTotal(priced.totals.total)].join('; ')
        await orderChange.remember({ kind: 'lines', note, isInternal: false })
        const { total } = priced.totals
        const email = orderEmails(emailShop(context)).changed({ ...order, total }, texts)
        await emailBuyer(tx, order, email, now)
      },
    ),
  )
