import { getTableColumns, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './connect'

/**
 * Inserts or replaces many rows at once by their primary key, much faster than `insert().values()`: the rows travel as one
 * JSON text. Every row must set the same columns, columns of the database's plain types only; defaults made
 * by the program (`$defaultFn`) do not apply.
 */
export async function insertRows<T extends PgTable>(db: Db, table: T, rows: T['$inferInsert'][]) {
  const [first] = rows
  if (!first) return
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first)
  const { primaryKeys } = getTableConfig(table)
  const keyColumns = primaryKeys[0]?.columns ?? columns.flatMap(([, c]) => (c.primary ? [c] : []))
  const keyNames = new Set(keyColumns.map(({ name }) => name))
  const list = (parts: string[]) => sql.raw(parts.join(', '))
  const names = list(columns.map(([, { name }]) => `"${name}"`))
  const replaced = columns.flatMap(([, { name }]) =>
    keyNames.has(name) ? [] : [`"${name}" = excluded."${name}"`],
  )
  await db.execute(sql`
    insert into ${table} (${names})
    select ${list(columns.map(([key]) => `"${key}"`))}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given(${list(columns.map(([key, column]) => `"${key}" ${column.getSQLType()}`))})
    on conflict (${list([...keyNames].map((name) => `"${name}"`))})
    ${replaced.length > 0 ? sql`do update set ${list(replaced)}` : sql`do nothing`}`)
}
