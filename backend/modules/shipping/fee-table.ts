import { findRates } from '@/backend/modules/shipping/shipping-queries'
import { shippingRate } from '@/backend/modules/shipping/tables'
import type { Db } from '@/backend/platform/db/connect'
import type { FeeRate } from '@/contract/staff/shipping'

const zones = [1, 2, 3, 4] as const

/** The fees from a warehouse, zone by zone. */
export async function listRates(db: Db, warehouseCity: number): Promise<FeeRate[]> {
  const rates = await findRates(db, warehouseCity)
  return zones.map((zone) => {
    const { baseWeight, baseFee, stepWeight, stepFee, freeOver, etaMin, etaMax } = rates[zone]
    return { zone, baseWeight, baseFee, stepWeight, stepFee, freeOver, etaMin, etaMax }
  })
}

/** Writes the fees of a warehouse’s province, a row a zone; amounts in đồng, weights in grams. */
export async function writeRates(db: Db, fromProvince: number, rates: readonly FeeRate[]) {
  for (const rate of rates) {
    await db
      .insert(shippingRate)
      .values({ fromProvince, ...rate })
      .onConflictDoUpdate({ target: [shippingRate.fromProvince, shippingRate.zone], set: rate })
  }
}

/** A warehouse that moves keeps its fees, unless the new place has fees of its own. */
export async function takeRatesAlong(db: Db, from: number, to: number) {
  if (from === to) return
  const rates = await listRates(db, from)
  for (const rate of rates) {
    await db
      .insert(shippingRate)
      .values({ fromProvince: to, ...rate })
      .onConflictDoNothing()
  }
}
