import { type Totals, totalsOf } from '@/backend/modules/cart'
import { type Goods, type PricedLine, parcelOf, priceLine } from '@/backend/modules/catalog'
import type { Place as ZonePlace } from '@/backend/modules/geography'
import { type Voucher, voucherProblem } from '@/backend/modules/promotions'
import { defaultRates, quoteFromTable, zoneOf } from '@/backend/modules/shipping'
import { type DemoAccount, demoAccounts } from '@/backend/seed/accounts/accounts'
import { allProducts, type Product } from '@/backend/seed/catalog/products'
import { coverName } from '@/backend/seed/generators/covers/book-covers'
import { mediaUrl } from '@/backend/seed/generators/picture'
import type { PastOrder } from './past-orders'

export const warehouse: ZonePlace = { provinceCode: '79', region: 3, isIsland: false }

function productOf(slug: string): Product {
  const product = allProducts().find((one) => one.slug === slug)
  if (!product) throw new Error(`No product is called ${slug}`)
  return product
}

/** A product as the shop's own arithmetic wants it. */
const goodsOf = (product: Product, productId: number, categoryId: number): Goods => ({
  productId,
  categoryId,
  title: product.title,
  slug: product.slug,
  imageUrl: mediaUrl(coverName(product.slug)),
  objectType: product.kind === 'course' ? 1 : 0,
  listPrice: product.price,
  salePrice: product.salePrice,
  weightGram: product.weight,
  isActive: true,
  available: 99,
  flashShares: [],
  courseId: null,
  isOwned: false,
})

export type Lookup = {
  productIds: ReadonlyMap<string, number>
  categoryIds: ReadonlyMap<number, number>
  /** Codes as they stand for each buyer. */
  vouchers: ReadonlyMap<PastOrder['buyer'], readonly Voucher[]>
}

export type PricedOrder = {
  lines: PricedLine[]
  totals: Totals
  voucher: Voucher | null
  coupon: Voucher | null
  affiliateAccount: DemoAccount | null
}

function codeOf(
  code: string | undefined,
  kind: 1 | 2,
  lines: readonly PricedLine[],
  known: readonly Voucher[],
  placedAt: Date,
): Voucher | null {
  if (!code) return null
  const voucher = known.find((one) => one.code === code) ?? null
  const problem = voucherProblem(voucher, kind, lines, placedAt)
  if (problem) throw new Error(`${code} is ${problem} for a past order`)
  return voucher
}

/** Counts a past order with the rules of the shop, so that it adds up to the đồng. */
export function priceOrder(
  past: PastOrder,
  lookup: Lookup,
  place: ZonePlace,
  placedAt: Date,
): PricedOrder {
  const lines = past.lines.map(({ product: slug, quantity }) => {
    const productId = lookup.productIds.get(slug) ?? 0
    return priceLine(
      { productId, quantity },
      goodsOf(productOf(slug), productId, lookup.categoryIds.get(productId) ?? 0),
      true,
    )
  })
  const known = lookup.vouchers.get(past.buyer) ?? []
  const voucher = codeOf(past.voucher, 1, lines, known, placedAt)
  const coupon = codeOf(past.coupon, 2, lines, known, placedAt)
  const affiliateAccount =
    demoAccounts().find(({ affiliate }) => affiliate?.code === past.affiliate) ?? null
  const fee = quoteFromTable(defaultRates[zoneOf(warehouse, place)], parcelOf(lines)).fee
  const buyerPercent = past.affiliate ? (affiliateAccount?.affiliate?.buyerPercent ?? 0) : 0
  return {
    lines,
    totals: totalsOf(lines, { voucher, coupon, buyerPercent }, fee),
    voucher,
    coupon,
    affiliateAccount: past.affiliate ? affiliateAccount : null,
  }
}
