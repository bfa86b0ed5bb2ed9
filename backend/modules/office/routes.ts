import type { HandlersOf } from '@/backend/context'
import { staffCatalogueCalls } from '@/backend/modules/office/catalog-routes'
import { staffContentCalls } from '@/backend/modules/office/content-routes'
import { staffOrderCalls } from '@/backend/modules/office/order-routes'

export const staff: HandlersOf<'staff'> = {
  ...staffOrderCalls,
  ...staffCatalogueCalls,
  ...staffContentCalls,
}
