import { serve } from '@hono/node-server'
import { createApp } from '@/backend/app'
import { readConfig } from '@/backend/config'
import { createFacebook } from '@/backend/identity/facebook'
import { createGoogle } from '@/backend/identity/google'
import { createIdentify } from '@/backend/identity/identify'
import { askPayments } from '@/backend/jobs/ask-payments'
import { repeat } from '@/backend/jobs/repeat'
import { sweepExams } from '@/backend/jobs/sweep-exams'
import { sweepHolds } from '@/backend/jobs/sweep-holds'
import { tidy } from '@/backend/jobs/tidy'
import { createLog } from '@/backend/log'
import { createPostman } from '@/backend/mail/sender'
import { createMailTransport } from '@/backend/mail/transport'
import { paymentSettings } from '@/backend/payment/built-in'
import { vnpay } from '@/backend/payment/vnpay'
import { createPurge } from '@/backend/purge'
import { drawApart } from '@/backend/seed/draw-apart'
import { seedRows } from '@/backend/seed/run'
import { openStore } from '@/backend/store/connect'
import { fillGeography } from '@/backend/store/geography'

const SECOND_MS = 1_000
const GRACE_MS = 8 * SECOND_MS

// biome-ignore lint/style/noProcessEnv: where a program starts is where its environment is read.
const config = readConfig(process.env)
const log = createLog(config.logLevel)

const store = await openStore({
  databaseUrl: config.databaseUrl,
  dataDir: config.dataDir,
  onRoom: (isShort) => {
    if (isShort) log.error('the disk is nearly full: nothing is written until there is room')
    else log.info('there is room on the disk again')
  },
})
const { db } = store
const now = () => new Date()
const say = (line: string) => log.info(line)
// A real shop begins with empty shelves; the demonstration fills them, once.
if (config.mode === 'demo') await seedRows(db, { now: now(), demo: true, log: say })
else await fillGeography(db)
const site = paymentSettings(config)
const payment = site ? vnpay({ ...site, publicUrl: config.publicUrl }, now) : null
const services = {
  db,
  config,
  log,
  now,
  ...(payment && { payment }),
}
const app = createApp({
  ...services,
  purge: createPurge({ url: config.revalidateUrl, secret: config.revalidateSecret, log, now }),
  identify: createIdentify({ db, config, now }),
  social: {
    ...(config.google && { google: createGoogle(config.google) }),
    ...(config.facebook && { facebook: createFacebook(config.facebook) }),
  },
})
const transport = createMailTransport(config)
/** In this order: what was paid in the last minute of a hold is not given away. */
async function endHolds() {
  await askPayments(services)
  await sweepHolds(services)
}
const jobs = [
  repeat('sending mail', SECOND_MS, createPostman({ db, log, now, transport }), log),
  repeat('ending holds', 60 * SECOND_MS, endHolds, log),
  repeat('ending exams', 60 * SECOND_MS, () => sweepExams(services), log),
  repeat('tidying', 600 * SECOND_MS, () => tidy(db, now()), log),
]
const server = serve({ fetch: app.fetch, port: config.port, hostname: '127.0.0.1' }, () =>
  log.info({ port: config.port, database: store.kind, mode: config.mode }, 'listening'),
)

const drawing = config.mode === 'demo' ? drawApart(config.dataDir, say) : null

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
    process.exit(0)
  })
}
process.on('SIGTERM', () => stop('SIGTERM'))
process.on('SIGINT', () => stop('SIGINT'))
process.on('disconnect', () => stop('parent gone'))
