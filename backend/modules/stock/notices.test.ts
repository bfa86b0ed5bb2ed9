import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { sendStockNotices } from '@/backend/modules/stock/notices'
import { inventory, stockNotice } from '@/backend/modules/stock/tables'
import type { Db } from '@/backend/platform/db/connect'
import { databaseTest } from '@/backend/platform/db/testing'
import { emailsTo } from '@/backend/testing/accounts'
import { addCategories, addProduct } from '@/backend/testing/catalog'
import { json, TEST_NOW, testApp, testServices } from '@/backend/testing/test-app'

const LAN = 'lan@sach.vn'

async function soldOut(db: Db) {
  await addCategories(db)
  await addProduct(db, { id: 1, title: 'Số đỏ', stock: 0 })
  await addProduct(db, { id: 2, title: 'Giông tố' })
  await addProduct(db, { id: 3, title: 'Khóa Văn', objectType: 1, stock: 0 })
  let seconds = 0
  const wait = (more: number) => {
    seconds += more
  }
  const given = { db, now: () => new Date(TEST_NOW.getTime() + 1_000 * seconds++) }
  const app = testApp(given)
  const post = async (path: string, body: unknown) => {
    const response = await app.request(`/api/StockNotice/${path}`, json(body))
    return { status: response.status, body: await response.json() }
  }
  const ask = async (id: number, email: string) => (await post(String(id), { email })).status
  const mails = async () => (await emailsTo(db, LAN)).toReversed().map(({ subject }) => subject)
  const tokenIn = async () =>
    /ma=([\w-]{43})/.exec((await emailsTo(db, LAN))[0]?.bodyText ?? '')?.[1] ?? ''
  return { ask, mails, post, tokenIn, wait, send: () => sendStockNotices(testServices(given)) }
}

databaseTest(
  'who waits for a book is mailed once, after confirming the address',
  async ({ db }) => {
    const { ask, mails, post, send, tokenIn } = await soldOut(db)
    expect(await ask(1, ' LAN@Sach.vn ')).toBe(200)
    expect(await mails()).toEqual(['Xác nhận nhận tin khi có sách “Số đỏ”'])
    const token = await tokenIn()
    await db.update(inventory).set({ onHand: 3 }).where(eq(inventory.productId, 1))
    // Not confirmed yet.
    expect(await send()).toBe(0)
    expect(await post('Confirm', { token })).toEqual({
      status: 200,
      body: { data: { productId: 1, productName: 'Số đỏ' } },
    })
    expect((await post('Confirm', { token })).status).toBe(404)
    expect(await send()).toBe(1)
    expect(await send()).toBe(0)
    expect(await mails()).toEqual(['Xác nhận nhận tin khi có sách “Số đỏ”', '“Số đỏ” đã có hàng'])
    expect(await db.$count(stockNotice)).toBe(0)
  },
)

databaseTest(
  'asked again, the older mail still confirms; who has confirmed is not asked again',
  async ({ db }) => {
    const { ask, mails, post, tokenIn } = await soldOut(db)
    await ask(1, LAN)
    const older = await tokenIn()
    await ask(1, LAN)
    expect(await mails()).toHaveLength(2)
    expect((await post('Confirm', { token: older })).status).toBe(200)
    expect(await ask(1, LAN)).toBe(200)
    expect(await mails()).toHaveLength(2)
  },
)

databaseTest('only sold-out books are waited for, and no mailbox is flooded', async ({ db }) => {
  const { ask, mails, post, wait } = await soldOut(db)
  expect([await ask(2, LAN), await ask(3, LAN), await ask(99, LAN)]).toEqual([409, 404, 404])
  expect((await post('1', { email: 'không phải' })).status).toBe(400)
  expect((await post('Confirm', { token: 'x' })).status).toBe(400)
  const statuses = []
  for (let at = 0; at < 6; at++) statuses.push(await ask(1, LAN))
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  for (let hour = 0; hour < 4; hour++) {
    wait(3600)
    for (let at = 0; at < 5; at++) await ask(1, LAN)
  }
  expect(await mails()).toHaveLength(10)
  wait(24 * 3600)
  expect(await ask(1, LAN)).toBe(200)
})
