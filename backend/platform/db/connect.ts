import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'
import type { ConstructorOptions } from 'pg-boss'
import { migrateJobs } from '@/backend/platform/jobs/migrate-jobs'
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

/** How the job engine reaches its tables. */
export type JobDatabase = {
  connection: ConstructorOptions
  /** Whether it hears of new jobs; a pooler that shares connections between transactions keeps that from it. */
  canListen: boolean
  /** No other program works on it. */
  isEmbedded: boolean
}

export type Store = {
  db: Db
  kind: 'pglite' | 'postgres'
  jobs: JobDatabase
  /** Rejects while the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

export type DatabaseOptions = {
  /** `postgres://…`; without it the embedded database under `dataDir` is used. */
  databaseUrl?: string | undefined
  dataDir: string
  /** Where migrations run: a connection of its own with the rights to change tables; otherwise `databaseUrl`. */
  migrationUrl?: string | undefined
  /** `databaseUrl` leads to a pooler that gives each transaction another connection. */
  isPooled?: boolean
  /** Most connections to PostgreSQL. */
  poolSize?: number
  /** How long a statement may take, in ms. */
  statementTimeout?: number
  /** How long PostgreSQL may take to accept a connection, in ms. */
  connectTimeout?: number
  /** Each statement is part of the trace of its call. */
  isTraced?: boolean
  /** Hears of connections that broke while idle; the pool replaces them by itself. */
  onConnectionError?: (error: Error) => void
  /** Hears when the embedded database only reads because its disk is nearly full, and when it writes again. */
  onDiskSpace?: DiskSpaceOptions['onChange']
}

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
const MIGRATION_LOCK = 727_274
const CONNECT_TIMEOUT = 5_000
const POOL_SIZE = 10
/** The engine's own, one of them to listen. */
const JOB_CONNECTIONS = 3
const STATEMENT_TIMEOUT = 30_000

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
  const { fromPglite } = await import('pg-boss')
  const client = await PGlite.create({ ...source, extensions: { pg_trgm } })
  if (isTraced) await traced(client, 'pglite')
  const guarded = room ? pauseWritesOnFullDisk(client, room) : client
  const db = drizzle(guarded)
  const jobs = fromPglite(guarded)
  try {
    await client.exec("set time zone 'UTC'")
    if (!source.loadDataDir) {
      await migrate(drizzle(client), { migrationsFolder })
      await migrateJobs(jobs, 'pglite')
    }
  } catch (error) {
    await client.close()
    throw error
  }
  return {
    db: db as unknown as Db,
    kind: 'pglite' as const,
    jobs: {
      connection: { db: jobs, backend: 'pglite' as const },
      canListen: true,
      isEmbedded: true,
    },
    ping: async () => void (await client.query('select 1')),
    close: () => client.close(),
    dump: () => client.dumpDataDir('none'),
  } satisfies Store & { dump: () => Promise<Blob> }
}

async function openPostgres(options: DatabaseOptions & { databaseUrl: string }): Promise<Store> {
  const { default: pg } = await import('pg')
  const { drizzle } = await import('drizzle-orm/node-postgres')
  const connectTimeout = options.connectTimeout ?? CONNECT_TIMEOUT
  await migratePostgres(options.migrationUrl ?? options.databaseUrl, connectTimeout)
  if (options.isTraced) await traced(pg.Client.prototype, 'postgresql')
  const report = options.onConnectionError ?? (() => undefined)
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: options.poolSize ?? POOL_SIZE,
    connectionTimeoutMillis: connectTimeout,
    keepAlive: true,
    application_name: 'hien-sach',
    onConnect: (client) => client.query(sessionSettings(options)),
  })
  // A connection lost while idle or inside a transaction (the server restarts) would otherwise end the process.
  pool.on('error', report)
  pool.on('connect', (client) => client.on('error', report))
  return {
    db: drizzle(pool) as unknown as Db,
    kind: 'postgres',
    jobs: {
      connection: {
        connectionString: options.databaseUrl,
        max: JOB_CONNECTIONS,
        application_name: 'hien-sach jobs',
        connectionTimeoutMillis: connectTimeout,
      },
      canListen: !options.isPooled,
      isEmbedded: false,
    },
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
 * Sent as a query because a connection pooler between may refuse unknown start-up parameters. Nothing relies on the limits:
 * through a pooler they hold for connections, not for programs. A pooler that carries the time zone along does so by itself.
 * Statements here are short: compiling one to machine code takes longer than running it.
 */
const sessionSettings = ({ statementTimeout = STATEMENT_TIMEOUT }: DatabaseOptions) =>
  `set time zone 'UTC'; set statement_timeout = ${Math.trunc(statementTimeout)}; set jit = off;
  set idle_in_transaction_session_timeout = '60s'`

/**
 * Several programs may start at once: one migrates, the others wait for it. The lock lives as long as a transaction, since a
 * pooler may give the next one to another connection; the migrations run on a second connection beside it.
 */
async function migratePostgres(databaseUrl: string, connectTimeout: number) {
  const { default: pg } = await import('pg')
  const { drizzle } = await import('drizzle-orm/node-postgres')
  const { migrate } = await import('drizzle-orm/node-postgres/migrator')
  const connect = async () => {
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: connectTimeout,
      application_name: 'hien-sach migrations',
    })
    // A lost connection also fails the statement in flight, which is where it is reported.
    client.on('error', () => undefined)
    await client.connect()
    return client
  }
  const [guard, client] = [await connect(), await connect()]
  try {
    await guard.query('begin')
    await guard.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder })
    await migrateJobs(
      { executeSql: (text, values) => rowsOf(client.query(text, values)) },
      'postgres',
    )
    await guard.query('commit')
  } finally {
    await Promise.all([guard.end(), client.end()])
  }
}

/** Of several statements sent together the driver answers with a list. */
async function rowsOf(answer: Promise<unknown>) {
  const results = [await answer].flat() as { rows?: unknown[] }[]
  return { rows: results.flatMap(({ rows }) => rows ?? []) }
}
