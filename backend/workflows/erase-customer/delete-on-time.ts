import { and, getTableColumns, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '@/backend/platform/db/connect'
import { rowsKeptLongEnough } from '@/backend/platform/metrics/backend-metrics'
import { nameOf, type PersonalTable } from '@/backend/read-models/personal-data/personal-table'
import { personalData } from '@/backend/read-models/personal-data/register'
import { leftValues } from '@/backend/workflows/erase-customer/erase-person'

const DAY_MS = 24 * 60 * 60_000
/** Rows of one step: no lock is held for long, and the shop goes on selling. */
const STEP = 500
const MOST_STEPS = 20

/** Rows whose columns still tell of somebody. */
export function notEmptied(table: PersonalTable): SQL | undefined {
  const columns = getTableColumns(table.table as PgTable)
  return or(
    ...Object.entries(leftValues(table)).map(
      ([name, value]) => sql`${columns[name]} is distinct from ${value}`,
    ),
  )
}

async function step(db: Db, table: PersonalTable, due: SQL): Promise<number> {
  const { table: rows, onErasure } = table
  const some = sql`ctid in (select ctid from ${rows} where ${due} limit ${STEP})`
  const done =
    onErasure === 'delete' || ('how' in table.term && table.term.how === 'delete')
      ? db.delete(rows).where(some)
      : db
          .update(rows as PgTable)
          .set(leftValues(table))
          .where(some)
  const { rowCount, affectedRows } = (await done) as { rowCount?: number; affectedRows?: number }
  return rowCount ?? affectedRows ?? 0
}

function dueRows(table: PersonalTable, now: Date): SQL | undefined {
  const { term, onErasure } = table
  if (!('days' in term)) return undefined
  const before = new Date(now.getTime() - term.days * DAY_MS).toISOString()
  const isEmptied = onErasure === 'anonymise' && term.how !== 'delete'
  return and(
    sql`${term.after} < ${before}::timestamptz`,
    term.only,
    isEmptied ? notEmptied(table) : undefined,
  )
}

async function stepThrough(db: Db, table: PersonalTable, due: SQL): Promise<number> {
  let total = 0
  for (let turn = 0; turn < MOST_STEPS; turn++) {
    const count = await step(db, table, due)
    total += count
    if (count < STEP) break
  }
  return total
}

/** Deletes or empties what has been kept as long as the register allows, a few rows at a time. Returns how many of each table. */
export async function deleteOnTime(db: Db, now: Date): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of personalData) {
    const due = dueRows(table, now)
    const count = due ? await stepThrough(db, table, due) : 0
    if (count === 0) continue
    counts[nameOf(table)] = count
    rowsKeptLongEnough.inc({ table: nameOf(table) }, count)
  }
  return counts
}
