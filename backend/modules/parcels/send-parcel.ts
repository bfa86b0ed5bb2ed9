import { changeLockedOrder, ON_ITS_WAY, type OrderChange, PACKED } from '@/backend/modules/orders'
import { insertParcel } from '@/backend/modules/parcels/insert-parcel'
import { type BookLine, bookLines, lostCopies } from '@/backend/modules/parcels/parcel-lines'
import { OWN } from '@/backend/modules/parcels/parcel-states'
import { parcelTexts } from '@/backend/modules/parcels/texts'
import { takeAgain } from '@/backend/modules/stock'
import type { Context } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { HttpError } from '@/backend/platform/http/http-error'

type ParcelLineInput = { orderLineId: number; quantity: number }

/** The copies that go into the parcel: those named, or all that are packed. */
function chosenOf(books: readonly BookLine[], lines: readonly ParcelLineInput[] | undefined) {
  const ready = books.filter(({ packed }) => packed > 0)
  if (!lines) return ready.map((line) => ({ ...line, quantity: line.packed }))
  const byLine = new Map(lines.map((line) => [line.orderLineId, line.quantity]))
  const chosen = ready.flatMap((line) => {
    const quantity = byLine.get(line.orderLineId)
    return quantity ? [{ ...line, quantity }] : []
  })
  const isPacked = chosen.every(({ quantity, packed }) => quantity <= packed)
  if (byLine.size !== lines.length || chosen.length !== lines.length || !isPacked) {
    throw new HttpError(409, parcelTexts.notPacked)
  }
  return chosen
}

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

type Sent = { lines?: readonly ParcelLineInput[] | undefined; isOwn?: boolean | undefined }

/** Makes a parcel of what is packed, for the carrier or for the shop to hand over itself. With nothing left to send it changes nothing. */
export async function sendParcel(context: Context, orderId: string, { lines, isOwn }: Sent) {
  const carrier = isOwn ? OWN : context.settings.current().parcelCarrier?.name
  if (!carrier) throw new HttpError(422, parcelTexts.noCarrier)
  const data = { carrier, ...(lines && { lines }) }
  const audit = { action: 'order.parcel', data }
  await changeLockedOrder(context, orderId, audit, async (orderChange) => {
    const { tx, order, now, remember } = orderChange
    const books = await booksToSend(orderChange)
    if (!books) return
    const chosen = chosenOf(books, lines)
    if (chosen.length === 0) throw new HttpError(409, parcelTexts.notPacked)
    await replaceLost(tx, order.id, chosen)
    const begun = isOwn ? { state: 'packed' } : { nextAt: now }
    const facts = { carrier, createdAt: now, ...begun }
    const { code } = await insertParcel(tx, order, { books, chosen }, facts)
    const note = isOwn ? parcelTexts.packedEvent(code) : parcelTexts.queuedEvent(code)
    await remember({ kind: 'carrier', note, isInternal: true })
  })
}
