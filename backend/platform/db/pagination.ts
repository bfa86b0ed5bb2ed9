import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { LRUCache } from 'lru-cache'
import type { Db } from '@/backend/platform/db/connect'

/** Nobody turns to the 10,001st result; counting further would read the whole table. */
const MOST_COUNTED = 10_000

export type Page = { page: number; pageSize: number }
export type Count = { count: number; isCapped: boolean }

/**
 * What was more than anybody counts is so for a while: walking ten thousand rows for every page would be most of its cost.
 * Only that is remembered; a count that ends is always made again.
 */
const known = new WeakMap<Db, LRUCache<string, true>>()
const KNOWN_MS = 60_000
const MOST_KNOWN = 1_000

function knownOf(db: Db) {
  const there = known.get(db)
  if (there) return there
  const fresh = new LRUCache<string, true>({ max: MOST_KNOWN, ttl: KNOWN_MS })
  known.set(db, fresh)
  return fresh
}

export async function countUpTo(
  db: Db,
  table: PgTable,
  where: SQL | undefined,
  join?: { table: PgTable; on: SQL | undefined },
): Promise<Count> {
  const all = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .$dynamic()
  if (join) all.leftJoin(join.table, join.on)
  const some = all.where(where).limit(MOST_COUNTED + 1)
  const { sql: text, params } = some.toSQL()
  const question = JSON.stringify([text, params])
  const many = knownOf(db)
  if (many.has(question)) return { count: MOST_COUNTED, isCapped: true }
  const [row] = await db.select({ count: sql`count(*)`.mapWith(Number) }).from(some.as('some'))
  const count = row?.count ?? 0
  const isCapped = count > MOST_COUNTED
  if (isCapped) many.set(question, true)
  return { count: Math.min(count, MOST_COUNTED), isCapped }
}

export const pagesOf = ({ count }: Count, { pageSize }: Pick<Page, 'pageSize'>) =>
  Math.ceil(count / pageSize)

/** As `windowOf`, and past what is counted: the staff take a whole list along as a file. */
export function deepWindowOf(page: Page, count: Count) {
  if (!count.isCapped) return windowOf(page, count)
  return { offset: (page.page - 1) * page.pageSize, limit: page.pageSize }
}

/** Where a page begins and how many rows it may have; null past the last one, so that no query runs for it. */
export function windowOf({ page, pageSize }: Page, { count }: Count) {
  const offset = (page - 1) * pageSize
  return offset < count ? { offset, limit: Math.min(pageSize, count - offset) } : null
}
