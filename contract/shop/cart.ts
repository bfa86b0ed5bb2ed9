import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import {
  codeText,
  envelope,
  Id,
  IdText,
  line,
  lines,
  MAX_CART_LINES,
  Money,
  personName,
  Quantity,
  Uuid,
} from '@/contract/fields'
import { messages } from '@/contract/messages'
import { Phone } from '@/contract/phone'
import { Email } from '@/contract/shop/auth'
import { CourseBuyer } from '@/contract/shop/course-buyer'

/** The ways of paying that are open; an upstream that does not say takes all of them. */
export const OpenTypes = z.optional(z.array(z.int()))
export const CartLine = z.object({
  /** For guests the product's id. */
  cartDetailId: z.int(),
  productId: z.int(),
  productName: z.string(),
  slug: z.string(),
  originalUrl: z.nullish(z.string()),
  objectType: z.int(),
  price: Money,
  priceSale: Money,
  /** @example 2 @example 1 */
  Quantity: z.int(),
  /** @example 20 @example 3 @example 0 @example 12 */
  available: z.int(),
  total: Money,
  /** Why this line can't be ordered as it stands; empty when it can. */
  error: z.string(),
  /** Worth knowing but no obstacle, e.g. more copies than a flash sale gives. */
  notice: z.optional(z.string()),
})
export type CartLine = z.output<typeof CartLine>

const ShipTo = z.object({
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  wardId: z.int(),
  wardName: z.string(),
  districtId: z.int(),
  districtName: z.string(),
  cityId: z.int(),
  cityName: z.string(),
  /** Parcels to islands have fees of their own and are never free. */
  isIsland: z.optional(z.boolean()),
})

/** The cart with its totals, computed by the server: the answer of every cart call. Amounts in đồng, weight in grams. */
export const OrderLine = z.object({
  /** 0 cart, 1 stock checked, 2 address and fee known, 4 ordered. @example 2 */
  tabIndex: z.int(),
  isActiveVoucher: z.boolean(),
  errorVoucher: z.string(),
  isActivePromotionCoupon: z.boolean(),
  errorPromotionCoupon: z.string(),
  isActiveAffiliate: z.boolean(),
  errorAffiliate: z.string(),
  /** Sum of quantities. @example 2 */
  totalProducts: z.int(),
  code: z.nullable(z.string()),
  productCode: z.nullable(z.string()),
  affiliateCode: z.nullable(z.string()),
  cartDetails: z.array(CartLine),
  /** @example 76000 */
  subTotal: Money,
  discountVoucher: Money,
  discountCoupon: Money,
  discountAffiliate: Money,
  /** @example 22000 */
  shippingFee: Money,
  /** Goods' value from which shipping is free at this address, without one on the mainland; null when never. @example 300000 */
  freeShippingFrom: z.nullable(Money),
  /** Days, e.g. `1–2`. */
  deliveryDays: z.nullish(z.string()),
  total: Money,
  /** @example 300 */
  weight: z.int(),
  address: z.nullable(ShipTo),
  /** Nothing of it is sent: a name and a telephone number are enough of an address. */
  needsNoAddress: z.optional(z.boolean()),
  /** @example [0, 1, 2] */
  paymentTypes: OpenTypes,
  /** Whether the checkout takes whom the invoice is made out to. */
  takesInvoice: z.optional(z.boolean()),
  version: z.optional(z.int()),
  /** Of an account's cart: changes with its lines, codes, note and address; sent along when it is ordered. */
  fingerprint: z.optional(z.string()),
})
export type OrderLine = z.output<typeof OrderLine>

const Code = z.nullish(codeText(40))
export const GuestAddress = z.object({
  name: personName(messages.nameRequired),
  phone: Phone,
  address: line(200, messages.addressRequired),
  wardId: z
    .int(messages.wardRequired)
    .check(z.minimum(1, messages.wardRequired), z.maximum(2_147_483_647, messages.wardRequired)),
})

export const guestCart = {
  cartDetails: z
    .array(z.object({ productId: Id, Quantity }))
    .check(z.maxLength(MAX_CART_LINES, messages.badInput)),
  code: Code,
  productCode: Code,
  affiliateCode: Code,
}
/** What a guest sends: ids, quantities and codes. Prices are never read from a client; unknown keys are dropped. */
export const GuestCart = z.object({
  ...guestCart,
  address: z.nullish(z.partial(GuestAddress)),
  /** With the address's telephone number it says whose share of a flash sale and whose use of a code is priced. */
  email: z.nullish(Email),
})
export type GuestCart = z.input<typeof GuestCart>
const GuestShipping = z.object({
  ...guestCart,
  email: z.nullish(Email),
  address: z.extend(z.partial(GuestAddress), { wardId: GuestAddress.shape.wardId }),
})

export const Note = z.nullish(lines(500))
const cart = envelope(OrderLine)
const lineId = z.object({ id: IdText })
const CodeBody = z.object({ code: codeText(40, messages.voucherWrong) })
const CouponBody = z.object({ productCode: codeText(40, messages.voucherWrong) })

/** A code that is typed is guessed at, too. */
const codeBudget = { budget: { cost: 'heavy', limits: 'promotionCodes' } } as const

const call = <const P extends `/api/Order${string}`>(path: P, summary: string) =>
  ({ path, summary, response: cart }) as const
