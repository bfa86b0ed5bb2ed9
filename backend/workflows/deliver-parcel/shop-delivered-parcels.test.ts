import { expect } from '@jest/globals'
import type { Db } from '@/backend/platform/db/connect'
import { mailOutbox } from '@/backend/platform/db/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import {
  guestOrder,
  lineOf,
  placed,
  sendOrder,
  stockOf,
  twoBookShop,
} from '@/backend/testing/orders'
import { orderStatus, parcelsOf, subjects } from '@/backend/testing/parcels'
import { cash, confirmedOrder } from '@/backend/testing/split-orders'
import { staffCaller } from '@/backend/testing/staff-caller'
import { json, testApp } from '@/backend/testing/test-app'
import { tickingClock } from '@/backend/testing/ticking-clock'
import type { Placed } from '@/contract/shop/orders'
import type { Parcel } from '@/contract/shop/parcels'
import type { OrderParcels } from '@/contract/staff/parcels'

const staff = staffCaller()

/** The two-book shop that hands over itself; the clock goes a second with each look. */
async function shopWithoutCarrier(db: Db) {
  await twoBookShop({ db })
  const { now } = tickingClock()
  const app = testApp({ db, now, callers: { staff } })
  const ask = (path: string, method: string, body: object = {}) =>
    app.request(`/api/staff/${path}`, { ...json(body, { authorization: 'Bearer staff' }), method })
  const call = (path: string, method: string, body?: object) => ask(`orders/${path}`, method, body)
  const move = async (code: string, state: string, note?: string) =>
    (await ask(`parcels/${code}`, 'PATCH', { state, ...(note && { note }) })).status
  /** What the buyer reads of the parcels. */
  const seen = async ({ orderId, orderToken }: Placed) => {
    const answer = await app.request(`/api/Order/${orderId}`, {
      headers: { 'x-order-token': orderToken ?? '' },
    })
    const { data } = (await answer.json()) as { data: { parcels?: Parcel[] } }
    return data.parcels?.map(({ state, steps }) => [state, ...steps.map((step) => step.state)])
  }
  /** Codes of the orders that need a person. */
  const problems = async () => {
    const answer = await app.request('/api/staff/orders?view=problems', {
      headers: { authorization: 'Bearer staff' },
    })
    const { data } = (await answer.json()) as { data: { orderCode: string }[] }
    return data.map(({ orderCode }) => orderCode)
  }
  return { app, ask, call, move, seen, problems }
}
type Shop = Awaited<ReturnType<typeof shopWithoutCarrier>>

/** An order packed in two rounds, with a parcel for each. */
async function twoOwnParcels(db: Db, shop: Shop) {
  const order = await confirmedOrder(db, shop)
  await order.pack(2, 1)
  const rest = { isPart: false, lines: [{ orderLineId: order.second, quantity: 1 }] }
  await shop.call(`${order.orderId}/pack`, 'POST', rest)
  return { ...order, one: order.orderCode, two: `${order.orderCode}-2` }
}

databaseTest(
  'the shop hands over two parcels itself: each is told of by itself',
  async ({ db }) => {
    const shop = await shopWithoutCarrier(db)
    const order = await twoOwnParcels(db, shop)
    const { orderId, orderCode, one, two, total } = order
    expect(await shop.move(one, 'delivered')).toBe(409)
    expect(await shop.move(one, 'delivering')).toBe(200)
    expect(await orderStatus(db, orderId)).toBe(4)
    expect(await shop.seen(order)).toEqual([['delivering', 'delivering'], ['packed']])

    expect(await shop.move(one, 'deliveryFailed', 'Không ai ở nhà')).toBe(200)
    const failures = (await db.select().from(mailOutbox)).filter(({ subject }) =>
      subject.endsWith('chưa giao được'),
    )
    expect(failures).toHaveLength(1)
    expect(failures[0]?.bodyText).toContain('Lý do: Không ai ở nhà')
    for (const state of ['delivering', 'delivered', 'delivered']) {
      expect(await shop.move(one, state)).toBe(200)
    }
    const [first, second] = await parcelsOf(db, orderId)
    expect(await cash(db)).toEqual([first?.codAmount])
    expect(await orderStatus(db, orderId)).toBe(4)
    expect(await findInconsistencies(db)).toEqual([])

    for (const state of ['delivering', 'delivered']) expect(await shop.move(two, state)).toBe(200)
    expect(await orderStatus(db, orderId)).toBe(5)
    expect(await cash(db)).toEqual([first?.codAmount, second?.codAmount])
    expect((first?.codAmount ?? 0) + (second?.codAmount ?? 0)).toBe(total)
    expect(await shop.move(two, 'deliveryFailed')).toBe(409)
    const sent = await subjects(db)
    expect(new Set(sent).size).toBe(sent.length)
    expect(sent).toEqual(
      expect.arrayContaining([
        `Đơn ${orderCode} đang trên đường giao`,
        `Kiện ${one} đã giao`,
        `Kiện ${two} đang trên đường giao`,
        `Đơn ${orderCode} đã giao`,
      ]),
    )
    expect(await findInconsistencies(db)).toEqual([])
  },
)

