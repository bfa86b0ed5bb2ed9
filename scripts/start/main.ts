import { keepPrivate } from '@/backend/platform/private-files'
import { startTelemetry } from '@/lib/telemetry/start-telemetry'
import { composeGateway } from '@/scripts/start/compose-gateway'
import { openLogs } from '@/scripts/start/log'
import { backendPlan, nextPlan } from '@/scripts/start/process-plans'
import { settleSecrets } from '@/scripts/start/secrets'
import { openingLines } from '@/scripts/start/startup-message'
import { type Config, readConfig } from '@/server/config'
import type { Gateway } from '@/server/gateway/create-gateway'
import { createMetrics } from '@/server/gateway/metrics'
import { createNextClient } from '@/server/gateway/next-client'
import { choosePorts } from '@/server/supervisor/ports'
import { stopOnSignal } from '@/server/supervisor/signals'
import { createSupervisor } from '@/server/supervisor/supervisor'

type MainOptions = {
  root: string
  dev: boolean
  /** Begins to build the storefront; undefined where it is built already. */
  build: () => { done: Promise<void>; stop: () => void } | undefined
}

/** Together below the ten seconds after which a machine loses its patience. */
const DRAIN_MS = 7_500
const STOP_MS = 9_500

/** In development a page is compiled when it is first asked for. */
const COMPILING_MS = 180_000

const say = (line: string) => console.log(line)

const listen = ({ server }: Gateway, { host, port }: Config) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      const taken = new Error(`Port ${port} is taken by another process; PORT chooses another.`)
      reject(isTaken ? taken : error)
    })
    server.listen(port, host, resolve)
  })

async function serve({ root, dev, build }: MainOptions, config: Config) {
  process.umask(0o077)
  keepPrivate(config.dataDir)
  const logs = openLogs(config)
  const ports = await choosePorts(config, say)
  const upstreamUrl =
    config.upstreamUrl?.href.replace(/(?<!\/)\/+$/, '') ?? `http://127.0.0.1:${ports.backend}`
  const next = createNextClient(ports.next, dev ? COMPILING_MS : undefined)
  const metrics = createMetrics()
  const stopTelemetry = config.isTraced
    ? await startTelemetry('gateway', metrics.read())
    : undefined
  const secrets = settleSecrets(config)
  const settings = { root, dev, config, secrets, ports, upstreamUrl, logs }
  const gateway = composeGateway({ ...settings, log: logs.gateway, next, metrics })
  // First of all: a taken port is said at once, and whoever comes early reads that the shop opens soon.
  await listen(gateway, config)

  const supervisor = createSupervisor(say, { onRestart: metrics.countRestart })
  metrics.watchChildren(supervisor.children)
  const building = build()
  let isStopping = false
  const stop = async () => {
    isStopping = true
    const deadline = Date.now() + STOP_MS
    building?.stop()
    await gateway.drain(DRAIN_MS)
    next.close()
    await supervisor.stop(deadline - Date.now())
    await stopTelemetry?.()
    logs.flush()
  }
  const stopAloud = () => {
    say('Stopping …')
    return stop()
  }
  stopOnSignal({ stop: stopAloud, kill: supervisor.kill })

  const backend = backendPlan(settings)
  try {
    await Promise.all([backend && supervisor.start(backend), building?.done])
    await supervisor.start(nextPlan(settings))
  } catch (error) {
    // Whoever stops us while we start does not want to read that something ended.
    if (isStopping) return
    console.error((error as Error).message)
    await stop()
    process.exit(1)
  }
  say(await openingLines({ config, dev, upstreamUrl, logDirectory: logs.directory }))
}

/** Everything after the packages are there. */
export async function main(options: MainOptions) {
  try {
    const read = readConfig(process.env, options.root)
    if ('config' in read) return await serve(options, read.config)
    const list = read.problems.map((problem) => `  - ${problem}`).join('\n')
    console.error(`This configuration cannot be served:\n${list}`)
  } catch (error) {
    console.error((error as Error).message)
  }
  process.exit(1)
}
