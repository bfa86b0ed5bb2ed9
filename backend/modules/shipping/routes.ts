import type { HandlersOf } from '@/backend/context'
import { deliveryTerms } from '@/backend/modules/shipping/delivery-terms'
import { findRates } from '@/backend/modules/shipping/shipping-queries'

export const shippingRoutes: HandlersOf<'shipping'> = {
  getDeliveryTerms: async (_, { db, config }) => ({
    data: deliveryTerms(await findRates(db, config.warehouseCity)),
  }),
}
