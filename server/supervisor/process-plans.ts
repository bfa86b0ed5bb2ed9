import type { Config } from '@/server/config'
import type { Logs } from '@/server/log'
import type { Secrets } from '@/server/secrets'
import type { ChildPlan } from '@/server/supervisor/child'
import { backendEnvironment, nextEnvironment } from '@/server/supervisor/child-env'

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
export function backendPlan(settings: ProcessSettings): ChildPlan | null {
  const { root, dev, config, secrets, ports, upstreamUrl, logs } = settings
  if (ports.backend === undefined) return null
  return {
    name: 'backend',
    ...(dev
      ? { flags: ['--import', 'tsx'], args: ['backend/serve.ts'] }
      : { args: ['dist/backend.mjs'] }),
    cwd: root,
    env: backendEnvironment(process.env, config, secrets, ports.backend),
    readyUrl: `${upstreamUrl}/readyz`,
    hear: logs.hear('backend'),
  }
}

/** The address Next answers cheaply, with 404, as soon as it listens. */
export const nextProbe = (port: number) => `http://localhost:${port}/_next/static/probe`

/** On a machine with much memory Node would let some 300 MB of garbage lie; its pages need half of this. */
const HEAP_LIMIT = '--max-old-space-size=512'

export function nextPlan(settings: ProcessSettings): ChildPlan {
  const { root, dev, config, secrets, ports, upstreamUrl, logs } = settings
  // `-H localhost`: with an address instead, Next takes its own rewrites for foreign ones and asks itself over HTTP.
  const listen = ['-H', 'localhost', '-p', String(ports.next)]
  return {
    name: 'storefront',
    ...(dev ? {} : { flags: [HEAP_LIMIT] }),
    args: [
      'node_modules/next/dist/bin/next',
      dev ? 'dev' : 'start',
      ...listen,
      ...(dev ? [] : keepAlive),
    ],
    cwd: root,
    env: nextEnvironment(process.env, config, secrets, upstreamUrl),
    readyUrl: nextProbe(ports.next),
    hear: logs.hear('next'),
  }
}

/** Longer than this gateway keeps a connection unused, so that it is never cut while being taken up again. */
const keepAlive = ['--keepAliveTimeout', '70000']
