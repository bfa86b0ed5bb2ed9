import { messages } from '@/contract/messages'
import type { CartLine, OrderLine } from '@/contract/shop/cart'
import { findBook } from '@/contract-tools/mock/catalog'
import { example } from '@/contract-tools/mock/examples'
import { Refusal } from '@/contract-tools/mock/refusal'

export type Line = { cartDetailId: number; productId: number; Quantity: number }
export type CartAddress = OrderLine['address']
/** What a cart holds; prices are looked up each time. */
export type Cart = {
  lines: Line[]
  code: string | null
  productCode: string | null
  affiliateCode: string | null
  address: CartAddress
  isChecked: boolean
}

const FEE = 22_000
const FREE_FROM = 300_000

/** Codes the mock knows. */
export const mockCodes = { voucher: 'DOCSACH10', coupon: 'SACHMOI', affiliate: 'LAN2026' }

const share = (amount: number, percent: number) => Math.round((amount * percent) / 100)

function priced({ cartDetailId, productId, Quantity }: Line): CartLine {
  const book = findBook(productId)
  if (!book) throw new Refusal(404, messages.notFound)
  const { productName, slug, originalUrl, objectType, price, priceSale, available } = book
  return {
    ...{ cartDetailId, productId, productName, slug, originalUrl, objectType, price, priceSale },
    Quantity,
    available,
    total: priceSale * Quantity,
    error: Quantity > available ? messages.badQuantity : '',
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
const errorOf = (given: string | null, known: string) =>
  given !== null && given.toUpperCase() !== known ? messages.voucherWrong : ''

function discountsOf({ code, productCode, affiliateCode }: Cart, subTotal: number) {
  const isVoucher = code !== null && errorOf(code, mockCodes.voucher) === ''
  const isCoupon = productCode !== null && errorOf(productCode, mockCodes.coupon) === ''
  const isAffiliate = affiliateCode !== null && errorOf(affiliateCode, mockCodes.affiliate) === ''
  return {
    isActiveVoucher: isVoucher,
    errorVoucher: errorOf(code, mockCodes.voucher),
    isActivePromotionCoupon: isCoupon,
    errorPromotionCoupon: errorOf(productCode, mockCodes.coupon),
    isActiveAffiliate: isAffiliate,
    errorAffiliate: errorOf(affiliateCode, mockCodes.affiliate),
    discountVoucher: isVoucher ? Math.min(50_000, share(subTotal, 10)) : 0,
    discountCoupon: isCoupon ? Math.min(subTotal, 5_000) : 0,
    discountAffiliate: isAffiliate ? share(subTotal, 2) : 0,
  }
}

const tabOf = ({ address, isChecked }: Cart) => (address ? 2 : Number(isChecked))

/** Every total, from the mock's own prices. */
export function quote(cart: Cart): OrderLine {
  const cartDetails = cart.lines.map(priced)
  const subTotal = sum(cartDetails.map(({ total }) => total))
  const discounts = discountsOf(cart, subTotal)
  const { discountVoucher, discountCoupon, discountAffiliate } = discounts
  const shippingFee = cart.address && subTotal < FREE_FROM ? FEE : 0
  return {
    ...example<OrderLine>('OrderLine'),
    ...discounts,
    tabIndex: tabOf(cart),
    totalProducts: sum(cart.lines.map(({ Quantity }) => Quantity)),
    code: cart.code,
    productCode: cart.productCode,
    affiliateCode: cart.affiliateCode,
    cartDetails,
    subTotal,
    shippingFee,
    freeShippingFrom: FREE_FROM,
    total:
      Math.max(0, subTotal - discountVoucher - discountCoupon - discountAffiliate) + shippingFee,
    weight: 300 * sum(cart.lines.map(({ Quantity }) => Quantity)),
    address: cart.address,
  }
}

/** Refuses what the shelves do not hold, with the priced cart beside the text. */
export function inStock(cart: Cart): OrderLine {
  const priced = quote(cart)
  if (priced.cartDetails.some(({ error }) => error !== ''))
    throw new Refusal(409, messages.badQuantity, priced)
  return priced
}
