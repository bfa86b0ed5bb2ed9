import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningProgram, startProgram } from '@/e2e/support/program'
import { findFreePort } from '@/server/supervisor/ports'

/** Two runs on one machine are each given ports of their own. */
export const FIRST_PORT = Number(process.env.CHECKS_PORT ?? 4600)

/** Data of a run of its own; filled already when SEEDED_DATA names a folder to begin with, which saves a minute. */
export function newDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'hien-sach-checks-'))
  const seeded = process.env.SEEDED_DATA
  if (seeded) cpSync(seeded, dataDir, { recursive: true })
  return dataDir
}

export type RunningShop = RunningProgram & {
  origin: string
  /** Of its own backend; nobody listens there when the shop was given an upstream. */
  backendOrigin: string
  dataDir: string
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
  const settings = {
    ...{ SHOP_MODE: 'demo', PUBLIC_URL: origin, DATA_DIR: dataDir, UPSTREAM_URL: '' },
    ...{ DATABASE_URL: '', REDIS_URL: '' },
    // The checks stand for many people behind one address.
    SEARCHES_PER_ADDRESS: '1000000',
    ...{ PORT: String(port), NEXT_PORT: String(next), BACKEND_PORT: String(backend) },
    ...env,
  }
  const program = await startProgram(['scripts/start.mjs'], settings, origin + firstPath)
  return {
    ...program,
    origin,
    backendOrigin: `http://127.0.0.1:${backend}`,
    dataDir,
    stop: async (signal) => {
      const code = await program.stop(signal)
      if (!givenData) rmSync(dataDir, { recursive: true, force: true })
      return code
    },
  }
}

export type RunningBackend = RunningProgram & { origin: string; dataDir: string }

/** The backend as a program of its own, the way an operator with several machines runs it. */
export async function startBackend(
  port: number,
  dataDir: string,
  env: Record<string, string> = {},
): Promise<RunningBackend> {
  const origin = `http://127.0.0.1:${port}`
  const settings = {
    ...{ SHOP_MODE: 'demo', DATA_DIR: dataDir, DATABASE_URL: '', REDIS_URL: '' },
    ...{ BACKEND_PORT: String(port), ...env },
  }
  const args = ['--import', 'tsx', 'backend/app/serve.ts']
  return { ...(await startProgram(args, settings, `${origin}/readyz`)), origin, dataDir }
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
