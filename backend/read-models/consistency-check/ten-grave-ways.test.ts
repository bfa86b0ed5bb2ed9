import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { lesson, lessonProgress, userCourse } from '@/backend/modules/learning/tables'
import { orderEvent, orders } from '@/backend/modules/orders/tables'
import { parcel, parcelLine } from '@/backend/modules/parcels/tables'
import { bankTransaction, ledgerEntry, refund } from '@/backend/modules/payments/tables'
import { voucherUse } from '@/backend/modules/promotions/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { listOrdersToMend } from '@/backend/read-models/consistency-check/money-check'
import { type MoneyShop, moneyShop } from '@/backend/testing/money-shop'
import { lineOf } from '@/backend/testing/orders'
import { addVoucher } from '@/backend/testing/shop'

const rules = async ({ db }: MoneyShop) => (await listOrdersToMend(db)).map(({ rule }) => rule)

async function paid(shop: MoneyShop, to: readonly number[] = []) {
  const order = await shop.guest([lineOf(1, 2)], 2)
  await shop.transfer(order.orderCode, order.total)
  for (const status of to) await shop.move(order.orderId, status)
  return order
}

databaseTest('a second transfer that was kept is found', async (store) => {
  const shop = await moneyShop(store)
  const order = await paid(shop)
  await shop.transfer(order.orderCode, order.total)
  await shop.db.update(bankTransaction).set({ txnRef: order.orderCode, state: 2 })
  expect(await rules(shop)).toContain('transfers of an order are in its book')
})

databaseTest('cash for a paid order that is in no book is found', async (store) => {
  const shop = await moneyShop(store)
  const { orderId } = await paid(shop, [2, 3, 4])
  const row = { orderId, carrier: 'ghn', code: 'X1', weightGram: 1, codAmount: 5_000 }
  await shop.db.insert(parcel).values({ ...row, state: 'delivered' })
  expect(await rules(shop)).toContain('what a parcel collected is in the book')
})

databaseTest('a course that is open too long, or after its refund, is found', async (store) => {
  const shop = await moneyShop(store)
  const order = await shop.buy([lineOf(30)], 2)
  await shop.transfer(order.orderCode, order.total)
  const { db } = shop
  const [term] = await db.select().from(userCourse)
  await db.update(userCourse).set({ expiresAt: new Date('2029-01-01') })
  expect(await rules(shop)).toEqual(['a course is open as long as was paid for'])
  await db.update(userCourse).set(term ?? {})
  expect(await rules(shop)).toEqual([])
  await db.update(orders).set({ status: 6 })
  expect(await rules(shop)).toContain('courses are open as paid lines say')
})

databaseTest('a course cancelled after it was watched is found', async (store) => {
  const shop = await moneyShop(store)
  const order = await shop.buy([lineOf(30), lineOf(1)], 2)
  await shop.transfer(order.orderCode, order.total)
  await shop.move(order.orderId, 7)
  const lessons = await shop.db.select().from(lesson)
  const updatedAt = new Date('2026-01-01')
  await shop.db
    .insert(lessonProgress)
    .values(lessons.map(({ id }) => ({ userId: 7, lessonId: id, updatedAt })))
  expect(await rules(shop)).toEqual(['a course that was seen is not given back'])
})

databaseTest('a code of the delivery that went back as money is found', async (store) => {
  const shop = await moneyShop(store)
  const { orderId } = await paid(shop, [2, 3, 4, 5])
  const [row] = await shop.db.select().from(orders)
  await shop.db.insert(refund).values({
    ...{ orderId, amount: row?.total ?? 0, reason: 'x', cause: 'return', method: 'transfer' },
    requestedBy: 'staff:90',
  })
  expect(await rules(shop)).toContain('a returned code of the delivery goes back once')
})

databaseTest('a code that takes more off than the delivery costs is found', async (store) => {
  const shop = await moneyShop(store)
  const { orderId } = await paid(shop)
  const voucherId = await addVoucher(shop.db, { code: 'SHIP', discountType: 3, value: 90_000 })
  await shop.db.insert(voucherUse).values({ voucherId, orderId, holder: 'x', amount: 90_000 })
  expect(await rules(shop)).toEqual(['a code takes no more off the delivery than it costs'])
})

databaseTest(
  'an order that stands still after its last parcel came back is found',
  async (store) => {
    const shop = await moneyShop(store)
    const { orderId } = await paid(shop, [2, 3, 4])
    await shop.db.insert(parcel).values({
      ...{ orderId, carrier: 'own', code: 'X1', weightGram: 1, codAmount: 0, state: 'returned' },
    })
    const isOfOrder = eq(orderEvent.orderId, orderId)
    await shop.db
      .update(orderEvent)
      .set({ at: new Date('2026-01-01') })
      .where(isOfOrder)
    expect(await rules(shop)).toEqual([])
    await shop.guest([lineOf(1)])
    expect(await rules(shop)).toEqual(['an order on its way moves'])
  },
)

databaseTest('lost copies that lie in the stock again are found', async (store) => {
  const shop = await moneyShop(store)
  const { orderId } = await paid(shop, [2, 3, 4, 6])
  const row = { orderId, carrier: 'own', code: 'X1', weightGram: 1, codAmount: 0, state: 'lost' }
  const [made] = await shop.db.insert(parcel).values(row).returning({ id: parcel.id })
  const detail = await shop.staff(`orders/${orderId}`, undefined, 'GET')
  const [line] = (detail.data as unknown as { cartDetails: { orderLineId: number }[] }).cartDetails
  await shop.db
    .insert(parcelLine)
    .values({ parcelId: made?.id ?? '', orderLineId: line?.orderLineId ?? 0, quantity: 2 })
  expect(await rules(shop)).toContain('lost copies are out of the stock')
})

databaseTest('an order moved against its carrier is found', async (store) => {
  const shop = await moneyShop(store)
  const { orderId } = await paid(shop, [2, 3, 4])
  await shop.db.insert(parcel).values({
    ...{ orderId, carrier: 'ghn', code: 'X1', trackingCode: 'T1', weightGram: 1, codAmount: 0 },
    state: 'delivering',
  })
  await shop.db.update(orders).set({ status: 6 }).where(eq(orders.id, orderId))
  expect(await rules(shop)).toContain('an order that is over has nothing on its way')
  await shop.db.delete(ledgerEntry).where(eq(ledgerEntry.orderId, orderId))
  await shop.db.insert(refund).values({
    ...{ orderId, amount: 1_000, reason: 'x', method: 'transfer', requestedBy: 'staff:90' },
  })
  expect(await rules(shop)).toContain('every open refund can be paid')
})
