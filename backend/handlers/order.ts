import type { HandlersOf } from '@/backend/context'
import { afterCalls } from '@/backend/handlers/order-after'
import { cartCalls } from '@/backend/handlers/order-cart'
import { cartCodeCalls } from '@/backend/handlers/order-cart-codes'
import { checkOut, checkOutAsGuest } from '@/backend/handlers/order-checkout'
import { guestCalls } from '@/backend/handlers/order-guest'
import { readingCalls } from '@/backend/handlers/order-reading'

export const order: HandlersOf<'order'> = {
  ...guestCalls,
  ...cartCalls,
  ...cartCodeCalls,
  ...readingCalls,
  ...afterCalls,
  checkOut,
  checkOutAsGuest,
}
