import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { orders } from '@/backend/modules/orders/tables'
import { voucher } from '@/backend/modules/promotions/tables'
import type { Db } from '@/backend/platform/db/connect'
import { mailOutbox } from '@/backend/platform/db/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { placed, refused, stockOf } from '@/backend/testing/orders'
import {
  noticeParams,
  onlineOrder,
  type PayingShop,
  payingShop,
  payParamsOf,
  sendNotice,
} from '@/backend/testing/payments'
import { addVoucher } from '@/backend/testing/shop'
import { json } from '@/backend/testing/test-app'
import { cancelPlacedOrder } from '@/contract/shop/cancellations'
import type { Placed } from '@/contract/shop/orders'

type Known = Pick<Placed, 'orderId' | 'orderToken'>

const send = (
  { app }: PayingShop,
  way: 'pay' | 'cancel',
  { orderId, orderToken }: Known,
  body = {},
) => app.request(`/api/Order/${orderId}/${way}`, json(body, { 'x-order-token': orderToken ?? '' }))

const rowOf = async (db: Db, id: string) => {
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  return row
}

databaseTest(
  'a guest cancels with the token of the order, once, and it is all given back',
  async (store) => {
    const shop = await payingShop(store)
    await addVoucher(store.db, { code: 'SALE10', usageLimit: 1 })
    const order = await onlineOrder(shop, { code: 'SALE10', email: 'lan@vi.du' })
    expect((await send(shop, 'cancel', { ...order, orderToken: 'x' })).status).toBe(404)
    const first = await send(shop, 'cancel', order, { reason: 'Đặt nhầm' })
    const { data } = cancelPlacedOrder.response.parse(await first.json())
    expect(data).toMatchObject({
      status: 7,
      cancelReason: 'Đặt nhầm',
      canCancel: false,
      canPay: false,
    })
    expect((await send(shop, 'cancel', order)).status).toBe(200)
    expect(await stockOf(store.db, 1)).toMatchObject({ onHand: 20, reserved: 0 })
    expect(await store.db.select().from(voucher)).toMatchObject([{ used: 0 }])
    const subjects = (await store.db.select().from(mailOutbox)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.includes('hủy'))).toHaveLength(1)
    expect((await send(shop, 'pay', order)).status).toBe(409)
    expect(await findInconsistencies(store.db)).toEqual([])
  },
)

databaseTest('what is packed is not cancelled any more', async (store) => {
  const shop = await payingShop(store)
  const order = await onlineOrder(shop)
  await store.db.update(orders).set({ status: 3 })
  const response = await refused(await send(shop, 'cancel', order))
  expect(response).toMatchObject({ status: 409, text: expect.stringContaining('hotline') })
})

databaseTest(
  'who gives up paying online pays cash on delivery: the copies leave the stock',
  async (store) => {
    const shop = await payingShop(store)
    const order = await onlineOrder(shop)
    const response = await placed(await send(shop, 'pay', order, { paymentType: 1 }))
    expect(response).toMatchObject({ paymentType: 1, orderCode: order.orderCode })
    expect(response.paymentUrl).toBeUndefined()
    expect(await rowOf(store.db, order.orderId)).toMatchObject({
      status: 1,
      paymentType: 1,
      paymentStatus: 0,
      payBefore: null,
    })
    expect(await stockOf(store.db, 1)).toMatchObject({ onHand: 19, reserved: 0 })
    expect((await send(shop, 'pay', order, { paymentType: 0 })).status).toBe(409)
    expect(await findInconsistencies(store.db)).toEqual([])

    // The money has come after all: nothing is to be paid on delivery.
    expect(await sendNotice(shop.app, noticeParams(order.payParams))).toBe('00')
    expect(await sendNotice(shop.app, noticeParams(order.payParams))).toBe('02')
    expect(await rowOf(store.db, order.orderId)).toMatchObject({ status: 1, paymentStatus: 1 })
    expect(await stockOf(store.db, 1)).toMatchObject({ onHand: 19, reserved: 0 })
    expect(await findInconsistencies(store.db)).toEqual([])
  },
)

databaseTest('from the payment site to a transfer and back it stays one order', async (store) => {
  const shop = await payingShop(store)
  const order = await onlineOrder(shop)
  const transfer = await placed(await send(shop, 'pay', order, { paymentType: 2 }))
  expect(transfer.bankTransfer).toMatchObject({ content: order.orderCode, amount: 56_000 })
  const day = new Date(shop.now().getTime() + 24 * 3_600_000)
  expect(await rowOf(store.db, order.orderId)).toMatchObject({ paymentType: 2, payBefore: day })

  const again = payParamsOf(await placed(await send(shop, 'pay', order, { paymentType: 0 })))
  expect(again).toMatchObject({ vnp_TxnRef: `${order.orderCode}-2`, vnp_Amount: '5600000' })
  await placed(await send(shop, 'pay', order, { paymentType: 2 }))
  expect(await sendNotice(shop.app, noticeParams(again))).toBe('00')
  expect(await rowOf(store.db, order.orderId)).toMatchObject({ status: 1, paymentStatus: 1 })
  expect(await stockOf(store.db, 1)).toMatchObject({ onHand: 19, reserved: 0 })
  expect(await findInconsistencies(store.db)).toEqual([])
})

databaseTest(
  'a way of paying that does not exist, or an order whose time is over, is refused',
  async (store) => {
    const shop = await payingShop(store)
    const order = await onlineOrder(shop)
    for (const paymentType of [5, -1, '1', null])
      expect((await send(shop, 'pay', order, { paymentType })).status).toBe(400)
    shop.wait(16)
    for (const paymentType of [0, 1, 2])
      expect((await send(shop, 'pay', order, { paymentType })).status).toBe(409)
  },
)
