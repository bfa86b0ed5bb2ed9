import { readFileSync } from 'node:fs'
import { district, province, ward, wardChange } from '@/backend/modules/geography/tables'
import type { Db } from '@/backend/platform/db/connect'

type Places = {
  provinces: (typeof province.$inferInsert)[]
  districts: (typeof district.$inferInsert)[]
  wards: (typeof ward.$inferInsert)[]
  changes: (typeof wardChange.$inferInsert)[]
}

/**
 * A handful of places instead of all: Hà Nội, Đà Nẵng, Hồ Chí Minh with Côn Đảo, An Giang with Phú Quốc, and one old ward.
 * For instance ward 126743 Bến Thành in group 1760 of city 79, island ward 131078 Phú Quốc.
 */
export async function fillPlaces(db: Db): Promise<void> {
  const places: Places = JSON.parse(
    readFileSync(new URL('./geography-fixture.json', import.meta.url), 'utf8'),
  )
  await db.insert(province).values(places.provinces)
  await db.insert(district).values(places.districts)
  await db.insert(ward).values(places.wards)
  await db.insert(wardChange).values(places.changes)
}
