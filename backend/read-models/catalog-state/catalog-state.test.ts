import { expect, test } from '@jest/globals'
import { pino } from 'pino'
import { readConfig } from '@/backend/app/config'
import { flashSaleItem } from '@/backend/modules/catalog/tables'
import { cancelOrder } from '@/backend/modules/order-lifecycle/cancel-order'
import { changeOrderStatus } from '@/backend/modules/order-lifecycle/change-order-status'
import { lockOrder } from '@/backend/modules/orders/order-queries'
import { DELIVERED } from '@/backend/modules/orders/order-status'
import { recountRating } from '@/backend/modules/reviews/own-review-queries'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { databaseTest, testDatabase } from '@/backend/platform/db/testing'
import { transact } from '@/backend/platform/db/transact'
import { catalogState } from '@/backend/read-models/catalog-state/catalog-state'
import {
  guestOrder,
  lineOf,
  placed,
  sendOrder,
  testServices,
  twoBookShop,
} from '@/backend/testing/orders'
import { fixedSettings, testShop } from '@/backend/testing/settings'
import { addFlashSale } from '@/backend/testing/shop'
import { TEST_NOW, testApp } from '@/backend/testing/test-app'
import { cancelUnpaidOrders } from '@/backend/workflows/cancel-order/cancel-unpaid-orders'

const HOUR = 3_600_000
const later = (ms: number) => new Date(TEST_NOW.getTime() + ms)
const stateAt = async (db: Db, ms = 0) => (await catalogState(db, later(ms))).state

/** What changed is seen, and seen once. */
async function shows(db: Db, change: () => Promise<unknown>) {
  const before = await stateAt(db)
  await change()
  const after = await stateAt(db)
  expect(after).not.toBe(before)
  expect(await stateAt(db)).toBe(after)
}

async function deliver(tx: Tx, id: string) {
  const order = await lockOrder(tx, id)
  if (order)
    await changeOrderStatus(
      tx,
      order,
      { to: DELIVERED, actor: 'staff:1', shop: testShop },
      TEST_NOW,
    )
}

databaseTest(
  'whatever moves stock, sold counts and ratings changes the catalog’s state',
  async ({ db }) => {
    const app = await twoBookShop({ db })
    const buy = async (changes = {}) =>
      (await placed(await sendOrder(app, guestOrder([lineOf(1)], changes)))).orderId
    const [first, second] = [await buy(), await buy()]
    await shows(db, buy)
    const cancellation = { by: 'buyer' as const, actor: 'guest', reason: '' }
    await shows(db, () =>
      transact(db, (tx) =>
        cancelOrder(tx, testServices, { ...cancellation, orderId: first }, TEST_NOW),
      ),
    )
    await shows(db, () => transact(db, (tx) => deliver(tx, second)))
    await shows(db, () => transact(db, (tx) => recountRating(tx, 1)))
    await shows(db, () => buy({ paymentType: 2 }))
    const log = pino({ level: 'silent' })
    const services = { db, config: readConfig({}), settings: fixedSettings(), log }
    await shows(db, () => cancelUnpaidOrders({ ...services, now: () => later(48 * HOUR) }))
  },
)

databaseTest('a flash sale changes them as it begins, sells and ends', async ({ db }) => {
  await twoBookShop({ db })
  expect((await catalogState(db, TEST_NOW)).lastsMs).toBeNull()
  await addFlashSale(db, { productId: 1, price: 20_000, quantity: 5 })
  expect((await catalogState(db, later(-2 * HOUR))).lastsMs).toBe(HOUR)
  expect((await catalogState(db, TEST_NOW)).lastsMs).toBe(HOUR)
  expect((await catalogState(db, later(HOUR))).lastsMs).toBeNull()
  const states = [await stateAt(db, -2 * HOUR), await stateAt(db), await stateAt(db, HOUR)]
  expect(new Set(states).size).toBe(3)
  // A course has no stock that would move.
  await shows(db, () => db.update(flashSaleItem).set({ sold: 1 }))
})

test('only who knows the secret is told', async () => {
  const store = await testDatabase()
  const config = { internalSecret: 'the secret of this test' }
  const app = testApp({ db: store.db, config })
  const ask = (secret: string) =>
    app.request('/internal/catalog-version', { headers: { 'x-internal-secret': secret } })
  expect((await ask('guessed')).status).toBe(404)
  const told = await ask(config.internalSecret)
  expect(await told.json()).toEqual({ state: expect.any(String), lastsMs: null })
  await store.close()
})
