import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Db, openDatabase } from '@/backend/platform/db/connect'
import { testTokenSecret } from '@/backend/testing/payments'

/** Whether everything is tried that can be tried, and for how long that may go on. */
// biome-ignore lint/style/noProcessEnv: a setting of whoever runs the tests.
export const isFull = process.env.FULL === '1'
export const PATIENCE_MS = isFull ? 3_600_000 : 240_000
export const LET_LIVE = { killBefore: Number.MAX_SAFE_INTEGER }

export type Place = { databaseUrl: string; dataDir: string }
/** Looks into the database while no backend is using it. */
export type Look = <T>(read: (db: Db) => Promise<T>) => Promise<T>

const entry = fileURLToPath(new URL('./killable-backend-process.ts', import.meta.url))

/** A backend that dies on command; `lateMs` after the usual moment of the tests. */
export async function startKillableBackend({ databaseUrl, dataDir }: Place, lateMs = 0) {
  const child = fork(entry, [databaseUrl, dataDir, testTokenSecret, String(lateMs)], {
    execArgv: ['--import', 'tsx'],
  })
  const gone = once(child, 'exit')
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { child, gone, origin: `http://127.0.0.1:${port}` }
}
export type KillableBackend = Awaited<ReturnType<typeof startKillableBackend>>

/** Names the statement before which it dies, or asks how many it has seen since. */
export async function tell(
  child: ChildProcess,
  order: { killBefore: number } | 'count',
): Promise<number> {
  const answer = once(child, 'message')
  child.send(order)
  const [{ seen }] = (await answer) as [{ seen: number }]
  return seen
}

export async function end({ child, gone }: KillableBackend) {
  child.kill('SIGKILL')
  await gone
}

/** Asks a backend; when it dies meanwhile, that is the answer. */
export const orDead = <T>(work: Promise<T>): Promise<T | 'dead'> =>
  work.catch((error: unknown) => {
    // Of another realm than this file's own TypeError.
    if (String(error).startsWith('TypeError')) return 'dead' as const
    throw error
  })

/** So many places, evenly spread over the statements of a way that is gone without a fall. */
export const spread = (statements: number, points: number) =>
  Array.from({ length: points }, (_, index) =>
    Math.max(1, Math.round(((index + 1) * statements) / (points + 1))),
  )

/** The same with the embedded database, which nobody else may have open meanwhile. */
export async function withEmbedded(work: (at: Place, look: Look) => Promise<void>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'hien-sach-kill-'))
  await work({ databaseUrl: '', dataDir }, async (read) => {
    const store = await openDatabase({ dataDir })
    return read(store.db).finally(() => store.close())
  })
  rmSync(dataDir, { recursive: true })
}
