import { expect, test } from '@jest/globals'
import { and, count, eq, like } from 'drizzle-orm'
import { district, province, ward, wardChange } from '@/backend/modules/geography/tables'
import type { Db } from '@/backend/platform/db/connect'
import { appMeta } from '@/backend/platform/db/tables'
import { databaseTest, testDatabase } from '@/backend/platform/db/testing'
import { fillGeography } from './fill-geography'
import { spell } from './geography-names'
import { CURRENT, LEGACY } from './geography-source'

/** The tests that only read share one filled store. */
const filled = testDatabase().then(async (store) => {
  await fillGeography(store.db)
  return store
})

const addressOf = async (db: Db, wardId: number) => {
  const [row] = await db
    .select({ ward: ward.name, district: district.name, city: province.name })
    .from(ward)
    .innerJoin(district, eq(district.id, ward.districtId))
    .innerJoin(province, eq(province.id, ward.provinceId))
    .where(eq(ward.id, wardId))
  return row && `${row.ward} / ${row.district} / ${row.city}`
}

const perDistrict = (db: Db, provinceId: number) =>
  db
    .select({ name: district.name, wards: count() })
    .from(ward)
    .innerJoin(district, eq(district.id, ward.districtId))
    .where(eq(ward.provinceId, provinceId))
    .groupBy(district.id)

databaseTest('both schemes are complete', async ({ db }) => {
  await fillGeography(db)
  const provinces = (scheme: number) => db.$count(province, eq(province.scheme, scheme))
  const wards = (scheme: number) => db.$count(ward, eq(ward.scheme, scheme))
  expect([await provinces(CURRENT), await wards(CURRENT)]).toEqual([34, 3321])
  expect([await provinces(LEGACY), await wards(LEGACY)]).toEqual([63, 10_051])
  expect(await db.$count(district, eq(district.isLegacyGroup, false))).toBe(696)
  expect(await db.$count(ward, and(eq(ward.scheme, CURRENT), eq(ward.isIsland, true)))).toBe(13)
})

test('well-known wards stand under their city and former district', async () => {
  const { db } = await filled
  expect(await addressOf(db, 126743)).toBe('Phường Bến Thành / Quận 1 (cũ) / Thành phố Hồ Chí Minh')
  expect(await addressOf(db, 126740)).toBe('Phường Sài Gòn / Quận 1 (cũ) / Thành phố Hồ Chí Minh')
  expect(await addressOf(db, 100070)).toBe(
    'Phường Hoàn Kiếm / Quận Hoàn Kiếm (cũ) / Thành phố Hà Nội',
  )
  expect(await addressOf(db, 120242)).toBe(
    'Phường Hải Châu / Quận Hải Châu (cũ) / Thành phố Đà Nẵng',
  )
  expect(await addressOf(db, 120333)).toBe('Đặc khu Hoàng Sa / Đặc khu / Thành phố Đà Nẵng')
  expect(await addressOf(db, 131078)).toBe('Đặc khu Phú Quốc / Đặc khu / Tỉnh An Giang')
  expect(await addressOf(db, 126732)).toBe('Đặc khu Côn Đảo / Đặc khu / Thành phố Hồ Chí Minh')
  expect(await addressOf(db, 1)).toBe('Phường Phúc Xá / Quận Ba Đình / Thành phố Hà Nội')
})

test('the wards of Hà Nội and Hồ Chí Minh are grouped in lists a person can read', async () => {
  const { db } = await filled
  const hanoi = await perDistrict(db, 1)
  expect(hanoi).toHaveLength(30)
  expect(Math.min(...hanoi.map(({ wards }) => wards))).toBe(2)
  expect(Math.max(...hanoi.map(({ wards }) => wards))).toBe(8)
  expect(hanoi.reduce((sum, { wards }) => sum + wards, 0)).toBe(126)
  const saigon = await perDistrict(db, 79)
  expect(saigon.reduce((sum, { wards }) => sum + wards, 0)).toBe(168)
})

