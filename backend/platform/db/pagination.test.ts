import { expect, test } from '@jest/globals'
import { like, sql } from 'drizzle-orm'
import { countUpTo, deepWindowOf, windowOf } from '@/backend/platform/db/pagination'
import { appMeta } from '@/backend/platform/db/tables'
import { databaseTest } from '@/backend/platform/db/testing'

databaseTest(
  'what is more than anybody counts is not counted again, everything else is',
  async ({ db }) => {
    const add = (name: string, from: number, to: number) =>
      db.execute(
        sql`insert into app_meta (key, value) select ${name}::text || n, '0' from generate_series(${from}::int, ${to}::int) n`,
      )
    const count = (name: string) => countUpTo(db, appMeta, like(appMeta.key, `${name}%`))
    await add('many-', 1, 10_001)
    await add('few-', 1, 3)
    expect(await count('many-')).toEqual({ count: 10_000, isCapped: true })
    expect(await count('few-')).toEqual({ count: 3, isCapped: false })
    await db.delete(appMeta).where(like(appMeta.key, 'many-1%'))
    await add('few-', 4, 5)
    expect(await count('many-')).toEqual({ count: 10_000, isCapped: true })
    expect(await count('few-')).toEqual({ count: 5, isCapped: false })
    expect((await count('many-2')).isCapped).toBe(false)
  },
)

test('readers stop at what is counted, the staff take everything along', () => {
  const many = { count: 10_000, isCapped: true }
  const page = { page: 101, pageSize: 100 }
  expect([windowOf(page, many), deepWindowOf(page, many)]).toEqual([
    null,
    { offset: 10_000, limit: 100 },
  ])
  const few = { count: 250, isCapped: false }
  expect(deepWindowOf({ page: 3, pageSize: 100 }, few)).toEqual({ offset: 200, limit: 50 })
  expect(deepWindowOf({ page: 4, pageSize: 100 }, few)).toBeNull()
})
