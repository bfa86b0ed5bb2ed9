import { expect } from '@jest/globals'
import { eq, like } from 'drizzle-orm'
import { builtInViettel } from '@/backend/integrations/invoice-providers'
import { viettelSandbox } from '@/backend/integrations/viettel-invoice/simulator'
import { invoice } from '@/backend/modules/invoices/tables'
import type { Db } from '@/backend/platform/db/connect'
import { appMeta, mailOutbox } from '@/backend/platform/db/tables'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import {
  isFull,
  type KillableBackend,
  type KillTestDatabase,
  startKillableBackend,
  testKills,
} from '@/backend/testing/killable-backend'
import { killAtPoints, openTwoBookShop, place } from '@/backend/testing/killable-orders'
import { listen } from '@/backend/testing/listen'
import { testConfig } from '@/backend/testing/payments'
import { json, TEST_NOW } from '@/backend/testing/test-app'
import type { Placed } from '@/contract/shop/orders'

// The backend is killed before one statement after the other while it sends an invoice and writes down the answer.
// FULL=1 takes thirty of them, `npm test` three.
const POINTS = isFull ? 30 : 3
const MINUTE = 60_000
const by = { authorization: 'Bearer staff' }

async function ship(backend: KillableBackend): Promise<Placed> {
  const order = await place(backend)
  for (const status of [2, 3, 4]) {
    const init = { ...json({ status }, by), method: 'PATCH' }
    const moved = await fetch(`${backend.origin}/api/staff/orders/${order.orderId}`, init)
    expect(moved.status).toBe(200)
  }
  return order
}

const invoicesOf = (db: Db, { orderId }: Placed) =>
  db.select().from(invoice).where(eq(invoice.orderId, orderId))

/** Works until the invoice is issued; whenever the backend dies it comes back ten minutes later. */
async function issue(backend: KillableBackend, order: Placed) {
  for (let turn = 0; turn < 5; turn++) {
    const worked = await backend.tryOnce(
      () => fetch(`${backend.origin}/test/work`, { method: 'POST' }),
      10 * MINUTE,
    )
    const [row] = await backend.database.read((db) => invoicesOf(db, order))
    if (worked && row?.state === 'issued') return
  }
}

async function expectOnce(db: Db, order: Placed) {
  expect(await invoicesOf(db, order)).toMatchObject([{ state: 'issued', ref: order.orderCode }])
  const kept = like(appMeta.key, `sandbox-invoice:${order.orderCode}%`)
  expect(await db.$count(appMeta, kept)).toBe(1)
  const told = like(mailOutbox.subject, `Hóa đơn%${order.orderCode}%`)
  expect(await db.$count(mailOutbox, told)).toBe(1)
  expect(await findInconsistencies(db)).toEqual([])
}

async function killWhileIssuing(database: KillTestDatabase) {
  await openTwoBookShop(database)
  await database.read(async (db) => {
    const settings = builtInViettel(testConfig)
    const services = { db, now: () => TEST_NOW, config: testConfig }
    const sandbox = viettelSandbox(services, { settings, nextTrouble: () => null })
    const site = await listen(sandbox.fetch)
    const api = site.origin + new URL(settings.apiUrl).pathname
    const backend = await startKillableBackend(database, 0, api)
    await killAtPoints(backend, POINTS, {
      begin: ship,
      finish: (order) => issue(backend, order),
      expectOnce,
    })
    await backend.stop()
    site.close()
  })
}

testKills(
  `killed at ${POINTS} places while an invoice is sent, it is issued once and told once`,
  killWhileIssuing,
  { readsMeanwhile: true },
)
