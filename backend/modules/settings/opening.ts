import { eq } from 'drizzle-orm'
import { product } from '@/backend/modules/catalog/tables'
import { orders } from '@/backend/modules/orders/tables'
import type { StoredSetting } from '@/backend/modules/settings/stored-settings'
import { shopSetting } from '@/backend/modules/settings/tables'
import type { Db } from '@/backend/platform/db/connect'

export const OPENING = 'opening'

/** A shop is open unless it was said to be closed: those that sold before shops could be closed stay open. */
export function isOpenOf(stored: readonly StoredSetting[]): boolean {
  const value = stored.find(({ key }) => key === OPENING)?.value
  return !(typeof value === 'object' && value !== null && 'isOpen' in value && !value.isOpen)
}

/** A live shop that has nothing yet begins closed, until its admin opens it. */
export async function closeNewShop(db: Db, now: Date): Promise<void> {
  const [known] = await db.select().from(shopSetting).where(eq(shopSetting.key, OPENING))
  if (known) return
  const [book] = await db.select({ id: product.id }).from(product).limit(1)
  const [order] = await db.select({ id: orders.id }).from(orders).limit(1)
  if (book || order) return
  await db
    .insert(shopSetting)
    .values({ key: OPENING, value: { isOpen: false }, version: 0, changedAt: now })
    .onConflictDoNothing()
}
