import { and, eq, ne } from 'drizzle-orm'
import { product } from '@/backend/modules/catalog/tables'
import { orderLine } from '@/backend/modules/orders/tables'
import type { Db } from '@/backend/platform/db/connect'
import { objectTypes } from '@/contract/kinds'

/** Whether nothing of an order is sent: what is paid of it is delivered. */
export async function isOnlyCourses(db: Db, orderId: string): Promise<boolean> {
  const books = await db
    .select({ id: orderLine.id })
    .from(orderLine)
    .innerJoin(product, eq(product.id, orderLine.productId))
    .where(and(eq(orderLine.orderId, orderId), ne(product.objectType, objectTypes.course)))
    .limit(1)
  return books.length === 0
}
