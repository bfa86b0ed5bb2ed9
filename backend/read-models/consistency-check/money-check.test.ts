import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { userCourse } from '@/backend/modules/learning/tables'
import { orders } from '@/backend/modules/orders/tables'
import { parcel } from '@/backend/modules/parcels/tables'
import { bankTransaction, refund } from '@/backend/modules/payments/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { listOrdersToMend } from '@/backend/read-models/consistency-check/money-check'
import { moneyShop } from '@/backend/testing/money-shop'
import { lineOf } from '@/backend/testing/orders'

databaseTest('what old databases may hold is found, order by order', async (store) => {
  const { db } = store
  const shop = await moneyShop(store)
  const paid = await shop.buy([lineOf(30), lineOf(1)], 2)
  await shop.transfer(paid.orderCode, paid.total)
  const cash = await shop.guest([lineOf(1)])
  for (const status of [2, 3]) await shop.move(cash.orderId, status)
  expect(await listOrdersToMend(db)).toEqual([])
  const found = async () => (await listOrdersToMend(db)).map(({ code, rule }) => [code, rule])

  await db.update(orders).set({ paymentStatus: 3 }).where(eq(orders.id, cash.orderId))
  expect(await found()).toEqual([[cash.orderCode, 'payment status is what the ledger says']])
  await db.update(orders).set({ paymentStatus: 0 }).where(eq(orders.id, cash.orderId))

  const [row] = await db.select().from(userCourse)
  await db.delete(userCourse)
  expect(await found()).toEqual([[paid.orderCode, 'courses are open as paid lines say']])
  await db.insert(userCourse).values({ userId: 7, courseId: 5, ...row })

  await db.insert(refund).values({
    ...{ orderId: cash.orderId, amount: 1_000, reason: 'x', method: 'transfer' as const },
    requestedBy: 'staff:90',
  })
  expect(await found()).toEqual([[cash.orderCode, 'every open refund can be paid']])
  await db.delete(refund)

  await db.update(bankTransaction).set({ txnRef: null })
  expect(await found()).toEqual([[paid.orderCode, 'a transfer is booked once or waits']])
  await db.update(bankTransaction).set({ txnRef: paid.orderCode })

  for (const status of [2, 3]) await shop.move(paid.orderId, status)
  await db.insert(parcel).values({
    ...{ orderId: paid.orderId, carrier: 'ghn', code: 'X1', weightGram: 100, codAmount: 5_000 },
  })
  expect(await found()).toEqual([[paid.orderCode, 'nothing is collected for what is paid']])
})
