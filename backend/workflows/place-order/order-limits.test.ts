import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { eq, like } from 'drizzle-orm'
import { mayMailOrder } from '@/backend/modules/orders/guest-email'
import { confirmToken } from '@/backend/modules/orders/order-secrets'
import { orderEvent, orders } from '@/backend/modules/orders/tables'
import { mailOutbox, rateBucket } from '@/backend/platform/db/tables'
import { databaseTest, onPostgres } from '@/backend/platform/db/testing'
import { transact } from '@/backend/platform/db/transact'
import {
  guestOrder,
  lineOf,
  placed,
  refused,
  sendOrder,
  tally,
  twoBookShop,
} from '@/backend/testing/orders'
import { testConfig } from '@/backend/testing/payments'
import { addFlashSale, addProduct, openShop, wards } from '@/backend/testing/shop'
import { json, TEST_NOW, testApp } from '@/backend/testing/test-app'
import { rateLimits } from '@/contract/rate-limits'
import { calculate } from '@/contract/shop/cart'

const address = { name: 'Lan', phone: '0912345678', address: '12 Lê Lợi', wardId: wards.benThanh }

onPostgres(
  'sixty orders at once for one telephone number are ten, and as many mails',
  async (store) => {
    const app = await twoBookShop(store)
    await addProduct(store.db, { id: 3, onHand: 1_000 })
    const body = guestOrder([lineOf(3)], { address, email: 'nan.nhan@vi.du' })
    const answers = await Promise.all(Array.from({ length: 60 }, () => sendOrder(app, body)))
    const most = rateLimits.orders.ofTelephone.most
    expect(tally(answers)).toEqual({ 200: most, 429: 60 - most })
    expect(await store.db.$count(orders)).toBe(most)
    expect(await store.db.$count(mailOutbox)).toBe(most)
    const other = guestOrder([lineOf(3)], { email: 'nan.nhan@vi.du' })
    expect((await refused(await sendOrder(app, other))).status).toBe(429)
    await placed(await sendOrder(app, guestOrder([lineOf(3)])))
  },
)

databaseTest(
  'of orders a mailbox is told so often a day; the order stands without a mail',
  async (store) => {
    const app = await twoBookShop(store)
    const email = 'nan.nhan@vi.du'
    for (let n = 0; n < rateLimits.orders.mailsOfRecipient.most; n++)
      expect(await transact(store.db, (tx) => mayMailOrder(tx, email, TEST_NOW))).toBe(true)
    const order = (to: string) => guestOrder([lineOf(1)], { address, email: to })
    await placed(await sendOrder(app, order(email)))
    expect(await store.db.$count(mailOutbox)).toBe(0)
    await placed(await sendOrder(app, order('lan@vi.du')))
    expect(await store.db.$count(mailOutbox)).toBe(1)
  },
)

databaseTest(
  'a class’s forty copies are welcome, thousands go to a person first',
  async (store) => {
    const app = await twoBookShop(store)
    for (let id = 10; id < 70; id++) await addProduct(store.db, { id, onHand: 99 })
    await placed(await sendOrder(app, guestOrder([lineOf(10, 40)], { address })))
    const everything = Array.from({ length: 60 }, (_, n) => lineOf(n + 10, 59))
    const answer = await refused(await sendOrder(app, guestOrder(everything, { address })))
    expect(answer).toMatchObject({ status: 422, text: expect.stringMatching(/gọi hotline/) })
    expect(await store.db.$count(orders)).toBe(1)
    // Open orders of one number count together.
    const half = Array.from({ length: 5 }, (_, n) => lineOf(n + 20, 80))
    await placed(await sendOrder(app, guestOrder(half, { address })))
    const more = await refused(await sendOrder(app, guestOrder([lineOf(30, 80)], { address })))
    expect(more.status).toBe(422)
  },
)

databaseTest('a shop sets what one person may have open', async (store) => {
  await twoBookShop(store)
  const app = testApp({
    ...store,
    config: { openOrders: { orders: 2, copies: 500, value: 50_000_000 } },
  })
  for (let n = 0; n < 2; n++)
    await placed(await sendOrder(app, guestOrder([lineOf(1)], { address })))
  expect((await refused(await sendOrder(app, guestOrder([lineOf(1)], { address })))).status).toBe(
    422,
  )
})

databaseTest(
  'a refused order counts for nothing, and a repeated one counts once',
  async (store) => {
    const app = await twoBookShop(store)
    const key = '0199f0a0-0000-4000-8000-000000000001'
    const body = guestOrder([lineOf(1)], { address })
    for (let n = 0; n < 15; n++) {
      expect((await sendOrder(app, { ...body, expectedTotal: 1 }, key)).status).toBe(409)
    }
    for (let n = 0; n < 15; n++) await placed(await sendOrder(app, body, key))
  },
)

