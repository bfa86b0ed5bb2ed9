import { changeLockedOrder, ON_ITS_WAY, type OrderChange, PACKED } from '@/backend/modules/orders'
import { insertParcel, sizeOfNext } from '@/backend/modules/parcels/insert-parcel'
import { carrierOfNext } from '@/backend/modules/parcels/parcel-carriers'
import {
  type BookLine,
  bookLines,
  chosenOf,
  lostCopies,
  type ParcelLineInput,
} from '@/backend/modules/parcels/parcel-lines'
import { OWN } from '@/backend/modules/parcels/parcel-states'
import { parcelTexts } from '@/backend/modules/parcels/texts'
import { carrierName, openCarriers } from '@/backend/modules/shipping'
import { takeAgain } from '@/backend/modules/stock'
import type { Context } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { HttpError } from '@/backend/platform/http/http-error'

/** The books of an order some of which may go out now; null when all of them have. */
async function booksToSend({ tx, order }: OrderChange) {
  const books = await bookLines(tx, order.id)
  if (books.length === 0) throw new HttpError(409, parcelTexts.nothingToSend)
  const isSent = books.every(({ packed }) => packed <= 0)
  if (isSent && books.some(({ inParcels }) => inParcels > 0)) return null
  // Until it is packed an order's lines and sum may still change.
  if (order.status !== PACKED && order.status !== ON_ITS_WAY) {
    throw new HttpError(409, parcelTexts.orderNotPacked)
  }
  return books
}

/** Copies that were lost lie in no parcel to be sent: others leave the stock for them. */
async function replaceLost(tx: Tx, orderId: string, chosen: readonly BookLine[]) {
  const lost = await lostCopies(tx, orderId)
  const copies = chosen.flatMap(({ orderLineId, productId, quantity, packed }) => {
    const again = quantity + (lost.get(orderLineId) ?? 0) - packed
    return again > 0 ? [{ productId, quantity: again }] : []
  })
  if (!(await takeAgain(tx, orderId, copies))) throw new HttpError(409, parcelTexts.tooFewAgain)
}

type Sent = {
  lines?: readonly ParcelLineInput[] | undefined
  isOwn?: boolean | undefined
  /** Its id; without one the shop's rules say who carries. */
  carrier?: string | undefined
}

/** Makes a parcel of what is packed, for a carrier or for the shop to hand over itself. With nothing left to send it changes nothing. */
export async function sendParcel(
  context: Context,
  orderId: string,
  { lines, isOwn, carrier: named }: Sent,
) {
  const { carriers, carrierChoice } = context.settings.current()
  if (!isOwn && openCarriers(carriers, carrierChoice).length === 0)
    throw new HttpError(422, parcelTexts.noCarrier)
  const audit = {
    action: 'order.parcel',
    data: { carrier: isOwn ? OWN : (named ?? 'by rule'), ...(lines && { lines }) },
  }
  await changeLockedOrder(context, orderId, audit, async (orderChange) => {
    const { tx, order, now, remember } = orderChange
    const books = await booksToSend(orderChange)
    if (!books) return
    const chosen = chosenOf(books, lines)
    if (chosen.length === 0) throw new HttpError(409, parcelTexts.notPacked)
    const size = await sizeOfNext(tx, order, { books, chosen })
    const carrier = isOwn ? OWN : await carrierOfNext(tx, context, order, size, named)
    await replaceLost(tx, order.id, chosen)
    const begun = isOwn ? { state: 'packed' } : { nextAt: now }
    const facts = { carrier, size, createdAt: now, ...begun }
    const { code } = await insertParcel(tx, order, { books, chosen }, facts)
    const note = isOwn
      ? parcelTexts.packedEvent(code)
      : parcelTexts.queuedEvent(code, carrierName(context.settings.current(), carrier))
    await remember({ kind: 'carrier', note, isInternal: true })
  })
}
