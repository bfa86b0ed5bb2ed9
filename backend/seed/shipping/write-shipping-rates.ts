import { defaultRates } from '@/backend/modules/shipping'
import { shippingRate } from '@/backend/modules/shipping/tables'
import type { Db } from '@/backend/platform/db/connect'

/** Hồ Chí Minh City, where the warehouse stands unless WAREHOUSE_CITY says otherwise. */
const WAREHOUSE = 79

export const writeShippingRates = (db: Db) =>
  db.insert(shippingRate).values(
    Object.entries(defaultRates).map(([zone, rate]) => ({
      ...rate,
      fromProvince: WAREHOUSE,
      zone: Number(zone),
    })),
  )
