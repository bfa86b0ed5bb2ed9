import { and, inArray } from 'drizzle-orm'
import type { PrintedOrder } from '@/backend/modules/parcels/packing/packing-queries'
import {
  type BookLine,
  bookLines,
  codOfNext,
  counts,
  linesOfParcels,
  nextParcelCode,
} from '@/backend/modules/parcels/parcel-lines'
import { parcel } from '@/backend/modules/parcels/tables'
import type { Db } from '@/backend/platform/db/connect'

/** One of several parcels: its own number, weight and cash. */
type Part = { code: string; weightGram: number; codAmount: number }
/** What one paper tells of: an order, or one parcel of it with the lines that lie in it. */
export type Printed = PrintedOrder & { part: Part | null }

type Copies = { orderLineId: number; quantity: number }

function withLines(printed: PrintedOrder, copies: readonly Copies[], part: Part): Printed {
  const byLine = new Map(copies.map(({ orderLineId, quantity }) => [orderLineId, quantity]))
  const lines = printed.lines.flatMap((line) => {
    const quantity = byLine.get(line.id)
    return quantity ? [{ ...line, quantity, lineTotal: line.unitPrice * quantity }] : []
  })
  return { order: printed.order, lines, part }
}

const liveParcels = (db: Db, orderIds: string[]) =>
  db
    .select()
    .from(parcel)
    .where(and(inArray(parcel.orderId, orderIds), counts))
    .orderBy(parcel.createdAt, parcel.code)
type ParcelRow = Awaited<ReturnType<typeof liveParcels>>[number]

/** What is packed and will be the next parcel. */
async function nextPart(db: Db, printed: PrintedOrder, books: readonly BookLine[]) {
  const chosen = books
    .filter(({ packed }) => packed > 0)
    .map((line) => ({ ...line, quantity: line.packed }))
  if (chosen.length === 0) return []
  const { order } = printed
  const part = {
    code: await nextParcelCode(db, order),
    weightGram: chosen.reduce((sum, line) => sum + line.weightGram * line.quantity, 0),
    codAmount: await codOfNext(db, order, books, chosen),
  }
  return [withLines(printed, chosen, part)]
}

/** The parcels of a split order; those that were handed over only when nothing else is left to print. */
async function partsOf(db: Db, printed: PrintedOrder, rows: readonly ParcelRow[]) {
  const books = await bookLines(db, printed.order.id)
  const isLeft = books.some(({ packed, later }) => packed > 0 || later > 0)
  const [only] = rows
  if (rows.length === 1 && only?.closedAt === null && !isLeft) return [{ ...printed, part: null }]
  const copies = await linesOfParcels(db, printed.order.id)
  const made = rows
    .filter(({ closedAt }) => closedAt === null)
    .map((row) => ({
      isOver: row.state === 'delivered',
      paper: withLines(
        printed,
        copies.filter(({ parcelId }) => parcelId === row.id),
        row,
      ),
    }))
  const open = made.filter(({ isOver }) => !isOver).map(({ paper }) => paper)
  const now = [...open, ...(await nextPart(db, printed, books))]
  return now.length > 0 ? now : made.map(({ paper }) => paper)
}

/** A paper for each order, and one for each parcel where it goes in several: nobody pays the whole twice. */
export async function papersOf(db: Db, orders: readonly PrintedOrder[]): Promise<Printed[]> {
  const rows = await liveParcels(
    db,
    orders.map(({ order }) => order.id),
  )
  const papers: Printed[] = []
  for (const printed of orders) {
    const own = rows.filter(({ orderId }) => orderId === printed.order.id)
    const isOnePart = own.length === 0 && printed.lines.every(({ later }) => later === 0)
    papers.push(...(isOnePart ? [{ ...printed, part: null }] : await partsOf(db, printed, own)))
  }
  return papers
}
