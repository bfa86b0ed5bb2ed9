import {
  changeLockedOrder,
  dropLaterCopies,
  ON_ITS_WAY,
  type OrderChange,
} from '@/backend/modules/orders'
import {
  bookLines,
  insertParcel,
  liveParcelsOf,
  NEVER_PACKED,
  parcelTexts,
} from '@/backend/modules/parcels'
import { leavesRest, takeOut } from '@/backend/modules/settlement'
import type { Context } from '@/backend/platform/context'
import { HttpError } from '@/backend/platform/http/http-error'

/** Other parcels go on, something was taken out before, or a course stays with its buyer. */
async function hasOthers({ tx, order }: OrderChange) {
  return (await liveParcelsOf(tx, order.id)) > 0 || (await leavesRest(tx, order))
}

/** Copies left for later; else those that are packed and in no parcel, such as of one that was taken back. */
async function linesToDrop(orderChange: OrderChange) {
  const { tx, order } = orderChange
  // Before, there is no invoice yet to be put right.
  if (order.status !== ON_ITS_WAY) throw new HttpError(409, parcelTexts.dropNotNow)
  const books = await bookLines(tx, order.id)
  const dropped = books.some(({ later }) => later > 0) ? 'later' : 'packed'
  const chosen = books
    .filter((line) => line[dropped] > 0)
    .map((line) => ({ ...line, quantity: line[dropped] }))
  if (chosen.length === 0) throw new HttpError(409, parcelTexts.nothingLater)
  const isRest = dropped === 'later' && books.some(({ packed }) => packed > 0)
  if (!isRest && !(await hasOthers(orderChange))) {
    throw new HttpError(409, parcelTexts.nothingElse)
  }
  return { books, chosen }
}

/** Takes the copies left for later out of the order. They lie in a closed parcel, so that cash and copies add up as with one that came back. */
export async function dropLater(context: Context, orderId: string, isRestocked: boolean) {
  const audit = { action: 'order.later.drop', data: { isRestocked } }
  await changeLockedOrder(context, orderId, audit, async (orderChange) => {
    const { tx, order, now } = orderChange
    const { books, chosen } = await linesToDrop(orderChange)
    const facts = { carrier: NEVER_PACKED, state: 'cancelled', createdAt: now, closedAt: now }
    const row = await insertParcel(tx, order, { books, chosen }, facts)
    await dropLaterCopies(tx, orderId)
    const { dropped: words } = parcelTexts
    await takeOut(orderChange, context, row, row.lines, {
      note: words.note,
      origin: 'dropped',
      isRestocked,
      words,
    })
  })
}
