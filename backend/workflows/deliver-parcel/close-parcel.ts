import { and, eq, isNull, ne, notInArray } from 'drizzle-orm'
import { leavesRest, takeOut } from '@/backend/modules/order-lifecycle'
import { changeLockedOrder, ON_ITS_WAY, type OrderChange } from '@/backend/modules/orders'
import {
  bookLines,
  givenUp,
  linesOfParcels,
  lockParcel,
  type ParcelRow,
  parcelTexts,
  updateParcel,
} from '@/backend/modules/parcels'
import { parcel } from '@/backend/modules/parcels/tables'
import type { Context } from '@/backend/platform/context'
import { HttpError, notFound } from '@/backend/platform/http/http-error'

const cameBack: readonly string[] = ['returned', 'lost']

/** What lies in the parcel, when it may be taken out of the order. */
async function linesToClose({ tx, order }: OrderChange, row: ParcelRow) {
  if (!cameBack.includes(row.state) || row.closedAt) throw new HttpError(409, parcelTexts.notBack)
  if (order.status !== ON_ITS_WAY) throw new HttpError(409, parcelTexts.closeNotNow)
  const lines = (await linesOfParcels(tx, order.id)).filter(({ parcelId }) => parcelId === row.id)
  const books = await bookLines(tx, order.id)
  const packed = new Map(books.map((line) => [line.orderLineId, line.packed]))
  const isHere = lines.every((line) => line.quantity <= (packed.get(line.orderLineId) ?? 0))
  if (!isHere) throw new HttpError(409, parcelTexts.sentAgain)
  const others = await tx.$count(
    parcel,
    and(
      eq(parcel.orderId, order.id),
      ne(parcel.id, row.id),
      isNull(parcel.closedAt),
      notInArray(parcel.state, [...givenUp]),
    ),
  )
  // When everything came back at once the order itself is returned; what was lost, or belongs to what else is left, is taken out.
  if (others === 0 && row.state !== 'lost' && !(await leavesRest(tx, order))) {
    throw new HttpError(409, parcelTexts.wholeOrderBack)
  }
  return lines
}

/** Takes a parcel that came back or was lost out of an order whose other parcels go on. */
export async function closeParcel(context: Context, code: string, isRestocked: boolean) {
  const [named] = await context.db.select().from(parcel).where(eq(parcel.code, code))
  if (!named) throw notFound()
  const audit = { action: 'order.parcel.close', data: { code, isRestocked } }
  await changeLockedOrder(context, named.orderId, audit, async (orderChange) => {
    const { tx, now } = orderChange
    const row = await lockParcel(tx, named.id)
    if (!row) throw notFound()
    if (row.state === 'lost' && isRestocked) throw new HttpError(409, parcelTexts.lostIsGone)
    const lines = await linesToClose(orderChange, row)
    await updateParcel(tx, row.id, { closedAt: now })
    await takeOut(orderChange, context, row, lines, {
      note: parcelTexts.closedNote(code),
      isRestocked,
      ...(row.state === 'lost'
        ? { origin: 'lost', words: parcelTexts.lost }
        : { origin: 'cameBack', words: parcelTexts.cameBack }),
    })
  })
  return named.orderId
}
