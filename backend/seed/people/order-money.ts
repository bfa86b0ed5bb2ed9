import { type Goods, type PricedLine, parcelOf, priceLine } from '@/backend/modules/cart/cart-lines'
import { type Totals, totalsOf } from '@/backend/modules/cart/totals'
import { type Voucher, voucherProblem } from '@/backend/modules/promotions/discount'
import {
  defaultRates,
  quoteFromTable,
  type Place as ZonePlace,
  zoneOf,
} from '@/backend/modules/shipping/shipping-fee'
import type { Book } from '@/backend/seed/catalogue/book'
import { allBooks } from '@/backend/seed/catalogue/books'
import { coverName } from '@/backend/seed/catalogue/cover-pictures'
import { mediaUrl } from '@/backend/seed/pictures'
import { demoAccounts } from './accounts'
import type { PastOrder } from './past-orders'

const warehouse: ZonePlace = { provinceCode: '79', region: 3, isIsland: false }

const bookOf = (slug: string): Book => {
  const book = allBooks().find((one) => one.slug === slug)
  if (!book) throw new Error(`No book is called ${slug}`)
  return book
}

/** A book as the shop's own arithmetic wants it. */
const goodsOf = (book: Book, productId: number, categoryId: number): Goods => ({
  productId,
  categoryId,
  title: book.title,
  slug: book.slug,
  imageUrl: mediaUrl(coverName(book.slug)),
  objectType: book.objectType,
  listPrice: book.price,
  salePrice: book.salePrice,
  weightGram: book.weightGram,
  isActive: true,
  available: 99,
  flash: null,
  courseId: null,
  isOwned: false,
})

export type Lookup = {
  productIds: ReadonlyMap<string, number>
  categoryIds: ReadonlyMap<number, number>
  /** Codes as they stand for each buyer. */
  vouchers: ReadonlyMap<PastOrder['buyer'], readonly Voucher[]>
}

export type Priced = {
  lines: PricedLine[]
  totals: Totals
  voucher: Voucher | null
  coupon: Voucher | null
  seller: (typeof demoAccounts)[number] | null
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
): Priced {
  const lines = past.lines.map(([slug, quantity]) => {
    const productId = lookup.productIds.get(slug) ?? 0
    return priceLine(
      { productId, quantity },
      goodsOf(bookOf(slug), productId, lookup.categoryIds.get(productId) ?? 0),
      true,
    )
  })
  const known = lookup.vouchers.get(past.buyer) ?? []
  const voucher = codeOf(past.code, 1, lines, known, placedAt)
  const coupon = codeOf(past.productCode, 2, lines, known, placedAt)
  const seller =
    demoAccounts.find(({ affiliate }) => affiliate?.code === past.affiliateCode) ?? null
  const fee = quoteFromTable(defaultRates[zoneOf(warehouse, place)], parcelOf(lines)).fee
  const buyerPercent = past.affiliateCode ? (seller?.affiliate?.buyerPercent ?? 0) : 0
  return {
    lines,
    totals: totalsOf(lines, { voucher, coupon, buyerPercent }, fee),
    voucher,
    coupon,
    seller: past.affiliateCode ? seller : null,
  }
}
