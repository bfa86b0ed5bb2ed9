import type { HandlersOf } from '@/backend/context'
import { quickPanel } from '@/backend/modules/home/quick-panel'
import { deliveryTerms } from '@/backend/modules/shipping/delivery-terms'
import { findRates } from '@/backend/modules/shipping/shipping-queries'

export const homeRoutes: HandlersOf<'home'> = {
  getQuickPanel: async (_, { db, config }) => {
    const { mainland } = deliveryTerms(await findRates(db, config.warehouseCity))
    return { data: quickPanel(mainland) }
  },
}
