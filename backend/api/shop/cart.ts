import { accountCartRoutes } from '@/backend/api/shop/account-cart'
import { guestCartRoutes } from '@/backend/api/shop/guest-cart'
import type { HandlersOf } from '@/backend/platform/context'

export const cartRoutes: HandlersOf<'cart'> = { ...accountCartRoutes, ...guestCartRoutes }