test('no province offers two districts, and no district two wards, of the same name', async () => {
  const { db } = await filled
  const districts = await db.select().from(district).where(eq(district.isLegacyGroup, true))
  const wards = await db.select().from(ward).where(eq(ward.scheme, CURRENT))
  const distinct = (names: string[]) => new Set(names).size
  expect(distinct(districts.map((item) => `${item.provinceId} ${item.name}`))).toBe(
    districts.length,
  )
  expect(distinct(wards.map((item) => `${item.districtId} ${item.name}`))).toBe(wards.length)
  const twins = districts.filter((item) => item.name.startsWith('Huyện Châu Thành'))
  expect(twins.map((item) => item.name)).toContain('Huyện Châu Thành, Kiên Giang (cũ)')
})

test('the changes of 30 April 2026 are in', async () => {
  const { db } = await filled
  const nameOf = async (id: number) =>
    (await db.select().from(ward).where(eq(ward.id, id)))[0]?.name
  const [dongNai] = await db.select().from(province).where(eq(province.id, 75))
  expect(dongNai).toMatchObject({ name: 'Thành phố Đồng Nai', kind: 'city', region: 3 })
  const raised = [25270, 25357, 25363, 26116, 26170, 26248, 26326, 26368, 26425, 26485]
  const names = await Promise.all(raised.map((code) => nameOf(100_000 + code)))
  expect(names).toEqual(
    'Lộc Ninh,Tân Khai,Đồng Phú,Tân Phú,Trị An,Trảng Bom,Dầu Giây,Long Thành,Xuân Lộc,Nhơn Trạch'
      .split(',')
      .map((name) => `Phường ${name}`),
  )
  expect(await nameOf(106978)).toBe('Xã Ba Chẽ')
  expect(await addressOf(db, 123938)).toBe('Xã Ia Mơ / Huyện Chư Prông (cũ) / Tỉnh Gia Lai')
  expect([await nameOf(106970), await nameOf(123737)]).toEqual([undefined, undefined])
})

test('a saved old address leads to the ward of today, and old island wards count as islands', async () => {
  const { db } = await filled
  const successors = async (id: number) =>
    (await db.select().from(wardChange).where(eq(wardChange.oldWardId, id))).map(
      ({ newWardId }) => newWardId,
    )
  expect(await successors(26743)).toEqual([126743])
  const [duongDong] = await db
    .select()
    .from(ward)
    .where(and(eq(ward.scheme, LEGACY), like(ward.name, '%Dương Đông')))
  expect(duongDong?.isIsland).toBe(true)
  expect(await successors(duongDong?.id ?? 0)).toEqual([131078])
  const withoutSuccessor = await db.execute<{ n: number }>(
    'select count(*)::int as n from ward where scheme = 1 and not exists (select from ward_change where old_ward_id = ward.id)',
  )
  expect(withoutSuccessor.rows[0]?.n).toBe(26)
})

databaseTest(
  'filling again changes nothing; a newer edition takes lost wards out',
  async ({ db }) => {
    await Promise.all([fillGeography(db), fillGeography(db)])
    const before = await db.$count(ward)
    await db.insert(ward).values({
      id: 199_999,
      districtId: 1001,
      provinceId: 1,
      scheme: CURRENT,
      code: '99999',
      name: 'Phường Thử',
    })
    await fillGeography(db)
    expect(await db.$count(ward, eq(ward.isActive, false))).toBe(0)
    await db.update(appMeta).set({ value: 'older' })
    await fillGeography(db)
    expect(await db.$count(ward)).toBe(before + 1)
    const gone = await db.select({ id: ward.id }).from(ward).where(eq(ward.isActive, false))
    expect(gone).toEqual([{ id: 199_999 }])
  },
)

test('names of all sources are spelled alike', () => {
  expect(spell('Tỉnh Hoà Bình')).toBe('Tỉnh Hòa Bình')
  expect(spell('Huyện  Kiến Thuỵ')).toBe('Huyện Kiến Thụy')
  expect(spell('Xã Quý Hoà')).toBe('Xã Quý Hòa')
  expect(spell('Xã Phước Khoẻ')).toBe('Xã Phước Khỏe')
  expect(spell('Phường Hoàn Kiếm')).toBe('Phường Hoàn Kiếm')
  expect(spell('Xã Huỳnh Thúc')).toBe('Xã Huỳnh Thúc')
  expect(spell('Xã Ea H’Leo')).toBe("Xã Ea H'Leo")
  expect(spell('Thành Phố Đồng Hới')).toBe('Thành phố Đồng Hới')
  expect(spell('Thị Xã Buôn Hồ')).toBe('Thị xã Buôn Hồ')
})
