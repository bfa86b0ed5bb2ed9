import type { Holder } from '@/backend/modules/accounts'
import { type Totals, totalsOf } from '@/backend/modules/cart/totals'
import {
  type CartItem,
  type Goods,
  type PricedLine,
  parcelOf,
  priceLine,
} from '@/backend/modules/catalog'
import {
  type Affiliate,
  COUPON,
  type CodeProblem,
  type Codes,
  SHIPPING,
  VOUCHER,
  type Voucher,
  voucherProblem,
} from '@/backend/modules/promotions'
import {
  type CarrierQuote,
  quoteFromTable,
  type ShippingQuote,
  type ShippingRate,
  withCarrier,
} from '@/backend/modules/shipping'

/** What someone wants to buy; `items` has one line per product. */
export type PricingInput = {
  items: readonly CartItem[]
  codes: Codes
  holder: Holder
  /** Not looked up, because the caller has tried too many wrong codes. */
  ignoredCodes: ReadonlySet<string>
}

/** What the shop knows about everything the input names. */
export type PricingData = {
  goods: ReadonlyMap<number, Goods>
  voucher: Voucher | null
  coupon: Voucher | null
  affiliate: Affiliate | null
  /** The table's fees for the place it goes to; null while that is unknown. */
  rate: ShippingRate | null
  /** Value of the books from which delivery is free on the mainland; null when it never is. */
  mainlandFreeFrom: number | null
}

/** A typed code with what it gives now (`found`), or why it gives nothing and what it would have given (`refused`). */
export type Applied<T> = {
  typed: string | null
  found: T | null
  refused: T | null
  problem: CodeProblem | null
}

export type Quote = {
  lines: PricedLine[]
  voucher: Applied<Voucher>
  coupon: Applied<Voucher>
  affiliate: Applied<Affiliate>
  shipping: ShippingQuote | null
  /** Value of the books from which delivery is free, as far as the place is known; null when it never is. */
  freeDeliveryFrom: number | null
  totals: Totals
}

function applied<T>(
  input: PricingInput,
  typed: string | null,
  found: T | null,
  problemOf: () => CodeProblem | null,
): Applied<T> {
  if (typed === null) return { typed, found: null, refused: null, problem: null }
  const problem = input.ignoredCodes.has(typed) ? 'ignored' : problemOf()
  return problem
    ? { typed, found: null, refused: found, problem }
    : { typed, found, refused: null, problem }
}

function affiliateProblem(affiliate: Affiliate | null, holder: Holder): CodeProblem | null {
  if (!affiliate) return 'wrong'
  if (affiliate.userId === holder.userId) return 'own'
  // To a guest the reason would tell whose number this is.
  return holder.userId === null && affiliate.phone !== null && affiliate.phone === holder.phone
    ? 'wrong'
    : null
}

export const priceLines = (input: PricingInput, goods: PricingData['goods']) =>
  input.items.map((line) =>
    priceLine(line, goods.get(line.productId) ?? null, input.holder.userId !== null),
  )

/** A code that takes nothing off is not spent; before the place is known, one for the fee may still do so. */
function unlessIdle(
  code: Applied<Voucher>,
  saved: number,
  subTotal: number,
  isKnown: boolean,
): Applied<Voucher> {
  const { typed, found } = code
  if (!found || saved > 0 || subTotal === 0) return code
  if (found.discountType === SHIPPING && !isKnown) return code
  return { typed, found: null, refused: found, problem: 'savesNothing' }
}

const isFeeKnown = ({ shipping, lines }: Pick<Quote, 'shipping' | 'lines'>) =>
  shipping !== null || !parcelOf(lines).hasBooks

/** A code tried on a priced cart, in place of the one of its kind that is in use. */
export function tryVoucher(
  quote: Quote,
  slot: 'voucher' | 'coupon',
  found: Voucher,
  now: Date,
): { tried: Applied<Voucher>; totals: Totals } {
  const { lines, shipping } = quote
  const reductions = { ...reductionsOf(quote), [slot]: found }
  const totals = totalsOf(lines, reductions, shipping?.fee ?? 0)
  const typed = found.code
  const problem = voucherProblem(found, slot === 'voucher' ? VOUCHER : COUPON, lines, now)
  const tried: Applied<Voucher> = problem
    ? { typed, found: null, refused: found, problem }
    : { typed, found, refused: null, problem }
  const saved = savedBy({ totals }, slot)
  return { tried: unlessIdle(tried, saved, totals.subTotal, isFeeKnown(quote)), totals }
}

/** What the code of one kind takes off. */
export const savedBy = ({ totals }: Pick<Quote, 'totals'>, kind: keyof Codes): number =>
  ({
    voucher: totals.discountVoucher,
    coupon: totals.discountCoupon,
    affiliate: totals.discountAffiliate,
  })[kind]

const reductionsOf = ({
  voucher,
  coupon,
  affiliate,
}: Pick<Quote, 'voucher' | 'coupon' | 'affiliate'>) => ({
  voucher: voucher.found,
  coupon: coupon.found,
  buyerPercent: affiliate.found?.buyerPercent ?? 0,
})

/** Prices, discounts, fee and total of a cart, from nothing but ids, quantities and codes. A carrier's own fee replaces the table's. */
export function quoteCart(
  input: PricingInput,
  data: PricingData,
  now: Date,
  carrier: CarrierQuote | null = null,
): Quote {
  const lines = priceLines(input, data.goods)
  const { codes, holder } = input
  const voucher = applied(input, codes.voucher, data.voucher, () =>
    voucherProblem(data.voucher, VOUCHER, lines, now),
  )
  const coupon = applied(input, codes.coupon, data.coupon, () =>
    voucherProblem(data.coupon, COUPON, lines, now),
  )
  const affiliate = applied(input, codes.affiliate, data.affiliate, () =>
    affiliateProblem(data.affiliate, holder),
  )
  const shipping = data.rate && withCarrier(quoteFromTable(data.rate, parcelOf(lines)), carrier)
  const priced = { voucher, coupon, affiliate }
  const totals = totalsOf(lines, reductionsOf(priced), shipping?.fee ?? 0)
  const freeDeliveryFrom = shipping ? shipping.freeOver : data.mainlandFreeFrom
  const isKnown = isFeeKnown({ shipping, lines })
  return {
    ...priced,
    voucher: unlessIdle(voucher, totals.discountVoucher, totals.subTotal, isKnown),
    coupon: unlessIdle(coupon, totals.discountCoupon, totals.subTotal, isKnown),
    ...{ lines, shipping, freeDeliveryFrom, totals },
  }
}
