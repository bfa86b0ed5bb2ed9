import { randomUUID } from 'node:crypto'
import { expect } from '@jest/globals'
import { orders } from '@/backend/modules/orders/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import {
  guestOrder,
  lineOf,
  placed,
  refused,
  sendOrder,
  twoBookShop as shop,
} from '@/backend/testing/orders'
import { wards } from '@/backend/testing/shop'
import { json, TEST_NOW, type TestApp, testApp } from '@/backend/testing/test-app'
import type { Placed } from '@/contract/shop/orders'

const orderOf = async (app: TestApp, changes = {}) => {
  const body = guestOrder([lineOf(1)], changes)
  return { phone: body.address.phone, order: await placed(await sendOrder(app, body)) }
}
const read = (app: TestApp, id: string, token?: string) =>
  app.request(
    `/api/Order/${id}`,
    token === undefined ? {} : { headers: { 'x-order-token': token } },
  )

databaseTest('a guest reads the own order with its token and nobody else’s', async (store) => {
  const app = await shop(store)
  const { order, phone } = await orderOf(app, { paymentType: 2 })
  const response = await read(app, order.orderId, order.orderToken)
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    data: {
      orderCode: order.orderCode,
      status: 0,
      canCancel: true,
      canPay: true,
      total: 56_000,
      address: { name: 'Lan', phone, wardName: 'Phường Bến Thành' },
      cartDetails: [{ productName: 'Sách 1', slug: 'sach-1', Quantity: 1, total: 38_000 }],
      events: [{ status: 0 }],
      bankTransfer: { content: order.orderCode },
    },
  })
  const { order: foreign } = await orderOf(app)
  const unknown = await read(app, randomUUID(), order.orderToken)
  const body = await unknown.text()
  for (const [id, token] of [
    [foreign.orderId, order.orderToken],
    [order.orderId, undefined],
    [order.orderId, ''],
    [order.orderId, `${order.orderToken}x`],
  ] as const) {
    const missing = await read(app, id, token)
    expect([missing.status, await missing.text()]).toEqual([404, body])
  }
})

databaseTest('code and telephone find an order; five tries, one text', async (store) => {
  await shop(store)
  let now = TEST_NOW
  const app = testApp({ db: store.db, now: () => now })
  const { order, phone } = await orderOf(app)
  const look = (orderCode: string, number: string) =>
    app.request('/api/Order/look-up', json({ orderCode, phone: number }))
  const found = await look(order.orderCode.toLowerCase(), phone)
  expect(await found.json()).toEqual({
    data: { orderId: order.orderId, orderToken: order.orderToken },
  })
  const copied = `\u202A+84 (0)${phone.slice(1, 3)} ${phone.slice(3)}\u202C`
  expect((await look(`#HS ${order.orderCode.slice(2)}\u200B`, copied)).status).toBe(200)
  const texts = new Set<string>()
  for (let i = 0; i < 10; i++) {
    const response = await refused(await look(i % 2 ? order.orderCode : 'HS99999999', '0999999999'))
    expect(response.status).toBe(404)
    texts.add(response.text)
  }
  expect([...texts]).toEqual(['Không tìm thấy đơn hàng với mã và số điện thoại này.'])
  expect((await look(order.orderCode, phone)).status).toBe(429)
  now = new Date(now.getTime() + 15 * 60_000)
  expect((await look(order.orderCode, phone)).status).toBe(200)
})

const SECRET = 'a secret of two'
const lookUpFrom = (app: TestApp, ip: string, orderCode: string, phone = '0999999999') =>
  app.request(
    '/api/Order/look-up',
    json({ orderCode, phone }, { 'x-internal-secret': SECRET, 'x-forwarded-for': ip }),
  )
const statuses = async (tries: (Response | Promise<Response>)[]) =>
  (await Promise.all(tries)).map((response) => response.status).sort()
const repeated = (status: number, times: number) => Array<number>(times).fill(status)

databaseTest(
  'a client guesses five telephone numbers of an order, many orders or none',
  async (store) => {
    await shop(store)
    const app = testApp({ db: store.db, config: { internalSecret: SECRET } })
    const oneClient = Array.from({ length: 8 }, (_, i) =>
      lookUpFrom(app, `2001:db8:1:2::${i}`, 'HS20000000'),
    )
    expect(await statuses(oneClient)).toEqual([...repeated(404, 5), ...repeated(429, 3)])
    const manyOrders = Array.from({ length: 25 }, (_, i) =>
      lookUpFrom(app, '203.0.113.1', `HS100000${10 + i}`),
    )
    expect(await statuses(manyOrders)).toEqual([...repeated(404, 20), ...repeated(429, 5)])
    const manyClients = Array.from({ length: 104 }, (_, i) =>
      lookUpFrom(app, `10.0.${i}.1`, 'HS30000000'),
    )
    expect(await statuses(manyClients)).toEqual([...repeated(404, 100), ...repeated(429, 4)])
  },
)

databaseTest('a stranger’s wrong telephone numbers do not lock the buyer out', async (store) => {
  const { order, phone } = await orderOf(await shop(store))
  const app = testApp({ db: store.db, config: { internalSecret: SECRET } })
  const guesses = Array.from({ length: 6 }, () => lookUpFrom(app, '203.0.113.1', order.orderCode))
  expect(await statuses(guesses)).toEqual([...repeated(404, 5), 429])
  expect((await lookUpFrom(app, '198.51.100.1', order.orderCode, phone)).status).toBe(200)
})

databaseTest(
  'a token returned by a look-up opens the order although the secret has changed',
  async (store) => {
    const before = await shop(store)
    const { order, phone } = await orderOf(before)
    const app = testApp({ db: store.db, config: { tokenSecret: 'another secret of it' } })
    expect((await read(app, order.orderId, order.orderToken)).status).toBe(200)
    const response = await app.request(
      '/api/Order/look-up',
      json({ orderCode: order.orderCode, phone }),
    )
    const { data } = (await response.json()) as { data: { orderToken: string } }
    expect(data.orderToken).not.toBe(order.orderToken)
    expect((await read(app, order.orderId, data.orderToken)).status).toBe(200)
  },
)

databaseTest(
  'paying again shows the transfer again, but not for an order that awaits nothing',
  async (store) => {
    const app = await shop(store)
    const { order } = await orderOf(app, { paymentType: 2 })
    const { order: cash } = await orderOf(app)
    const pay = (one: Placed, token = one.orderToken ?? '') =>
      app.request(`/api/Order/${one.orderId}/pay`, json({}, { 'x-order-token': token }))
    expect((await placed(await pay(order))).bankTransfer).toEqual(order.bankTransfer)
    expect((await pay(cash)).status).toBe(409)
    expect((await pay(order, 'x')).status).toBe(404)
  },
)

databaseTest('every ward a parcel can go to can be ordered to', async (store) => {
  const app = await shop(store)
  for (const wardId of Object.values(wards)) {
    const body = guestOrder([lineOf(1)])
    body.address.wardId = wardId
    await placed(await sendOrder(app, body))
  }
  expect(await store.db.$count(orders)).toBe(3)
})
