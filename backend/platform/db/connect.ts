import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'
import { keepPrivate } from '@/backend/platform/private-files'
import { type DiskSpaceOptions, freeBytesOf, pauseWritesOnFullDisk } from './disk-space'
import { lockDirectory } from './lock'

type Answered<Row> = { rows: Row[] }
/** What raw statements answer on both databases. */
interface Rows extends PgQueryResultHKT {
  type: Answered<this['row']>
}

/** Queries name their tables themselves. */
type NoSchema = Record<string, never>

/** The database, or a transaction of it: queries are written once for both, and for PGlite and PostgreSQL alike. */
export type Db = PgDatabase<Rows>
export type Tx = PgTransaction<Rows, NoSchema, ExtractTablesWithRelations<NoSchema>>

export type Store = {
  db: Db
  kind: 'pglite' | 'postgres'
  /** Rejects while the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

export type DatabaseOptions = {
  /** `postgres://…`; without it the embedded database under `dataDir` is used. */
  databaseUrl?: string | undefined
  dataDir: string
  /** Most connections to PostgreSQL. */
  poolSize?: number
  /** How long PostgreSQL may take to accept a connection, in ms. */
  connectTimeout?: number
  /** Each statement is part of the trace of its call. */
  isTraced?: boolean
  /** Hears of connections that broke while idle; the pool replaces them by itself. */
  onConnectionError?: (error: Error) => void
  /** Hears when the embedded database only reads because its disk is nearly full, and when it writes again. */
  onDiskSpace?: DiskSpaceOptions['onChange']
}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
const MIGRATION_LOCK = 727_274
const CONNECT_TIMEOUT = 5_000

/** Opens the database and brings its tables up to date. */
export function openDatabase(options: DatabaseOptions): Promise<Store> {
  return options.databaseUrl
    ? openPostgres({ ...options, databaseUrl: options.databaseUrl })
    : openEmbedded(join(options.dataDir, 'pglite'), options)
}

async function openEmbedded(
  directory: string,
  { onDiskSpace, isTraced = false }: DatabaseOptions,
): Promise<Store> {
  const release = await lockDirectory(directory)
  const room = { freeBytes: () => freeBytesOf(directory), onChange: onDiskSpace }
  try {
    const store = await openEmbeddedDatabase({ dataDir: directory, room, isTraced })
    keepPrivate(dirname(directory))
    return { ...store, close: () => store.close().finally(release) }
  } catch (error) {
    release()
    throw error
  }
}

/** The embedded database in a directory, or in memory, from a copy when one is given. Takes no lock. */
export async function openEmbeddedDatabase({
  room,
  isTraced = false,
  ...source
}: {
  isTraced?: boolean
  dataDir?: string
  loadDataDir?: Blob
  room?: DiskSpaceOptions
}) {
  const { PGlite } = await import('@electric-sql/pglite')
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm')
  const { drizzle } = await import('drizzle-orm/pglite')
  const { migrate } = await import('drizzle-orm/pglite/migrator')
  const client = await PGlite.create({ ...source, extensions: { pg_trgm } })
  if (isTraced) await traced(client, 'pglite')
  const db = drizzle(room ? pauseWritesOnFullDisk(client, room) : client)
  try {
    await client.exec("set time zone 'UTC'")
    if (!source.loadDataDir) await migrate(drizzle(client), { migrationsFolder })
  } catch (error) {
    await client.close()
    throw error
  }
  return {
    db: db as unknown as Db,
    kind: 'pglite' as const,
    ping: async () => void (await client.query('select 1')),
    close: () => client.close(),
    dump: () => client.dumpDataDir('none'),
  } satisfies Store & { dump: () => Promise<Blob> }
}

async function openPostgres(options: DatabaseOptions & { databaseUrl: string }): Promise<Store> {
  const { default: pg } = await import('pg')
  const { drizzle } = await import('drizzle-orm/node-postgres')
  const connectTimeout = options.connectTimeout ?? CONNECT_TIMEOUT
  await migratePostgres(options.databaseUrl, connectTimeout)
  if (options.isTraced) await traced(pg.Client.prototype, 'postgresql')
  const report = options.onConnectionError ?? (() => undefined)
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: connectTimeout,
    keepAlive: true,
    application_name: 'hien-sach',
    onConnect: (client) => client.query(SESSION_SETTINGS),
  })
  // A connection lost while idle or inside a transaction (the server restarts) would otherwise end the process.
  pool.on('error', report)
  pool.on('connect', (client) => client.on('error', report))
  return {
    db: drizzle(pool) as unknown as Db,
    kind: 'postgres',
    ping: async () => void (await pool.query('select 1')),
    close: () => pool.end(),
  }
}

/** Loaded only where somebody traces. */
async function traced(client: object, system: 'postgresql' | 'pglite') {
  const { traceQueries } = await import('@/backend/platform/telemetry/trace-queries')
  traceQueries(client as Parameters<typeof traceQueries>[0], system)
}

/**
 * Sent as a query because a connection pooler between may refuse unknown start-up parameters.
 * Statements here are short: compiling one to machine code takes longer than running it.
 */
const SESSION_SETTINGS = `set time zone 'UTC'; set statement_timeout = '30s'; set jit = off;
  set idle_in_transaction_session_timeout = '60s'`

/** Several programs may start at once: one migrates, the others wait for it. */
async function migratePostgres(databaseUrl: string, connectTimeout: number) {
  const { default: pg } = await import('pg')
  const { drizzle } = await import('drizzle-orm/node-postgres')
  const { migrate } = await import('drizzle-orm/node-postgres/migrator')
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: connectTimeout,
    application_name: 'hien-sach migrations',
  })
  // A lost connection also fails the statement in flight, which is where it is reported.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}
