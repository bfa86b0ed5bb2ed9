import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { schemes } from '@/backend/modules/geography/find-place'
import { district, province, ward, wardChange } from '@/backend/modules/geography/tables'
import type { Config } from '@/backend/platform/config'
import type { Db } from '@/backend/platform/db/connect'
import type { City, District, FormerWards, Ward } from '@/contract/shop/shipping'

// The database's own order of letters differs from machine to machine.
const { compare } = new Intl.Collator('vi', { numeric: true })

/** Cities, districts and wards of the scheme the shop uses, each in the order of their names, islands after the mainland. */
export async function listPlaces(db: Db, adminScheme: Config['adminScheme']) {
  const scheme = schemes[adminScheme]
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

/** What the wards of the form were called before July 2025; none in a shop that still uses the wards of then. */
export async function listFormerWards(
  db: Db,
  adminScheme: Config['adminScheme'],
): Promise<FormerWards[]> {
  const former = alias(ward, 'former')
  const rows = await db
    .select({
      wardId: ward.id,
      name: former.name,
      districtName: district.name,
      cityName: province.name,
    })
    .from(wardChange)
    .innerJoin(ward, eq(ward.id, wardChange.newWardId))
    .innerJoin(former, eq(former.id, wardChange.oldWardId))
    .innerJoin(district, eq(district.id, former.districtId))
    .innerJoin(province, eq(province.id, former.provinceId))
    .where(and(eq(ward.scheme, schemes[adminScheme]), eq(ward.isActive, true)))
    .orderBy(ward.id, former.id)
  const names = new Map<number, string[]>()
  for (const { wardId, name, districtName, cityName } of rows) {
    const known = names.get(wardId) ?? []
    names.set(wardId, [...known, `${name}, ${districtName}, ${cityName}`])
  }
  return [...names].map(([wardId, formerNames]) => ({ wardId, formerNames }))
}
