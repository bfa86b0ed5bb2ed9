import { and, asc, eq, gt, ilike, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { flashSale, flashSaleItem, product } from '@/backend/modules/catalog/tables'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { containing, idsOf, listPage, orderBy } from '@/backend/platform/db/list-page'
import { notFound } from '@/backend/platform/http/http-error'
import type { Parsed } from '@/contract/endpoint'
import type {
  FlashSaleRow,
  FlashSaleState,
  StaffFlashSale,
  staffFlashSales,
} from '@/contract/staff/flash-sales'

type Query = Parsed<typeof staffFlashSales.list>['query']
export type Row = typeof flashSale.$inferSelect

export function stateOf({ startsAt, endsAt }: Row, now: Date): FlashSaleState {
  if (endsAt <= now) return 'ended'
  return startsAt <= now ? 'running' : 'planned'
}

const inState = (state: FlashSaleState, now: Date): SQL | undefined =>
  ({
    planned: gt(flashSale.startsAt, now),
    running: and(lte(flashSale.startsAt, now), gt(flashSale.endsAt, now)),
    ended: lte(flashSale.endsAt, now),
  })[state]

const sums = {
  itemCount: sql`count(${flashSaleItem.id})`.mapWith(Number),
  quantity: sql`coalesce(sum(${flashSaleItem.quantity}), 0)`.mapWith(Number),
  sold: sql`coalesce(sum(${flashSaleItem.sold}), 0)`.mapWith(Number),
}

type Sums = { itemCount: number; quantity: number; sold: number }

const flashSaleRow = (row: Row, sum: Sums, now: Date): FlashSaleRow => ({
  id: row.id,
  name: row.name,
  startTime: row.startsAt.toISOString(),
  endTime: row.endsAt.toISOString(),
  state: stateOf(row, now),
  bannerUrl: row.bannerUrl,
  ...sum,
})

/** A page of sales, the latest to begin first; by state, name or ids. */
export async function listFlashSales(db: Db, query: Query, now: Date) {
  const where = and(
    query.ids ? inArray(flashSale.id, idsOf(query.ids)) : undefined,
    query.state ? inState(query.state, now) : undefined,
    query.q ? ilike(flashSale.name, containing(query.q)) : undefined,
  )
  const columns = {
    startTime: flashSale.startsAt,
    endTime: flashSale.endsAt,
    name: flashSale.name,
  }
  const order = orderBy(query, columns, { sort: 'startTime', order: 'desc' }, flashSale.id)
  return listPage(db, query, {
    from: flashSale,
    where,
    rows: db
      .select({ flashSale, ...sums })
      .from(flashSale)
      .leftJoin(flashSaleItem, eq(flashSaleItem.flashSaleId, flashSale.id))
      .where(where)
      .groupBy(flashSale.id),
    order,
    toDto: ({ flashSale: row, ...sum }) => flashSaleRow(row, sum, now),
  })
}

const listItems = (db: Db, flashSaleId: number) =>
  db
    .select({
      productId: flashSaleItem.productId,
      productName: product.title,
      priceSale: product.salePrice,
      isActive: product.isActive,
      price: flashSaleItem.price,
      quantity: flashSaleItem.quantity,
      sold: flashSaleItem.sold,
      perUser: flashSaleItem.perUser,
    })
    .from(flashSaleItem)
    .innerJoin(product, eq(product.id, flashSaleItem.productId))
    .where(eq(flashSaleItem.flashSaleId, flashSaleId))
    .orderBy(asc(flashSaleItem.id))

/** A sale with its items and the sums of their copies; 404 when there is none. */
export async function getFlashSale(db: Db, id: number, now: Date): Promise<StaffFlashSale> {
  const [row] = await db.select().from(flashSale).where(eq(flashSale.id, id))
  if (!row) throw notFound()
  const items = await listItems(db, id)
  const total = (key: 'quantity' | 'sold') => items.reduce((sum, item) => sum + item[key], 0)
  const sum = { itemCount: items.length, quantity: total('quantity'), sold: total('sold') }
  return { ...flashSaleRow(row, sum, now), items }
}

/** The sale with its items, which orders lock too before they count them as sold. */
export async function lockFlashSale(tx: Tx, id: number) {
  const [row] = await tx.select().from(flashSale).where(eq(flashSale.id, id)).for('update')
  if (!row) throw notFound()
  const items = await tx
    .select()
    .from(flashSaleItem)
    .where(eq(flashSaleItem.flashSaleId, id))
    .orderBy(asc(flashSaleItem.id))
    .for('update')
  return { row, items }
}
export type LockedItem = Awaited<ReturnType<typeof lockFlashSale>>['items'][number]
