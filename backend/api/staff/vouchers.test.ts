import { expect } from '@jest/globals'
import { auditLog } from '@/backend/platform/db/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import {
  guestOrder,
  lineOf,
  placed,
  refused,
  sendOrder,
  tally,
  twoBookShop,
} from '@/backend/testing/orders'
import { addUser } from '@/backend/testing/shop'
import { staffCaller } from '@/backend/testing/staff-caller'
import { ask, json, TEST_NOW, testApp } from '@/backend/testing/test-app'
import { staffVouchers } from '@/contract/staff/vouchers'

type Db = Parameters<typeof twoBookShop>[0]['db']
const DAY = 86_400_000
const at = (days: number) => new Date(TEST_NOW.getTime() + days * DAY).toISOString()

const finance = staffCaller(['finance'], 91)
const tet = { code: 'Tet2027', kind: 1, title: 'Tết', discountType: 1, value: 10 }

async function counter(db: Db) {
  await twoBookShop({ db })
  const clock = { at: TEST_NOW }
  const app = testApp({ db, callers: { finance }, now: () => clock.at })
  const send = (path: string, body?: unknown, method = 'POST') =>
    app.request(`/api/staff/vouchers${path}`, {
      ...(body === undefined ? {} : json(body)),
      method,
      headers: { authorization: 'Bearer finance', 'content-type': 'application/json' },
    })
  const make = async (change: object = {}) => {
    const answer = await send('', { ...tet, ...change })
    expect(answer.status).toBe(200)
    return staffVouchers.create.response.parse(await answer.json()).data
  }
  const list = async (query: string) => {
    const headers = { authorization: 'Bearer finance' }
    const { data } = await ask(app, staffVouchers.list, `/api/staff/vouchers?${query}`, { headers })
    return data.map(({ code }) => code)
  }
  const buy = (changes: object = {}) =>
    sendOrder(app, guestOrder([lineOf(1, 2)], { code: 'tet2027', ...changes }))
  return { app, clock, send, make, list, buy }
}

databaseTest('a code works at once; its name is taken only once', async ({ db }) => {
  const { send, make, buy } = await counter(db)
  expect((await make()).code).toBe('TET2027')
  const order = await placed(await buy())
  expect(order.total).toBe(76_000 - 7_600 + 20_500)
  const status = async (change: object) => (await send('', { ...tet, ...change })).status
  expect(await status({})).toBe(409)
  const wrong = [
    { code: 'MOT1', value: 101 },
    { code: 'MOT2', startTime: at(2), endTime: at(1) },
    { code: 'ngắn' },
    { code: 'MOT3', value: 0 },
    { code: 'MOT4', title: ' ' },
  ]
  expect(await Promise.all(wrong.map(status))).toEqual(Array(5).fill(400))
})

databaseTest('a running code only gets better, or ends', async ({ db }) => {
  const { send, make, buy } = await counter(db)
  const { id } = await make({ usageLimit: 3, perUserLimit: 1, endTime: at(2), minOrder: 10_000 })
  const change = async (body: object) => (await send(`/${id}`, body, 'PATCH')).status
  const worse = [
    { value: 5 },
    { minOrder: 20_000 },
    { productIds: [2] },
    { startTime: at(-1) },
    { usageLimit: 2 },
    { endTime: at(1) },
    { isPublic: false },
  ]
  for (const body of worse) expect([body, await change(body)]).toEqual([body, 409])
  expect(await change({})).toBe(400)
  const better = { usageLimit: null, perUserLimit: 5, endTime: null, title: 'Tết này' }
  expect(await change(better)).toBe(200)
  await placed(await buy())
  expect((await send(`/${id}/end`)).status).toBe(200)
  expect((await send(`/${id}/end`)).status).toBe(409)
  expect(await refused(await buy())).toMatchObject({ status: 409 })
  expect([
    await change({ title: 'Muộn' }),
    (await send(`/${id}`, undefined, 'DELETE')).status,
  ]).toEqual([409, 409])
  const actions = (await db.select().from(auditLog)).map(({ action }) => action)
  expect(actions).toEqual(['voucher.create', 'voucher.change', 'voucher.end'])
  expect(await findInconsistencies(db)).toEqual([])
})

