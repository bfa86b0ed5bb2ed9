import { flashSale, flashSaleItem } from '@/backend/modules/catalog/tables'
import { voucher } from '@/backend/modules/promotions/tables'
import type { Db } from '@/backend/platform/db/connect'
import { allProducts } from '@/backend/seed/catalog/products'
import { type IdsBySlug, idOf } from '@/backend/seed/catalog/write-categories'
import { DAY_MINUTES, minutesBefore, type SeedContext } from '@/backend/seed/context'
import { flashSales, type Sale } from './flash-sales'
import { vouchers } from './vouchers'

const daysFrom = (now: Date, days: number) => minutesBefore(now, -days * DAY_MINUTES)

const kinds = { voucher: 1, coupon: 2 } as const
const discountTypes = { percent: 1, amount: 2, shipping: 3 } as const

export async function writeVouchers(
  db: Db,
  categoryIds: IdsBySlug,
  { now, productIds }: SeedContext,
): Promise<void> {
  await db.insert(voucher).values(
    vouchers().map(
      ({ kind, discount, categories, products, startsInDays, endsInDays, ...facts }) => ({
        ...facts,
        kind: kinds[kind],
        discountType: discountTypes[discount],
        categoryIds: categories?.map((slug) => idOf(categoryIds, slug)) ?? null,
        productIds: products?.map((slug) => idOf(productIds, slug)) ?? null,
        startsAt: daysFrom(now, startsInDays),
        endsAt: endsInDays === undefined ? null : daysFrom(now, endsInDays),
      }),
    ),
  )
}

async function writeSale(db: Db, sale: Sale, productIds: IdsBySlug) {
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
  for (const sale of flashSales(allProducts(), now)) await writeSale(db, sale, productIds)
}
