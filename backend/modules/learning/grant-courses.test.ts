import { expect } from '@jest/globals'
import { withdrawCourses } from '@/backend/modules/learning/grant-courses'
import { course, userCourse } from '@/backend/modules/learning/tables'
import { orders } from '@/backend/modules/orders/tables'
import type { Store } from '@/backend/platform/db/connect'
import { databaseTest } from '@/backend/platform/db/testing'
import { transact } from '@/backend/platform/db/transact'
import { home, twoBuyers } from '@/backend/testing/buyers'
import { addCode } from '@/backend/testing/learning'
import { lineOf, placed } from '@/backend/testing/orders'
import { testShop } from '@/backend/testing/settings'
import { addProduct } from '@/backend/testing/shop'
import { TEST_NOW } from '@/backend/testing/test-app'
import { cancelOrder } from '@/backend/workflows/cancel-order/cancel-order'
import { confirmPayment } from '@/backend/workflows/settle-payment/settle-order'

const DAY = 86_400_000
const CODE = 'ABCD-EFGH-JKLM'
const inDays = (days: number) => new Date(TEST_NOW.getTime() + days * DAY)

/** Lan may order a course of 180 days, twice while neither order is paid, and enter a code for it. */
async function shopWithCourse(store: Store) {
  const { db } = store
  const { lan } = await twoBuyers(store)
  await addProduct(db, { id: 30, objectType: 1 })
  const toan = { id: 5, productId: 30, name: 'Toán 1', slug: 'toan-1', validDays: 180 }
  await db.insert(course).values({ ...toan, inLibrary: true })
  await addCode(db, CODE, { courseId: 5 })
  return {
    order: async () => {
      await lan('POST', '/Order/add-product', lineOf(30))
      await lan('PATCH', '/Order/Address', home)
      return (await placed(await lan('POST', '/Order/CheckOut', { paymentType: 2 }))).orderId
    },
    enterCode: async () =>
      expect((await lan('POST', '/UserCourse/Active', { code: CODE })).status).toBe(200),
    pay: (orderId: string) =>
      transact(db, (tx) => confirmPayment(tx, { orderId, actor: 'staff' }, TEST_NOW)),
    cancel: (orderId: string) => {
      const cancellation = { orderId, from: [1], actor: 'staff', reason: 'x' }
      return transact(db, (tx) => cancelOrder(tx, cancellation, TEST_NOW, testShop))
    },
    opened: () =>
      db.select({ orderId: userCourse.orderId, until: userCourse.expiresAt }).from(userCourse),
  }
}

databaseTest(
  'a code used while the order waits for its money: the days of both count, and stay if the order is cancelled',
  async (store) => {
    const { order, enterCode, pay, cancel, opened } = await shopWithCourse(store)
    const orderId = await order()
    await enterCode()
    await pay(orderId)
    const both = [{ orderId: null, until: inDays(360) }]
    expect(await opened()).toEqual(both)
    await cancel(orderId)
    expect(await opened()).toEqual(both)
  },
)

databaseTest(
  'a course ordered twice stays open while one of the orders is paid, and no longer',
  async (store) => {
    const { order, pay, cancel, opened } = await shopWithCourse(store)
    const [first, second] = [await order(), await order()]
    await pay(first)
    await pay(second)
    expect(await opened()).toEqual([{ orderId: second, until: inDays(360) }])
    await cancel(second)
    expect(await opened()).toMatchObject([{ orderId: first }])
    await cancel(first)
    expect(await opened()).toEqual([])
    expect(await store.db.$count(orders)).toBe(2)
  },
)

databaseTest('a course that was over starts again with the order that opens it', async (store) => {
  const { order, pay, opened } = await shopWithCourse(store)
  const over = { userId: 7, courseId: 5, expiresAt: inDays(-1) }
  await store.db.insert(userCourse).values(over)
  const orderId = await order()
  await pay(orderId)
  expect(await opened()).toEqual([{ orderId, until: inDays(180) }])
})

databaseTest('of an order only the courses named are closed', async (store) => {
  const { order, pay, opened } = await shopWithCourse(store)
  const orderId = await order()
  await pay(orderId)
  await withdrawCourses(store.db, orderId, [6])
  expect(await opened()).toHaveLength(1)
  await withdrawCourses(store.db, orderId, [5])
  expect(await opened()).toEqual([])
})
