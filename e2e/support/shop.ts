import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '@/server/supervisor/ports'

/** Two runs on one machine are each given ports of their own. */
export const FIRST_PORT = Number(process.env.CHECKS_PORT ?? 4600)
const READY_MS = 300_000

/** Data of a run of its own; filled already when SEEDED_DATA names a folder to begin with, which saves a minute. */
export function newDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'hien-sach-checks-'))
  const seeded = process.env.SEEDED_DATA
  if (seeded) cpSync(seeded, dataDir, { recursive: true })
  return dataDir
}

export type RunningShop = {
  origin: string
  /** Of its own backend; nobody listens there when the shop was given an upstream. */
  backendOrigin: string
  dataDir: string
  pid: number
  /** Everything the programs have printed so far. */
  printed: () => string
  stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<number | null>
}

async function answers(address: string) {
  try {
    return (await fetch(address)).ok
  } catch {
    return false
  }
}

/**
 * The product as `npm start` starts it, on free ports; with data of its own unless it is given some.
 *
 * @param env what the operator would set, over demo mode; PORT must be free
 * @param firstPath answers 2xx once the shop is open
 */
export async function startShop(
  env: Record<string, string> = {},
  givenData?: string,
  firstPath = '/readyz',
): Promise<RunningShop> {
  const port = Number(env.PORT) || (await findFreePort(FIRST_PORT))
  const next = await findFreePort(FIRST_PORT, [port])
  const backend = await findFreePort(FIRST_PORT, [port, next])
  const dataDir = givenData ?? newDataDir()
  const origin = `http://localhost:${port}`
  const child = spawn(process.execPath, ['server/start.mjs'], {
    env: {
      ...process.env,
      ...{ SHOP_MODE: 'demo', PUBLIC_URL: origin, DATA_DIR: dataDir, UPSTREAM_URL: '' },
      ...{ DATABASE_URL: '', REDIS_URL: '' },
      ...{ PORT: String(port), NEXT_PORT: String(next), BACKEND_PORT: String(backend) },
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const chunks: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk))
  const ended = once(child, 'close')
  const printed = () => chunks.join('')

  const deadline = Date.now() + READY_MS
  while (!(await answers(origin + firstPath))) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`The shop did not open:\n${printed()}`)
    await wait(200)
  }
  return {
    origin,
    backendOrigin: `http://127.0.0.1:${backend}`,
    dataDir,
    pid: child.pid ?? 0,
    printed,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      await ended
      if (!givenData) rmSync(dataDir, { recursive: true, force: true })
      return child.exitCode
    },
  }
}

/** What the shared shop is told besides, so that a check may come from any address and need not wait for a limit to pass. */
export const sharedSecret = 'known-to-all-checks'

let shared: Promise<RunningShop> | undefined

/** One shop for every check that leaves it standing; the first that asks opens it. */
export function sharedShop(): Promise<RunningShop> {
  shared ??= startShop({ TRUSTED_PROXIES: 'loopback', INTERNAL_SECRET: sharedSecret })
  return shared
}

export async function closeSharedShop(): Promise<void> {
  await (await shared)?.stop()
}
