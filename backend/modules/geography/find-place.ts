import { and, asc, eq } from 'drizzle-orm'
import { district, province, ward, wardChange } from '@/backend/modules/geography/tables'
import type { Config } from '@/backend/platform/config'
import type { Db } from '@/backend/platform/db/connect'

/** A place as the zones see it; region 1 north, 2 centre, 3 south. */
export type Place = { provinceCode: string; region: number; isIsland: boolean }

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

/** The number under which each scheme's rows are stored. */
export const schemes = { '2025': 2025, legacy: 1 } as const satisfies Record<
  Config['adminScheme'],
  number
>

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
