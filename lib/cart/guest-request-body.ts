import type { GuestCart as GuestRequestBody } from '@/contract/shop/cart'
import type { GuestCart } from '@/lib/cart/guest-cart'
import type { GuestCodes } from '@/lib/cart/guest-codes'
import type { CheckoutDraft } from '@/lib/orders/checkout/checkout-draft'

type Body = Omit<GuestRequestBody, 'address'>

/** The body of a guest's cart calls: ids, quantities and codes. */
export const guestRequestBody = ({ lines }: Pick<GuestCart, 'lines'>, codes: GuestCodes): Body => ({
  cartDetails: lines.map(({ productId, quantity }) => ({ productId, Quantity: quantity })),
  code: codes.voucher,
  productCode: codes.coupon,
  affiliateCode: codes.affiliate,
})

export const addressBody = ({ name, phone, address, wardId }: CheckoutDraft) => ({
  name,
  phone,
  address,
  wardId,
})
