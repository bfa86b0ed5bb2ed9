import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { orders } from '@/backend/modules/orders/tables'
import { payment } from '@/backend/modules/payments/tables'
import type { Db } from '@/backend/platform/db/connect'
import { mailOutbox } from '@/backend/platform/db/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { placed, twoBookShop } from '@/backend/testing/orders'
import {
  noticeParams,
  onlineOrder,
  type PayingShop,
  payingApp,
  payingShop,
  payParamsOf,
  sendNotice,
} from '@/backend/testing/payments'
import { staffCaller } from '@/backend/testing/staff-caller'
import { ask, json } from '@/backend/testing/test-app'
import type { Placed } from '@/contract/shop/orders'
import { listPayments } from '@/contract/staff/orders'

const staff = staffCaller()
const asStaff = { headers: { authorization: 'Bearer staff' } }
const failed = { vnp_ResponseCode: '51', vnp_TransactionStatus: '02' }

const stateOf = async (db: Db, id: string) => {
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  const attempts = await db
    .select()
    .from(payment)
    .where(eq(payment.orderId, id))
    .orderBy(payment.txnRef)
  return {
    order: [order?.status, order?.paymentStatus],
    payments: attempts.map(({ status }) => status),
  }
}
const send = (
  { app }: PayingShop,
  way: 'pay' | 'cancel',
  { orderId, orderToken = '' }: Pick<Placed, 'orderId' | 'orderToken'>,
) => app.request(`/api/Order/${orderId}/${way}`, json({}, { 'x-order-token': orderToken }))

databaseTest(
  'the shop’s own signed payment address is no notice: it is refused and changes nothing',
  async (store) => {
    const shop = await payingShop(store)
    const order = await onlineOrder(shop)
    const notices = [
      order.payParams,
      noticeParams(order.payParams, { vnp_ResponseCode: undefined }),
      noticeParams(order.payParams, { vnp_TransactionStatus: undefined }),
      noticeParams(order.payParams, { vnp_TransactionStatus: '' }),
    ]
    for (const params of notices) expect(await sendNotice(shop.app, params)).toBe('99')
    expect(await stateOf(store.db, order.orderId)).toEqual({ order: [0, 0], payments: [0] })
    expect(await sendNotice(shop.app, noticeParams(order.payParams))).toBe('00')
    expect(await stateOf(store.db, order.orderId)).toEqual({ order: [1, 1], payments: [1] })
  },
)

databaseTest('a success after a failure pays the order', async (store) => {
  const shop = await payingShop(store)
  const order = await onlineOrder(shop)
  expect(await sendNotice(shop.app, noticeParams(order.payParams, failed))).toBe('00')
  expect(await sendNotice(shop.app, noticeParams(order.payParams, failed))).toBe('02')
  expect(await sendNotice(shop.app, noticeParams(order.payParams))).toBe('00')
  expect(await sendNotice(shop.app, noticeParams(order.payParams))).toBe('02')
  expect(await sendNotice(shop.app, noticeParams(order.payParams, failed))).toBe('02')
  expect(await stateOf(store.db, order.orderId)).toEqual({ order: [1, 1], payments: [1] })
  expect(await findInconsistencies(store.db)).toEqual([])
})

databaseTest(
  'a success after a failure is refunded once the order is paid by another attempt',
  async (store) => {
    const shop = await payingShop(store)
    const order = await onlineOrder(shop, { email: 'lan@vi.du' })
    await sendNotice(shop.app, noticeParams(order.payParams, failed))
    const second = payParamsOf(await placed(await send(shop, 'pay', order)))
    expect(await sendNotice(shop.app, noticeParams(second))).toBe('00')
    expect(await sendNotice(shop.app, noticeParams(order.payParams))).toBe('00')
    expect(await sendNotice(shop.app, noticeParams(order.payParams))).toBe('02')
    expect(await stateOf(store.db, order.orderId)).toEqual({ order: [1, 1], payments: [3, 1] })
    const subjects = (await store.db.select().from(mailOutbox)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.includes('hoàn tiền'))).toHaveLength(1)
    expect(await findInconsistencies(store.db)).toEqual([])
  },
)

databaseTest('a success after a failure and a cancellation is refunded', async (store) => {
  const shop = await payingShop(store)
  const order = await onlineOrder(shop)
  await sendNotice(shop.app, noticeParams(order.payParams, failed))
  expect((await send(shop, 'cancel', order)).status).toBe(200)
  expect(await sendNotice(shop.app, noticeParams(order.payParams))).toBe('00')
  expect(await stateOf(store.db, order.orderId)).toEqual({ order: [7, 3], payments: [3] })
  expect(await findInconsistencies(store.db)).toEqual([])
})

databaseTest(
  'money taken but suspected leaves the order waiting, and the success after it pays',
  async (store) => {
    await twoBookShop(store)
    const shop = payingApp(store.db, { callers: { staff } })
    for (const suspicion of [{ vnp_ResponseCode: '07' }, { vnp_TransactionStatus: '07' }]) {
      const order = await onlineOrder(shop)
      const suspected = noticeParams(order.payParams, suspicion)
      expect(await sendNotice(shop.app, suspected)).toBe('00')
      expect(await sendNotice(shop.app, suspected)).toBe('02')
      expect(await stateOf(store.db, order.orderId)).toEqual({ order: [0, 0], payments: [0] })
      const { data } = await ask(shop.app, listPayments, '/api/staff/payments', asStaff)
      expect(data).toMatchObject([{ orderCode: order.orderCode, status: 0, amount: 56_000 }])
      expect(await sendNotice(shop.app, noticeParams(order.payParams))).toBe('00')
      expect(await stateOf(store.db, order.orderId)).toEqual({ order: [1, 1], payments: [1] })
    }
  },
)