const ofGuest = <const P extends `/api/Order/${string}`>(path: P, summary: string) =>
  ({
    ...call(path, summary),
    method: 'POST',
    access: 'public',
    budget: { cost: 'heavy' },
    anonymous: true,
    body: GuestCart,
  }) as const
const ofUser = <const P extends `/api/Order${string}`>(path: P, summary: string) =>
  ({ ...call(path, summary), access: 'user', budget: { cost: 'heavy' } }) as const

export const calculate = endpoint({
  ...call(
    '/api/Order/cal',
    'Prices, discounts and totals of a list of products and codes; changes nothing.',
  ),
  method: 'POST',
  access: 'public',
  budget: { cost: 'heavy' },
  body: GuestCart,
})
export const getCart = endpoint({
  ...ofUser('/api/Order', 'The caller’s cart.'),
  method: 'GET',
  whole: true,
})
export const addProduct = endpoint({
  ...ofUser(
    '/api/Order/add-product',
    'Adds copies of a product to the cart; repeating the same addKey adds nothing.',
  ),
  method: 'POST',
  body: z.object({ productId: Id, Quantity, addKey: z.optional(Uuid) }),
})
export const setQuantity = endpoint({
  ...ofUser('/api/Order/cartDetails/{cartDetailId}', 'Sets a line’s quantity.'),
  method: 'PATCH',
  params: z.object({ cartDetailId: IdText }),
  body: z.object({ Quantity }),
})
export const removeLine = endpoint({
  ...ofUser('/api/Order/cartDetails/{id}', 'Removes a line.'),
  method: 'DELETE',
  params: lineId,
})
export const mergeCart = endpoint({
  ...ofUser(
    '/api/Order/merge',
    'Joins a guest’s cart to the account’s; repeating the same mergeKey changes nothing.',
  ),
  method: 'POST',
  extension: true,
  body: z.object({ ...guestCart, mergeKey: Uuid }),
})
export const checkInventory = endpoint({
  ...ofUser(
    '/api/Order/CheckInventory',
    'Checks the stock of every line: tab 1, or 409 with the lines’ errors.',
  ),
  method: 'GET',
  whole: true,
})
export const checkInventoryAsGuest = endpoint(
  ofGuest(
    '/api/Order/check-inventory-without-login',
    'Checks the stock of every line: tab 1, or 409 with the lines’ errors.',
  ),
)
export const addVoucher = endpoint({
  ...ofUser('/api/Order/add-voucher', 'Applies a voucher.'),
  ...codeBudget,
  method: 'POST',
  body: CodeBody,
})
export const addVoucherAsGuest = endpoint({
  ...ofGuest('/api/Order/add-voucher-without-login', 'Applies the voucher in code.'),
  ...codeBudget,
})
export const addCoupon = endpoint({
  ...ofUser('/api/Order/add-promotion-coupon', 'Applies a promotion coupon.'),
  ...codeBudget,
  method: 'POST',
  body: CouponBody,
})
export const addCouponAsGuest = endpoint({
  ...ofGuest('/api/Order/add-promotion-coupon-without-login', 'Applies the coupon in productCode.'),
  ...codeBudget,
})
export const addAffiliate = endpoint({
  ...ofUser('/api/Order/add-affiliate', 'Applies an affiliate code; the caller’s own is refused.'),
  ...codeBudget,
  method: 'GET',
  changes: true,
  query: z.object({ affiliateCode: codeText(40, messages.affiliateWrong) }),
})
export const addAffiliateAsGuest = endpoint({
  ...ofGuest('/api/Order/add-affiliate-without-login', 'Applies the code in affiliateCode.'),
  ...codeBudget,
})
export const removeVoucher = endpoint({
  ...ofUser('/api/Order/del-voucher', 'Takes the voucher off; tab 0.'),
  method: 'DELETE',
})
export const removeCoupon = endpoint({
  ...ofUser('/api/Order/del-promotion-coupon', 'Takes the coupon off; tab 0.'),
  method: 'DELETE',
})
export const removeAffiliate = endpoint({
  ...ofUser('/api/Order/remove-affiliate', 'Takes the affiliate code off.'),
  method: 'DELETE',
})
export const removeVoucherAsGuest = endpoint(
  ofGuest('/api/Order/remove-voucher-without-login', 'Takes the voucher off; tab 0.'),
)
export const removeCouponAsGuest = endpoint(
  ofGuest('/api/Order/remove-promotion-coupon-without-login', 'Takes the coupon off; tab 0.'),
)
export const removeAffiliateAsGuest = endpoint(
  ofGuest('/api/Order/remove-affiliate-without-login', 'Takes the affiliate code off.'),
)
export const setAddress = endpoint({
  ...ofUser(
    '/api/Order/Address',
    'Sets where the order goes: a saved address or a new one; of courses alone, who buys. Tab 2 with the fee.',
  ),
  method: 'PATCH',
  body: z.union([z.object({ addressId: Id }), z.extend(GuestAddress, { note: Note }), CourseBuyer]),
})
export const shippingFeeAsGuest = endpoint({
  ...call('/api/Order/shipping-fee-without-login', 'The shipping fee for a ward; tab 2.'),
  method: 'POST',
  access: 'public',
  budget: { cost: 'write' },
  anonymous: true,
  body: GuestShipping,
})
