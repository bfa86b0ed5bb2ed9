import { randomUUID } from 'node:crypto'
import { expect } from '@jest/globals'
import { eq, like } from 'drizzle-orm'
import { pino } from 'pino'
import { readConfig } from '@/backend/app/config'
import { signedUrl } from '@/backend/integrations/vnpay/sign'
import { orders } from '@/backend/modules/orders/tables'
import { payment } from '@/backend/modules/payments/tables'
import { voucher } from '@/backend/modules/promotions/tables'
import type { Db } from '@/backend/platform/db/connect'
import { mailOutbox } from '@/backend/platform/db/tables'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import {
  evenlySpread,
  isFull,
  type KillableBackend,
  type KillTestDatabase,
  startKillableBackend,
  testKills,
} from '@/backend/testing/killable-backend'
import { guestOrder, lineOf, stockOf } from '@/backend/testing/orders'
import { noticeParams, payParamsOf, testSite } from '@/backend/testing/payments'
import { fixedSettings } from '@/backend/testing/settings'
import { addProduct, addVoucher, openShop } from '@/backend/testing/shop'
import { json, TEST_NOW } from '@/backend/testing/test-app'
import { cancelUnpaidOrders } from '@/backend/workflows/cancel-order/cancel-unpaid-orders'
import type { Placed } from '@/contract/shop/orders'

// The backend is killed before one statement after the other between order and payment.
// FULL=1 takes twenty of them on both databases, `npm test` two.
const POINTS = isFull ? 20 : 2
const COPIES = 500

/** A buyer before the shop: one order, its key, its telephone. */
function newBuyer() {
  const key = randomUUID()
  const body = guestOrder([lineOf(1), lineOf(2, 2)], {
    paymentType: 0,
    code: 'SALE10',
    email: `${key}@vi.du`,
  })
  return { body, key, phone: body.address.phone }
}
type Buyer = ReturnType<typeof newBuyer>

const place = async ({ origin }: KillableBackend, { body, key }: Buyer): Promise<Placed> => {
  const address = `${origin}/api/Order/checkout-without-login`
  const response = await fetch(address, json(body, { 'idempotency-key': key }))
  const { data } = (await response.json()) as { data: Placed }
  expect([response.status, data]).toEqual([200, expect.objectContaining({ paymentType: 0 })])
  return data
}

const notify = async ({ origin }: KillableBackend, order: Placed): Promise<string> => {
  const url = signedUrl(
    `${origin}/payment/vnpay/ipn`,
    noticeParams(payParamsOf(order)),
    testSite.secret,
  )
  const response = (await (await fetch(url)).json()) as { RspCode: string }
  return response.RspCode
}

/** What became of one buyer's order in the end. */
async function outcome(db: Db, { phone }: Buyer) {
  const rows = await db.select().from(orders).where(eq(orders.phone, phone))
  const [row] = rows
  const code = row?.code ?? 'none'
  const emails = await db
    .select()
    .from(mailOutbox)
    .where(like(mailOutbox.subject, `%${code}%`))
  const attempts = await db
    .select()
    .from(payment)
    .where(eq(payment.orderId, row?.id ?? randomUUID()))
  return {
    orders: rows.map(({ status, paymentStatus }) => [status, paymentStatus]),
    payments: attempts.map(({ status }) => status),
    emails: emails.length,
  }
}

const paidOnce = { orders: [[1, 1]], payments: [1], emails: 2 }
const cancelled = { orders: [[7, 0]], payments: [0], emails: 2 }
const never = { orders: [], payments: [], emails: 0 }

const sweepLater = (db: Db) =>
  cancelUnpaidOrders({
    db,
    now: () => new Date(TEST_NOW.getTime() + 16 * 60_000),
    log: pino({ level: 'silent' }),
    config: readConfig({}),
    settings: fixedSettings(),
  })

/** From order to payment; whatever is not acknowledged is sent again. A buyer who does not come back gives up at the first failure. */
async function buy(backend: KillableBackend, buyer: Buyer, comesBack: boolean) {
  const placed = await backend.tryOnce(() => place(backend, buyer))
  if (!placed && !comesBack) return 'gave up'
  const order = placed ?? (await place(backend, buyer))
  const code = await backend.tryOnce(() => notify(backend, order))
  expect(code ?? (await notify(backend, order))).toMatch(/^0[02]$/)
  // The same request again, long after.
  await backend.neverKill()
  expect(await place(backend, buyer)).toMatchObject({ orderId: order.orderId })
  return 'bought'
}

async function expectSound(db: Db, sold: number) {
  expect(await findInconsistencies(db)).toEqual([])
  expect(await stockOf(db, 1)).toMatchObject({ onHand: COPIES - sold, reserved: 0 })
  expect(await stockOf(db, 2)).toMatchObject({ onHand: COPIES - 2 * sold, reserved: 0 })
  expect(await db.select().from(voucher)).toMatchObject([{ used: sold }])
}

async function fill(db: Db) {
  await openShop(db)
  await addProduct(db, { id: 1, onHand: COPIES })
  await addProduct(db, { id: 2, onHand: COPIES })
  await addVoucher(db, { code: 'SALE10', usageLimit: COPIES })
}

/** Kills at so many statements between order and payment, evenly spread; every buyer once comes back and once never does. */
async function killWhileBuying(database: KillTestDatabase) {
  await database.read(fill)
  const backend = await startKillableBackend(database)
  await backend.neverKill()
  expect(await notify(backend, await place(backend, newBuyer()))).toBe('00')
  const statements = await backend.countStatements()
  let sold = 1
  for (const [index, statement] of evenlySpread(statements, POINTS).entries()) {
    for (const comesBack of isFull ? [true, false] : [index % 2 === 0]) {
      const buyer = newBuyer()
      await backend.killBefore(statement)
      const end = await buy(backend, buyer, comesBack)
      await backend.stop()
      const result = await database.read(async (db) => {
        await sweepLater(db)
        return outcome(db, buyer)
      })
      if (end === 'gave up') expect([cancelled, never]).toContainEqual(result)
      else expect(result).toEqual(paidOnce)
      sold += end === 'gave up' ? 0 : 1
      await database.read((db) => expectSound(db, sold))
      await backend.restart()
    }
  }
  await backend.stop()
}

testKills(
  `killed at ${POINTS} places between order and payment, nothing is lost, doubled or held for ever`,
  killWhileBuying,
)
