import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { backendEnvironment, nextEnvironment } from '@/scripts/start/child-env'
import type { Logs } from '@/scripts/start/log'
import type { Config, Secrets } from '@/server/config'
import { nextProbe } from '@/server/html/next-protocol'
import type { ChildSpec } from '@/server/supervisor/child'

export type ProcessSettings = {
  root: string
  dev: boolean
  config: Config
  secrets: Secrets
  ports: { backend: number | undefined; next: number }
  upstreamUrl: string
  logs: Logs
}

/** Our own backend, unless the owner runs an upstream. */
export function backendPlan(settings: ProcessSettings): ChildSpec | null {
  const { root, dev, config, secrets, ports, upstreamUrl, logs } = settings
  if (ports.backend === undefined) return null
  return {
    name: 'backend',
    ...(dev
      ? { flags: ['--import', 'tsx'], args: ['backend/app/serve.ts'] }
      : { args: ['dist/backend.mjs'] }),
    cwd: root,
    env: backendEnvironment(process.env, config, secrets, ports.backend),
    probeUrl: `${upstreamUrl}/readyz`,
    onLine: logs.hear('backend'),
  }
}

/** On a machine with much memory Node would let some 300 MB of garbage lie; its pages need half of this. */
const HEAP_LIMIT = '--max-old-space-size=512'

export function nextPlan(settings: ProcessSettings): ChildSpec {
  const { root, dev, config, secrets, ports, upstreamUrl, logs } = settings
  const env = nextEnvironment(process.env, config, secrets, upstreamUrl)
  return {
    name: 'storefront',
    ...(dev ? {} : { flags: [HEAP_LIMIT] }),
    ...(isPacked(root) ? packedNext(ports.next, env) : installedNext(ports.next, dev, env)),
    cwd: root,
    probeUrl: nextProbe(ports.next),
    onLine: logs.hear('next'),
  }
}

/** An image holds the server of Next's standalone output instead of the whole package. */
const isPacked = (root: string) => existsSync(join(root, 'server.js'))

/** Longer than this gateway keeps a connection unused, so that it is never cut while being taken up again. */
const KEEP_ALIVE_MS = '70000'

type Environment = Record<string, string>

// `localhost`: with an address instead, Next takes its own rewrites for foreign ones and asks itself over HTTP.
const packedNext = (port: number, env: Environment) => ({
  args: ['server.js'],
  env: { ...env, HOSTNAME: 'localhost', PORT: String(port), KEEP_ALIVE_TIMEOUT: KEEP_ALIVE_MS },
})

const installedNext = (port: number, dev: boolean, env: Environment) => ({
  args: [
    'node_modules/next/dist/bin/next',
    dev ? 'dev' : 'start',
    ...['-H', 'localhost', '-p', String(port)],
    ...(dev ? [] : ['--keepAliveTimeout', KEEP_ALIVE_MS]),
  ],
  env,
})
