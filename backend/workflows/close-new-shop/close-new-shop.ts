import { product } from '@/backend/modules/catalog/tables'
import { orders } from '@/backend/modules/orders/tables'
import { beginClosed, findStored, OPENING } from '@/backend/modules/settings'
import type { Db } from '@/backend/platform/db/connect'

/** A live shop that has nothing yet begins closed, until its admin opens it. */
export async function closeNewShop(db: Db, now: Date): Promise<void> {
  if (await findStored(db, OPENING)) return
  const [book] = await db.select({ id: product.id }).from(product).limit(1)
  const [order] = await db.select({ id: orders.id }).from(orders).limit(1)
  if (!book && !order) await beginClosed(db, now)
}
