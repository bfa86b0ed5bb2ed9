import { and, asc, eq, exists, gt, inArray, ne, notInArray, or, sql } from 'drizzle-orm'
import { product } from '@/backend/modules/catalog/tables'
import {
  CONFIRMED,
  findOrder,
  ON_ITS_WAY,
  PACKED,
  REFUND_DUE,
  REFUNDED,
} from '@/backend/modules/orders'
import { orderLine, orders } from '@/backend/modules/orders/tables'
import { linesOfParcels } from '@/backend/modules/parcels/parcel-lines'
import { NEVER_PACKED } from '@/backend/modules/parcels/parcel-states'
import { parcel } from '@/backend/modules/parcels/tables'
import { inventory } from '@/backend/modules/stock/tables'
import type { Db } from '@/backend/platform/db/connect'
import { objectTypes } from '@/contract/kinds'
import { type OrderWord, wordsOf } from '@/contract/shop/order-words'
import { MAX_PACKING_PAPERS, type PackingOrder, type PickingList } from '@/contract/staff/packing'

/** The books of some orders, by shelf. */
const booksOf = (db: Db, orderIds: string[]) =>
  db
    .select({
      orderId: orderLine.orderId,
      orderLineId: orderLine.id,
      productId: orderLine.productId,
      productName: orderLine.title,
      quantity: orderLine.quantity,
      later: orderLine.later,
      isbn: product.isbn,
      sku: product.sku,
      shelf: sql<string>`coalesce(${inventory.shelf}, '')`,
    })
    .from(orderLine)
    .innerJoin(product, eq(product.id, orderLine.productId))
    .leftJoin(inventory, eq(inventory.productId, orderLine.productId))
    .where(and(inArray(orderLine.orderId, orderIds), ne(product.objectType, objectTypes.course)))
    .orderBy(sql`coalesce(${inventory.shelf}, '')`, asc(orderLine.title), asc(orderLine.id))
type Book = Awaited<ReturnType<typeof booksOf>>[number]

const barcodesOf = ({ isbn, sku }: Book) =>
  [isbn, sku].filter((code): code is string => Boolean(code))

type Facts = Pick<
  typeof orders.$inferSelect,
  'id' | 'code' | 'status' | 'receiverName' | 'tags' | OrderWord
>

const isPartlyPacked = (status: number) => status === PACKED || status === ON_ITS_WAY

/** Of the books those that are to be packed now: all of a confirmed order, of a packed one what was left for later. */
const toPack = (books: readonly Book[], status: number): Book[] =>
  isPartlyPacked(status)
    ? books.filter(({ later }) => later > 0).map((book) => ({ ...book, quantity: book.later }))
    : [...books]

/** What was scanned: the code of an order, of one of its parcels, or the carrier's on its own label. */
export async function findScanned(db: Db, code: string) {
  const [row] = await db
    .select()
    .from(parcel)
    .where(
      and(
        or(eq(parcel.code, code), eq(parcel.trackingCode, code)),
        ne(parcel.carrier, NEVER_PACKED),
      ),
    )
  const order = await findOrder(db, row ? eq(orders.id, row.orderId) : eq(orders.code, code))
  return order && { order, parcelId: row?.id }
}

/** A parcel of an order that has others; the only one holds what the order does. */
async function scannedParcel(db: Db, orderId: string, parcelId: string | undefined) {
  const lines = parcelId ? await linesOfParcels(db, orderId) : []
  const copies = lines.filter((line) => line.parcelId === parcelId)
  const [row] = parcelId ? await db.select().from(parcel).where(eq(parcel.id, parcelId)) : []
  if (!row || copies.length === lines.length) return null
  return {
    code: row.code,
    copies: copies.map(({ productName, quantity }) => ({ productName, quantity })),
  }
}

