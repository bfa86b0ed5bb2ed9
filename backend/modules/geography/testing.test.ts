import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { ward } from '@/backend/modules/geography/tables'
import { fillPlaces } from '@/backend/modules/geography/testing'
import { databaseTest } from '@/backend/platform/db/testing'

databaseTest('the sample places name Bến Thành and mark Phú Quốc as an island', async ({ db }) => {
  await fillPlaces(db)
  const [market] = await db.select().from(ward).where(eq(ward.id, 126743))
  const [island] = await db.select().from(ward).where(eq(ward.id, 131078))
  expect(market).toMatchObject({ name: 'Phường Bến Thành', provinceId: 79, isIsland: false })
  expect(island).toMatchObject({ isIsland: true, provinceId: 91 })
})
