import type { HandlersOf } from '@/backend/context'
import { deliveryTerms } from '@/backend/modules/shipping/delivery-terms'
import { listFormerWards } from '@/backend/modules/shipping/place-queries'
import { findRates } from '@/backend/modules/shipping/shipping-queries'

export const shippingRoutes: HandlersOf<'shipping'> = {
  getDeliveryTerms: async (_, { db, settings }) => {
    const { warehouseCity, feeCarrier } = settings.current()
    return { data: deliveryTerms(await findRates(db, warehouseCity), feeCarrier !== null) }
  },
  listFormerWards: async (_, { db, config }) => ({
    data: await listFormerWards(db, config.adminScheme),
  }),
}
