import type { HandlersOf } from '@/backend/context'
import { staffCatalogueCalls } from '@/backend/handlers/staff-catalogue'
import { staffContentCalls } from '@/backend/handlers/staff-content'
import { staffOrderCalls } from '@/backend/handlers/staff-orders'

export const staff: HandlersOf<'staff'> = {
  ...staffOrderCalls,
  ...staffCatalogueCalls,
  ...staffContentCalls,
}
