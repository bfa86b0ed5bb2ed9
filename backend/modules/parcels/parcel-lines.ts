import { and, asc, eq, isNotNull, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
import { product } from '@/backend/modules/catalog/tables'
import { owes } from '@/backend/modules/orders'
import { orderLine, orders } from '@/backend/modules/orders/tables'
import { codAmountOf } from '@/backend/modules/parcels/cod-amount'
import { givenUp } from '@/backend/modules/parcels/parcel-states'
import { parcel, parcelLine } from '@/backend/modules/parcels/tables'
import { parcelTexts } from '@/backend/modules/parcels/texts'
import type { Db } from '@/backend/platform/db/connect'
import { HttpError } from '@/backend/platform/http/http-error'
import { objectTypes } from '@/contract/kinds'

/** A parcel that counts: it is with the carrier or the buyer, or what it held is out of the order. */
export const counts = or(isNotNull(parcel.closedAt), notInArray(parcel.state, [...givenUp]))

// Written out: a subquery names its columns with their tables.
const inParcels =
  sql`coalesce((select sum(pl.quantity) from parcel_line pl join parcel p on p.id = pl.parcel_id
  where pl.order_line_id = order_line.id and (p.closed_at is not null
    or p.state not in (${sql.join(
      givenUp.map((state) => sql`${state}`),
      sql`, `,
    )}))), 0)`.mapWith(Number)

/** Of an order that a parcel of it was not handed over, or that copies of one which failed lie in no other yet. */
export const hasParcelInTrouble = sql`exists (select 1 from parcel failed join parcel_line held on held.parcel_id = failed.id
    join order_line on order_line.id = held.order_line_id
    where failed.order_id = ${orders.id} and failed.closed_at is null and (failed.state = 'deliveryFailed'
      or (failed.state in ('refused', 'returned', 'lost') and order_line.quantity - order_line.later > ${inParcels})))`

/** The books of an order with the copies that lie in parcels, and those that are packed but in none. */
export async function bookLines(db: Db, orderId: string) {
  const rows = await db
    .select({
      orderLineId: orderLine.id,
      productId: orderLine.productId,
      productName: orderLine.title,
      unitPrice: orderLine.unitPrice,
      quantity: orderLine.quantity,
      later: orderLine.later,
      weightGram: product.weightGram,
      inParcels,
    })
    .from(orderLine)
    .innerJoin(product, eq(product.id, orderLine.productId))
    .where(and(eq(orderLine.orderId, orderId), ne(product.objectType, objectTypes.course)))
    .orderBy(asc(orderLine.id))
  return rows.map((row) => ({ ...row, packed: row.quantity - row.later - row.inParcels }))
}
export type BookLine = Awaited<ReturnType<typeof bookLines>>[number]

export type ParcelLineInput = { orderLineId: number; quantity: number }

/** The copies that go into the parcel: those named, or all that are packed. */
export function chosenOf(
  books: readonly BookLine[],
  lines: readonly ParcelLineInput[] | undefined,
) {
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

/** What lies in some parcels. */
export const linesOfParcels = (db: Db, orderId: string) =>
  db
    .select({
      parcelId: parcelLine.parcelId,
      orderLineId: parcelLine.orderLineId,
      productId: orderLine.productId,
      productName: orderLine.title,
      unitPrice: orderLine.unitPrice,
      quantity: parcelLine.quantity,
    })
    .from(parcelLine)
    .innerJoin(parcel, eq(parcel.id, parcelLine.parcelId))
    .innerJoin(orderLine, eq(orderLine.id, parcelLine.orderLineId))
    .where(eq(parcel.orderId, orderId))
    .orderBy(asc(parcelLine.orderLineId))

/** Đồng that the parcels of an order collect together, those closed among them. */
export async function collectedBy(db: Db, orderId: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql`coalesce(sum(${parcel.codAmount}), 0)`.mapWith(Number) })
    .from(parcel)
    .where(and(eq(parcel.orderId, orderId), counts))
  return row?.sum ?? 0
}

/** How many parcels of the order are on the way or handed over. */
export const liveParcelsOf = (db: Db, orderId: string) =>
  db.$count(
    parcel,
    and(
      eq(parcel.orderId, orderId),
      isNull(parcel.closedAt),
      notInArray(parcel.state, [...givenUp]),
    ),
  )

export const copiesOf = (lines: readonly { quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

type Owing = { id: string; total: number; paymentStatus: number }

/** What a parcel with the chosen copies collects, after the parcels that are there. */
export async function codOfNext(
  db: Db,
  { id, total, paymentStatus }: Owing,
  books: readonly BookLine[],
  chosen: readonly BookLine[],
): Promise<number> {
  if (!owes({ paymentStatus })) return 0
  const isLast = copiesOf(chosen) === books.reduce((sum, one) => sum + one.packed + one.later, 0)
  const collected = await collectedBy(db, id)
  return codAmountOf({ total, collected, books, chosen, isLast })
}

/** The shop's own number of the next parcel of an order. */
export async function nextParcelCode(db: Db, { id, code }: { id: string; code: string }) {
  const before = await db.$count(parcel, eq(parcel.orderId, id))
  return before === 0 ? code : `${code}-${before + 1}`
}

/** Whether every copy of the order lies in a parcel. */
export const holdsEverything = async (db: Db, orderId: string) =>
  (await bookLines(db, orderId)).every(({ packed, later }) => packed <= 0 && later === 0)

/** Whether every copy has reached the buyer or is out of the order: nothing is to come any more. */
export async function isAllDelivered(db: Db, orderId: string): Promise<boolean> {
  if (!(await holdsEverything(db, orderId))) return false
  const open = await db.$count(
    parcel,
    and(eq(parcel.orderId, orderId), notInArray(parcel.state, ['delivered', ...givenUp])),
  )
  return open === 0
}

/** Copies of each line that were lost on the way and nothing was taken from the stock for yet. */
export async function lostCopies(db: Db, orderId: string): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ id: number; lost: number }>(sql`
    select l.id::int as id, (coalesce((select sum(pl.quantity) from parcel_line pl join parcel p on p.id = pl.parcel_id
        where pl.order_line_id = l.id and p.state = 'lost' and p.closed_at is null), 0)
      - (h.quantity - l.quantity + coalesce((select sum(b.restocked) from return_line b
        join return_request r on r.id = b.return_id where b.order_line_id = l.id and r.status = 3), 0)))::int as lost
    from order_line l join stock_hold h on h.order_id = l.order_id and h.product_id = l.product_id and h.state = 1
    where l.order_id = ${orderId}`)
  return new Map(rows.map(({ id, lost }) => [Number(id), Math.max(0, lost)]))
}
