import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FaultProxy, startProxy } from '@/e2e/chaos/fault-proxy'
import {
  FIRST_PORT,
  newDataDir,
  type RunningBackend,
  type RunningShop,
  startBackend,
  startShop,
} from '@/e2e/support/shop'
import { findFreePort } from '@/server/supervisor/ports'

/** Known to backend and shop, and to a backend that is started again. */
export const secrets = {
  NEXTAUTH_SECRET: 'checks-nextauth-secret-0123456789',
  TOKEN_SECRET: 'checks-token-secret-0123456789',
  INTERNAL_SECRET: 'checks-internal-secret-0123456789',
  REVALIDATE_SECRET: 'checks-revalidate-secret-0123456789',
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
      ...secrets,
      ...options.backend,
    })
    ends.unshift(() => backend.stop('SIGKILL'))
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
