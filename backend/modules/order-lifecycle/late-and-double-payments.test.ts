import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { userCourse } from '@/backend/modules/learning/tables'
import { orders } from '@/backend/modules/orders/tables'
import { bankTransaction, refund } from '@/backend/modules/payments/tables'
import type { Db } from '@/backend/platform/db/connect'
import { databaseTest } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { type MoneyShop, moneyShop } from '@/backend/testing/money-shop'
import { lineOf } from '@/backend/testing/orders'
import { addVoucher, wards } from '@/backend/testing/shop'
import type { OrderDetail } from '@/contract/shop/orders'
import type { OrderParcels } from '@/contract/staff/parcels'

const rowOf = async (db: Db, id: string) =>
  (await db.select().from(orders).where(eq(orders.id, id)))[0]

const view = async ({ staff }: MoneyShop, id: string) =>
  (await staff(`orders/${id}`, undefined, 'GET')).data as OrderDetail

const parcelsOf = async ({ staff }: MoneyShop, id: string) =>
  ((await staff(`orders/${id}/parcels`, undefined, 'GET')).data as OrderParcels).parcels

/** What a refund or a parcel's fate leaves must hold everywhere. */
const holds = async (db: Db) => expect(await findInconsistencies(db)).toEqual([])

async function lateTransfer({ db, staff }: MoneyShop) {
  const [late] = await db.select().from(bankTransaction).where(eq(bankTransaction.problem, 'late'))
  return staff(`transfers/${late?.id}/resolve`, { action: 'refund' })
}

/** The refund that cancelling has opened. */
async function settleFirst(shop: MoneyShop, orderId: string) {
  const rows = await shop.db.select().from(refund).where(eq(refund.cause, 'order'))
  const opened = rows.find((row) => row.orderId === orderId)
  return shop.settle(opened?.id ?? '')
}

async function paidTwice(shop: MoneyShop) {
  const { guest, transfer, move } = shop
  const order = await guest([lineOf(1, 3)], 2)
  await transfer(order.orderCode, order.total)
  expect((await move(order.orderId, 7)).status).toBe(200)
  await transfer(order.orderCode, order.total)
  return order
}

databaseTest('a second late transfer goes back after the first', async (store) => {
  const { db } = store
  const shop = await moneyShop(store)
  const order = await paidTwice(shop)
  expect((await settleFirst(shop, order.orderId)).status).toBe(200)
  expect((await rowOf(db, order.orderId))?.paymentStatus).toBe(3)
  expect((await lateTransfer(shop)).status).toBe(200)
  const asked = (await db.select().from(refund)).find(({ status }) => status === 0)
  expect((await shop.settle(asked?.id ?? '')).status).toBe(200)
  const back = await db.select().from(refund)
  expect(back.reduce((sum, { amount }) => sum + amount, 0)).toBe(2 * order.total)
  expect((await rowOf(db, order.orderId))?.paymentStatus).toBe(4)
  await holds(db)
})

databaseTest('a second late transfer goes back first', async (store) => {
  const { db } = store
  const shop = await moneyShop(store)
  const order = await paidTwice(shop)
  expect((await lateTransfer(shop)).status).toBe(200)
  const [asked] = await db.select().from(refund).where(eq(refund.cause, 'surplus'))
  expect((await shop.settle(asked?.id ?? '')).status).toBe(200)
  expect((await rowOf(db, order.orderId))?.paymentStatus).toBe(3)
  expect((await settleFirst(shop, order.orderId)).status).toBe(200)
  expect((await rowOf(db, order.orderId))?.paymentStatus).toBe(4)
  await holds(db)
})

/** A card order whose buyer has changed to cash. */
async function cashInstead(shop: MoneyShop, lines: unknown) {
  const order = await shop.guest(lines, 0)
  const { status } = await shop.call(`/api/Order/${order.orderId}/pay`, {
    body: { paymentType: 1 },
    orderToken: order.orderToken,
  })
  expect(status).toBe(200)
  return order
}

