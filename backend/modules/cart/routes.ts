import type { HandlersOf } from '@/backend/context'
import { accountCartRoutes } from '@/backend/modules/cart/account-cart-routes'
import { cartCodeRoutes } from '@/backend/modules/cart/cart-code-routes'
import { guestCartRoutes } from '@/backend/modules/cart/guest-cart-routes'

export const cartRoutes: HandlersOf<'cart'> = {
  ...accountCartRoutes,
  ...cartCodeRoutes,
  ...guestCartRoutes,
}
