import type { HandlersOf } from '@/backend/context'
import { officeOrderRoutes } from '@/backend/modules/office/order-routes'
import { packingRoutes } from '@/backend/modules/orders/packing/routes'
import { parcelRoutes } from '@/backend/modules/orders/parcels/routes'
import { staffOrderRoutes } from '@/backend/modules/orders/staff-orders/routes'
import { codRoutes } from '@/backend/modules/payments/cod/routes'
import { financeRoutes } from '@/backend/modules/payments/finance-routes'
import { wardRoutes } from '@/backend/modules/shipping/wards/routes'

export const officeRoutes: HandlersOf<'office'> = {
  ...officeOrderRoutes,
  ...staffOrderRoutes,
  ...packingRoutes,
  ...parcelRoutes,
  ...codRoutes,
  ...wardRoutes,
  ...financeRoutes,
}