databaseTest('a planned code may still be anything, and be taken away', async ({ db }) => {
  const { send, make, list } = await counter(db)
  const { id } = await make({ startTime: at(1) })
  const change = { value: 20, minOrder: 5_000, productIds: [1], categoryIds: [], isPublic: false }
  const changed = await send(`/${id}`, change, 'PATCH')
  expect((await changed.json()).data).toMatchObject({
    value: 20,
    productIds: [1],
    categoryIds: null,
    products: [{ id: 1 }],
  })
  // Naming no product any more binds it to none.
  const freed = await send(`/${id}`, { productIds: null }, 'PATCH')
  expect((await freed.json()).data).toMatchObject({ productIds: null, minOrder: 5_000 })
  expect(await list('state=planned')).toEqual(['TET2027'])
  expect((await send(`/${id}`, undefined, 'DELETE')).status).toBe(200)
  expect((await send(`/${id}`, undefined, 'DELETE')).status).toBe(404)
})

databaseTest('codes are listed by kind and state, with their uses and orders', async ({ db }) => {
  const { app, send, make, list, buy, clock } = await counter(db)
  const { id } = await make({ usageLimit: 1 })
  await make({ code: 'PHIEU1', kind: 2, endTime: at(1) })
  const order = await placed(await buy())
  expect(await list('kind=2')).toEqual(['PHIEU1'])
  expect(await list('state=usedUp')).toEqual(['TET2027'])
  expect(await list('q=phieu')).toEqual(['PHIEU1'])
  clock.at = new Date(at(3))
  expect(await list('state=ended')).toEqual(['PHIEU1'])
  const headers = { authorization: 'Bearer finance' }
  const seen = await ask(app, staffVouchers.read, `/api/staff/vouchers/${id}`, { headers })
  expect(seen.data).toMatchObject({ used: 1, discounted: 7_600, holderCount: 0 })
  const uses = await ask(app, staffVouchers.listVoucherUses, `/api/staff/vouchers/${id}/uses`, {
    headers,
  })
  expect(uses.data).toMatchObject([
    { orderCode: order.orderCode, amount: 7_600, isReleased: false },
  ])
  expect((await send('/999/uses', undefined, 'GET')).status).toBe(404)
})

databaseTest('a private code is given to a person and taken back', async ({ db }) => {
  const { send, make } = await counter(db)
  await addUser(db, { id: 7, email: 'lan@vi.du' })
  const { id } = await make({ isPublic: false })
  expect((await send('/TET2027/give', { email: 'lan@vi.du' })).status).toBe(200)
  const holders = async () => (await (await send(`/${id}/holders`, undefined, 'GET')).json()).data
  expect(await holders()).toMatchObject([{ userId: 7, email: 'lan@vi.du', useCount: 0 }])
  const takeBack = async () => (await send(`/${id}/holders/7`, undefined, 'DELETE')).status
  expect([await takeBack(), await takeBack()]).toEqual([200, 404])
  expect(await holders()).toEqual([])
})

databaseTest('a limit that is raised while people order is never passed', async (store) => {
  const { send, make, buy } = await counter(store.db)
  const { id } = await make({ usageLimit: 2 })
  const orders = Array.from({ length: 8 }, () => buy())
  const raise = send(`/${id}`, { usageLimit: 4 }, 'PATCH')
  const answers = await Promise.all(orders)
  expect((await raise).status).toBe(200)
  const done = tally(answers)[200] ?? 0
  expect(done).toBeGreaterThanOrEqual(2)
  expect(done).toBeLessThanOrEqual(4)
  expect(await findInconsistencies(store.db)).toEqual([])
})
