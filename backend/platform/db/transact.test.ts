import { expect } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { appMeta } from '@/backend/platform/db/tables'
import type { Db, Tx } from './connect'
import { sqlState } from './db-errors'
import { eachDatabase, onPostgres } from './testing'
import { transact } from './transact'

const put = (db: Db, key: string, value: number) => db.insert(appMeta).values({ key, value })
const raise = (tx: Tx, key: string) =>
  tx
    .update(appMeta)
    .set({ value: sql`to_jsonb(${appMeta.value}::int + 1)` })
    .where(eq(appMeta.key, key))
const kept = async (db: Db, key: string) =>
  (await db.select().from(appMeta).where(eq(appMeta.key, key)))[0]?.value

/** Fails as the database does when it gives a transaction up. */
const givenUp = Object.assign(new Error('could not serialize access'), { code: '40001' })

eachDatabase('what fails leaves nothing behind and is told to the caller', async ({ db }) => {
  const work = transact(db, async (tx) => {
    await put(tx, 'half', 1)
    throw new Error('out of stock')
  })
  await expect(work).rejects.toThrow('out of stock')
  expect(await kept(db, 'half')).toBeUndefined()
})

eachDatabase('a transaction the database gave up is repeated from its start', async ({ db }) => {
  let runs = 0
  const answer = await transact(db, async (tx) => {
    await put(tx, 'visits', ++runs)
    if (runs < 3) throw new Error('query failed', { cause: givenUp })
    return runs
  })
  expect([answer, await kept(db, 'visits')]).toEqual([3, 3])
})

eachDatabase('it gives up after six runs', async ({ db }) => {
  let runs = 0
  const work = transact(db, async () => {
    runs++
    throw givenUp
  })
  await expect(work).rejects.toBe(givenUp)
  expect(runs).toBe(6)
})

eachDatabase('a broken rule is not tried again', async ({ db }) => {
  await put(db, 'once', 1)
  let runs = 0
  const work = transact(db, async (tx) => {
    runs++
    await put(tx, 'once', 2)
  })
  expect(await work.catch(sqlState)).toBe('23505')
  expect(runs).toBe(1)
})

eachDatabase(
  'inside another transaction it is a savepoint that is not repeated',
  async ({ db }) => {
    let runs = 0
    await transact(db, async (tx) => {
      await put(tx, 'outer', 1)
      const inner = transact(tx, async (nested) => {
        runs++
        await put(nested, 'inner', 1)
        throw givenUp
      })
      await expect(inner).rejects.toBe(givenUp)
    })
    expect(runs).toBe(1)
    expect([await kept(db, 'outer'), await kept(db, 'inner')]).toEqual([1, undefined])
  },
)

onPostgres('two transactions that lock each other out both succeed in the end', async ({ db }) => {
  await put(db, 'a', 0)
  await put(db, 'b', 0)
  let meet = () => {}
  const both = new Promise<void>((resolve) => {
    meet = resolve
  })
  let waiting = 2
  let runs = 0
  const swap = (first: string, second: string) =>
    transact(db, async (tx) => {
      runs++
      // Else the server counts the deadlock some seconds later, when another test has this database.
      await tx.execute(sql`select pg_stat_force_next_flush()`)
      await raise(tx, first)
      if (--waiting === 0) meet()
      await both
      await raise(tx, second)
    })
  await Promise.all([swap('a', 'b'), swap('b', 'a')])
  expect([await kept(db, 'a'), await kept(db, 'b')]).toEqual([2, 2])
  expect(runs).toBe(3)
})