databaseTest(
  'an order with a parcel in trouble needs a person, until it goes on',
  async ({ db }) => {
    const shop = await shopWithoutCarrier(db)
    const { orderId, orderCode, one, two } = await twoOwnParcels(db, shop)
    await shop.move(one, 'delivering')
    expect(await shop.problems()).toEqual([])
    await shop.move(one, 'deliveryFailed')
    expect(await shop.problems()).toEqual([orderCode])
    await shop.move(one, 'delivered')
    expect(await shop.problems()).toEqual([])
    for (const state of ['delivering', 'lost']) await shop.move(two, state)
    expect(await shop.problems()).toEqual([orderCode])
    // The shop finds the copies and sends them again.
    await shop.call(`${orderId}/parcels`, 'POST', { isOwn: true })
    expect(await shop.problems()).toEqual([])
  },
)

databaseTest('ten people who say it at once say it once', async ({ db }) => {
  const shop = await shopWithoutCarrier(db)
  const { orderId, one, two } = await twoOwnParcels(db, shop)
  const both = (state: string) =>
    Promise.all([one, two].flatMap((code) => [1, 2, 3, 4, 5].map(() => shop.move(code, state))))
  expect(new Set(await both('delivering'))).toEqual(new Set([200]))
  expect(new Set(await both('delivered'))).toEqual(new Set([200]))
  expect(await orderStatus(db, orderId)).toBe(5)
  const sent = await subjects(db)
  expect(new Set(sent).size).toBe(sent.length)
  expect(await findInconsistencies(db)).toEqual([])
})

databaseTest('a parcel is taken back until it has left the shop', async ({ db }) => {
  const shop = await shopWithoutCarrier(db)
  const { orderId, one, two } = await twoOwnParcels(db, shop)
  expect((await shop.ask(`parcels/${two}`, 'DELETE')).status).toBe(200)
  const answer = await shop.call(`${orderId}/parcels`, 'POST', { isOwn: true })
  const { data } = (await answer.json()) as { data: OrderParcels }
  expect(data).toMatchObject({ hasCarrier: false, unsent: [] })
  expect(data.parcels.map(({ state, nextStates }) => [state, nextStates])).toEqual([
    ['packed', ['delivering']],
    ['cancelled', []],
    ['packed', ['delivering']],
  ])
  await shop.move(one, 'delivering')
  expect((await shop.ask(`parcels/${one}`, 'DELETE')).status).toBe(409)
  await shop.move(one, 'delivered')
  expect((await shop.ask(`parcels/${one}`, 'DELETE')).status).toBe(409)
  expect((await shop.call(`${orderId}/parcels`, 'POST', {})).status).toBe(422)
})

databaseTest(
  'a parcel that comes back is closed, and the order goes on without it',
  async ({ db }) => {
    const shop = await shopWithoutCarrier(db)
    const before = await stockOf(db, 2)
    const { orderId, one, two } = await twoOwnParcels(db, shop)
    for (const state of ['delivering', 'delivered']) await shop.move(one, state)
    for (const state of ['delivering', 'deliveryFailed', 'returned']) await shop.move(two, state)
    expect((await shop.ask(`parcels/${two}/close`, 'POST', { isRestocked: true })).status).toBe(200)
    expect(await orderStatus(db, orderId)).toBe(5)
    expect((await stockOf(db, 2))?.onHand).toBe((before?.onHand ?? 0) - 1)
    expect(await findInconsistencies(db)).toEqual([])
  },
)

databaseTest(
  'an order in one parcel: moved as a whole, its parcel goes with it',
  async ({ db }) => {
    const shop = await shopWithoutCarrier(db)
    const order = await placed(await sendOrder(shop.app, guestOrder([lineOf(1)])))
    const { orderId, orderCode } = order
    const path = `packing/${orderCode}`
    await shop.call(orderId, 'PATCH', { status: 2 })
    const table = await shop.app.request(`/api/staff/${path}`, {
      headers: { authorization: 'Bearer staff' },
    })
    const { data } = (await table.json()) as {
      data: { lines: { orderLineId: number; quantity: number }[] }
    }
    const lines = data.lines.map(({ orderLineId, quantity }) => ({ orderLineId, quantity }))
    expect((await shop.call(`${orderId}/pack`, 'POST', { lines })).status).toBe(200)
    await shop.call(orderId, 'PATCH', { status: 4 })
    expect(await shop.seen(order)).toEqual([['delivering', 'delivering']])
    await shop.move(orderCode, 'deliveryFailed')
    await shop.call(orderId, 'PATCH', { status: 5 })
    expect(await shop.seen(order)).toEqual([
      ['delivered', 'delivering', 'deliveryFailed', 'delivered'],
    ])
    await shop.call(orderId, 'PATCH', { status: 6 })
    expect((await parcelsOf(db, orderId)).map(({ state }) => state)).toEqual(['returned'])
    expect(await findInconsistencies(db)).toEqual([])
  },
)
