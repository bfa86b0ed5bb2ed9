import { DEMO_ACCOUNTS } from '@/backend/app/demo-routes'
import { product } from '@/backend/modules/catalog/tables'
import { findVouchers } from '@/backend/modules/promotions'
import type { Db } from '@/backend/platform/db/connect'
import { appMeta } from '@/backend/platform/db/tables'
import type { SeedContext } from '@/backend/seed/context'
import { demoAccounts } from './accounts/accounts'
import {
  findPlaces,
  type Passwords,
  type People,
  writeAccounts,
  writeBelongings,
} from './accounts/write-accounts'
import { type PastOrder, pastOrders } from './orders/past-orders'
import type { Lookup } from './orders/price-order'
import { writeFlashOrders } from './orders/write-flash-orders'
import { writeOrders } from './orders/write-orders'
import { countVoucherUses, writeStock } from './orders/write-stock'
import { writeReviews } from './reviews/write-reviews'

async function lookupFor(db: Db, people: People, { productIds }: SeedContext): Promise<Lookup> {
  const codes = pastOrders()
    .flatMap(({ voucher, coupon }) => [voucher, coupon])
    .filter((code) => code !== undefined)
  const vouchers = new Map<PastOrder['buyer'], Awaited<ReturnType<typeof findVouchers>>>()
  for (const { key } of demoAccounts()) {
    vouchers.set(
      key,
      await findVouchers(db, codes, { userId: people.get(key) ?? null, phone: null, email: null }),
    )
  }
  const rows = await db.select({ id: product.id, categoryId: product.categoryId }).from(product)
  return {
    productIds,
    vouchers,
    categoryIds: new Map(rows.map(({ id, categoryId }) => [id, categoryId])),
  }
}

/** The demonstration's accounts with all that makes an account area alive: addresses, orders, reviews, a cart. */
export async function writePeople(
  db: Db,
  passwords: Passwords,
  context: SeedContext,
): Promise<void> {
  const people = await writeAccounts(db, passwords, context)
  await writeBelongings(db, people, context)
  const places = await findPlaces(db)
  const lookup = await lookupFor(db, people, context)
  const written = await writeOrders(db, lookup, people, places, context)
  const flash = await writeFlashOrders(db, places, context)
  await writeStock(db, [...written, ...flash], context)
  await countVoucherUses(db)
  await writeReviews(db, people, context)
  await db
    .insert(appMeta)
    .values({
      key: DEMO_ACCOUNTS,
      value: demoAccounts().map(({ email, password, role, name }) => ({
        email,
        password,
        role,
        name,
      })),
    })
    .onConflictDoNothing()
}
