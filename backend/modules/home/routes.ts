import type { HandlersOf } from '@/backend/context'
import { homeContentOf, homeLayoutOf } from '@/backend/modules/home/home-content'
import { quickPanel } from '@/backend/modules/home/quick-panel'
import { findStored, HOME } from '@/backend/modules/settings/stored-settings'
import { deliveryTerms } from '@/backend/modules/shipping/delivery-terms'
import { findRates } from '@/backend/modules/shipping/shipping-queries'

export const homeRoutes: HandlersOf<'home'> = {
  getQuickPanel: async (_, { db, settings }) => {
    const { mainland } = deliveryTerms(await findRates(db, settings.current().warehouseCity))
    return { data: quickPanel(mainland) }
  },
  getHomeLayout: async (_, { db }) => ({
    data: homeLayoutOf(homeContentOf((await findStored(db, HOME))?.value)),
  }),
}
