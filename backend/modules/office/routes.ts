import type { HandlersOf } from '@/backend/context'
import { officeCatalogRoutes } from '@/backend/modules/office/catalog-routes'
import { officeContentRoutes } from '@/backend/modules/office/content-routes'
import { officeOrderRoutes } from '@/backend/modules/office/order-routes'

export const officeRoutes: HandlersOf<'office'> = {
  ...officeOrderRoutes,
  ...officeCatalogRoutes,
  ...officeContentRoutes,
}
