import type { HandlersOf } from '@/backend/context'
import { accountCartRoutes } from '@/backend/modules/cart/account-cart-routes'
import { guestCartRoutes } from '@/backend/modules/cart/guest-cart-routes'

export const cartRoutes: HandlersOf<'cart'> = { ...accountCartRoutes, ...guestCartRoutes }
