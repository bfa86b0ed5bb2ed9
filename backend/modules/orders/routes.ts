import type { HandlersOf } from '@/backend/context'
import { accountOrderRoutes } from '@/backend/modules/orders/account-order-routes'
import { checkOut, checkOutAsGuest } from '@/backend/modules/orders/checkout-routes'
import { orderRoutes as readingRoutes } from '@/backend/modules/orders/order-routes'
import { placedOrderRoutes } from '@/backend/modules/orders/placed-order-routes'

export const orderRoutes: HandlersOf<'orders'> = {
  ...accountOrderRoutes,
  ...readingRoutes,
  ...placedOrderRoutes,
  checkOut,
  checkOutAsGuest,
}
