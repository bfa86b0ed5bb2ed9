import { randomUUID } from 'node:crypto'
import { expect } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { readConfig } from '@/backend/app/config'
import { recordTransfer } from '@/backend/modules/order-lifecycle/record-payment'
import { lockOrder } from '@/backend/modules/orders/order-queries'
import { orders } from '@/backend/modules/orders/tables'
import { inventory, stockMovement } from '@/backend/modules/stock/tables'
import type { Db, Store } from '@/backend/platform/db/connect'
import { mailOutbox } from '@/backend/platform/db/tables'
import { transact } from '@/backend/platform/db/transact'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { fixedSettings, testShop } from '@/backend/testing/settings'
import { addProduct, openShop, wards } from '@/backend/testing/shop'
import { json, TEST_NOW, type TestApp, testApp } from '@/backend/testing/test-app'
import { checkOutAsGuest, type Placed } from '@/contract/shop/orders'

/** A shop with two books: twenty of the first at 38.000 ₫, three of the second at 120.000 ₫ and 700 g. */
export async function twoBookShop({ db }: Pick<Store, 'db'>): Promise<TestApp> {
  await openShop(db)
  await addProduct(db, { id: 1 })
  await addProduct(db, { id: 2, salePrice: 120_000, weightGram: 700, onHand: 3 })
  return testApp({ db })
}

export const lineOf = (productId: number, Quantity = 1) => ({ productId, Quantity })

let buyers = 0
/** A guest's order of some lines, cash on delivery, from a telephone number nobody else has. */
export const guestOrder = (cartDetails: unknown, changes: Record<string, unknown> = {}) => ({
  cartDetails,
  address: {
    name: 'Lan',
    phone: `09${String(++buyers).padStart(8, '0')}`,
    address: '12 Lê Lợi',
    wardId: wards.benThanh,
  },
  paymentType: 1,
  ...changes,
})

/** Sends an order with a key of its own, or the one given. */
export const sendOrder = (app: TestApp, body: unknown, key: string = randomUUID()) =>
  app.request('/api/Order/checkout-without-login', json(body, { 'idempotency-key': key }))

/** The body of the response to an order that was placed. */
export async function placed(response: Response): Promise<Placed> {
  const body: unknown = await response.json()
  expect([response.status, body]).toEqual([200, body])
  return checkOutAsGuest.response.parse(body).data
}

/** Status, text and data of the response to one that was not. */
export async function refused(response: Response) {
  const body = (await response.json()) as { errorMessage: string; data?: Record<string, unknown> }
  return { status: response.status, text: body.errorMessage, data: body.data }
}

export async function stockOf(db: Db, productId: number) {
  const [row] = await db.select().from(inventory).where(eq(inventory.productId, productId))
  return row
}

/** The transfer of an order has arrived, as the bank tells it. */
export const payByBank = (db: Db, orderId: string, now: Date = TEST_NOW) =>
  transact(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new Error('no such order')
    expect(await recordTransfer(tx, order, { actor: 'bank', now, shop: testShop })).toBe('recorded')
  })

/** What `cancelOrder` needs of the shop. */
export const testServices = { config: readConfig({}), settings: fixedSettings() }

/** How many responses have which status. */
export function tally(responses: readonly Response[]) {
  const counts: Record<number, number> = {}
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** Deadlocks a PostgreSQL server has ever met in this database. */
export async function deadlocks(db: Db) {
  // The server's counters lag behind by up to a second unless asked to catch up.
  await db.execute(sql`select pg_stat_force_next_flush()`)
  const { rows } = await db.execute<{ deadlocks: number }>(
    sql`select deadlocks::int from pg_stat_database where datname = current_database()`,
  )
  return rows[0]?.deadlocks
}

/** An order that was refused left nothing behind. */
export async function expectNothingHappened(db: Db): Promise<void> {
  expect(await db.$count(orders)).toBe(0)
  expect(await db.$count(stockMovement)).toBe(0)
  expect(await db.$count(mailOutbox)).toBe(0)
  expect(await findInconsistencies(db)).toEqual([])
}
