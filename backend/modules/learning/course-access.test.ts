import { expect } from '@jest/globals'
import { course, userCourse } from '@/backend/modules/learning/tables'
import { orders } from '@/backend/modules/orders/tables'
import type { Store } from '@/backend/platform/db/connect'
import { databaseTest } from '@/backend/platform/db/testing'
import { home, twoBuyers } from '@/backend/testing/buyers'
import { addCode } from '@/backend/testing/learning'
import { lineOf, payByBank, placed } from '@/backend/testing/orders'
import { addProduct } from '@/backend/testing/shop'
import { TEST_NOW } from '@/backend/testing/test-app'

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
      await lan('POST', '/Order/add-product', lineOf(1))
      await lan('PATCH', '/Order/Address', home)
      return (await placed(await lan('POST', '/Order/CheckOut', { paymentType: 2 }))).orderId
    },
    enterCode: async () =>
      expect((await lan('POST', '/UserCourse/Active', { code: CODE })).status).toBe(200),
    pay: (orderId: string) => payByBank(db, orderId),
    cancel: async (orderId: string) =>
      expect((await lan('PATCH', '/User/CancelOrder', { orderId })).status).toBe(200),
    opened: () =>
      db.select({ orderId: userCourse.orderId, until: userCourse.expiresAt }).from(userCourse),
  }
}

databaseTest(
  'a code used while the order waits for its money: the days of both count, and the code’s stay if the order is cancelled',
  async (store) => {
    const { order, enterCode, pay, cancel, opened } = await shopWithCourse(store)
    const orderId = await order()
    await enterCode()
    await pay(orderId)
    expect(await opened()).toEqual([{ orderId: null, until: inDays(360) }])
    await cancel(orderId)
    expect(await opened()).toEqual([{ orderId: null, until: inDays(180) }])
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
    expect(await opened()).toEqual([{ orderId: first, until: inDays(180) }])
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