/** Packed, and in the books of the carrier; then the card is charged after all. */
async function paidWithParcel(shop: MoneyShop) {
  const order = await cashInstead(shop, [lineOf(1, 3)])
  for (const status of [2, 3]) await shop.move(order.orderId, status)
  await shop.staff(`orders/${order.orderId}/parcels`)
  await shop.work()
  const [made] = await parcelsOf(shop, order.orderId)
  expect(made?.codAmount).toBe(order.total)
  await shop.charge(order)
  expect((await rowOf(shop.db, order.orderId))?.paymentStatus).toBe(1)
  expect((await parcelsOf(shop, order.orderId))[0]?.codAmount).toBe(0)
  return { ...order, code: made?.trackingCode ?? '' }
}

databaseTest('nothing is collected for an order that is paid meanwhile', async (store) => {
  const shop = await moneyShop(store, { hasCarrier: true })
  const { orderId, code, total } = await paidWithParcel(shop)
  await shop.work()
  expect(shop.parcels.get(code)?.cod).toBe(0)
  shop.says(code, 'delivered')
  await shop.work()
  expect(await rowOf(store.db, orderId)).toMatchObject({ status: 5, paymentStatus: 1 })
  expect((await shop.refund(orderId, total + 1)).status).toBe(409)
  await holds(store.db)
})

databaseTest('what a carrier collects all the same is booked and goes back', async (store) => {
  const shop = await moneyShop(store, { hasCarrier: true })
  const { changeCod: _, ...deaf } = shop.carrier
  Object.assign(shop.settings.current(), { carriers: [deaf] })
  const { orderId, code, total } = await paidWithParcel(shop)
  shop.says(code, 'delivered')
  await shop.work()
  expect(await rowOf(store.db, orderId)).toMatchObject({ status: 5, paymentStatus: 1 })
  expect((await shop.refund(orderId, total)).status).toBe(200)
  expect((await shop.refund(orderId, total)).status).toBe(200)
  await holds(store.db)
})

databaseTest(
  'what was given out of goodwill is not taken for what comes twice later',
  async (store) => {
    const shop = await moneyShop(store, { hasCarrier: true })
    const { changeCod: _, ...deaf } = shop.carrier
    Object.assign(shop.settings.current(), { carriers: [deaf] })
    const { orderId, code, total } = await paidWithParcel(shop)
    await shop.staff(`orders/${orderId}/refunds`, { amount: 20_000, reason: 'Bìa xước' })
    shop.says(code, 'delivered')
    await shop.work()
    const money = async () => (await view(shop, orderId)).money
    expect(await money()).toMatchObject({ received: 2 * total, toGiveBack: total + 20_000 })
    expect((await shop.refund(orderId, total)).status).toBe(200)
    expect(await money()).toMatchObject({ givenBack: total, toGiveBack: 20_000 })
    await holds(store.db)
  },
)

databaseTest('split parcels and a payment between them: all that came is booked', async (store) => {
  const { db } = store
  const shop = await moneyShop(store)
  const order = await cashInstead(shop, [lineOf(1, 2), lineOf(2, 2)])
  await shop.move(order.orderId, 2)
  const lines = (await view(shop, order.orderId)).cartDetails
  await shop.staff(`orders/${order.orderId}/pack`, {
    isPart: true,
    lines: lines.map(({ orderLineId, Quantity }, at) => ({
      orderLineId,
      quantity: at === 0 ? Quantity : 0,
    })),
  })
  const [first] = await parcelsOf(shop, order.orderId)
  for (const state of ['delivering', 'delivered']) {
    await shop.staff(`parcels/${first?.code}`, { state }, 'PATCH')
  }
  await shop.charge(order)
  const cash = first?.codAmount ?? 0
  expect(cash).toBeGreaterThan(0)
  expect((await rowOf(db, order.orderId))?.paymentStatus).toBe(1)
  expect((await shop.refund(order.orderId, order.total + cash)).status).toBe(200)
  await holds(db)
})

const coursesOpen = (db: Db) => db.select().from(userCourse)

