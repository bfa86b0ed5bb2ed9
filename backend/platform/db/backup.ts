import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { Db, Tx } from './connect'

/** The first line of a backup. */
export type BackupHead = {
  format: 1
  /** How many migrations the database had seen: a backup goes back into a database of the same shape or a newer one. */
  migrations: number
  /** Name and last number of every sequence that has given one. */
  sequences: { name: string; last: string }[]
}
/** The last line: how many rows each table gave. Without it a backup is cut off. */
export type BackupEnd = { tables: Record<string, number> }

const ROWS_AT_ONCE = 500

/** The shop's own tables, by name. */
export async function tableNames(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  return rows.map(({ name }) => name)
}

export async function migrationCount(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
  )
  return rows[0]?.count ?? 0
}

async function headOf(tx: Tx): Promise<BackupHead> {
  const { rows } = await tx.execute<{ name: string; last: string }>(
    sql`select sequencename as name, last_value::text as last from pg_sequences
      where schemaname = 'public' and last_value is not null order by sequencename`,
  )
  return { format: 1, migrations: await migrationCount(tx), sequences: rows }
}

/** Rows pass as the text the database made of them: no number loses a digit on its way through JavaScript. */
async function* rowsOf(tx: Tx, table: string): AsyncGenerator<string[]> {
  const name = sql.identifier(table)
  await tx.execute(sql`declare backup cursor for select to_jsonb(t)::text as row from ${name} t`)
  for (;;) {
    const { rows } = await tx.execute<{ row: string }>(sql.raw(`fetch ${ROWS_AT_ONCE} from backup`))
    if (rows.length > 0) yield rows.map(({ row }) => row)
    if (rows.length < ROWS_AT_ONCE) break
  }
  await tx.execute(sql`close backup`)
}

/** The whole database as lines of JSON: a head, then for each table its name and its rows, then an end. */
async function* linesOf(tx: Tx): AsyncGenerator<string> {
  yield `${JSON.stringify(await headOf(tx))}\n`
  const end: BackupEnd = { tables: {} }
  for (const table of await tableNames(tx)) {
    yield `${JSON.stringify(table)}\n`
    let count = 0
    for await (const rows of rowsOf(tx, table)) {
      count += rows.length
      yield `${rows.join('\n')}\n`
    }
    end.tables[table] = count
  }
  yield `${JSON.stringify(end)}\n`
}

/**
 * Writes the shop as it is at one moment, whatever is sold meanwhile, into a file that is whole or absent and readable by
 * its owner only: it holds customers' data. PostgreSQL goes on serving, the embedded database waits until it is written.
 */
export async function backUpInto(db: Db, file: string): Promise<void> {
  const unfinished = `${file}.part`
  const written = db.transaction(
    (tx) => pipeline(linesOf(tx), createGzip(), createWriteStream(unfinished, { mode: 0o600 })),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  await written.catch(async (error: unknown) => {
    await rm(unfinished, { force: true })
    throw error
  })
  await rename(unfinished, file)
}
