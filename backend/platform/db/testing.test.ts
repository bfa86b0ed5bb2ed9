import { expect, test } from '@jest/globals'
import { category } from '@/backend/modules/catalog/tables'
import type { Db } from './connect'
import { eachDatabase, embeddedTestDatabase, testDatabase } from './testing'

const addRow = (db: Db) => db.insert(category).values({ name: 'Sách', slug: 'sach' }).returning()

test.each([
  ['embedded', embeddedTestDatabase],
  ['at hand', testDatabase],
])(
  'a database (%s) used by an earlier test is handed out empty, with its sequences restarted',
  async (_, open) => {
    const first = await open()
    await addRow(first.db)
    await first.close()
    const second = await open()
    expect(await second.db.$count(category)).toBe(0)
    expect((await addRow(second.db))[0]?.id).toBe(1)
    await second.close()
  },
)

eachDatabase('two databases open at once do not see each other', async (one) => {
  const other = await testDatabase()
  await addRow(one.db)
  expect(await one.db.$count(category)).toBe(1)
  expect(await other.db.$count(category)).toBe(0)
  await other.close()
})
