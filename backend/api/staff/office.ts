import { wardRoutes } from '@/backend/api/staff/carrier-wards'
import { codRoutes } from '@/backend/api/staff/cod-statements'
import { financeRoutes } from '@/backend/api/staff/finance'
import { staffOrderRoutes } from '@/backend/api/staff/order-changes'
import { officeOrderRoutes } from '@/backend/api/staff/orders'
import { packingRoutes } from '@/backend/api/staff/packing'
import { parcelRoutes } from '@/backend/api/staff/parcels'
import type { HandlersOf } from '@/backend/platform/context'

export const officeRoutes: HandlersOf<'office'> = {
  ...officeOrderRoutes,
  ...staffOrderRoutes,
  ...packingRoutes,
  ...parcelRoutes,
  ...codRoutes,
  ...wardRoutes,
  ...financeRoutes,
}
