import { type PricedLine, parcelOf } from '@/backend/modules/cart/cart-lines'
import type { Quoted } from '@/backend/modules/cart/load-quote'
import type { Applied } from '@/backend/modules/cart/quote-cart'
import { lineErrors, orderTexts } from '@/backend/modules/orders/texts'
import type { CodeProblem, Voucher } from '@/backend/modules/promotions/discount'
import type { CartLine, OrderLine } from '@/contract/cart'
import { messages } from '@/contract/messages'

/** Where a cart stands on its way; 3 is never used. */
export const TAB = { cart: 0, stockChecked: 1, addressed: 2, ordered: 4 } as const

/** Ids of the cart's own lines by product; for guests there are none and the product's id stands in. */
export type DetailIds = ReadonlyMap<number, number>

function cartLine(line: PricedLine, detailIds: DetailIds | undefined): CartLine {
  const { goods, productId } = line
  return {
    cartDetailId: detailIds?.get(productId) ?? productId,
    productId,
    productName: goods?.title ?? orderTexts.goneName,
    slug: goods?.slug ?? '',
    originalUrl: goods?.imageUrl ?? null,
    objectType: goods?.objectType ?? 0,
    price: line.listPrice,
    priceSale: line.unitPrice,
    Quantity: line.quantity,
    available: goods?.isActive ? goods.available : 0,
    total: line.total,
    error: line.problem ? lineErrors[line.problem]({ available: goods?.available ?? 0 }) : '',
    ...(line.isOverFlashLimit && !line.problem && { notice: orderTexts.flashLimit }),
  }
}

const minimumText = (voucher: Voucher | null) =>
  voucher ? orderTexts.underMinimum(voucher.minOrder) : messages.voucherWrong

const voucherTexts: Record<CodeProblem, (voucher: Voucher | null) => string> = {
  wrong: () => messages.voucherWrong,
  own: () => messages.voucherWrong,
  unread: () => orderTexts.tooManyCodes,
  underMinimum: minimumText,
  notForThese: () => orderTexts.notForThese,
}

/** What to tell about a voucher or coupon; empty while nothing is wrong. */
export const voucherError = ({ problem, refused }: Applied<Voucher>) =>
  problem ? voucherTexts[problem](refused) : ''

const affiliateTexts: Partial<Record<CodeProblem, string>> = {
  own: orderTexts.ownAffiliate,
  unread: orderTexts.tooManyCodes,
}

/** What to tell about an affiliate code; empty while nothing is wrong. */
export const affiliateError = ({ problem }: Applied<unknown>) =>
  problem ? (affiliateTexts[problem] ?? messages.affiliateWrong) : ''

const shipToOf = ({ address, place }: Quoted): OrderLine['address'] =>
  place && {
    name: address?.name ?? '',
    phone: address?.phone ?? '',
    address: address?.address ?? '',
    wardId: place.wardId,
    wardName: place.wardName,
    districtId: place.districtId,
    districtName: place.districtName,
    cityId: place.cityId,
    cityName: place.cityName,
  }

/** Courses don't count towards free shipping, so a cart with courses must be worth that much more; one of courses alone is not sent. */
function freeShippingFrom({ shipping, lines, totals }: Quoted) {
  const freeOver = shipping?.freeOver ?? null
  const { hasBooks, booksTotal } = parcelOf(lines)
  return freeOver === null || !hasBooks ? null : freeOver + totals.subTotal - booksTotal
}

/** A priced cart as the calls answer it. */
export function orderLineOf(quoted: Quoted, tabIndex: number, detailIds?: DetailIds): OrderLine {
  const { voucher, coupon, affiliate, totals, shipping } = quoted
  return {
    tabIndex,
    isActiveVoucher: voucher.found !== null,
    errorVoucher: voucherError(voucher),
    isActivePromotionCoupon: coupon.found !== null,
    errorPromotionCoupon: voucherError(coupon),
    isActiveAffiliate: affiliate.found !== null,
    errorAffiliate: affiliateError(affiliate),
    totalProducts: totals.totalProducts,
    code: voucher.found?.code ?? voucher.typed,
    productCode: coupon.found?.code ?? coupon.typed,
    affiliateCode: affiliate.found?.code ?? affiliate.typed,
    cartDetails: quoted.lines.map((line) => cartLine(line, detailIds)),
    subTotal: totals.subTotal,
    discountVoucher: totals.discountVoucher,
    discountCoupon: totals.discountCoupon,
    discountAffiliate: totals.discountAffiliate,
    shippingFee: totals.shippingFee,
    freeShippingFrom: freeShippingFrom(quoted),
    deliveryDays: shipping?.days ?? null,
    total: totals.total,
    weight: totals.weightGram,
    address: shipToOf(quoted),
    paymentTypes: quoted.paymentTypes,
  }
}
