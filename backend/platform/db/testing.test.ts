import { expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { province, ward } from './tables'
import { eachDatabase, fillPlaces, testDatabase } from './testing'

test('a database used by an earlier test is handed out empty, with its sequences restarted', async () => {
  const first = await testDatabase()
  await fillPlaces(first.db)
  await first.close()
  const second = await testDatabase()
  expect(await second.db.$count(province)).toBe(0)
  await second.close()
})

test('two databases open at once do not see each other', async () => {
  const [one, other] = [await testDatabase(), await testDatabase()]
  await fillPlaces(one.db)
  expect(await one.db.$count(ward)).toBeGreaterThan(0)
  expect(await other.db.$count(ward)).toBe(0)
  await one.close()
  await other.close()
})

eachDatabase('the sample places name Bến Thành and mark Phú Quốc as an island', async ({ db }) => {
  await fillPlaces(db)
  const [market] = await db.select().from(ward).where(eq(ward.id, 126743))
  const [island] = await db.select().from(ward).where(eq(ward.id, 131078))
  expect(market).toMatchObject({ name: 'Phường Bến Thành', provinceId: 79, isIsland: false })
  expect(island).toMatchObject({ isIsland: true, provinceId: 91 })
})
