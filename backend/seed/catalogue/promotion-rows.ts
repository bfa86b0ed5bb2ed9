import { defaultRates } from '@/backend/modules/shipping/shipping-fee'
import type { Db } from '@/backend/platform/db/connect'
import {
  flashSale,
  flashSaleItem,
  shippingRate,
  siteLogo,
  voucher,
} from '@/backend/platform/db/tables'
import { DAY_MINUTES, minutesBefore, type SeedContext } from '@/backend/seed/context'
import { allBooks } from './books'
import { idOf, type Shelves } from './category-rows'
import { logos } from './logo'
import { flashSales, type Sale } from './promotions/flash-sales'
import { voucherSeeds } from './promotions/vouchers'

/** Hồ Chí Minh City, where the warehouse stands unless WAREHOUSE_CITY says otherwise. */
const WAREHOUSE = 79

export const writeShippingRates = (db: Db) =>
  db.insert(shippingRate).values(
    Object.entries(defaultRates).map(([zone, rate]) => ({
      ...rate,
      fromProvince: WAREHOUSE,
      zone: Number(zone),
    })),
  )

export const writeLogos = (db: Db) =>
  db
    .insert(siteLogo)
    .values(logos.map(({ file, isMobile }) => ({ originalSizeUrl: `/media/${file}`, isMobile })))

const daysFrom = (now: Date, days: number) => minutesBefore(now, -days * DAY_MINUTES)

export async function writeVouchers(
  db: Db,
  shelves: Shelves,
  { now, productIds }: SeedContext,
): Promise<void> {
  await db.insert(voucher).values(
    voucherSeeds.map(({ categories, products, startsIn = -90, endsIn, ...seed }) => ({
      ...seed,
      categoryIds: categories?.map((slug) => idOf(shelves.ids, slug)) ?? null,
      productIds: products?.map((slug) => idOf(productIds, slug)) ?? null,
      startsAt: daysFrom(now, startsIn),
      endsAt: endsIn === undefined ? null : daysFrom(now, endsIn),
    })),
  )
}

async function writeSale(db: Db, sale: Sale, productIds: ReadonlyMap<string, number>) {
  const { items, ...facts } = sale
  const [row] = await db.insert(flashSale).values(facts).returning({ id: flashSale.id })
  if (!row) throw new Error('The flash sale was not written')
  await db.insert(flashSaleItem).values(
    items.map(({ slug, ...item }) => ({
      ...item,
      flashSaleId: row.id,
      productId: idOf(productIds, slug),
    })),
  )
}

export async function writeFlashSales(db: Db, { now, productIds }: SeedContext): Promise<void> {
  for (const sale of flashSales(allBooks(), now)) await writeSale(db, sale, productIds)
}
