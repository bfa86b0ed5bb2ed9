import { and, eq } from 'drizzle-orm'
import type { Config } from '@/backend/config'
import type { Db } from '@/backend/platform/db/connect'
import { district, province, ward } from '@/backend/platform/db/tables'
import type { City, District, Ward } from '@/contract/shipping'

const SCHEMES = { '2025': 2025, legacy: 1 } as const satisfies Record<Config['adminScheme'], number>

// The database's own order of letters differs from machine to machine.
const { compare } = new Intl.Collator('vi', { numeric: true })

/** Cities, districts and wards of the scheme the shop uses, each in the order of their names, islands after the mainland. */
export async function listPlaces(db: Db, adminScheme: Config['adminScheme']) {
  const scheme = SCHEMES[adminScheme]
  const cities: City[] = await db
    .select({ cityId: province.id, cityName: province.name })
    .from(province)
    .where(eq(province.scheme, scheme))
  const districts: District[] = await db
    .select({ districtId: district.id, cityId: district.provinceId, districtName: district.name })
    .from(district)
    .innerJoin(province, eq(province.id, district.provinceId))
    .where(eq(province.scheme, scheme))
  const rows = await db
    .select({
      wardId: ward.id,
      districtId: ward.districtId,
      wardName: ward.name,
      isIsland: ward.isIsland,
    })
    .from(ward)
    .where(and(eq(ward.scheme, scheme), eq(ward.isActive, true)))
  const wards = rows.map(({ isIsland, ...place }): Ward => place)
  const mainland = new Set(rows.filter((row) => !row.isIsland).map((row) => row.districtId))
  // Few parcels go to the islands, which cost more: they are not what a list begins with.
  const islandsLast = ({ districtId }: District) => (mainland.has(districtId) ? 0 : 1)
  return {
    cities: cities.sort(
      (one, other) => compare(one.cityName, other.cityName) || one.cityId - other.cityId,
    ),
    districts: districts.sort(
      (one, other) =>
        islandsLast(one) - islandsLast(other) ||
        compare(one.districtName, other.districtName) ||
        one.districtId - other.districtId,
    ),
    wards: wards.sort(
      (one, other) => compare(one.wardName, other.wardName) || one.wardId - other.wardId,
    ),
  }
}
