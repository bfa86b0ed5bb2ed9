import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { product } from '@/backend/modules/catalog/tables'
import { RETURNED } from '@/backend/modules/orders/order-status'
import { orderEvent, orderLine, orders } from '@/backend/modules/orders/tables'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { countUpTo, type Page, pagesOf, windowOf } from '@/backend/platform/db/pagination'

export type OrderRow = typeof orders.$inferSelect

/** The order that fits, unlocked; null when there is none. */
export async function findOrder(db: Db, where: SQL | undefined): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(where)
  return row ?? null
}

/** The order of this id, unlocked; null when there is none. */
export const findOrderById = (db: Db, id: string) => findOrder(db, eq(orders.id, id))

/** The order as it stands, locked until the transaction ends. */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRow | null> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  return row ?? null
}

/** What the e-mails about a change need. */
export const summaryColumns = {
  id: orders.id,
  code: orders.code,
  userId: orders.userId,
  guestEmail: orders.guestEmail,
  paymentStatus: orders.paymentStatus,
  total: orders.total,
}
export type OrderSummary = Pick<OrderRow, keyof typeof summaryColumns>

/** An order with its lines and history. */
export async function withLines(db: Db, order: OrderRow) {
  const { id } = order
  const lines = await db
    .select({
      id: orderLine.id,
      productId: orderLine.productId,
      title: orderLine.title,
      slug: product.slug,
      imageUrl: orderLine.imageUrl,
      objectType: product.objectType,
      listPrice: orderLine.listPrice,
      unitPrice: orderLine.unitPrice,
      quantity: orderLine.quantity,
      later: orderLine.later,
      lineTotal: orderLine.lineTotal,
      returned:
        sql`coalesce((select sum(b.restocked + b.written_off) from return_line b join return_request r
        on r.id = b.return_id where b.order_line_id = ${orderLine.id} and r.status = 3), 0)`.mapWith(
          Number,
        ),
    })
    .from(orderLine)
    .innerJoin(product, eq(product.id, orderLine.productId))
    .where(eq(orderLine.orderId, id))
    .orderBy(asc(orderLine.id))
  const events = await db
    .select({ status: orderEvent.toStatus, at: orderEvent.at, note: orderEvent.note })
    .from(orderEvent)
    .where(and(eq(orderEvent.orderId, id), eq(orderEvent.isInternal, false)))
    .orderBy(asc(orderEvent.at), asc(orderEvent.id))
  return { order, lines, events }
}
export type OrderWithLines = Awaited<ReturnType<typeof withLines>>

// Written out: in a selection from one table the query layer names columns without their tables.
const copies = sql`(select coalesce(sum(l.quantity), 0) from order_line l where l.order_id = orders.id)`
const firstTitle = sql<string | null>`(select l.title from order_line l
  where l.order_id = orders.id order by l.id limit 1)`
const firstImage = sql<string | null>`(select l.image_url from order_line l
  where l.order_id = orders.id order by l.id limit 1)`

const isOnlyCourses = sql<boolean>`not exists (select 1 from order_line l join product p on p.id = l.product_id
  where l.order_id = orders.id and p.object_type <> 1)`

const isLost = sql<boolean>`orders.status = ${RETURNED}
  and exists (select 1 from parcel p where p.order_id = orders.id and p.state = 'lost')
  and not exists (select 1 from parcel p where p.order_id = orders.id and p.state in ('delivered', 'returned'))`

export const listedColumns = {
  id: orders.id,
  code: orders.code,
  status: orders.status,
  paymentType: orders.paymentType,
  paymentStatus: orders.paymentStatus,
  placedAt: orders.placedAt,
  total: orders.total,
  copies: copies.mapWith(Number),
  isOnlyCourses,
  isLost,
  firstTitle,
  firstImage,
}

export type OrderFilter = { userId?: number; status?: number | undefined }

/** Orders, the newest first, as lists show them. */
export async function listOrders(db: Db, filter: OrderFilter, page: Page) {
  const where = and(
    filter.userId === undefined ? undefined : eq(orders.userId, filter.userId),
    filter.status === undefined ? undefined : eq(orders.status, filter.status),
  )
  const count = await countUpTo(db, orders, where)
  const part = windowOf(page, count)
  const rows = part
    ? await db
        .select(listedColumns)
        .from(orders)
        .where(where)
        .orderBy(desc(orders.placedAt), desc(orders.id))
        .limit(part.limit)
        .offset(part.offset)
    : []
  return { rows, totalItem: count.count, totalPage: pagesOf(count, page) }
}
export type ListedOrder = Awaited<ReturnType<typeof listOrders>>['rows'][number]
