import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm'
import { type FlashOffer, priceNow } from '@/backend/modules/catalog/price'
import { flashSale, flashSaleItem, product } from '@/backend/modules/catalog/tables'
import type { Db } from '@/backend/platform/db/connect'

/** A price below the usual one that holds at this moment. */
export type RunningPrice = { productId: number; price: number; listPrice: number; endsAt: Date }
export type RunningPrices = ReadonlyMap<number, RunningPrice>

const offerColumns = {
  productId: flashSaleItem.productId,
  price: flashSaleItem.price,
  quantity: flashSaleItem.quantity,
  sold: flashSaleItem.sold,
  startsAt: flashSale.startsAt,
  endsAt: flashSale.endsAt,
}

/** Every product whose price a running flash sale sets now. A sale has tens of products, so they are read whole. */
export async function runningPrices(db: Db, now: Date): Promise<RunningPrices> {
  const rows = await db
    .select({ ...offerColumns, salePrice: product.salePrice, listPrice: product.price })
    .from(flashSale)
    .innerJoin(flashSaleItem, eq(flashSaleItem.flashSaleId, flashSale.id))
    .innerJoin(product, eq(product.id, flashSaleItem.productId))
    .where(and(lte(flashSale.startsAt, now), gt(flashSale.endsAt, now), sql`${product.isActive}`))
  const offers = new Map<number, { offers: FlashOffer[]; salePrice: number; listPrice: number }>()
  for (const row of rows) {
    const known = offers.get(row.productId) ?? { ...row, offers: [] }
    known.offers.push(row)
    offers.set(row.productId, known)
  }
  const prices = new Map<number, RunningPrice>()
  for (const [productId, { salePrice, listPrice, offers: of }] of offers) {
    const { priceSale, offer } = priceNow(salePrice, of, now)
    if (offer)
      prices.set(productId, { productId, price: priceSale, listPrice, endsAt: offer.endsAt })
  }
  return prices
}

/** The running sale that ends first, else the next one to start, else the last one that ended. */
export async function findFlashSale(db: Db, now: Date) {
  const [running] = await db
    .select()
    .from(flashSale)
    .where(and(lte(flashSale.startsAt, now), gt(flashSale.endsAt, now)))
    .orderBy(asc(flashSale.endsAt), asc(flashSale.id))
    .limit(1)
  if (running) return running
  const [next] = await db
    .select()
    .from(flashSale)
    .where(gt(flashSale.startsAt, now))
    .orderBy(asc(flashSale.startsAt), asc(flashSale.id))
    .limit(1)
  if (next) return next
  const [last] = await db
    .select()
    .from(flashSale)
    .where(lte(flashSale.endsAt, now))
    .orderBy(desc(flashSale.endsAt), desc(flashSale.id))
    .limit(1)
  return last ?? null
}

const MOST_ITEMS = 200

/** What is on sale in it and still in the shop, 200 at most. Prices are đồng; `perUser` and `quantity` count copies. */
export const listFlashSaleItems = (db: Db, flashSaleId: number) =>
  db
    .select({
      productId: flashSaleItem.productId,
      price: flashSaleItem.price,
      quantity: flashSaleItem.quantity,
      sold: flashSaleItem.sold,
      perUser: flashSaleItem.perUser,
    })
    .from(flashSaleItem)
    .innerJoin(product, eq(product.id, flashSaleItem.productId))
    .where(and(eq(flashSaleItem.flashSaleId, flashSaleId), sql`${product.isActive}`))
    .orderBy(asc(flashSaleItem.id))
    .limit(MOST_ITEMS)
