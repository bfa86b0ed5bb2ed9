import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { lessonProgress } from '@/backend/modules/learning/tables'
import { orders } from '@/backend/modules/orders/tables'
import { parcel } from '@/backend/modules/parcels/tables'
import { refund } from '@/backend/modules/payments/tables'
import type { Db } from '@/backend/platform/db/connect'
import { mailOutbox } from '@/backend/platform/db/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { type MoneyShop, moneyShop } from '@/backend/testing/money-shop'
import { lineOf, stockOf } from '@/backend/testing/orders'
import type { OrderDetail } from '@/contract/shop/orders'
import type { OrderParcels } from '@/contract/staff/parcels'

const rowOf = async (db: Db, id: string) =>
  (await db.select().from(orders).where(eq(orders.id, id)))[0]

const parcelsOf = async ({ staff }: MoneyShop, id: string) =>
  ((await staff(`orders/${id}/parcels`, undefined, 'GET')).data as OrderParcels).parcels

const onHand = async (db: Db, id: number) => (await stockOf(db, id))?.onHand ?? 0

/** The learner has begun all lessons of the course. */
const watchAll = (db: Db) =>
  db.insert(lessonProgress).values([1, 2, 3, 4, 5].map((lessonId) => ({ userId: 7, lessonId })))

databaseTest('a course that was watched is not cancelled for its money', async (store) => {
  const { db } = store
  const shop = await moneyShop(store)
  const both = await shop.buy([lineOf(30), lineOf(1)], 2)
  await shop.transfer(both.orderCode, both.total)
  await watchAll(db)
  const { orderId } = both
  const cancel = { method: 'PATCH', body: { orderId }, token: 'lan' }
  const refused = await shop.call('/api/User/CancelOrder', cancel)
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('một phần năm')])
  expect((await shop.move(orderId, 7)).status).toBe(409)
  const seen = (await shop.call(`/api/User/orders/${orderId}`, { method: 'GET', token: 'lan' }))
    .data as OrderDetail
  expect(seen).toMatchObject({ canCancel: false, cancelRefusal: refused.text })
  expect(await rowOf(db, orderId)).toMatchObject({ status: 1, paymentStatus: 1 })
})

databaseTest(
  'courses alone are delivered when they are paid, and then sent back',
  async (store) => {
    const { db } = store
    const shop = await moneyShop(store)
    const order = await shop.buy([lineOf(30)], 2)
    await shop.transfer(order.orderCode, order.total)
    expect(await rowOf(db, order.orderId)).toMatchObject({ status: 5, paymentStatus: 1 })
    const read = { method: 'GET', token: 'lan' }
    const own = (await shop.call(`/api/Order/${order.orderId}/returns`, read)).data as {
      lines: { orderLineId: number; refusal: string }[]
    }
    expect(own.lines).toMatchObject([{ refusal: '' }])
    await watchAll(db)
    const lines = own.lines.map(({ orderLineId }) => ({ orderLineId, quantity: 1 }))
    const body = { reason: 'unwanted', lines }
    const asked = await shop.call(`/api/Order/${order.orderId}/returns`, { body, token: 'lan' })
    expect([asked.status, asked.text]).toEqual([409, expect.stringContaining('một phần năm')])
    expect((await shop.move(order.orderId, 6)).status).toBe(409)
  },
)

/** Two copies of each book, of which the second title waits for another parcel. */
async function partPacked(shop: MoneyShop) {
  const order = await shop.guest([lineOf(1, 2), lineOf(2, 1)], 2)
  await shop.transfer(order.orderCode, order.total)
  await shop.move(order.orderId, 2)
  const { cartDetails } = (await shop.staff(`orders/${order.orderId}`, undefined, 'GET'))
    .data as OrderDetail
  const lines = cartDetails.map(({ orderLineId, Quantity }, at) => ({
    orderLineId,
    quantity: at === 0 ? Quantity : 0,
  }))
  await shop.staff(`orders/${order.orderId}/pack`, { isPart: true, lines })
  const [first] = await parcelsOf(shop, order.orderId)
  await shop.staff(`parcels/${first?.code}`, { state: 'delivering' }, 'PATCH')
  return { ...order, code: first?.code ?? '' }
}

