import { randomUUID } from 'node:crypto'
import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { flashSaleItem } from '@/backend/modules/catalog/tables'
import { orders } from '@/backend/modules/orders/tables'
import { voucher, voucherUse } from '@/backend/modules/promotions/tables'
import { inventory } from '@/backend/modules/stock/tables'
import type { Db } from '@/backend/platform/db/connect'
import { onPostgres } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { deadlocks, guestOrder, lineOf, placed, sendOrder, tally } from '@/backend/testing/orders'
import { addFlashSale, addProduct, addVoucher, openShop } from '@/backend/testing/shop'
import { testApp } from '@/backend/testing/test-app'

// On PostgreSQL alone: the embedded database runs one statement at a time and hides what these tests look for.

const BUYERS = 50
const each = <T>(count: number, make: (index: number) => T | Promise<T>) =>
  Promise.all(Array.from({ length: count }, async (_, index) => make(index)))

const left = async (db: Db, productId: number) => {
  const [row] = await db.select().from(inventory).where(eq(inventory.productId, productId))
  return row?.onHand
}

onPostgres(
  'fifty buyers at once, thirty copies: thirty orders, nothing left, nothing lost',
  async ({ db }) => {
    await openShop(db)
    await addProduct(db, { id: 1, onHand: 30 })
    await addProduct(db, { id: 2, onHand: 500 })
    const app = testApp({ db })
    const responses = await each(BUYERS, () =>
      sendOrder(app, guestOrder([lineOf(1), lineOf(2, 2)])),
    )
    expect(tally(responses)).toEqual({ 200: 30, 409: 20 })
    expect(await left(db, 1)).toBe(0)
    expect(await left(db, 2)).toBe(440)
    expect(await db.$count(orders)).toBe(30)
    expect(await findInconsistencies(db)).toEqual([])
  },
)

onPostgres(
  'one copy, twenty buyers, the product on two lines for half of them: one order',
  async ({ db }) => {
    await openShop(db)
    await addProduct(db, { id: 1, onHand: 1 })
    const app = testApp({ db })
    const responses = await each(20, (i) =>
      sendOrder(app, guestOrder(i % 2 ? [lineOf(1)] : [lineOf(1), lineOf(1)])),
    )
    expect(tally(responses)).toEqual({ 200: 1, 409: 19 })
    expect(await findInconsistencies(db)).toEqual([])
  },
)

onPostgres('one key sent fifty times at once: one order, fifty equal responses', async ({ db }) => {
  await openShop(db)
  await addProduct(db, { id: 1, onHand: 1 })
  const app = testApp({ db })
  const key = randomUUID()
  const body = guestOrder([lineOf(1)])
  const responses = await Promise.all(
    (await each(BUYERS, () => sendOrder(app, body, key))).map(placed),
  )
  expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1)
  expect(await db.$count(orders)).toBe(1)
  expect(await findInconsistencies(db)).toEqual([])
})

onPostgres('one key with fifty different bodies: one order, the others refused', async ({ db }) => {
  await openShop(db)
  await addProduct(db, { id: 1, onHand: 99 })
  const app = testApp({ db })
  const key = randomUUID()
  const responses = await each(BUYERS, () => sendOrder(app, guestOrder([lineOf(1)]), key))
  expect(tally(responses)).toEqual({ 200: 1, 409: 49 })
  expect(await db.$count(orders)).toBe(1)
})

onPostgres(
  'a voucher for seven, fifty orders: seven use it, no stock leaks from the others',
  async ({ db }) => {
    await openShop(db)
    await addProduct(db, { id: 1, onHand: 99 })
    await addVoucher(db, { code: 'SALE10', usageLimit: 7 })
    const app = testApp({ db })
    const responses = await each(BUYERS, () =>
      sendOrder(app, guestOrder([lineOf(1)], { code: 'SALE10' })),
    )
    expect(tally(responses)).toEqual({ 200: 7, 409: 43 })
    const [row] = await db.select().from(voucher)
    expect(row?.used).toBe(7)
    expect(await left(db, 1)).toBe(92)
    expect(await findInconsistencies(db)).toEqual([])
  },
)

onPostgres(
  'one telephone, a code once per buyer, thirty orders at once: one use',
  async ({ db }) => {
    await openShop(db)
    await addProduct(db, { id: 1, onHand: 99 })
    await addVoucher(db, { code: 'SALE10', perUserLimit: 1 })
    const app = testApp({ db })
    const body = guestOrder([lineOf(1)], { code: 'SALE10' })
    const responses = await each(30, () => sendOrder(app, body))
    expect(tally(responses)).toEqual({ 200: 1, 409: 29 })
    expect(await db.$count(voucherUse)).toBe(1)
    expect(await findInconsistencies(db)).toEqual([])
  },
)

onPostgres(
  'flash copies and each buyer’s share of them hold under thirty buyers',
  async ({ db }) => {
    await openShop(db)
    await addProduct(db, { id: 1, onHand: 99 })
    await addFlashSale(db, { productId: 1, price: 20_000, quantity: 10, perUser: 1 })
    const app = testApp({ db })
    const expectedTotal = 20_000 + 18_000
    const same = guestOrder([lineOf(1)], { expectedTotal })
    const responses = await each(30, (i) =>
      sendOrder(app, i % 3 ? guestOrder([lineOf(1)], { expectedTotal }) : same),
    )
    expect(tally(responses)).toEqual({ 200: 10, 409: 20 })
    const [item] = await db.select().from(flashSaleItem)
    expect(item?.sold).toBe(10)
    const own = await db.$count(orders, eq(orders.phone, same.address.phone))
    expect(own).toBeLessThanOrEqual(1)
    expect(await findInconsistencies(db)).toEqual([])
  },
)

onPostgres(
  'orders that name the same books in any order never block each other',
  async ({ db }) => {
    await openShop(db)
    const ids = [1, 2, 3, 4, 5]
    for (const id of ids) await addProduct(db, { id, onHand: 99 })
    await addVoucher(db, { code: 'MOT', perUserLimit: 99 })
    await addVoucher(db, { code: 'HAI', kind: 2, perUserLimit: 99 })
    const app = testApp({ db })
    const codes = { code: 'MOT', productCode: 'HAI' }
    // All come from one address: codes it has shown before are not counted as guesses.
    await placed(await sendOrder(app, guestOrder([lineOf(1)], codes)))
    const before = await deadlocks(db)
    const responses = await each(BUYERS, (i) => {
      const turned = [...ids.slice(i % 5), ...ids.slice(0, i % 5)]
      const lines = (i % 2 ? turned : turned.reverse()).map((id) => lineOf(id))
      return sendOrder(app, guestOrder(lines, codes))
    })
    expect(tally(responses)).toEqual({ 200: BUYERS })
    expect(await left(db, 3)).toBe(99 - BUYERS)
    expect(await deadlocks(db)).toBe(before)
    expect(await findInconsistencies(db)).toEqual([])
  },
)
