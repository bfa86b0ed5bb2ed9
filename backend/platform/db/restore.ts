import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { z } from 'zod'
import { type BackupEnd, type BackupHead, migrationCount, tableNames } from './backup'
import { type Db, migrationsFolder, type Tx } from './connect'

const Head = z.object({
  format: z.literal(1),
  migrations: z.number(),
  sequences: z.array(z.object({ name: z.string(), last: z.string().regex(/^\d+$/) })),
})
const End = z.object({ tables: z.record(z.string(), z.number()) })

/** What a shop in use has; what a fresh live start has written by itself, such as the places, is not among them. */
const SIGNS_OF_USE = ['app_user', 'product', 'orders'] as const

const ROWS_AT_ONCE = 500

const problems = {
  used: (table: string) => `The database is not empty: ${table} has rows.`,
  unreadable: (part: string) => `This is no whole backup: its ${part} cannot be read.`,
  unknownTable: (table: string) => `There is no table ${table} here.`,
  otherVersion: (migrations: string) =>
    `The backup was made by a newer version, with ${migrations} migrations: restore with that version.`,
  rowsMissing: (table: string) => `Rows of ${table} are missing.`,
  cutOff: () => 'This is no whole backup: it ends too early.',
}
export type RestoreProblem = keyof typeof problems

/** The backup cannot go into this database, and why. */
export class NotRestorable extends Error {
  override name = 'NotRestorable'

  constructor(
    readonly problem: RestoreProblem,
    readonly detail = '',
  ) {
    super(problems[problem](detail))
  }
}

const isBadGzip = (error: unknown) => String((error as NodeJS.ErrnoException).code).startsWith('Z_')

async function refuseUsed(tx: Tx) {
  for (const table of SIGNS_OF_USE) {
    const { rows } = await tx.execute(sql`select from ${sql.identifier(table)} limit 1`)
    if (rows.length > 0) throw new NotRestorable('used', table)
  }
}

function parsed<T>(schema: z.ZodType<T>, line: string, part: string): T {
  try {
    return schema.parse(JSON.parse(line))
  } catch {
    throw new NotRestorable('unreadable', part)
  }
}

/** Rows come table by table while some point at later ones, so the links are taken off and put back, checked, at the end. */
async function withoutLinks<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const { rows: links } = await tx.execute<{ owner: string; name: string; rule: string }>(
    sql`select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as rule
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  for (const { owner, name } of links)
    await tx.execute(sql.raw(`alter table ${owner} drop constraint ${name}`))
  const result = await work()
  for (const { owner, name, rule } of links)
    await tx.execute(sql.raw(`alter table ${owner} add constraint ${name} ${rule}`))
  return result
}

/** What the database works out by itself cannot be written. */
async function writableColumns(tx: Tx, table: string): Promise<string> {
  const { rows } = await tx.execute<{ names: string }>(
    sql`select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`,
  )
  return rows[0]?.names ?? ''
}

async function insertRows(tx: Tx, table: string, columns: string, rows: string[]) {
  const name = sql.identifier(table)
  await tx.execute(sql`
    insert into ${name} (${sql.raw(columns)}) overriding system value
    select ${sql.raw(columns)}
    from jsonb_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::jsonb)`)
}

type Batch = { table: string; rows: string[] }

/** Gathers rows under their table's name; a table without any gives one empty batch. */
async function* batchesOf(lines: AsyncIterable<string>): AsyncGenerator<Batch | { end: string }> {
  let batch: Batch | undefined
  for await (const line of lines) {
    const isName = line.startsWith('"')
    const isEnd = line.startsWith('{"tables":')
    if (batch && (isName || isEnd || batch.rows.length === ROWS_AT_ONCE)) {
      yield batch
      batch = { ...batch, rows: [] }
    }
    if (isName) batch = { table: parsed(z.string(), line, 'table name'), rows: [] }
    else if (isEnd) yield { end: line }
    else batch?.rows.push(line)
  }
}

/** Puts the tables' rows in; returns how many each had, and the last line. */
async function readTables(tx: Tx, lines: AsyncIterable<string>) {
  const known = new Set(await tableNames(tx))
  const counts: Record<string, number> = {}
  for await (const batch of batchesOf(lines)) {
    if ('end' in batch) return { counts, last: batch.end }
    const { table, rows } = batch
    if (!known.has(table)) throw new NotRestorable('unknownTable', table)
    if (rows.length > 0) await insertRows(tx, table, await writableColumns(tx, table), rows)
    counts[table] = (counts[table] ?? 0) + rows.length
  }
  return { counts, last: '' }
}

async function setSequences(tx: Tx, { sequences }: BackupHead) {
  for (const { name, last } of sequences) {
    await tx.execute(
      sql`select setval(oid::regclass, ${last}::bigint) from pg_class
        where relkind = 'S' and relnamespace = 'public'::regnamespace and relname = ${name}`,
    )
  }
}

/** Not `readline`, which also breaks a line at U+2028, and texts may hold one. */
async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

/** Migrations by their place among all. */
async function runMigrations(tx: Tx, from: number, to?: number) {
  for (const { sql: statements } of readMigrationFiles({ migrationsFolder }).slice(from, to))
    for (const statement of statements) await tx.execute(sql.raw(statement))
}

/** Gives an unused database the tables it had after so many migrations. */
async function makeTablesAnew(tx: Tx, migrations: number) {
  const names = (await tableNames(tx)).map((name) => `"${name}"`)
  await tx.execute(sql.raw(`drop table ${names.join(', ')} cascade`))
  const { rows: left } = await tx.execute<{ name: string }>(
    sql`select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public'`,
  )
  for (const { name } of left) await tx.execute(sql.raw(`drop sequence ${name}`))
  await runMigrations(tx, 0, migrations)
}

async function restoreLines(tx: Tx, lines: AsyncGenerator<string>): Promise<BackupEnd> {
  const head = parsed(Head, (await lines.next()).value ?? '', 'first line')
  const known = await migrationCount(tx)
  if (head.migrations > known) throw new NotRestorable('otherVersion', String(head.migrations))
  await refuseUsed(tx)
  // Of an older version: its tables are filled, then changed as an upgrade changes them.
  const isOlder = head.migrations < known
  if (isOlder) await makeTablesAnew(tx, head.migrations)
  const tables = await tableNames(tx)
  const end = await withoutLinks(tx, async () => {
    await tx.execute(sql.raw(`truncate ${tables.map((name) => `"${name}"`).join(', ')}`))
    const { counts, last } = await readTables(tx, lines)
    const told = parsed(End, last, 'last line')
    for (const [table, count] of Object.entries(told.tables)) {
      if (counts[table] !== count) throw new NotRestorable('rowsMissing', table)
    }
    return told
  })
  await setSequences(tx, head)
  if (isOlder) await runMigrations(tx, head.migrations)
  return end
}

/**
 * Puts a backup of this or an older version into a database that no shop has used yet, wholly or not at all. Throws {@link NotRestorable} when the
 * database is in use or older than the backup, or the backup is cut off.
 */
export async function restoreFrom(db: Db, file: string): Promise<BackupEnd> {
  const plain = createGunzip()
  const source = pipeline(createReadStream(file), plain)
  plain.setEncoding('utf8')
  try {
    return await db.transaction((tx) => restoreLines(tx, linesOf(plain)))
  } catch (error) {
    plain.destroy()
    throw isBadGzip(error) ? new NotRestorable('cutOff') : error
  } finally {
    await source.catch(() => undefined)
  }
}
