import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type FaultProxy, startProxy } from '@/e2e/chaos/fault-proxy'
import { FIRST_PORT, newDataDir, type RunningShop, startShop } from '@/e2e/support/shop'
import { findFreePort } from '@/server/supervisor/ports'

const READY_MS = 300_000

const secrets = {
  NEXTAUTH_SECRET: 'checks-nextauth-secret-0123456789',
  TOKEN_SECRET: 'checks-token-secret-0123456789',
  INTERNAL_SECRET: 'checks-internal-secret-0123456789',
  REVALIDATE_SECRET: 'checks-revalidate-secret-0123456789',
}

/** Asks until something holds; false when it does not within `ms`. */
export async function until(holds: () => Promise<boolean>, ms: number): Promise<boolean> {
  const deadline = Date.now() + ms
  while (!(await holds().catch(() => false))) {
    if (Date.now() > deadline) return false
    await wait(50)
  }
  return true
}

const isReady = async (origin: string) => (await fetch(`${origin}/readyz`)).ok

export type RunningBackend = {
  origin: string
  dataDir: string
  pid: number
  printed: () => string
  end: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<number | null>
}

/** The backend as a program of its own, the way an operator with several machines runs it. */
export async function startBackend(
  port: number,
  dataDir: string,
  env: Record<string, string> = {},
): Promise<RunningBackend> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'backend/serve.ts'], {
    env: {
      ...process.env,
      ...{ SHOP_MODE: 'demo', DATA_DIR: dataDir, DATABASE_URL: '', REDIS_URL: '' },
      ...{ BACKEND_PORT: String(port), ...secrets, ...env },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const chunks: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk))
  const ended = once(child, 'close')
  const origin = `http://127.0.0.1:${port}`
  const isOpen = await until(async () => child.exitCode !== null || isReady(origin), READY_MS)
  if (!isOpen || child.exitCode !== null)
    throw new Error(`The backend did not open:\n${chunks.join('')}`)
  return {
    origin,
    dataDir,
    pid: child.pid ?? 0,
    printed: () => chunks.join(''),
    end: async (signal = 'SIGTERM') => {
      child.kill(signal)
      await ended
      return child.exitCode
    },
  }
}

export type Stack = {
  shop: RunningShop
  proxy: FaultProxy
  backend: RunningBackend
  /** Everything shop and backend have written, on the terminal and into the logs. */
  written: () => string
}

type Options = {
  shop?: Record<string, string>
  backend?: Record<string, string>
  /** What the shop takes for its upstream, instead of the proxy. */
  upstream?: (proxy: FaultProxy) => string
  /** Answers 2xx once the shop is open. */
  firstPath?: string
}

const logsOf = (dataDir: string) => {
  const directory = join(dataDir, 'logs')
  return readdirSync(directory).map((name) => readFileSync(join(directory, name), 'utf8'))
}

/** Shop, fault proxy and backend in a row, each a program of its own; all ended and their data removed after `work`. */
export async function withStack<T>(
  work: (stack: Stack) => Promise<T>,
  options: Options = {},
): Promise<T> {
  const [backendData, shopData] = [newDataDir(), mkdtempSync(join(tmpdir(), 'hien-sach-chaos-'))]
  const backendPort = await findFreePort(FIRST_PORT)
  const shopPort = await findFreePort(FIRST_PORT, [backendPort])
  const ends: (() => Promise<unknown>)[] = []
  try {
    const backend = await startBackend(backendPort, backendData, {
      PUBLIC_URL: `http://localhost:${shopPort}`,
      ...options.backend,
    })
    ends.unshift(() => backend.end('SIGKILL'))
    const proxy = await startProxy(backend.origin)
    ends.unshift(() => proxy.down().catch(() => undefined))
    const upstream = options.upstream?.(proxy) ?? proxy.origin
    const env = { ...secrets, UPSTREAM_URL: upstream, PORT: String(shopPort), ...options.shop }
    const shop = await startShop(env, shopData, options.firstPath)
    ends.unshift(() => shop.stop('SIGTERM'))
    const written = () => [shop.printed(), backend.printed(), ...logsOf(shopData)].join('\n')
    return await work({ shop, proxy, backend, written })
  } finally {
    for (const end of ends) await end()
    for (const place of [backendData, shopData]) rmSync(place, { recursive: true, force: true })
  }
}
