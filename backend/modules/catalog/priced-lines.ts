import { MAX_QUANTITY } from '@/contract/fields'
import { objectTypes } from '@/contract/kinds'

export type CartItem = { productId: number; quantity: number }

/** A running flash sale as it concerns one product and one buyer. Amounts in đồng. */
export type FlashShare = {
  itemId: number
  price: number
  /** Copies of the sale nobody has bought yet. */
  left: number
  perHolder: number
  /** Copies this buyer has bought in this sale before. */
  bought: number
}

/** What the shop knows about a product someone wants. Amounts in đồng, weight in grams. */
export type Goods = {
  productId: number
  title: string
  slug: string
  imageUrl: string | null
  /** 0 a printed book, 1 a course. */
  objectType: number
  categoryId: number
  listPrice: number
  salePrice: number
  weightGram: number
  isActive: boolean
  /** Copies that can be ordered now; a course has no stock. */
  available: number
  /** Running flash sales, the cheapest first. */
  flashShares: readonly FlashShare[]
  /** The course this product opens, and whether the buyer has it already. */
  courseId: number | null
  /** Days it stays open; null for ever. */
  courseDays?: number | null
  isOwned: boolean
}

export type LineProblem =
  | 'gone'
  | 'needsAccount'
  | 'owned'
  | 'tooMany'
  | 'onlyOne'
  | 'soldOut'
  | 'short'

export type PricedLine = {
  productId: number
  quantity: number
  goods: Goods | null
  listPrice: number
  unitPrice: number
  total: number
  problem: LineProblem | null
  /** Set when the line is sold at a flash sale's price. */
  flashItemId: number | null
  /** A flash sale runs, but this many copies are more than it still gives this buyer. */
  isOverFlashLimit: boolean
}

/** Whether it is a course, which has no stock and is sent nowhere. */
export const isCourse = (goods: Pick<Goods, 'objectType'>) =>
  goods.objectType === objectTypes.course

/** One line per product, in the order of first mention: two lines of one product share one stock. */
export function mergeItems(lines: readonly CartItem[]): CartItem[] {
  const sums = new Map<number, number>()
  for (const { productId, quantity } of lines) {
    sums.set(productId, (sums.get(productId) ?? 0) + quantity)
  }
  return [...sums].map(([productId, quantity]) => ({ productId, quantity }))
}

function problemOf(goods: Goods, quantity: number, hasAccount: boolean): LineProblem | null {
  if (!goods.isActive) return 'gone'
  if (isCourse(goods)) {
    if (!hasAccount) return 'needsAccount'
    if (goods.isOwned) return 'owned'
    return quantity > 1 ? 'onlyOne' : null
  }
  if (quantity > MAX_QUANTITY) return 'tooMany'
  if (goods.available <= 0) return 'soldOut'
  return quantity > goods.available ? 'short' : null
}

const fits = (flash: FlashShare, quantity: number) =>
  quantity <= flash.left && quantity + flash.bought <= flash.perHolder

/**
 * Prices one line. A flash sale's price holds for the whole line or not at all: of several sales the cheapest that still gives this
 * buyer so many copies counts, and without one they are sold at the ordinary price. A product that is gone costs nothing and can't be ordered.
 */
export function priceLine(
  { productId, quantity }: CartItem,
  goods: Goods | null,
  hasAccount: boolean,
): PricedLine {
  const shares = goods?.flashShares ?? []
  const flash = shares.find((share) => fits(share, quantity))
  const problem = goods ? problemOf(goods, quantity, hasAccount) : 'gone'
  const unitPrice = flash?.price ?? goods?.salePrice ?? 0
  return {
    productId,
    quantity,
    goods,
    listPrice: goods?.listPrice ?? 0,
    unitPrice,
    total: problem === 'gone' ? 0 : unitPrice * quantity,
    problem,
    flashItemId: flash?.itemId ?? null,
    isOverFlashLimit: shares.length > 0 && !flash,
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
const present = (lines: readonly PricedLine[]) => lines.filter((line) => line.problem !== 'gone')
const books = (lines: readonly PricedLine[]) =>
  present(lines).filter((line) => line.goods !== null && !isCourse(line.goods))

/** What the lines cost before discounts and delivery, in đồng. */
export const subTotalOf = (lines: readonly PricedLine[]) => sum(lines.map((line) => line.total))
/** Copies in all lines together. */
export const copiesOf = (lines: readonly PricedLine[]) => sum(lines.map((line) => line.quantity))

/** What travels: courses weigh nothing and cost nothing to send. Amount in đồng, weight in grams. */
export const parcelOf = (lines: readonly PricedLine[]) => ({
  hasBooks: books(lines).length > 0,
  booksTotal: subTotalOf(books(lines)),
  weightGram: sum(books(lines).map((line) => (line.goods?.weightGram ?? 0) * line.quantity)),
})
export type Parcel = ReturnType<typeof parcelOf>
