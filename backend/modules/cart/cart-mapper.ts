import { CODE_WINDOW_S } from '@/backend/modules/cart/code-guessing-limit'
import type { CheckoutQuote } from '@/backend/modules/cart/load-quote'
import type { Applied } from '@/backend/modules/cart/quote-cart'
import { cartTexts, lineErrors } from '@/backend/modules/cart/texts'
import { isCourse, type PricedLine, parcelOf } from '@/backend/modules/catalog'
import { type CodeProblem, promotionTexts, type Voucher } from '@/backend/modules/promotions'
import { messages } from '@/contract/messages'
import type { CartLine, OrderLine } from '@/contract/shop/cart'
import { withWait } from '@/contract/wait-text'

/** The steps of a checkout as `tabIndex` numbers them; 3 is never used. */
export const cartSteps = { cart: 0, stockChecked: 1, addressed: 2, ordered: 4 } as const
export type CartStep = keyof typeof cartSteps

/** Ids of a stored cart’s lines by product; a guest’s cart has none and uses the product’s id. */
export type DetailIds = ReadonlyMap<number, number>

function flashNotice({ goods, quantity }: PricedLine): string {
  const { left = 0, perHolder = 0 } = goods?.flashShares[0] ?? {}
  return left < Math.min(quantity, perHolder)
    ? cartTexts.flashLeft(left)
    : cartTexts.flashLimit(perHolder)
}

function noticeOf(line: PricedLine): Pick<CartLine, 'notice'> {
  const { isOverFlashLimit, goods } = line
  if (isOverFlashLimit) return { notice: flashNotice(line) }
  return goods?.courseDays ? { notice: cartTexts.courseTerm(goods.courseDays) } : {}
}

function cartLineDto(line: PricedLine, detailIds: DetailIds | undefined): CartLine {
  const { goods, productId } = line
  return {
    cartDetailId: detailIds?.get(productId) ?? productId,
    productId,
    productName: goods?.title ?? cartTexts.goneName,
    slug: goods?.slug ?? '',
    originalUrl: goods?.imageUrl ?? null,
    objectType: goods?.objectType ?? 0,
    price: line.listPrice,
    priceSale: line.unitPrice,
    Quantity: line.quantity,
    available: goods?.isActive ? goods.available : 0,
    total: line.total,
    error: line.problem ? lineErrors[line.problem]({ available: goods?.available ?? 0 }) : '',
    ...(!line.problem && noticeOf(line)),
  }
}

const tooManyCodes = (isGuest: boolean) =>
  withWait(
    isGuest ? promotionTexts.tooManyCodesOfGuests : promotionTexts.tooManyCodes,
    CODE_WINDOW_S,
  )

const minimumText = (voucher: Voucher | null) =>
  voucher ? promotionTexts.underMinimum(voucher.minOrder) : messages.voucherWrong

const voucherTexts: Record<CodeProblem, (voucher: Voucher | null, isGuest: boolean) => string> = {
  wrong: () => messages.voucherWrong,
  own: () => messages.voucherWrong,
  ignored: (_, isGuest) => tooManyCodes(isGuest),
  underMinimum: minimumText,
  notForThese: () => promotionTexts.notForThese,
  savesNothing: () => promotionTexts.savesNothing,
}

/** What to tell about a voucher or coupon; empty while nothing is wrong. */
export const voucherError = ({ problem, refused }: Applied<Voucher>, isGuest: boolean) =>
  problem ? voucherTexts[problem](refused, isGuest) : ''

const affiliateTexts: Partial<Record<CodeProblem, (isGuest: boolean) => string>> = {
  own: () => promotionTexts.ownAffiliate,
  ignored: tooManyCodes,
}

/** What to tell about an affiliate code; empty while nothing is wrong. */
export const affiliateError = ({ problem }: Applied<unknown>, isGuest: boolean) =>
  problem ? (affiliateTexts[problem]?.(isGuest) ?? messages.affiliateWrong) : ''

const nowhere = {
  wardId: 0,
  wardName: '',
  districtId: 0,
  districtName: '',
  cityId: 0,
  cityName: '',
  isIsland: false,
}

/** Nothing of it is sent, so no place is needed. */
const needsNoAddress = ({ lines }: CheckoutQuote) =>
  lines.length > 0 && lines.every(({ goods }) => goods !== null && isCourse(goods))

/** Whether it is known where the order goes, or who buys what goes nowhere. */
export const isAddressed = (quote: CheckoutQuote): boolean =>
  quote.place !== null || (needsNoAddress(quote) && Boolean(quote.address?.name))

function addressDto(quote: CheckoutQuote): OrderLine['address'] {
  const { address, place } = quote
  if (!isAddressed(quote)) return null
  const { wardId, wardName, districtId, districtName, cityId, cityName, isIsland } =
    place ?? nowhere
  return {
    name: address?.name ?? '',
    phone: address?.phone ?? '',
    address: address?.address ?? '',
    wardId,
    wardName,
    districtId,
    districtName,
    cityId,
    cityName,
    isIsland,
  }
}

/** Courses don't count towards free shipping, so a cart with courses must be worth that much more; one of courses alone is not sent. */
function freeShippingFrom({ freeDeliveryFrom, lines, totals }: CheckoutQuote) {
  const { hasBooks, booksTotal } = parcelOf(lines)
  return freeDeliveryFrom === null || !hasBooks
    ? null
    : freeDeliveryFrom + totals.subTotal - booksTotal
}

/** A priced cart as the API sends it. */
export function cartDto(quote: CheckoutQuote, step: CartStep, detailIds?: DetailIds): OrderLine {
  const { voucher, coupon, affiliate, totals, shipping, isGuest } = quote
  return {
    tabIndex: cartSteps[step],
    isActiveVoucher: voucher.found !== null,
    errorVoucher: voucherError(voucher, isGuest),
    isActivePromotionCoupon: coupon.found !== null,
    errorPromotionCoupon: voucherError(coupon, isGuest),
    isActiveAffiliate: affiliate.found !== null,
    errorAffiliate: affiliateError(affiliate, isGuest),
    totalProducts: totals.totalProducts,
    code: voucher.found?.code ?? voucher.typed,
    productCode: coupon.found?.code ?? coupon.typed,
    affiliateCode: affiliate.found?.code ?? affiliate.typed,
    cartDetails: quote.lines.map((line) => cartLineDto(line, detailIds)),
    subTotal: totals.subTotal,
    discountVoucher: totals.discountVoucher,
    discountCoupon: totals.discountCoupon,
    discountAffiliate: totals.discountAffiliate,
    shippingFee: totals.shippingFee,
    freeShippingFrom: freeShippingFrom(quote),
    deliveryDays: shipping?.days ?? null,
    total: totals.total,
    weight: totals.weightGram,
    address: addressDto(quote),
    needsNoAddress: needsNoAddress(quote),
    takesInvoice: true,
    paymentTypes: quote.paymentTypes,
  }
}
