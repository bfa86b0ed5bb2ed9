import { wardRoutes } from '@/backend/api/staff/carrier-wards'
import { claimRoutes } from '@/backend/api/staff/claims'
import { codRoutes } from '@/backend/api/staff/cod-statements'
import { staffOrderRoutes } from '@/backend/api/staff/order-changes'
import { officeOrderRoutes } from '@/backend/api/staff/orders'
import { packingRoutes } from '@/backend/api/staff/packing'
import { parcelRoutes } from '@/backend/api/staff/parcels'
import { refundRoutes } from '@/backend/api/staff/refunds'
import { staffReturnRoutes } from '@/backend/api/staff/returns'
import { transferRoutes } from '@/backend/api/staff/transfers'
import type { HandlersOf } from '@/backend/platform/context'

export const officeRoutes: HandlersOf<'office'> = {
  ...officeOrderRoutes,
  ...staffOrderRoutes,
  ...packingRoutes,
  ...parcelRoutes,
  ...claimRoutes,
  ...codRoutes,
  ...wardRoutes,
  ...refundRoutes,
  ...staffReturnRoutes,
  ...transferRoutes,
}
