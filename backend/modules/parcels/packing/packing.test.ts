import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { product } from '@/backend/modules/catalog/tables'
import { orders } from '@/backend/modules/orders/tables'
import { inventory } from '@/backend/modules/stock/tables'
import type { Store } from '@/backend/platform/db/connect'
import { auditLog } from '@/backend/platform/db/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import {
  guestOrder,
  lineOf,
  placed,
  refused,
  sendOrder,
  twoBookShop,
} from '@/backend/testing/orders'
import { staffCaller } from '@/backend/testing/staff-caller'
import { ask, json, testApp } from '@/backend/testing/test-app'
import * as packing from '@/contract/staff/packing'

const staff = staffCaller(['warehouse'])
const authorization = 'Bearer staff'
const by = (body: unknown, method = 'POST') => ({ ...json(body, { authorization }), method })
const reading = { headers: { authorization } }

async function table({ db }: Pick<Store, 'db'>) {
  await twoBookShop({ db })
  await db.update(product).set({ isbn: '9786041000010', sku: 'HS-1' }).where(eq(product.id, 1))
  const app = testApp({ db, callers: { staff } })
  const confirmed = async (lines: unknown) => {
    const order = await placed(await sendOrder(app, guestOrder(lines)))
    await db.update(orders).set({ status: 2 }).where(eq(orders.id, order.orderId))
    return order
  }
  return { db, app, confirmed }
}

databaseTest('the picking list gathers copies by shelf', async (store) => {
  const { db, app, confirmed } = await table(store)
  const [one, two] = [await confirmed([lineOf(1, 2), lineOf(2)]), await confirmed([lineOf(1)])]
  await ask(app, packing.setShelf, '/api/staff/packing/shelves/2', by({ shelf: 'a2' }, 'PATCH'))
  await ask(app, packing.setShelf, '/api/staff/packing/shelves/1', by({ shelf: 'B10' }, 'PATCH'))
  const { data } = await ask(app, packing.getPickingList, '/api/staff/packing', reading)
  expect(data.orders.map(({ orderCode, copies }) => [orderCode, copies])).toEqual([
    [one.orderCode, 3],
    [two.orderCode, 1],
  ])
  expect(data.lines).toMatchObject([
    { productId: 2, shelf: 'A2', quantity: 1, orders: [one.orderCode] },
    { productId: 1, shelf: 'B10', quantity: 3, barcodes: ['9786041000010', 'HS-1'] },
  ])
  expect(await db.select().from(inventory).where(eq(inventory.productId, 2))).toMatchObject([
    { shelf: 'A2' },
  ])
})

databaseTest('an order is packed when what was scanned is what it holds', async (store) => {
  const { app, confirmed } = await table(store)
  const { orderId, orderCode } = await confirmed([lineOf(1, 2), lineOf(2)])
  const path = `/api/staff/packing/${orderCode.toLowerCase()}`
  const { data } = await ask(app, packing.findPackingOrder, path, reading)
  const scanned = data.lines.map(({ orderLineId, quantity }) => ({ orderLineId, quantity }))
  const pack = (lines: unknown) => app.request(`/api/staff/orders/${orderId}/pack`, by({ lines }))
  for (const wrong of [
    scanned.slice(1),
    scanned.map((line) => ({ ...line, quantity: 1 })),
    [...scanned, { orderLineId: 99_999, quantity: 1 }],
    [...scanned, ...scanned],
  ]) {
    expect((await refused(await pack(wrong))).status).toBe(409)
  }
  const answers = await Promise.all([pack(scanned), pack(scanned)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

databaseTest('200 labels are one PDF within five seconds of work', async (store) => {
  const { db, app, confirmed } = await table(store)
  const { orderId } = await confirmed([lineOf(1, 2), lineOf(2)])
  const [row] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (!row) throw new Error('no order')
  const copies = Array.from({ length: 199 }, (_, at) => ({
    ...row,
    id: `0199f0a0-0000-7000-8000-${String(at).padStart(12, '0')}`,
    code: `HS${10_000_000 + at}`,
    receiverName: 'Nguyễn Thị Ngọc Ánh',
    address: '27/4 ngõ Đường Bưởi, tổ dân phố số 8',
  }))
  await db.insert(orders).values(copies)
  const orderIds = [orderId, ...copies.map(({ id }) => id)]
  const before = process.cpuUsage()
  const { data } = await ask(
    app,
    packing.printPackingPapers,
    '/api/staff/packing/papers',
    by({ kind: 'labels', orderIds }),
  )
  // What else the machine does meanwhile is not counted.
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1_000).toBeLessThan(5_000)
  const pdf = Buffer.from(data.data, 'base64').toString('latin1')
  expect(pdf.startsWith('%PDF-')).toBe(true)
  expect(pdf).toContain('/Count 200')
  expect(await db.select().from(auditLog).where(eq(auditLog.action, 'order.print'))).toHaveLength(1)
  const gone = [orderId, '0199f0a0-0000-7000-8000-999999999999']
  const refusal = await app.request(
    '/api/staff/packing/papers',
    by({ kind: 'slips', orderIds: gone }),
  )
  expect(refusal.status).toBe(409)
})
