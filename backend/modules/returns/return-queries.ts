import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { product } from '@/backend/modules/catalog/tables'
import { orderLine, orders } from '@/backend/modules/orders/tables'
import { voucher, voucherUse } from '@/backend/modules/promotions/tables'
import { returnLine, returnPhoto, returnRequest } from '@/backend/modules/returns/tables'
import type { Db } from '@/backend/platform/db/connect'
import type { Return } from '@/contract/shop/returns'

export const returnStates = { asked: 0, approved: 1, refused: 2, received: 3, withdrawn: 4 }
/** Copies asked for in these are not to be asked for again. */
const counting = [returnStates.asked, returnStates.approved, returnStates.received]

export type ReturnRow = typeof returnRequest.$inferSelect

const promised = sql<number>`coalesce((select sum(case when r.status = ${returnStates.received}
  then l.restocked + l.written_off else l.quantity end)
  from return_line l join return_request r on r.id = l.return_id
  where l.order_line_id = order_line.id and r.status in (${sql.join(counting, sql`, `)})), 0)`.mapWith(
  Number,
)
const received = sql<number>`coalesce((select sum(l.restocked + l.written_off)
  from return_line l join return_request r on r.id = l.return_id
  where l.order_line_id = order_line.id and r.status = ${returnStates.received}), 0)`.mapWith(
  Number,
)

/** The lines of an order with what of them is on its way back or has come back. */
export const listReturnableLines = (db: Db, orderId: string) =>
  db
    .select({
      id: orderLine.id,
      productId: orderLine.productId,
      title: orderLine.title,
      imageUrl: orderLine.imageUrl,
      quantity: orderLine.quantity,
      unitPrice: orderLine.unitPrice,
      courseId: orderLine.courseId,
      objectType: product.objectType,
      promised,
      received,
    })
    .from(orderLine)
    .innerJoin(product, eq(product.id, orderLine.productId))
    .where(eq(orderLine.orderId, orderId))
    .orderBy(asc(orderLine.id))
export type ReturnableLine = Awaited<ReturnType<typeof listReturnableLines>>[number]

/** What a code took off the delivery fee of an order. */
export async function deliveryDiscount(db: Db, orderId: string): Promise<number> {
  const OFF_DELIVERY = 3
  const [row] = await db
    .select({ sum: sql`coalesce(sum(${voucherUse.amount}), 0)`.mapWith(Number) })
    .from(voucherUse)
    .innerJoin(voucher, eq(voucher.id, voucherUse.voucherId))
    .where(
      and(
        eq(voucherUse.orderId, orderId),
        isNull(voucherUse.releasedAt),
        eq(voucher.discountType, OFF_DELIVERY),
      ),
    )
  return row?.sum ?? 0
}

/** Whether copies of an order came back for others. */
export const hasExchanged = async (db: Db, orderId: string): Promise<boolean> =>
  (await db.$count(
    returnRequest,
    and(eq(returnRequest.orderId, orderId), isNotNull(returnRequest.replacementId)),
  )) > 0

/** The lines of some returns, by return. */
export async function linesOfReturns(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .select({
      returnId: returnLine.returnId,
      orderLineId: returnLine.orderLineId,
      quantity: returnLine.quantity,
      productName: orderLine.title,
      unitPrice: orderLine.unitPrice,
      newProductId: returnLine.newProductId,
      newPrice: returnLine.newPrice,
      newTitle: product.title,
    })
    .from(returnLine)
    .innerJoin(orderLine, eq(orderLine.id, returnLine.orderLineId))
    .leftJoin(product, eq(product.id, returnLine.newProductId))
    .where(inArray(returnLine.returnId, [...ids]))
    .orderBy(asc(returnLine.orderLineId))
}

const photos =
  sql<number>`(select count(*) from ${returnPhoto} where return_id = return_request.id)`.mapWith(
    Number,
  )
const replacement = sql<Return['replacement'] | null>`(select json_build_object('orderId', o.id,
  'orderCode', o.code, 'status', o.status) from orders o where o.id = return_request.replacement_id)`
/** What is selected of a return wherever it is shown. */
export const returnColumns = {
  row: returnRequest,
  photos,
  replacement,
}

/** The returns of an order, the oldest first, with the number of their photos and the order that replaces what came back. */
export const listReturnsOf = (db: Db, orderId: string) =>
  db
    .select(returnColumns)
    .from(returnRequest)
    .where(eq(returnRequest.orderId, orderId))
    .orderBy(asc(returnRequest.createdAt), asc(returnRequest.id))

export const countPhotos = (db: Db, id: string) =>
  db.$count(returnPhoto, eq(returnPhoto.returnId, id))

/** The return with its order, the order locked before it, as everywhere. */
export async function lockReturn(tx: Db, id: string) {
  const [named] = await tx
    .select({ orderId: returnRequest.orderId })
    .from(returnRequest)
    .where(eq(returnRequest.id, id))
  if (!named) return null
  const [order] = await tx.select().from(orders).where(eq(orders.id, named.orderId)).for('update')
  const [row] = await tx.select().from(returnRequest).where(eq(returnRequest.id, id)).for('update')
  return order && row ? { order, row } : null
}

/** The order whose copies came back and paid for this one. */
export async function findReplaced(db: Db, orderId: string) {
  const [row] = await db
    .select({ orderId: orders.id, orderCode: orders.code })
    .from(returnRequest)
    .innerJoin(orders, eq(orders.id, returnRequest.orderId))
    .where(eq(returnRequest.replacementId, orderId))
  return row ?? null
}
