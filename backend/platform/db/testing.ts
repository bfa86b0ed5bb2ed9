import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { type Db, openDatabase, openEmbeddedDatabase, type Store } from './connect'
import type { DiskSpaceOptions } from './disk-space'
import {
  CONNECT_TIMEOUT,
  createTemporaryDatabase,
  ensureTemplate,
  findTestServer,
} from './temporary-database'

const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** Changes with every migration and every version of the embedded database. */
const fingerprint = () => {
  const hash = createHash('sha256')
  const migrations = pathOf('./migrations')
  for (const name of readdirSync(migrations).sort()) {
    if (name.endsWith('.sql')) hash.update(readFileSync(join(migrations, name)))
  }
  // Which of them a copy has had is told by their times.
  hash.update(readFileSync(join(migrations, 'meta', '_journal.json')))
  hash.update(readFileSync(pathOf('../../../node_modules/@electric-sql/pglite/package.json')))
  hash.update(readFileSync(pathOf('../../../node_modules/pg-boss/package.json')))
  hash.update(readFileSync(pathOf('../jobs/queues.ts')))
  hash.update(readFileSync(pathOf('../jobs/migrate-jobs.ts')))
  return hash.digest('hex').slice(0, 16)
}

/** Starting from a migrated copy takes a quarter of the time; it is made once and cached beside the packages. */
async function migratedCopy(): Promise<Blob> {
  const folder = pathOf('../../../node_modules/.cache/hien-sach')
  const file = join(folder, `store-${fingerprint()}.tar`)
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    const store = await openEmbeddedDatabase({})
    const unfinished = `${file}.${randomUUID()}`
    writeFileSync(unfinished, Buffer.from(await (await store.dump()).arrayBuffer()))
    renameSync(unfinished, file)
    await store.close()
  }
  return new Blob([readFileSync(file)])
}

/** Deletes all rows and restarts the sequences. Far quicker than TRUNCATE, which makes new files for each table and index. */
async function wipe(db: Db) {
  await db.execute(sql`do $$
    declare relation text;
    begin
      -- Foreign keys are not checked meanwhile.
      perform set_config('session_replication_role', 'replica', true);
      for relation in select quote_ident(tablename) from pg_tables where schemaname = 'public' loop
        execute 'delete from ' || relation;
      end loop;
      delete from pgboss.job;
      perform setval(oid::regclass, 1, false) from pg_class
        where relkind = 'S' and relnamespace = 'public'::regnamespace;
    end $$`)
}

/**
 * Opening takes long: a store that one test has closed goes, wiped, to the next test. They last until the run ends.
 * Each test has a handle of its own, so that nothing the backend keeps by its handle reaches the next.
 */
function reused<S extends Store>(open: () => Promise<S>) {
  const idle: S[] = []
  return async (): Promise<S> => {
    const used = idle.pop()
    if (used) await wipe(used.db)
    const store = used ?? (await open())
    let isOpen = true
    const close = async () => {
      if (isOpen) idle.push(store)
      isOpen = false
    }
    return { ...store, db: Object.create(store.db), close }
  }
}

let copy: Promise<Blob> | undefined

async function migratedDatabase(room?: DiskSpaceOptions): Promise<Store> {
  copy ??= migratedCopy()
  return openEmbeddedDatabase({ loadDataDir: await copy, ...(room && { room }) })
}

/** A data folder with an empty migrated database, closed; making one from nothing takes three times as long. */
export async function migratedDataDir(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hien-sach-store-'))
  copy ??= migratedCopy()
  const store = await openEmbeddedDatabase({
    dataDir: join(dataDir, 'pglite'),
    loadDataDir: await copy,
  })
  await store.close()
  return dataDir
}

/** An empty migrated embedded database in memory. */
export const embeddedTestDatabase = reused<Store>(migratedDatabase)

/** One of its own, on a disk with as much room as it is told. */
export const databaseWithDiskSpace = (room: DiskSpaceOptions): Promise<Store> =>
  migratedDatabase(room)

const server = await findTestServer()

const migrate = async (databaseUrl: string) => {
  const store = await openDatabase({ databaseUrl, dataDir: '', connectTimeout: CONNECT_TIMEOUT })
  await store.close()
}

const newDatabase = async (address: string) => {
  const template = `hien_sach_template_${fingerprint()}`
  await ensureTemplate(address, template, migrate)
  const { databaseUrl } = await createTemporaryDatabase(address, template)
  const store = await openDatabase({ databaseUrl, dataDir: '', connectTimeout: CONNECT_TIMEOUT })
  return { ...store, databaseUrl }
}
type PostgresDatabase = Awaited<ReturnType<typeof newDatabase>>

/** An empty migrated database on a PostgreSQL server, dropped when the run ends; null when no server answers. */
export const postgresDatabase: () => Promise<PostgresDatabase | null> =
  server === null ? async () => null : reused(() => newDatabase(server))

/**
 * An empty migrated database: on the PostgreSQL server when one answers, which opens it in a fraction of the time, else embedded.
 * Close it at the end of the test: the next test starts sooner.
 */
export const testDatabase = async (): Promise<Store> =>
  (await postgresDatabase()) ?? (await embeddedTestDatabase())

/** A test on the database at hand. */
export function databaseTest(name: string, run: (store: Store) => Promise<void>) {
  test(name, async () => {
    const store = await testDatabase()
    await run(store)
    await store.close()
  })
}

/** A test of what only a real server does; counted as skipped where there is none. */
export function onPostgres(
  name: string,
  run: (store: PostgresDatabase) => Promise<void>,
  patienceMs?: number,
) {
  const body = async () => {
    const store = await postgresDatabase()
    if (store === null) throw new Error('PostgreSQL does not answer any more')
    await run(store)
    await store.close()
  }
  if (server !== null) test(`${name} [PostgreSQL]`, body, patienceMs)
  else test.skip(`${name} [PostgreSQL] not run: no PostgreSQL`, body)
}

/** Registers the test once for the embedded database and once for PostgreSQL: for what the two may do differently. */
export function eachDatabase(
  name: string,
  run: (store: Store) => Promise<void>,
  patienceMs?: number,
) {
  const body = async () => {
    const store = await embeddedTestDatabase()
    await run(store)
    await store.close()
  }
  test(`${name} [PGlite]`, body, patienceMs)
  onPostgres(name, run, patienceMs)
}
