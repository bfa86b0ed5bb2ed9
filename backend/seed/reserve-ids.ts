import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '@/backend/platform/db/connect'

/** Takes ids from a table's own sequence, so that rows and those that point at them go in with one statement each. */
export async function reserveIds(
  db: Db,
  table: PgTable,
  column: string,
  count: number,
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number | string }>(
    sql`select nextval(pg_get_serial_sequence(${getTableName(table)}, ${column})) as id from generate_series(1, ${count}::int)`,
  )
  return rows.map(({ id }) => Number(id))
}

/** Hands reserved ids out one after the other. */
export function taker(ids: readonly number[]): () => number {
  let next = 0
  return () => {
    const id = ids[next++]
    if (id === undefined) throw new Error('Fewer ids reserved than taken')
    return id
  }
}
