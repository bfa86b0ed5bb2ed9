import { expect } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { flashSaleItem } from '@/backend/modules/catalog/tables'
import { phoneMessage } from '@/backend/modules/phone-messages/tables'
import { inventory } from '@/backend/modules/stock/tables'
import type { Store } from '@/backend/platform/db/connect'
import { databaseTest, eachDatabase } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { emailsTo } from '@/backend/testing/accounts'
import { guestOrder, lineOf, placed, sendOrder } from '@/backend/testing/orders'
import { testConfig } from '@/backend/testing/payments'
import { runDue } from '@/backend/testing/run-due'
import { fixedSettings } from '@/backend/testing/settings'
import { addFlashSale, addProduct, openShop } from '@/backend/testing/shop'
import { staffCaller } from '@/backend/testing/staff-caller'
import { json, TEST_NOW, testApp, testServices } from '@/backend/testing/test-app'
import { stockTermJobs } from '@/backend/workflows/confirm-order/release-unconfirmed-stock'
import type { OrderDetail, Placed } from '@/contract/shop/orders'

const LAN = 'lan@vi.du'
const COPIES = 5
/** A Saturday, nine in the evening in Vietnam. */
const SATURDAY_NIGHT = '2026-11-28T14:00:00Z'

const staff = staffCaller()

/** A shop with five copies of a book, a clock and the job that looks after terms. */
async function shopAt({ db }: Pick<Store, 'db'>, start = SATURDAY_NIGHT) {
  await openShop(db)
  await addProduct(db, { id: 1, title: 'Số đỏ', onHand: COPIES })
  const clock = { time: new Date(start) }
  const now = () => clock.time
  const settings = fixedSettings()
  const given = { db, now, config: testConfig, settings }
  const app = testApp({ ...given, callers: { staff } })
  const get = async (order: Placed) => {
    const response = await app.request(`/api/Order/${order.orderId}`, {
      headers: { 'x-order-token': order.orderToken ?? '' },
    })
    return ((await response.json()) as { data: OrderDetail }).data
  }
  const linkIn = async (to = LAN) =>
    /xac-nhan-don\/(HS\d+)\?ma=([\w-]{22})/.exec((await emailsTo(db, to))[0]?.bodyText ?? '')
  const ask = async (path: string, body: object, headers = {}, method = 'POST') => {
    const response = await app.request(path, { ...json(body, headers), method })
    const { errorMessage, successMessage } = (await response.json()) as Record<string, string>
    return { status: response.status, text: errorMessage ?? successMessage ?? '' }
  }
  return {
    ...{ db, app, get, linkIn },
    order: async (changes: object = {}, quantity = 2): Promise<Placed> =>
      placed(await sendOrder(app, guestOrder([lineOf(1, quantity)], { email: LAN, ...changes }))),
    confirm: async (to = LAN) => {
      const [, orderCode = '', token = ''] = (await linkIn(to)) ?? []
      return ask('/api/Order/confirm', { orderCode, token })
    },
    confirmWith: (orderCode: string, token: string) =>
      ask('/api/Order/confirm', { orderCode, token }),
    staff: (path: string, body: object, method = 'POST') =>
      ask(`/api/staff/${path}`, body, { authorization: 'Bearer staff' }, method),
    at: async (time: string) => {
      clock.time = new Date(time)
      await runDue(stockTermJobs, testServices(given))
    },
    mails: async (to = LAN) => (await emailsTo(db, to)).toReversed().map(({ subject }) => subject),
    free: async () => {
      const [row] = await db.select().from(inventory).where(eq(inventory.productId, 1))
      return (row?.onHand ?? 0) - (row?.reserved ?? 0)
    },
  }
}

eachDatabase(
  'an order of Saturday night is held until Monday afternoon, told of before and after, and confirmed later',
  async (store) => {
    const shop = await shopAt(store)
    const order = await shop.order()
    expect(await shop.get(order)).toMatchObject({
      status: 1,
      hold: { until: '2026-11-30T09:00:00.000Z', isOver: false, linkByMessage: false },
    })
    await shop.at('2026-11-29T12:00:00Z')
    expect(await shop.mails()).toHaveLength(1)
    await shop.at('2026-11-30T07:00:00Z')
    await shop.at('2026-11-30T07:01:00Z')
    expect((await shop.mails())[1]).toBe(`Đơn ${order.orderCode} chờ bạn xác nhận`)
    expect(await shop.free()).toBe(COPIES - 2)
    await shop.at('2026-11-30T09:00:00Z')
    await shop.at('2026-11-30T09:01:00Z')
    expect(await shop.free()).toBe(COPIES)
    expect(await shop.mails()).toEqual([
      `Hiên Sách đã nhận đơn ${order.orderCode}`,
      `Đơn ${order.orderCode} chờ bạn xác nhận`,
      `Đơn ${order.orderCode} đã hết giờ giữ sách`,
    ])
    expect(await shop.get(order)).toMatchObject({ status: 1, hold: { isOver: true } })
    expect(await findInconsistencies(shop.db)).toEqual([])
    await shop.at('2026-12-03T03:00:00Z')
    expect(await shop.confirm()).toEqual({
      status: 200,
      text: 'Cảm ơn bạn, đơn hàng đã được xác nhận.',
    })
    expect((await shop.get(order)).hold).toBeUndefined()
    expect((await shop.get(order)).status).toBe(2)
    expect(await shop.free()).toBe(COPIES - 2)
    await shop.at('2026-12-31T03:00:00Z')
    expect(await shop.free()).toBe(COPIES - 2)
    expect(await findInconsistencies(shop.db)).toEqual([])
  },
)

