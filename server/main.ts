import { keepPrivate } from '@/backend/platform/private-files'
import { build, isBuildFresh } from '@/server/build'
import { composeGateway } from '@/server/compose-gateway'
import { type Config, readConfig } from '@/server/config'
import type { Gateway } from '@/server/gateway/create-gateway'
import { createMetrics } from '@/server/gateway/metrics'
import { createNextClient } from '@/server/gateway/next-client'
import { openLogs } from '@/server/log'
import { settleSecrets } from '@/server/secrets'
import { openingLines } from '@/server/startup-message'
import { buildEnvironment } from '@/server/supervisor/child-env'
import { choosePort } from '@/server/supervisor/ports'
import { backendPlan, nextPlan } from '@/server/supervisor/process-plans'
import { stopOnSignal } from '@/server/supervisor/signals'
import { createSupervisor } from '@/server/supervisor/supervisor'

type Task = 'serve' | 'serve-built' | 'dev' | 'build' | 'build-when-stale'
export type MainOptions = { root: string; task: Task }

const BACKEND_PORT = 4000
const NEXT_PORT = 3100
/** Together below the ten seconds after which a machine loses its patience. */
const DRAIN_MS = 7_500
const STOP_MS = 9_500

const say = (line: string) => console.log(line)

async function choosePorts({ port, upstreamUrl, backendPort, nextPort }: Config) {
  const choose = (name: string, given: number | undefined, usual: number, taken: number[]) =>
    choosePort({ name, given, usual, taken }, say)
  const backend = upstreamUrl
    ? undefined
    : await choose('BACKEND_PORT', backendPort, BACKEND_PORT, [port])
  const taken = backend ? [port, backend] : [port]
  return { backend, next: await choose('NEXT_PORT', nextPort, NEXT_PORT, taken) }
}

const listen = ({ server }: Gateway, { host, port }: Config) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      reject(
        isTaken
          ? new Error(`Port ${port} is taken by another process; PORT chooses another.`)
          : error,
      )
    })
    server.listen(port, host, resolve)
  })

/** `npm run build`: needs no backend and no configuration. */
async function buildAlone(root: string) {
  const builder = build(root, buildEnvironment(process.env), say)
  stopOnSignal({ stop: async () => builder.stop(), kill: builder.stop })
  await builder.done
}

async function buildWhenStale(root: string, onStart: (stop: () => void) => void) {
  if (isBuildFresh(root)) return
  const builder = build(root, buildEnvironment(process.env), say)
  onStart(builder.stop)
  await builder.done
}

async function serve({ root, task }: MainOptions, config: Config) {
  const dev = task === 'dev'
  process.umask(0o077)
  keepPrivate(config.dataDir)
  const logs = openLogs(config)
  const ports = await choosePorts(config)
  const upstreamUrl =
    config.upstreamUrl?.href.replace(/(?<!\/)\/+$/, '') ?? `http://127.0.0.1:${ports.backend}`
  const next = createNextClient(ports.next)
  const metrics = createMetrics()
  const secrets = settleSecrets(config)
  const gateway = composeGateway({
    ...{ root, config, dev, log: logs.gateway, next, nextPort: ports.next, upstreamUrl, metrics },
    revalidateSecret: secrets.REVALIDATE_SECRET,
    internalSecret: secrets.INTERNAL_SECRET,
  })
  // First of all: a taken port is said at once, and whoever comes early reads that the shop opens soon.
  await listen(gateway, config)

  const supervisor = createSupervisor(say, { onRestart: metrics.restarted })
  metrics.watchChildren(supervisor.children)
  let stopBuild = () => {}
  let isStopping = false
  const stop = async () => {
    isStopping = true
    const deadline = Date.now() + STOP_MS
    stopBuild()
    await gateway.drain(DRAIN_MS)
    next.close()
    await supervisor.stop(deadline - Date.now())
    logs.flush()
  }
  stopOnSignal({
    stop: () => {
      say('Stopping …')
      return stop()
    },
    kill: supervisor.kill,
  })

  const settings = { root, dev, config, secrets, ports, upstreamUrl, logs }
  const backend = backendPlan(settings)
  try {
    await Promise.all([
      backend && supervisor.start(backend),
      dev ||
        task === 'serve-built' ||
        buildWhenStale(root, (how) => {
          stopBuild = how
        }),
    ])
    await supervisor.start(nextPlan(settings))
  } catch (error) {
    // Whoever stops us while we start does not want to read that something ended.
    if (isStopping) return
    console.error((error as Error).message)
    await stop()
    process.exit(1)
  }
  const address = config.publicUrl.origin
  const { mode, sendsMail } = config
  const logDirectory = logs.directory
  say(await openingLines({ address, mode, dev, upstreamUrl, logDirectory, sendsMail }))
}

/** Everything after the packages are there. */
export async function main(options: MainOptions) {
  try {
    const { root, task } = options
    if (task === 'build-when-stale' && isBuildFresh(root)) return say('The build is up to date.')
    if (task.startsWith('build')) return await buildAlone(root)
    const read = readConfig(process.env, root)
    if ('config' in read) return await serve(options, read.config)
    const list = read.problems.map((problem) => `  - ${problem}`).join('\n')
    console.error(`This configuration cannot be served:\n${list}`)
  } catch (error) {
    console.error((error as Error).message)
  }
  process.exit(1)
}
