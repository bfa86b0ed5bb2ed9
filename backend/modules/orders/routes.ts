import type { HandlersOf } from '@/backend/context'
import { cartCodeCalls } from '@/backend/modules/cart/cart-code-routes'
import { cartCalls } from '@/backend/modules/cart/cart-routes'
import { guestCalls } from '@/backend/modules/cart/guest-cart-routes'
import { checkOut, checkOutAsGuest } from '@/backend/modules/orders/checkout-routes'
import { readingCalls } from '@/backend/modules/orders/order-routes'
import { afterCalls } from '@/backend/modules/orders/placed-order-routes'

export const order: HandlersOf<'order'> = {
  ...guestCalls,
  ...cartCalls,
  ...cartCodeCalls,
  ...readingCalls,
  ...afterCalls,
  checkOut,
  checkOutAsGuest,
}