/** An order as the packing table wants it: its books with what a scanner reads on them, and the parcel that was scanned. */
export async function packingOrderOf(
  db: Db,
  order: Facts,
  parcelId?: string,
): Promise<PackingOrder> {
  const all = await booksOf(db, [order.id])
  const rest = isPartlyPacked(order.status) ? toPack(all, order.status) : []
  const books = rest.length > 0 ? rest : all
  return {
    orderId: order.id,
    orderCode: order.code,
    status: order.status,
    isRest: rest.length > 0,
    receiverName: order.receiverName,
    ...wordsOf(order),
    tags: order.tags,
    lines: books.map((book) => ({
      orderLineId: book.orderLineId,
      productId: book.productId,
      productName: book.productName,
      quantity: book.quantity,
      barcodes: barcodesOf(book),
      shelf: book.shelf,
    })),
    parcel: await scannedParcel(db, order.id, parcelId),
  }
}

const waiting = (db: Db) =>
  db
    .select({
      id: orders.id,
      code: orders.code,
      receiverName: orders.receiverName,
      placedAt: orders.placedAt,
      status: orders.status,
    })
    .from(orders)
    .where(
      and(
        inArray(orders.status, [CONFIRMED, PACKED, ON_ITS_WAY]),
        // All of its money is on its way back or has gone back.
        notInArray(orders.paymentStatus, [REFUND_DUE, REFUNDED]),
        exists(
          db
            .select({ one: sql`1` })
            .from(orderLine)
            .innerJoin(product, eq(product.id, orderLine.productId))
            .where(
              and(
                eq(orderLine.orderId, orders.id),
                ne(product.objectType, objectTypes.course),
                or(eq(orders.status, CONFIRMED), gt(orderLine.later, 0)),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(orders.placedAt), asc(orders.id))
    .limit(MAX_PACKING_PAPERS)

function picked(books: readonly Book[], codes: ReadonlyMap<string, string>): PickingList['lines'] {
  const byProduct = new Map<number, PickingList['lines'][number]>()
  for (const book of books) {
    const { productId, productName, shelf } = book
    const code = codes.get(book.orderId) ?? ''
    const known = byProduct.get(productId)
    byProduct.set(productId, {
      productId,
      productName,
      shelf,
      barcodes: barcodesOf(book),
      quantity: (known?.quantity ?? 0) + book.quantity,
      orders: [...(known?.orders ?? []), code],
    })
  }
  return [...byProduct.values()]
}

/** In the order in which they are fetched, whichever order they are for. */
const byShelf = (books: readonly Book[]) =>
  [...books].sort(
    (one, other) =>
      one.shelf.localeCompare(other.shelf) || one.productName.localeCompare(other.productName),
  )

/** What waits to be packed, and the copies to fetch for it. */
export async function getPickingList(db: Db): Promise<PickingList> {
  const rows = await waiting(db)
  const ids = rows.map(({ id }) => id)
  const all = ids.length > 0 ? await booksOf(db, ids) : []
  const books = rows.flatMap(({ id, status }) =>
    toPack(
      all.filter(({ orderId }) => orderId === id),
      status,
    ),
  )
  const copies = new Map<string, number>()
  for (const { orderId, quantity } of books) {
    copies.set(orderId, (copies.get(orderId) ?? 0) + quantity)
  }
  return {
    lines: picked(byShelf(books), new Map(rows.map(({ id, code }) => [id, code]))),
    orders: rows.map(({ id, code, receiverName, placedAt, status }) => ({
      orderId: id,
      orderCode: code,
      receiverName,
      copies: copies.get(id) ?? 0,
      placedTime: placedAt.toISOString(),
      isRest: isPartlyPacked(status),
    })),
  }
}

/** Orders with their books, in the order of the ids; those that are not there are left out. */
export async function ordersToPrint(db: Db, ids: string[]) {
  const rows = await db.select().from(orders).where(inArray(orders.id, ids))
  const lines = await db
    .select()
    .from(orderLine)
    .where(inArray(orderLine.orderId, ids))
    .orderBy(asc(orderLine.id))
  return ids.flatMap((id) => {
    const order = rows.find((row) => row.id === id)
    return order ? [{ order, lines: lines.filter(({ orderId }) => orderId === id) }] : []
  })
}
export type PrintedOrder = Awaited<ReturnType<typeof ordersToPrint>>[number]
