import { and, eq } from 'drizzle-orm'
import { type Place, type ShipPlace, schemes } from '@/backend/modules/geography'
import { province } from '@/backend/modules/geography/tables'
import {
  defaultRates,
  type ShippingRates,
  type Zone,
  zoneOf,
} from '@/backend/modules/shipping/shipping-fee'
import { shippingRate } from '@/backend/modules/shipping/tables'
import type { Config } from '@/backend/platform/config'
import type { Db } from '@/backend/platform/db/connect'

const codeOf = (warehouseCity: number) => String(warehouseCity).padStart(2, '0')

/** What the warehouse's province is called. */
export async function findWarehouseName(
  db: Db,
  adminScheme: Config['adminScheme'],
  warehouseCity: number,
) {
  const [row] = await db
    .select({ name: province.name })
    .from(province)
    .where(and(eq(province.code, codeOf(warehouseCity)), eq(province.scheme, schemes[adminScheme])))
  return row?.name ?? ''
}

async function findWarehouse(db: Db, warehouseCity: number, scheme: number): Promise<Place> {
  const [row] = await db
    .select({ provinceCode: province.code, region: province.region, isIsland: province.isIsland })
    .from(province)
    .where(and(eq(province.code, codeOf(warehouseCity)), eq(province.scheme, scheme)))
  if (!row) throw new Error(`no province ${warehouseCity} for the warehouse`)
  return row
}

/** The zone of a place as seen from the warehouse. */
export const findZone = async (db: Db, warehouseCity: number, place: ShipPlace): Promise<Zone> =>
  zoneOf(await findWarehouse(db, warehouseCity, place.scheme), place)

/** The table of fees from the warehouse; the usual ones where it has none. */
export async function findRates(db: Db, warehouseCity: number): Promise<ShippingRates> {
  const rows = await db
    .select()
    .from(shippingRate)
    .where(eq(shippingRate.fromProvince, warehouseCity))
  return { ...defaultRates, ...Object.fromEntries(rows.map((row) => [row.zone, row])) }
}