databaseTest(
  'a confirmed order keeps its stock; pressed twice it stays confirmed',
  async (store) => {
    const shop = await shopAt(store)
    const order = await shop.order()
    expect((await shop.confirm()).status).toBe(200)
    const [, code = '', token = ''] =
      /xac-nhan-don\/(HS\d+)\?ma=([\w-]{22})/.exec(
        (await emailsTo(shop.db, LAN)).at(-1)?.bodyText ?? '',
      ) ?? []
    expect(await shop.confirmWith(code, token)).toMatchObject({
      status: 200,
      text: expect.stringMatching(/trước đó/),
    })
    await shop.at('2026-12-31T03:00:00Z')
    expect(await shop.free()).toBe(COPIES - 2)
    expect((await shop.get(order)).status).toBe(2)
    expect(await shop.mails()).toHaveLength(2)
  },
)

databaseTest('only the mail carries the proof', async (store) => {
  const shop = await shopAt(store)
  const order = await shop.order()
  const seen = JSON.stringify([order, await shop.get(order)])
  const [, , token = ''] = (await shop.linkIn()) ?? []
  expect(seen).not.toContain(token)
  const other = await shop.order({ email: 'minh@vi.du' })
  for (const [code, tried] of [
    [other.orderCode, token],
    [order.orderCode, (order.orderToken ?? '').slice(0, 22)],
    ['HS00000000', token],
  ] as const)
    expect((await shop.confirmWith(code, tried)).status).toBe(404)
  expect((await shop.confirmWith(order.orderCode, 'x')).status).toBe(400)
  expect((await shop.get(order)).status).toBe(1)
})

databaseTest('gone copies are told kindly, to the buyer and to the staff', async (store) => {
  const shop = await shopAt(store)
  const order = await shop.order()
  await shop.at('2026-12-01T03:00:00Z')
  await shop.order({ email: 'minh@vi.du' }, 4)
  expect(await shop.confirm()).toMatchObject({
    status: 409,
    text: expect.stringMatching(/Rất tiếc.*Số đỏ/),
  })
  const calls = `orders/${order.orderId}/calls`
  expect(await shop.staff(calls, { outcome: 'reached' })).toMatchObject({
    status: 409,
    text: expect.stringMatching(/không còn đủ: Số đỏ/),
  })
  const [line] = (await shop.get(order)).cartDetails
  const lines = { lines: [{ orderLineId: line?.orderLineId, quantity: 1 }] }
  expect((await shop.staff(`orders/${order.orderId}/lines`, lines, 'PATCH')).status).toBe(200)
  expect(await shop.free()).toBe(COPIES - 4)
  expect((await shop.staff(calls, { outcome: 'reached' })).status).toBe(200)
  expect(await shop.free()).toBe(0)
  expect(await findInconsistencies(shop.db)).toEqual([])
})

databaseTest('a released order that is cancelled gives nothing back twice', async (store) => {
  const shop = await shopAt(store, TEST_NOW.toISOString())
  const itemId = await addFlashSale(shop.db, { productId: 1, price: 30_000, quantity: 3 })
  const sold = async () =>
    (await shop.db.select().from(flashSaleItem).where(eq(flashSaleItem.id, itemId)))[0]?.sold
  const order = await shop.order({}, 1)
  const kept = await shop.order({ email: 'minh@vi.du' }, 1)
  expect(await sold()).toBe(2)
  await shop.confirm('minh@vi.du')
  await shop.at('2026-12-01T03:00:00Z')
  expect([await sold(), await shop.free()]).toEqual([1, COPIES - 1])
  expect((await shop.confirm()).status).toBe(200)
  expect(await sold()).toBe(2)
  await shop.staff(`orders/${order.orderId}`, { status: 7 }, 'PATCH')
  expect([await sold(), await shop.free()]).toEqual([1, COPIES - 1])
  const late = await shop.order({ email: 'hoa@vi.du' }, 1)
  await shop.at('2026-12-05T03:00:00Z')
  await shop.staff(`orders/${late.orderId}`, { status: 7 }, 'PATCH')
  expect([await sold(), await shop.free()]).toEqual([1, COPIES - 1])
  expect((await shop.get(kept)).status).toBe(2)
  expect(await findInconsistencies(shop.db)).toEqual([])
})

databaseTest('a guest with a telephone alone is asked there', async (store) => {
  const shop = await shopAt(store)
  await shop.order({ email: null })
  await shop.at('2026-12-01T03:00:00Z')
  const sent = await shop.db
    .select({ kind: phoneMessage.kind, text: phoneMessage.bodyText })
    .from(phoneMessage)
    .orderBy(sql`created_at`)
  expect(sent.map(({ kind }) => kind)).toEqual(['confirm', 'released'])
  for (const { text } of sent) expect(text).toMatch(/xac-nhan-don\/HS\d{8}\?ma=[\w-]{22}$/)
})
