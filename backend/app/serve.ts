import { serve } from '@hono/node-server'
import { loadRoutes } from '@/backend/api/routes'
import { accountPorts } from '@/backend/app/account-adapters'
import { readConfig } from '@/backend/app/config'
import { createApp } from '@/backend/app/create-app'
import { jobKindsOf, tasksOf } from '@/backend/app/jobs/job-kinds'
import { createFacebook } from '@/backend/integrations/facebook/facebook'
import { createGoogle } from '@/backend/integrations/google/google'
import { createIdentify } from '@/backend/modules/auth'
import { fillGeography } from '@/backend/modules/geography'
import { createNoticeAnnouncer, createShopSettings } from '@/backend/modules/settings'
import type { Services } from '@/backend/platform/context'
import { openDatabase } from '@/backend/platform/db/connect'
import { DirectoryInUse } from '@/backend/platform/db/lock'
import { createRevalidatePages } from '@/backend/platform/http/revalidate-pages'
import { startJobWorkers } from '@/backend/platform/jobs/job-workers'
import { repeat } from '@/backend/platform/jobs/repeat'
import { createLog } from '@/backend/platform/log/log'
import { createMailTransport } from '@/backend/platform/mail/mail-transport'
import { backendMetrics } from '@/backend/platform/metrics/backend-metrics'
import { keepPrivate } from '@/backend/platform/private-files'
import { drawInBackground } from '@/backend/seed/generators/draw-in-background'
import { seedRows } from '@/backend/seed/seed-rows'
import { closeNewShop } from '@/backend/workflows/close-new-shop/close-new-shop'
import { startTelemetry } from '@/lib/telemetry/start-telemetry'

const SECOND_MS = 1_000
const GRACE_MS = 8 * SECOND_MS
/** sysexits.h: what is wrong is the configuration, and the last line says what. */
const EX_CONFIG = 78

// Customers' data are for the shop alone, whatever the shell that started it allows.
process.umask(0o077)

// biome-ignore lint/style/noProcessEnv: where a program starts is where its environment is read.
const config = readConfig(process.env)
const log = createLog(config.logLevel)

const stopTelemetry = config.isTraced
  ? await startTelemetry('backend', backendMetrics)
  : async () => {}
// Begun here, because opening the database takes as long.
const loading = loadRoutes()
const store = await openDatabase({
  isTraced: config.isTraced,
  ...config.database,
  dataDir: config.dataDir,
  onDiskSpace: (isShort) => {
    if (isShort) log.error('the disk is nearly full: nothing is written until there is room')
    else log.info('there is room on the disk again')
  },
}).catch((error: unknown) => {
  if (!(error instanceof DirectoryInUse)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(EX_CONFIG)
})
const { db } = store
const now = () => new Date()
const say = (line: string) => log.info(line)
// A real shop begins with empty shelves; the demonstration fills them, once.
if (config.mode === 'demo') await seedRows(db, { now: now(), demo: true, log: say })
else {
  await fillGeography(db)
  await closeNewShop(db, now())
}
keepPrivate(config.dataDir)
const settings = createShopSettings({ db, config, now }, accountPorts)
await settings.refresh()
const { google, facebook } = config.initialSettings.accounts
const services: Services = {
  db,
  config,
  settings,
  log,
  now,
  identify: createIdentify({ db, config, now }),
  social: {
    ...(google && { google: createGoogle(google) }),
    ...(facebook && { facebook: createFacebook(facebook) }),
  },
  revalidatePages: createRevalidatePages({
    url: config.revalidateUrl,
    secret: config.revalidateSecret,
    log,
    now,
  }),
}
await loading
const app = createApp(services)
const isWorker = config.role !== 'web'
const isWeb = config.role !== 'worker'
const jobServices = { ...services, transport: createMailTransport(services) }
const tasks = tasksOf(jobServices)
const workers = isWorker
  ? await startJobWorkers({
      services: jobServices,
      database: store.jobs,
      kinds: jobKindsOf(jobServices, tasks),
      tasks,
    })
  : null
/** What each process does for itself. */
const loops = [
  ...(isWeb
    ? [repeat('announcing notices', 5 * SECOND_MS, createNoticeAnnouncer(services), log)]
    : []),
  // An embedded database is this process's alone, which reads anew whatever it changes.
  ...(store.kind === 'postgres'
    ? [repeat('reading settings', 2 * SECOND_MS, settings.refresh, log)]
    : []),
]
const listening = () =>
  log.info(
    { port: config.port, database: store.kind, mode: config.mode, role: config.role },
    'listening',
  )
// A worker alone has no port.
const server = isWeb
  ? serve({ fetch: app.fetch, port: config.port, hostname: config.host }, listening)
  : null
if (!server) log.info({ database: store.kind, mode: config.mode, role: config.role }, 'working')

const drawing = config.mode === 'demo' && isWeb ? drawInBackground(config.dataDir, say) : null

let isStopping = false
/** Requests under way finish, then the database closes; a second signal or the grace period ends it at once. */
function stop(reason: string) {
  if (isStopping) process.exit(1)
  isStopping = true
  log.info({ reason }, 'stopping')
  setTimeout(() => process.exit(1), GRACE_MS).unref()
  drawing?.kill()
  const end = async () => {
    await Promise.all([...loops.map((loop) => loop.stop()), workers?.stop()])
    await store.close()
    await stopTelemetry()
    process.exit(0)
  }
  if (server) server.close(end)
  else void end()
}
process.on('SIGTERM', () => stop('SIGTERM'))
process.on('SIGINT', () => stop('SIGINT'))
process.on('disconnect', () => stop('parent gone'))
