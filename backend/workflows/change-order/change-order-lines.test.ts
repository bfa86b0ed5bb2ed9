import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { orderLine, orders } from '@/backend/modules/orders/tables'
import { payment } from '@/backend/modules/payments/tables'
import { affiliateCommission, voucher } from '@/backend/modules/promotions/tables'
import type { Store } from '@/backend/platform/db/connect'
import { mailOutbox } from '@/backend/platform/db/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import {
  guestOrder,
  lineOf,
  placed,
  refused,
  sendOrder,
  stockOf,
  tally,
  twoBookShop,
} from '@/backend/testing/orders'
import { addAffiliate, addUser, addVoucher } from '@/backend/testing/shop'
import { staffCaller } from '@/backend/testing/staff-caller'
import { json, testApp } from '@/backend/testing/test-app'
import type { StaffOrder } from '@/contract/staff/orders'

const staff = staffCaller(['sales'])

async function shopWithOrder({ db }: Pick<Store, 'db'>) {
  await twoBookShop({ db })
  const app = testApp({ db, callers: { staff } })
  const order = async (lines: unknown = [lineOf(1, 2), lineOf(2, 1)], changes = {}) => {
    const { orderId } = await placed(await sendOrder(app, guestOrder(lines, changes)))
    const rows = await db
      .select()
      .from(orderLine)
      .where(eq(orderLine.orderId, orderId))
      .orderBy(orderLine.id)
    return { orderId, lineIds: rows.map(({ id }) => id) }
  }
  const change = (orderId: string, pairs: [number | undefined, number][]) =>
    app.request(`/api/staff/orders/${orderId}/lines`, {
      ...json(
        { lines: pairs.map(([orderLineId, quantity]) => ({ orderLineId, quantity })) },
        { authorization: 'Bearer staff' },
      ),
      method: 'PATCH',
    })
  const changed = async (orderId: string, pairs: [number | undefined, number][]) => {
    const response = await change(orderId, pairs)
    const body = (await response.json()) as { data: StaffOrder }
    expect([response.status, body]).toEqual([200, body])
    return body.data
  }
  return { db, app, order, change, changed }
}

databaseTest('more and fewer copies: stock, weight, fee and total follow', async (store) => {
  const { db, order, changed } = await shopWithOrder(store)
  const { orderId, lineIds } = await order()
  const [first, second] = lineIds
  const after = await changed(orderId, [
    [first, 5],
    [second, 0],
  ])
  expect(after).toMatchObject({ subTotal: 190_000, shippingFee: 23_000, total: 213_000 })
  expect(after.cartDetails).toHaveLength(1)
  expect(after.history.at(-1)).toMatchObject({ kind: 'lines', isInternal: false })
  expect(await stockOf(db, 1)).toMatchObject({ onHand: 15 })
  expect(await stockOf(db, 2)).toMatchObject({ onHand: 3 })
  const letters = await db.select().from(mailOutbox)
  expect(letters.filter(({ subject }) => subject.includes('thay đổi'))).toHaveLength(0)
  expect(await findInconsistencies(db)).toEqual([])
})

databaseTest('codes are judged again: one that no longer fits is given back', async (store) => {
  const { db, order, changed } = await shopWithOrder(store)
  await addUser(db, { id: 7 })
  await addAffiliate(db, 7, 'CTV7')
  await addVoucher(db, { code: 'SALE10', minOrder: 150_000 })
  const { orderId, lineIds } = await order(undefined, {
    code: 'SALE10',
    affiliateCode: 'CTV7',
    email: 'lan@vi.du',
  })
  const [first, second] = lineIds
  const before = await db.select().from(affiliateCommission)
  const more = await changed(orderId, [[first, 3]])
  expect(more.discountVoucher).toBe(Math.min(23_400, more.discountVoucher))
  expect(more.discountVoucher).toBeGreaterThan(0)
  const less = await changed(orderId, [[second, 0]])
  expect(less).toMatchObject({ discountVoucher: 0, code: null, subTotal: 114_000 })
  expect(await db.select().from(voucher)).toMatchObject([{ used: 0 }])
  const [commission] = await db.select().from(affiliateCommission)
  expect(commission?.base).toBe(less.subTotal - less.discountAffiliate)
  expect(commission?.amount).toBeLessThan(before[0]?.amount ?? 0)
  const letters = await db.select().from(mailOutbox)
  expect(letters.filter(({ subject }) => subject.includes('thay đổi'))).toHaveLength(2)
  expect(await findInconsistencies(db)).toEqual([])
})

databaseTest('what cannot be is refused and changes nothing', async (store) => {
  const { db, order, change } = await shopWithOrder(store)
  const { orderId, lineIds } = await order()
  const [first, second] = lineIds
  const refusals: [[number | undefined, number][], number][] = [
    [[[second, 4]], 409],
    [
      [
        [first, 0],
        [second, 0],
      ],
      409,
    ],
    [[[99_999, 1]], 400],
    [[[first, 100]], 400],
    [[[first, -1]], 400],
  ]
  for (const [pairs, status] of refusals) {
    expect([pairs, (await refused(await change(orderId, pairs))).status]).toEqual([pairs, status])
  }
  await db.update(orders).set({ status: 3 }).where(eq(orders.id, orderId))
  expect((await change(orderId, [[first, 1]])).status).toBe(409)
  await db.update(orders).set({ status: 2, paymentType: 2 }).where(eq(orders.id, orderId))
  expect((await change(orderId, [[first, 1]])).status).toBe(409)
  // Cash now, but begun online before: money of the former total may still come.
  await db.update(orders).set({ paymentType: 1 }).where(eq(orders.id, orderId))
  const attempt = { txnRef: 'HS-1', orderId, provider: 'vnpay', amount: 1, status: 2 }
  await db.insert(payment).values(attempt)
  expect((await change(orderId, [[first, 1]])).status).toBe(409)
  expect(await stockOf(db, 1)).toMatchObject({ onHand: 18 })
})

databaseTest('staff and buyers at once never sell a copy twice', async (store) => {
  const { db, app, order, change } = await shopWithOrder(store)
  await addVoucher(db, { code: 'SALE10', usageLimit: 3 })
  const mine = await Promise.all([1, 2, 3].map(() => order([lineOf(1, 1), lineOf(2, 1)])))
  const more = mine.flatMap(({ orderId, lineIds: [first, second] }) => [
    change(orderId, [
      [second, 2],
      [first, 7],
    ]),
    change(orderId, [
      [first, 9],
      [second, 1],
    ]),
    change(orderId, [[first, 4]]),
  ])
  const buyers = Array.from({ length: 6 }, () =>
    sendOrder(app, guestOrder([lineOf(1, 3)], { code: 'SALE10' })),
  )
  const counts = tally(await Promise.all([...more, ...buyers]))
  expect(Object.keys(counts).every((status) => ['200', '409', '422'].includes(status))).toBe(true)
  expect(counts[200]).toBeGreaterThan(3)
  expect(await findInconsistencies(db)).toEqual([])
  const stock = await stockOf(db, 1)
  expect(stock?.onHand).toBeGreaterThanOrEqual(0)
})
