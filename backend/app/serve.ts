import { serve } from '@hono/node-server'
import { loadRoutes } from '@/backend/api/routes'
import { readConfig } from '@/backend/app/config'
import { createApp } from '@/backend/app/create-app'
import { createFacebook } from '@/backend/integrations/facebook/facebook'
import { createGoogle } from '@/backend/integrations/google/google'
import { createIdentify } from '@/backend/modules/auth/identify'
import { updateSearchIndex } from '@/backend/modules/catalog/index-products'
import { applyDuePrices } from '@/backend/modules/catalog/products/prices'
import { publishDueDocuments } from '@/backend/modules/content/publishing/publish-due-documents'
import { submitOverdueAttempts } from '@/backend/modules/exams/submit-overdue-attempts'
import { fillGeography } from '@/backend/modules/geography/fill-geography'
import { processInvoices } from '@/backend/modules/invoices/process-invoices'
import { approveCommissions } from '@/backend/modules/promotions/commission-queries'
import { createNoticeAnnouncer } from '@/backend/modules/settings/announce-notices'
import { closeNewShop } from '@/backend/modules/settings/opening'
import { createShopSettings } from '@/backend/modules/settings/shop-settings'
import { dropOldFees } from '@/backend/modules/shipping/ask-fee'
import type { Services } from '@/backend/platform/context'
import { openDatabase } from '@/backend/platform/db/connect'
import { DirectoryInUse } from '@/backend/platform/db/lock'
import { createRevalidatePages } from '@/backend/platform/http/revalidate-pages'
import { repeat } from '@/backend/platform/jobs/repeat'
import { createLog } from '@/backend/platform/log/log'
import { createMailTransport } from '@/backend/platform/mail/mail-transport'
import { createEmailSender } from '@/backend/platform/mail/send-due-emails'
import { backendMetrics } from '@/backend/platform/metrics/backend-metrics'
import { keepPrivate } from '@/backend/platform/private-files'
import { drawInBackground } from '@/backend/seed/generators/draw-in-background'
import { seedRows } from '@/backend/seed/seed-rows'
import { cancelUnpaidOrders } from '@/backend/workflows/cancel-order/cancel-unpaid-orders'
import { processParcels } from '@/backend/workflows/deliver-parcel/process-parcels'
import { deleteOnTime } from '@/backend/workflows/erase-customer/delete-on-time'
import { runPrivacyRequests } from '@/backend/workflows/erase-customer/run-requests'
import {
  createImportRunner,
  dropForgottenImports,
} from '@/backend/workflows/import-books/run-imports'
import { sendRefunds } from '@/backend/workflows/refund/send-refunds'
import { removeUnusedPictures } from '@/backend/workflows/remove-unused-pictures/remove-unused-pictures'
import { queryPendingPayments } from '@/backend/workflows/settle-payment/query-pending-payments'
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
  databaseUrl: config.databaseUrl,
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
const settings = createShopSettings({ db, config, now })
await settings.refresh()
const services: Services = {
  db,
  config,
  settings,
  log,
  now,
  identify: createIdentify({ db, config, now }),
  social: {
    ...(config.google && { google: createGoogle(config.google) }),
    ...(config.facebook && { facebook: createFacebook(config.facebook) }),
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
const transport = createMailTransport(services)
/** In this order: what was paid in the last minute of a hold is not given away. */
async function endHolds() {
  await queryPendingPayments(services)
  await cancelUnpaidOrders(services)
}
async function tidy() {
  await dropForgottenImports(db, now())
  await dropOldFees(db, now())
  const deleted = await deleteOnTime(db, now())
  if (Object.keys(deleted).length > 0) log.info({ event: 'retention', deleted }, 'kept long enough')
}
const jobs = [
  repeat('sending mail', SECOND_MS, createEmailSender({ db, log, now, transport }), log),
  repeat('ending holds', 60 * SECOND_MS, endHolds, log),
  repeat('sending refunds', 20 * SECOND_MS, () => sendRefunds(services), log),
  repeat('parcels', 5 * SECOND_MS, () => processParcels(services), log),
  repeat('invoices', 5 * SECOND_MS, () => processInvoices(services), log),
  repeat('importing', SECOND_MS, createImportRunner(services), log),
  repeat('indexing for the search', 60 * SECOND_MS, () => updateSearchIndex(db), log),
  repeat('ending exams', 60 * SECOND_MS, () => submitOverdueAttempts(services), log),
  repeat('publishing documents', 5 * SECOND_MS, () => publishDueDocuments(services), log),
  repeat('changing prices', 60 * SECOND_MS, () => applyDuePrices(services), log),
  repeat('approving commissions', 600 * SECOND_MS, () => approveCommissions(db, now()), log),
  repeat('requests about data', 30 * SECOND_MS, () => runPrivacyRequests(services), log),
  repeat('removing unused pictures', 3600 * SECOND_MS, () => removeUnusedPictures(services), log),
  repeat('announcing notices', 5 * SECOND_MS, createNoticeAnnouncer(services), log),
  // An embedded database is this process's alone, which reads anew whatever it changes.
  ...(store.kind === 'postgres'
    ? [repeat('reading settings', 2 * SECOND_MS, settings.refresh, log)]
    : []),
  repeat('tidying', 600 * SECOND_MS, tidy, log),
]
const server = serve({ fetch: app.fetch, port: config.port, hostname: config.host }, () =>
  log.info({ port: config.port, database: store.kind, mode: config.mode }, 'listening'),
)

const drawing = config.mode === 'demo' ? drawInBackground(config.dataDir, say) : null

let isStopping = false
/** Requests under way finish, then the database closes; a second signal or the grace period ends it at once. */
function stop(reason: string) {
  if (isStopping) process.exit(1)
  isStopping = true
  log.info({ reason }, 'stopping')
  setTimeout(() => process.exit(1), GRACE_MS).unref()
  drawing?.kill()
  server.close(async () => {
    await Promise.all(jobs.map((job) => job.stop()))
    await store.close()
    await stopTelemetry()
    process.exit(0)
  })
}
process.on('SIGTERM', () => stop('SIGTERM'))
process.on('SIGINT', () => stop('SIGINT'))
process.on('disconnect', () => stop('parent gone'))