databaseTest('a course is closed after both of its refunds', async (store) => {
  const { db } = store
  const shop = await moneyShop(store)
  const first = await shop.buy([lineOf(30), lineOf(1)], 2)
  await shop.transfer(first.orderCode, first.total)
  for (const status of [2, 3, 4, 5]) await shop.move(first.orderId, status)
  const line = (await view(shop, first.orderId)).cartDetails.find(
    ({ productId }) => productId === 30,
  )
  const asked = await shop.call(`/api/Order/${first.orderId}/returns`, {
    body: {
      reason: 'unwanted',
      lines: [{ orderLineId: line?.orderLineId, quantity: 1 }],
      receiver: { bank: 'Vietcombank', account: '0123456789', name: 'LAN' },
    },
    token: 'lan',
  })
  expect([asked.status, asked.text]).toEqual([200, ''])
  const { returns } = asked.data as { returns: { id: string }[] }
  const id = returns[0]?.id
  await shop.staff(`returns/${id}/decide`, { isApproved: true })
  await shop.staff(`returns/${id}/receive`, {
    lines: [{ orderLineId: line?.orderLineId, restock: 0, writeOff: 1 }],
  })
  expect(await coursesOpen(db)).toEqual([])
  const second = await shop.buy([lineOf(30), lineOf(1)], 2)
  await shop.transfer(second.orderCode, second.total)
  expect(await coursesOpen(db)).toHaveLength(1)
  const { status } = await shop.call('/api/User/CancelOrder', {
    method: 'PATCH',
    body: { orderId: second.orderId },
    token: 'lan',
  })
  expect(status).toBe(200)
  expect(await coursesOpen(db)).toEqual([])
  await holds(db)
})

databaseTest('a code that was dropped does not count in what goes back', async (store) => {
  const { db } = store
  const shop = await moneyShop(store)
  await addVoucher(db, { code: 'SHIP', discountType: 3, value: 32_000, minOrder: 150_000 })
  const order = await shop.guest([lineOf(1, 5)], 1, { code: 'SHIP', address: far })
  const detail = await view(shop, order.orderId)
  expect(detail.discountVoucher).toBeGreaterThan(0)
  const [line] = detail.cartDetails
  const lines = [{ orderLineId: line?.orderLineId, quantity: 2 }]
  const changed = await shop.staff(`orders/${order.orderId}/lines`, { lines }, 'PATCH')
  expect([changed.status, changed.text]).toEqual([200, ''])
  const after = await view(shop, order.orderId)
  expect([after.discountVoucher, after.code]).toEqual([0, null])
  for (const status of [2, 3, 4, 5]) await shop.move(order.orderId, status)
  const asked = await shop.call(`/api/Order/${order.orderId}/returns`, {
    body: {
      ...{ reason: 'unwanted', lines, receiver: { bank: 'VCB', account: '0123456789', name: 'L' } },
    },
    orderToken: order.orderToken,
  })
  const data = asked.data as { returns: { id: string }[] }
  const id = data.returns[0]?.id
  await shop.staff(`returns/${id}/decide`, { isApproved: true })
  await shop.staff(`returns/${id}/receive`, {
    lines: [{ orderLineId: line?.orderLineId, restock: 2, writeOff: 0 }],
  })
  expect((await db.select().from(refund)).map(({ amount }) => amount)).toEqual([76_000])
  await holds(db)
})

const far = { name: 'Lan', phone: '0987654321', address: '1 Phố', wardId: wards.phuQuoc }

databaseTest('a new address counts the code and the fee anew', async (store) => {
  const { db } = store
  const shop = await moneyShop(store)
  await addVoucher(db, { code: 'SHIP', discountType: 3, value: 100_000, minOrder: 0 })
  const order = await shop.guest([lineOf(1, 2)], 1, { code: 'SHIP', address: far })
  const near = { ...far, wardId: wards.benThanh }
  for (const place of [near, far]) {
    const { status } = await shop.staff(`orders/${order.orderId}/address`, place, 'PATCH')
    expect(status).toBe(200)
    const { total, subTotal } = await view(shop, order.orderId)
    expect(total).toBe(subTotal)
  }
  await holds(db)
})
