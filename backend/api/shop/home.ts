import { homeContentOf, homeLayoutOf } from '@/backend/modules/content'
import { findStored, HOME } from '@/backend/modules/settings'
import { deliveryTerms, findRates } from '@/backend/modules/shipping'
import type { HandlersOf } from '@/backend/platform/context'
import { quickPanel } from '@/backend/read-models/home/quick-panel'

export const homeRoutes: HandlersOf<'home'> = {
  getQuickPanel: async (_, { db, settings }) => {
    const { mainland } = deliveryTerms(await findRates(db, settings.current().warehouseCity))
    return { data: quickPanel(mainland) }
  },
  getHomeLayout: async (_, { db }) => ({
    data: homeLayoutOf(homeContentOf((await findStored(db, HOME))?.value)),
  }),
}
