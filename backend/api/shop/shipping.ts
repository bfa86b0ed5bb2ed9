import { listFormerWards } from '@/backend/modules/geography'
import { deliveryTerms, findRates } from '@/backend/modules/shipping'
import type { HandlersOf } from '@/backend/platform/context'
import { keptList } from '@/backend/platform/http/kept-list'

const formerWards = keptList(({ db, config }) => listFormerWards(db, config.adminScheme))

export const shippingRoutes: HandlersOf<'shipping'> = {
  getDeliveryTerms: async (_, { db, settings }) => {
    const { warehouseCity, feeCarriers } = settings.current()
    return { data: deliveryTerms(await findRates(db, warehouseCity), feeCarriers.length > 0) }
  },
  listFormerWards: (_, context) => formerWards(context),
}
