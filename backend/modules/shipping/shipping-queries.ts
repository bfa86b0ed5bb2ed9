import { and, asc, eq } from 'drizzle-orm'
import { district, province, ward, wardChange } from '@/backend/modules/geography/tables'
import {
  defaultRates,
  type Place,
  type ShippingRates,
  type Zone,
  zoneOf,
} from '@/backend/modules/shipping/shipping-fee'
import { shippingRate } from '@/backend/modules/shipping/tables'
import type { Config } from '@/backend/platform/config'
import type { Db } from '@/backend/platform/db/connect'

/** A ward with the names an address shows and what the zones need. */
export type ShipPlace = Place & {
  wardId: number
  wardName: string
  districtId: number
  districtName: string
  cityId: number
  cityName: string
  scheme: number
}

const schemes = { '2025': 2025, legacy: 1 } as const satisfies Record<Config['adminScheme'], number>

/** The place of a ward of the scheme the shop uses; null when parcels can't go there (any more). */
export async function findPlace(
  db: Db,
  adminScheme: Config['adminScheme'],
  wardId: number,
): Promise<ShipPlace | null> {
  const [row] = await db
    .select({
      wardId: ward.id,
      wardName: ward.name,
      districtId: district.id,
      districtName: district.name,
      isLegacyGroup: district.isLegacyGroup,
      cityId: province.id,
      cityName: province.name,
      scheme: ward.scheme,
      provinceCode: province.code,
      region: province.region,
      isWardIsland: ward.isIsland,
      isProvinceIsland: province.isIsland,
    })
    .from(ward)
    .innerJoin(district, eq(district.id, ward.districtId))
    .innerJoin(province, eq(province.id, ward.provinceId))
    .where(and(eq(ward.id, wardId), eq(ward.isActive, true), eq(ward.scheme, schemes[adminScheme])))
  if (!row) return null
  const { isWardIsland, isProvinceIsland, isLegacyGroup, ...place } = row
  return {
    ...place,
    // A former district only groups wards in the form: no address is printed with it.
    districtName: isLegacyGroup ? '' : place.districtName,
    isIsland: isWardIsland || isProvinceIsland,
  }
}

/** The provinces a warehouse may be in. */
export async function listProvinces(db: Db, adminScheme: Config['adminScheme']) {
  const rows = await db
    .select({ code: province.code, name: province.name })
    .from(province)
    .where(eq(province.scheme, schemes[adminScheme]))
    .orderBy(asc(province.name))
  return rows.map(({ code, name }) => ({ code: Number(code), name }))
}

/** A district of before July 2025 in which a ward of today lies; null when that is not known. */
export async function findFormerDistrict(db: Db, wardId: number): Promise<string | null> {
  const [row] = await db
    .select({ name: district.name })
    .from(wardChange)
    .innerJoin(ward, eq(ward.id, wardChange.oldWardId))
    .innerJoin(district, eq(district.id, ward.districtId))
    .where(eq(wardChange.newWardId, wardId))
    .orderBy(asc(ward.id))
    .limit(1)
  return row?.name ?? null
}

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
