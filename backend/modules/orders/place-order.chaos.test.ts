import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { eq, like } from 'drizzle-orm'
import { pino } from 'pino'
import { readConfig } from '@/backend/config'
import { cancelUnpaidOrders } from '@/backend/modules/orders/cancel-unpaid-orders'
import { findInconsistencies } from '@/backend/modules/orders/consistency-check'
import { signedUrl } from '@/backend/modules/payments/vnpay-sign'
import type { Db } from '@/backend/platform/db/connect'
import { mailOutbox, orders, payment, voucher } from '@/backend/platform/db/tables'
import { onPostgres } from '@/backend/platform/db/testing'
import {
  end,
  isFull,
  type KillableBackend,
  LET_LIVE,
  type Look,
  orDead,
  PATIENCE_MS,
  type Place,
  spread,
  startKillableBackend,
  tell,
  withEmbedded,
} from '@/backend/testing/killable-backend'
import { guestOrder, lineOf, stockOf } from '@/backend/testing/orders'
import { noticeParams, payParamsOf, testSite } from '@/backend/testing/payments'
import { addProduct, addVoucher, openShop } from '@/backend/testing/shop'
import { json, TEST_NOW } from '@/backend/testing/test-app'
import type { Placed } from '@/contract/orders'

// The backend is killed before one statement after the other on the way from "place order" to "paid".
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
  })

/** From order to money, the payment site telling again whatever the shop did not hear; answers when the backend died. */
async function buy(
  shop: { at: Place; backend: KillableBackend },
  buyer: Buyer,
  comesBack: boolean,
) {
  const restart = async () => {
    await shop.backend.gone
    shop.backend = await startKillableBackend(shop.at)
  }
  const first = await orDead(place(shop.backend, buyer))
  if (first === 'dead') await restart()
  if (first === 'dead' && !comesBack) return 'gave up'
  const order = first === 'dead' ? await place(shop.backend, buyer) : first
  const told = await orDead(notify(shop.backend, order))
  if (told === 'dead') await restart()
  expect(told === 'dead' ? await notify(shop.backend, order) : told).toMatch(/^0[02]$/)
  // Sent once more by a nervous finger, long after.
  await tell(shop.backend.child, LET_LIVE)
  expect(await place(shop.backend, buyer)).toMatchObject({ orderId: order.orderId })
  return first === 'dead' || told === 'dead' ? 'survived' : 'undisturbed'
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

/** Kills at so many places between order and money, evenly spread; every buyer once comes back and once never does. */
async function killAlongTheWay(at: Place, look: Look) {
  const shop = { at, backend: await startKillableBackend(at) }
  await tell(shop.backend.child, LET_LIVE)
  expect(await notify(shop.backend, await place(shop.backend, newBuyer()))).toBe('00')
  const statements = await tell(shop.backend.child, 'count')
  let sold = 1
  for (const [index, killBefore] of spread(statements, POINTS).entries()) {
    for (const comesBack of isFull ? [true, false] : [index % 2 === 0]) {
      const buyer = newBuyer()
      await tell(shop.backend.child, { killBefore })
      const said = await buy(shop, buyer, comesBack)
      await end(shop.backend)
      const result = await look(async (db) => {
        await sweepLater(db)
        return outcome(db, buyer)
      })
      if (said === 'gave up') expect([cancelled, never]).toContainEqual(result)
      else expect(result).toEqual(paidOnce)
      sold += said === 'gave up' ? 0 : 1
      await look((db) => expectSound(db, sold))
      shop.backend = await startKillableBackend(at)
    }
  }
  await end(shop.backend)
}

onPostgres(
  `killed at ${POINTS} places between order and money, nothing is lost, doubled or held for ever`,
  async ({ db, databaseUrl }) => {
    await fill(db)
    await killAlongTheWay({ databaseUrl, dataDir: '' }, (read) => read(db))
  },
  PATIENCE_MS,
)

const onEmbeddedDatabase = () =>
  withEmbedded(async (at, look) => {
    await look(fill)
    await killAlongTheWay(at, look)
  })

// It takes seconds to open, each time.
if (isFull) test('the same with the embedded database', onEmbeddedDatabase, PATIENCE_MS)