onPostgres(
  'three hundred buyers behind one carrier address check out in a flash sale',
  async (store) => {
    const { db } = store
    await openShop(db)
    await addProduct(db, { id: 1, onHand: 500 })
    await addFlashSale(db, { productId: 1, price: 20_000, quantity: 400, perUser: 1 })
    const secret = 'a-secret-of-the-test'
    const app = testApp({ db, config: { internalSecret: secret } })
    const from = { 'x-internal-secret': secret, 'x-forwarded-for': '203.0.113.9' }
    const buy = async (n: number) => {
      const phone = `09${String(n + 10_000_000)}`
      const cart = { cartDetails: [lineOf(1)] }
      const at = { ...address, phone }
      const statuses: number[] = []
      const call = async (path: string, body: object, more: Record<string, string> = {}) => {
        const answer = await app.request(`/api/Order/${path}`, json(body, { ...from, ...more }))
        statuses.push(answer.status)
        return answer
      }
      await call('cal', cart)
      await call('check-inventory-without-login', cart)
      await call('shipping-fee-without-login', { ...cart, address: at })
      const seen = await call('cal', { ...cart, address: at })
      const { total } = calculate.response.parse(await seen.json()).data
      const key = `0199f0a0-0000-4000-8000-${String(n).padStart(12, '0')}`
      const order = { ...cart, address: at, paymentType: 1, expectedTotal: total }
      await call('checkout-without-login', order, { 'idempotency-key': key })
      return statuses
    }
    const all = await Promise.all(Array.from({ length: 300 }, (_, n) => buy(n)))
    expect(all.flat().filter((status) => status !== 200)).toEqual([])
    expect(await db.$count(orders)).toBe(300)
  },
  120_000,
)

databaseTest(
  'a link that a mailbox of one’s own receives makes no room for more',
  async (store) => {
    await twoBookShop(store)
    const open = { orders: 2, copies: 500, value: 50_000_000 }
    const app = testApp({ ...store, config: { ...testConfig, openOrders: open } })
    const order = () => sendOrder(app, guestOrder([lineOf(1)], { address }))
    for (let n = 0; n < 2; n++) {
      const { orderId, orderCode } = await placed(await order())
      const token = confirmToken(testConfig.tokenSecret, orderId)
      const confirmed = await app.request('/api/Order/confirm', json({ orderCode, token }))
      expect(confirmed.status).toBe(200)
    }
    expect((await refused(await order())).status).toBe(422)
    // The shop has called: what it has agreed to is open no more.
    const actor = 'staff:1'
    for (const { id } of await store.db.select({ id: orders.id }).from(orders))
      await store.db
        .insert(orderEvent)
        .values({ orderId: id, fromStatus: 1, toStatus: 2, actor, kind: 'status' })
    await placed(await order())
  },
)

databaseTest(
  'a telephone the shop has spoken to passes beyond what its network has free',
  async (store) => {
    const app = await twoBookShop(store)
    const known = await placed(await sendOrder(app, guestOrder([lineOf(1)], { address })))
    const { most, seconds } = rateLimits.orders.ofGuestsAddress
    const start = Math.floor(TEST_NOW.getTime() / (seconds * 1000)) * seconds * 1000
    const spent = {
      hits: most,
      windowStart: new Date(start),
      expiresAt: new Date(start + seconds * 1000),
    }
    await store.db.update(rateBucket).set(spent).where(like(rateBucket.key, '%orders:guests%'))
    const order = (phone: string) =>
      sendOrder(app, guestOrder([lineOf(2)], { address: { ...address, phone } }))
    expect((await refused(await order(address.phone))).status).toBe(429)
    await store.db.update(orders).set({ status: 2 }).where(eq(orders.id, known.orderId))
    // Confirmed by link alone: that was a mailbox.
    expect((await refused(await order(address.phone))).status).toBe(429)
    await store.db
      .insert(orderEvent)
      .values({ orderId: known.orderId, fromStatus: 1, toStatus: 2, actor: 'staff:1' })
    await placed(await order(address.phone))
    expect((await refused(await order('0987654321'))).status).toBe(429)
  },
)

test('SECURITY.md tells what one person may have open', () => {
  const { orders: count, copies, value } = testConfig.openOrders
  const told = `${count} orders, ${copies} copies and ${value.toLocaleString('en')} đồng a person`
  expect(readFileSync('SECURITY.md', 'utf8')).toContain(told)
})