databaseTest(
  'the rest was dropped and the last parcel comes back: the order ends',
  async (store) => {
    const { db } = store
    const shop = await moneyShop(store)
    const before = [await onHand(db, 1), await onHand(db, 2)]
    const { orderId, code, total } = await partPacked(shop)
    const drop = await shop.staff(`orders/${orderId}/drop-later`, { isRestocked: true })
    expect(drop.status).toBe(200)
    await shop.staff(`parcels/${code}`, { state: 'returned' }, 'PATCH')
    const closed = await shop.staff(`parcels/${code}/close`, { isRestocked: true })
    expect([closed.status, closed.text]).toEqual([200, ''])
    expect(await rowOf(db, orderId)).toMatchObject({ status: 6, paymentStatus: 3 })
    expect([await onHand(db, 1), await onHand(db, 2)]).toEqual(before)
    const asked = await db.select().from(refund)
    expect(asked.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
    for (const { id } of asked) expect((await shop.settle(id)).status).toBe(200)
    expect((await rowOf(db, orderId))?.paymentStatus).toBe(4)
    expect(await findInconsistencies(db)).toEqual([])
  },
)

databaseTest('a lost parcel is written off, refunded and claimed', async (store) => {
  const { db } = store
  const shop = await moneyShop(store, { hasCarrier: true })
  const order = await shop.guest([lineOf(1, 3)], 2)
  await shop.transfer(order.orderCode, order.total)
  for (const status of [2, 3]) await shop.move(order.orderId, status)
  await shop.staff(`orders/${order.orderId}/parcels`)
  await shop.work()
  const before = await onHand(db, 1)
  const [made] = await parcelsOf(shop, order.orderId)
  const code = made?.trackingCode ?? ''
  for (const state of ['pickedUp', 'lost'] as const) {
    shop.says(code, state)
    await shop.work()
  }
  expect(await db.select().from(parcel)).toMatchObject([
    { state: 'lost', claimState: 'open', claimAmount: 3 * 38_000 },
  ])
  expect((await shop.move(order.orderId, 6)).status).toBe(409)
  const path = `parcels/${made?.code}/close`
  expect((await shop.staff(path, { isRestocked: true })).status).toBe(409)
  expect((await shop.staff(path, { isRestocked: false })).status).toBe(200)
  expect(await onHand(db, 1)).toBe(before)
  expect(await rowOf(db, order.orderId)).toMatchObject({ status: 6, paymentStatus: 3 })
  expect((await db.select().from(refund)).map(({ amount }) => amount)).toEqual([order.total])
  const texts = (await db.select().from(mailOutbox)).map(({ bodyText }) => bodyText)
  expect(texts.find((text) => text.includes('thất lạc'))).toMatch(
    /Cửa hàng hoàn [\d.]+ ₫ về tài khoản ngân hàng của bạn, chậm nhất ngày [\d/]+\./,
  )
  const listed = (await shop.staff(`orders?search=${order.orderCode}`, undefined, 'GET')).data
  expect(listed).toMatchObject([{ orderCode: order.orderCode, isLost: true }])
  expect(await findInconsistencies(db)).toEqual([])
})

databaseTest('copies sent in place of lost ones leave the stock again', async (store) => {
  const { db } = store
  const shop = await moneyShop(store, { hasCarrier: true })
  const order = await shop.guest([lineOf(1, 3)], 1)
  for (const status of [2, 3]) await shop.move(order.orderId, status)
  await shop.staff(`orders/${order.orderId}/parcels`)
  await shop.work()
  const before = await onHand(db, 1)
  const code = (await parcelsOf(shop, order.orderId))[0]?.trackingCode ?? ''
  for (const state of ['pickedUp', 'lost'] as const) {
    shop.says(code, state)
    await shop.work()
  }
  const again = await shop.staff(`orders/${order.orderId}/parcels`)
  expect([again.status, again.text]).toEqual([200, ''])
  expect(await onHand(db, 1)).toBe(before - 3)
  await shop.work()
  const second = (await parcelsOf(shop, order.orderId))[1]?.trackingCode ?? ''
  for (const state of ['pickedUp', 'returned'] as const) {
    shop.says(second, state)
    await shop.work()
  }
  const closed = await shop.staff(`parcels/${order.orderCode}-2/close`, { isRestocked: true })
  expect([closed.status, closed.text]).toEqual([409, expect.stringContaining('Đã trả lại')])
  expect((await shop.move(order.orderId, 6)).status).toBe(200)
  expect(await onHand(db, 1)).toBe(before)
  expect(await findInconsistencies(db)).toEqual([])
})

databaseTest('nobody moves an order against its carrier', async (store) => {
  const { db } = store
  const shop = await moneyShop(store, { hasCarrier: true })
  const order = await shop.guest([lineOf(1, 3)], 1)
  const before = await onHand(db, 1)
  for (const status of [2, 3]) await shop.move(order.orderId, status)
  await shop.staff(`orders/${order.orderId}/parcels`)
  await shop.work()
  const code = (await parcelsOf(shop, order.orderId))[0]?.trackingCode ?? ''
  shop.says(code, 'delivering')
  await shop.work()
  for (const to of [5, 6]) {
    const moved = await shop.move(order.orderId, to)
    expect([moved.status, moved.text]).toEqual([409, expect.stringContaining('hãng')])
  }
  shop.says(code, 'returned')
  await shop.work()
  expect((await shop.move(order.orderId, 5)).status).toBe(409)
  expect((await shop.move(order.orderId, 6)).status).toBe(200)
  expect((await shop.refund(order.orderId, order.total)).status).toBe(409)
  expect(await onHand(db, 1)).toBe(before + 3)
  expect(await rowOf(db, order.orderId)).toMatchObject({ status: 6, paymentStatus: 0 })
  expect(await findInconsistencies(db)).toEqual([])
})
