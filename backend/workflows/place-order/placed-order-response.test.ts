import { expect } from '@jest/globals'
import { orders } from '@/backend/modules/orders/tables'
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
import { ask, json, TEST_NOW, type TestApp, testApp } from '@/backend/testing/test-app'
import { calculate } from '@/contract/shop/cart'

/** The ways of paying a cart with a book is told of, which are those an order is taken by. */
const waysOf = async (app: TestApp) =>
  (await ask(app, calculate, '/api/Order/cal', json({ cartDetails: [lineOf(1)] }))).data
    .paymentTypes

databaseTest('online payment is refused while the shop has no payment site', async (store) => {
  const app = await shop(store)
  const response = await refused(await sendOrder(app, guestOrder([lineOf(1)], { paymentType: 0 })))
  expect(response).toMatchObject({ status: 422, text: expect.stringContaining('trực tuyến') })
  expect(await waysOf(app)).toEqual([1, 2])
  await expectNothingHappened(store.db)
})

databaseTest(
  'with a payment site the buyer is sent there and the copies are held for 15 minutes',
  async (store) => {
    await shop(store)
    const requests: { txnRef: string; amount: number }[] = []
    const payments = {
      name: 'test',
      createPayment: async (request: { txnRef: string; amount: number }) => {
        requests.push(request)
        return { paymentUrl: `https://pay.vi.du/${request.txnRef}` }
      },
    }
    const app = testApp({ db: store.db, adapters: { paymentSites: { 0: payments } } })
    expect(await waysOf(app)).toEqual([0, 1, 2])
    const order = await placed(await sendOrder(app, guestOrder([lineOf(1)], { paymentType: 0 })))
    expect(order.paymentUrl).toBe(`https://pay.vi.du/${order.orderCode}-1`)
    expect(requests).toMatchObject([{ amount: 56_000 }])
    const [row] = await store.db.select().from(orders)
    expect(row).toMatchObject({ status: 0, payBefore: new Date(TEST_NOW.getTime() + 900_000) })
    expect(await stockOf(store.db, 1)).toMatchObject({ onHand: 20, reserved: 1 })
  },
)

databaseTest('a live shop without an account takes no transfers', async (store) => {
  await shop(store)
  const app = testApp({ db: store.db, config: { mode: 'live' } })
  const response = await refused(await sendOrder(app, guestOrder([lineOf(1)], { paymentType: 2 })))
  expect(response).toMatchObject({ status: 422, text: expect.stringContaining('chuyển khoản') })
  expect(await waysOf(app)).toEqual([1])
})
