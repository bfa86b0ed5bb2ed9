import { expect, test } from '@jest/globals'
import type { Db } from './connect'
import { category } from './tables'
import { testDatabase } from './testing'

const addRow = (db: Db) => db.insert(category).values({ name: 'Sách', slug: 'sach' }).returning()

test('a database used by an earlier test is handed out empty, with its sequences restarted', async () => {
  const first = await testDatabase()
  await addRow(first.db)
  await first.close()
  const second = await testDatabase()
  expect(await second.db.$count(category)).toBe(0)
  expect((await addRow(second.db))[0]?.id).toBe(1)
  await second.close()
})

test('two databases open at once do not see each other', async () => {
  const [one, other] = [await testDatabase(), await testDatabase()]
  await addRow(one.db)
  expect(await one.db.$count(category)).toBe(1)
  expect(await other.db.$count(category)).toBe(0)
  await one.close()
  await other.close()
})
