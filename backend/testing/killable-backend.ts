import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@jest/globals'
import { type Db, openDatabase } from '@/backend/platform/db/connect'
import { onPostgres } from '@/backend/platform/db/testing'
import { bundleProgram } from '@/backend/testing/bundle-program'
import { testTokenSecret } from '@/backend/testing/payments'

/** Whether everything is tried that can be tried, and for how long that may go on. */
// biome-ignore lint/style/noProcessEnv: a setting of whoever runs the tests.
export const isFull = process.env.FULL === '1'
const TIMEOUT_MS = isFull ? 3_600_000 : 240_000

/** A database for backends that are killed. The embedded one can only be read while no backend runs. */
export type KillTestDatabase = {
  kind: 'postgres' | 'embedded'
  databaseUrl: string
  dataDir: string
  read: <T>(query: (db: Db) => Promise<T>) => Promise<T>
}

/** Registers a test on PostgreSQL and, with `FULL=1`, on the embedded database unless the test reads while a backend runs. */
export function testKills(
  name: string,
  run: (database: KillTestDatabase) => Promise<void>,
  { readsMeanwhile = false } = {},
) {
  onPostgres(
    name,
    ({ db, databaseUrl }) =>
      run({ kind: 'postgres', databaseUrl, dataDir: '', read: (query) => query(db) }),
    TIMEOUT_MS,
  )
  if (isFull && !readsMeanwhile)
    test(`${name} [PGlite]`, () => withEmbeddedDatabase(run), TIMEOUT_MS)
}

async function withEmbeddedDatabase(run: (database: KillTestDatabase) => Promise<void>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'hien-sach-kill-'))
  const read = async <T>(query: (db: Db) => Promise<T>) => {
    const store = await openDatabase({ dataDir })
    return query(store.db).finally(() => store.close())
  }
  await run({ kind: 'embedded', databaseUrl: '', dataDir, read })
  rmSync(dataDir, { recursive: true })
}

const program = bundleProgram(new URL('./killable-backend-process.ts', import.meta.url))

async function start(
  { databaseUrl, dataDir }: KillTestDatabase,
  lateMs: number,
  invoiceApi: string,
) {
  const child = fork(program, [databaseUrl, dataDir, testTokenSecret, String(lateMs), invoiceApi], {
    execArgv: [],
  })
  const exit = once(child, 'exit')
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { child, exit, origin: `http://127.0.0.1:${port}` }
}

async function command(child: ChildProcess, order: { killBefore: number } | 'count') {
  const reply = once(child, 'message')
  child.send(order)
  const [{ seen }] = (await reply) as [{ seen: number }]
  return seen
}

/** Of another realm than this file's own TypeError, by which fetch reports a lost connection. */
const isConnectionLost = (error: unknown) => String(error).startsWith('TypeError')

/** Starts a backend that can be killed before any of its statements; its clock is `lateMs` after the usual moment of the tests. */
export async function startKillableBackend(
  database: KillTestDatabase,
  lateMs = 0,
  invoiceApi = '',
) {
  let late = lateMs
  let running = await start(database, late, invoiceApi)
  let kills = 0

  const stop = async () => {
    running.child.kill('SIGKILL')
    await running.exit
  }
  /** Starts it again, so much later by its clock. */
  const restart = async (laterMs = 0) => {
    await stop()
    late += laterMs
    running = await start(database, late, invoiceApi)
  }
  return {
    database,
    stop,
    restart,
    get origin() {
      return running.origin
    },
    /** How often it was killed so far. */
    get kills() {
      return kills
    },
    /** Names the statement, counted from now, before which it is killed. */
    killBefore: (statement: number) => command(running.child, { killBefore: statement }),
    neverKill: () => command(running.child, { killBefore: Number.MAX_SAFE_INTEGER }),
    /** Statements since the last of these two. */
    countStatements: () => command(running.child, 'count'),
    /** Does `work`; null when the backend was killed meanwhile. It is then started again. */
    async tryOnce<T>(work: () => Promise<T>, laterMs = 0): Promise<T | null> {
      try {
        return await work()
      } catch (error) {
        if (!isConnectionLost(error)) throw error
        kills += 1
        await restart(laterMs)
        return null
      }
    },
  }
}
export type KillableBackend = Awaited<ReturnType<typeof startKillableBackend>>

/** So many statements, evenly spread over those of an undisturbed run. */
export const evenlySpread = (statements: number, points: number) =>
  Array.from({ length: points }, (_, index) =>
    Math.max(1, Math.round(((index + 1) * statements) / (points + 1))),
  )
