import { randomUUID } from 'node:crypto'
import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { product } from '@/backend/modules/catalog/tables'
import { orders } from '@/backend/modules/orders/tables'
import { inventory } from '@/backend/modules/stock/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import {
  expectNothingHappened,
  guestOrder,
  lineOf,
  placed,
  refused,
  sendOrder,
  twoBookShop as shop,
  stockOf,
} from '@/backend/testing/orders'
import { json, refusal } from '@/backend/testing/test-app'

const CHECKOUT = '/api/Order/checkout-without-login'

databaseTest(
  'the same key and body are one order and one response, another body is refused',
  async (store) => {
    const app = await shop(store)
    const key = randomUUID()
    const body = guestOrder([lineOf(2, 3)])
    const first = await placed(await sendOrder(app, body, key))
    const again = await placed(await sendOrder(app, body, key.toUpperCase()))
    expect(again).toEqual(first)
    const other = await refused(await sendOrder(app, { ...body, note: 'khác' }, key))
    expect(other).toMatchObject({ status: 409, data: { reason: 'keyUsed' } })
    expect(await store.db.$count(orders)).toBe(1)
    expect(await stockOf(store.db, 2)).toMatchObject({ onHand: 0 })
  },
)

databaseTest('a used key names the order it has made, and opens it to its guest', async (store) => {
  const app = await shop(store)
  const key = randomUUID()
  const first = await placed(await sendOrder(app, guestOrder([lineOf(1)]), key))
  // Its answer was lost, and the buyer chose another way of paying.
  const other = await refused(
    await sendOrder(app, guestOrder([lineOf(1)], { paymentType: 0 }), key),
  )
  const { orderId, orderCode, orderToken } = first
  expect(other.data).toEqual({ reason: 'keyUsed', orderId, orderCode, orderToken })
  expect(other.text).toContain(orderCode)
})

databaseTest('a refused order leaves its key usable', async (store) => {
  const app = await shop(store)
  const key = randomUUID()
  const body = guestOrder([lineOf(2, 4)])
  expect((await sendOrder(app, body, key)).status).toBe(409)
  await expectNothingHappened(store.db)
  await store.db.update(inventory).set({ onHand: 4 }).where(eq(inventory.productId, 2))
  await placed(await sendOrder(app, body, key))
})

databaseTest('an order needs a key that is a UUID', async (store) => {
  const app = await shop(store)
  for (const key of ['', 'x', '123', `${randomUUID()} `.repeat(2)]) {
    expect((await refused(await sendOrder(app, guestOrder([lineOf(1)]), key))).status).toBe(400)
  }
  const without = await refusal(app, CHECKOUT, json(guestOrder([lineOf(1)])))
  expect(without.status).toBe(400)
  await expectNothingHappened(store.db)
})

databaseTest(
  'a total other than the one shown gets the new cart and charges nothing',
  async (store) => {
    const app = await shop(store)
    const body = guestOrder([lineOf(1)], { expectedTotal: 56_000 })
    await store.db.update(product).set({ salePrice: 40_000 }).where(eq(product.id, 1))
    expect(await refused(await sendOrder(app, body))).toMatchObject({
      status: 409,
      data: { total: 58_000, subTotal: 40_000, tabIndex: 0 },
    })
    await expectNothingHappened(store.db)
    await placed(await sendOrder(app, { ...body, expectedTotal: 58_000 }))
  },
)
