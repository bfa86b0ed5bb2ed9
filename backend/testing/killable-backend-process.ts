import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import pg from 'pg'
import { pino } from 'pino'
import { readConfig } from '@/backend/app/config'
import { builtInViettel } from '@/backend/integrations/invoice-providers'
import { viettel } from '@/backend/integrations/viettel-invoice/client'
import { vnpay } from '@/backend/integrations/vnpay/client'
import { vnpayGateway } from '@/backend/integrations/vnpay/gateway'
import { createIdentify } from '@/backend/modules/auth/identify'
import { invoiceJobs } from '@/backend/modules/invoices/process-invoices'
import type { Carrier } from '@/backend/modules/shipping/carriers/carrier'
import type { Caller } from '@/backend/platform/context'
import { openDatabase } from '@/backend/platform/db/connect'
import { runDue } from '@/backend/testing/run-due'
import { fixedSettings } from '@/backend/testing/settings'
import { staffCaller } from '@/backend/testing/staff-caller'
import { TEST_NOW, testApp } from '@/backend/testing/test-app'
import { parcelsToMake, parcelsToTrack } from '@/backend/workflows/deliver-parcel/process-parcels'

// A backend of its own process that ends by SIGKILL before a statement the parent names. The statements are counted in the driver,
// here and nowhere else: the product knows nothing of it.

/** Where the parent has the parcels processed. */
const WORK = '/test/work'

let seen = 0
let fatal = Number.POSITIVE_INFINITY

/** Counts every call of a driver's method and ends the process at the fatal one. */
function countCalls(owner: object, name: string) {
  const original: unknown = Reflect.get(owner, name)
  if (typeof original !== 'function') throw new Error(`the driver has no ${name}`)
  Reflect.set(owner, name, function counted(this: unknown, ...input: unknown[]) {
    seen++
    if (seen >= fatal) process.kill(process.pid, 'SIGKILL')
    return original.apply(this, input)
  })
}

const [databaseUrl = '', dataDir = '', tokenSecret = '', lateMs = '0', invoiceApi = ''] =
  process.argv.slice(2)
if (databaseUrl) countCalls(pg.Client.prototype, 'query')
else {
  const { PGlite } = await import('@electric-sql/pglite')
  countCalls(PGlite.prototype, 'execProtocolRaw')
}

/** Two members of the staff with every role, by the token they send. */
const staff: Record<string, Caller> = Object.fromEntries(
  ['staff', 'second'].map((token, at) => [token, staffCaller(undefined, 90 + at)]),
)

const start = performance.now()
const now = () => new Date(TEST_NOW.getTime() + Number(lateMs) + performance.now() - start)
const config = readConfig({
  TOKEN_SECRET: tokenSecret,
  INTERNAL_SECRET: tokenSecret,
  DATA_DIR: dataDir,
})
const site = vnpayGateway.practiceAccount(config)
const { name, createPayment } = vnpay({ ...site, publicUrl: config.publicUrl }, now)
const { db } = await openDatabase({ databaseUrl: databaseUrl || undefined, dataDir })
const identify = createIdentify({ db, config, now })
/** Collects and delivers every parcel it is told of. */
const carrier: Carrier = {
  name: 'ghn',
  create: async ({ code }) => ({ trackingCode: `T${code}`, fee: 20_000, expectedAt: null }),
  quote: () => Promise.reject(new Error('this carrier names no fees')),
  track: async () => [
    { state: 'pickedUp', rawState: 'picked', at: new Date(TEST_NOW.getTime() + 1_000) },
    { state: 'delivered', rawState: 'delivered', at: new Date(TEST_NOW.getTime() + 2_000) },
  ],
  cancel: async () => true,
  labelUrl: async () => '',
  trackingUrl: () => '',
}
const settings = fixedSettings({
  carriers: [carrier],
  paymentSites: { 0: { name, createPayment } },
  invoiceProvider: invoiceApi ? viettel({ ...builtInViettel(config), apiUrl: invoiceApi }) : null,
})
const app = testApp({
  db,
  settings,
  config,
  now,
  identify: async (token) => staff[token] ?? identify(token),
})

type Order = { killBefore: number } | 'count'

process.on('message', (order: Order) => {
  if (order !== 'count') {
    seen = 0
    fatal = order.killBefore
  }
  process.send?.({ seen })
})
/** What a job does every few seconds elsewhere is done here when asked for. */
async function answer(request: Request) {
  if (new URL(request.url).pathname !== WORK) return app.fetch(request)
  const services = { db, config, settings, now, log: pino({ level: 'silent' }) }
  await runDue(parcelsToTrack, services)
  await runDue(parcelsToMake, services)
  await runDue(invoiceJobs, services)
  return new Response('done')
}
const server = serve({ fetch: answer, port: 0, hostname: '127.0.0.1' }, () =>
  process.send?.({ port: (server.address() as AddressInfo).port }),
)
process.on('disconnect', () => process.exit(0))
