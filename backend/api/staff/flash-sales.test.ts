import { expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { flashSale, flashSaleItem } from '@/backend/modules/catalog/tables'
import type { Store } from '@/backend/platform/db/connect'
import { eachDatabase, onPostgres, testDatabase } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { staffApp } from '@/backend/testing/office'
import { guestOrder, lineOf, placed, sendOrder, tally, twoBookShop } from '@/backend/testing/orders'
import { ask, refusal, TEST_NOW } from '@/backend/testing/test-app'
import { getFlashSale, getProduct } from '@/contract/shop/catalog'
import { staffFlashSales } from '@/contract/staff/flash-sales'

const SALES = '/api/staff/flash-sales'
const at = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000)
const time = (minutes: number) => at(minutes).toISOString()
const item = { productId: 1, price: 25_000, quantity: 5, perUser: 2 }
const draft = { name: 'Giờ vàng', startTime: time(10), endTime: time(70), items: [item] }

/** A shop whose clock the test turns. */
async function shop(store: Pick<Store, 'db'>) {
  let now = TEST_NOW
  await twoBookShop(store)
  const { app, by, get } = staffApp(store, { now: () => now })
  const turnTo = (minutes: number) => {
    now = at(minutes)
  }
  const create = async (body: object = draft) =>
    (await ask(app, staffFlashSales.create, SALES, by('editor', body))).data
  const change = (id: number, body: object) =>
    app.request(`${SALES}/${id}`, by('editor', body, 'PATCH'))
  const priceNow = async () =>
    (await ask(app, getProduct, '/api/ProductPage/1')).data.productSale.priceSale
  return { app, by, get, create, change, turnTo, priceNow }
}

eachDatabase(
  'a planned sale begins, sells, is ended early, and leaves the usual price',
  async (store) => {
    const { app, by, create, turnTo, priceNow, get } = await shop(store)
    const { id, state } = await create()
    expect([state, await priceNow()]).toEqual(['planned', 38_000])
    turnTo(10)
    expect(await priceNow()).toBe(25_000)
    const shown = await ask(app, getFlashSale, '/api/FlashSale')
    expect(shown.data.productSales).toMatchObject([{ productId: 1, flashSalePrice: 25_000 }])
    const order = await placed(await sendOrder(app, guestOrder([lineOf(1, 2)])))
    expect(order.orderCode).toBeTruthy()
    turnTo(12)
    const ended = await ask(
      app,
      staffFlashSales.endFlashSale,
      `${SALES}/${id}/end`,
      by('editor', {}),
    )
    expect(ended.data).toMatchObject({ state: 'ended', sold: 2 })
    expect(await priceNow()).toBe(38_000)
    const listed = await ask(app, staffFlashSales.list, `${SALES}?state=ended&q=vàng`, get)
    expect(listed.data).toMatchObject([{ id, quantity: 5, sold: 2, itemCount: 1 }])
    expect(await findInconsistencies(store.db)).toEqual([])
  },
)

eachDatabase('while it runs, what is sold stays and the start does not move', async (store) => {
  const { app, by, create, change, turnTo } = await shop(store)
  const { id } = await create()
  turnTo(11)
  await placed(await sendOrder(app, guestOrder([lineOf(1, 2)])))
  const refused = [
    await change(id, { items: [] }),
    await change(id, { items: [{ ...item, quantity: 1 }] }),
    await change(id, { startTime: time(20) }),
    await app.request(`${SALES}/${id}`, by('editor', undefined, 'DELETE')),
  ]
  expect(tally(refused)).toEqual({ 409: 4 })
  const more = {
    items: [
      { ...item, quantity: 9 },
      { ...item, productId: 2, price: 90_000 },
    ],
  }
  expect((await change(id, { ...more, endTime: time(90) })).status).toBe(200)
  turnTo(91)
  expect((await change(id, { name: 'Muộn' })).status).toBe(409)
  expect(await findInconsistencies(store.db)).toEqual([])
})

eachDatabase('one that has not begun can be taken back', async (store) => {
  const { app, by, create } = await shop(store)
  const { id } = await create()
  const dropped = await app.request(`${SALES}/${id}`, by('editor', undefined, 'DELETE'))
  expect(dropped.status).toBe(200)
  expect(await store.db.$count(flashSale)).toBe(0)
})

test.each([
  ['an end before its start', { ...draft, endTime: time(5) }],
  ['a start in the past', { ...draft, startTime: time(-5) }],
  ['a price that is no lower', { ...draft, items: [{ ...item, price: 38_000 }] }],
  ['a product that is not there', { ...draft, items: [{ ...item, productId: 999 }] }],
  ['a product twice', { ...draft, items: [item, item] }],
  ['no copies', { ...draft, items: [{ ...item, quantity: 0 }] }],
  ['no name', { ...draft, name: ' ' }],
  ['no date', { ...draft, startTime: 'mai' }],
])('%s is refused and writes nothing', async (_, body) => {
  const store = await testDatabase()
  const { app, by } = await shop(store)
  expect((await refusal(app, SALES, by('editor', body))).status).toBe(400)
  expect([await store.db.$count(flashSale), await store.db.$count(flashSaleItem)]).toEqual([0, 0])
  await store.close()
})

onPostgres(
  'the limit is changed while orders take its last copies: never more sold than set aside',
  async (store) => {
    const { app, create, change, turnTo } = await shop(store)
    const { id } = await create({ ...draft, items: [{ ...item, quantity: 6 }] })
    turnTo(11)
    const orders = Array.from({ length: 6 }, () => sendOrder(app, guestOrder([lineOf(1, 1)])))
    const limits = [3, 4, 5].map((quantity) => change(id, { items: [{ ...item, quantity }] }))
    const answers = await Promise.all([...orders, ...limits])
    expect(Object.keys(tally(answers)).every((status) => Number(status) < 500)).toBe(true)
    const { rows } = await store.db.execute<{ over: number }>(
      sql`select count(*)::int as over from flash_sale_item where sold > quantity`,
    )
    expect(rows[0]?.over).toBe(0)
    expect(await findInconsistencies(store.db)).toEqual([])
  },
)
