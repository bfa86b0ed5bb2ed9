import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { signedUrl } from '@/backend/integrations/vnpay/sign'
import { orders } from '@/backend/modules/orders/tables'
import { payment, paymentEvent } from '@/backend/modules/payments/tables'
import type { Db } from '@/backend/platform/db/connect'
import { mailOutbox } from '@/backend/platform/db/tables'
import { databaseTest, onPostgres } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { placed, refused, stockOf } from '@/backend/testing/orders'
import {
  noticeParams,
  onlineOrder,
  type PayingShop,
  payParamsOf,
  sendNotice,
  sendQuery,
  payingShop as shop,
  testSite,
} from '@/backend/testing/payments'
import { json } from '@/backend/testing/test-app'
import { cancelUnpaidOrders } from '@/backend/workflows/cancel-order/cancel-unpaid-orders'

const orderRow = async (db: Db, id: string) => {
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  return row
}
const stateOf = async (db: Db) => ({
  orders: await db.select().from(orders),
  payments: await db.select().from(payment),
  emails: await db.$count(mailOutbox),
})
const sweep = ({ db, now, config, settings }: PayingShop) =>
  cancelUnpaidOrders({ db, now, config, settings, log: pino({ level: 'silent' }) })
const pay = (
  { app }: PayingShop,
  { orderId, orderToken = '' }: { orderId: string; orderToken?: string | undefined },
) => app.request(`/api/Order/${orderId}/pay`, json({}, { 'x-order-token': orderToken }))

databaseTest(
  'a paid order is confirmed once, and again asked for nothing changes',
  async (store) => {
    const paying = await shop(store)
    const order = await onlineOrder(paying, { email: 'lan@vi.du' })
    expect(order.payParams).toMatchObject({
      vnp_Amount: '5600000',
      vnp_CreateDate: '20261121100000',
      vnp_ExpireDate: '20261121101500',
      vnp_ReturnUrl: `http://localhost:3000/xac-nhan-don-hang/${order.orderId}`,
    })
    expect(await sendNotice(paying.app, noticeParams(order.payParams))).toBe('00')
    expect(await orderRow(store.db, order.orderId)).toMatchObject({ status: 1, paymentStatus: 1 })
    expect(await stockOf(store.db, 1)).toMatchObject({ onHand: 19, reserved: 0 })
    const after = await stateOf(store.db)
    expect(after.payments).toMatchObject([{ status: 1, gatewayNo: '14000001', bankCode: 'NCB' }])
    for (let again = 0; again < 3; again++)
      expect(await sendNotice(paying.app, noticeParams(order.payParams))).toBe('02')
    expect(await stateOf(store.db)).toEqual(after)
    expect(await findInconsistencies(store.db)).toEqual([])
  },
)

databaseTest(
  'a failed payment keeps the order, which can be paid under a new reference',
  async (store) => {
    const paying = await shop(store)
    const order = await onlineOrder(paying)
    const failure = noticeParams(order.payParams, {
      vnp_ResponseCode: '51',
      vnp_TransactionStatus: '02',
    })
    expect(await sendNotice(paying.app, failure)).toBe('00')
    expect(await orderRow(store.db, order.orderId)).toMatchObject({ status: 0, paymentStatus: 2 })
    expect(await stockOf(store.db, 1)).toMatchObject({ onHand: 20, reserved: 1 })

    paying.wait(14)
    const again = payParamsOf(await placed(await pay(paying, order)))
    expect(again).toMatchObject({
      vnp_TxnRef: `${order.orderCode}-2`,
      vnp_CreateDate: '20261121101400',
      vnp_ExpireDate: '20261121102900',
    })
    paying.wait(5)
    expect(await sweep(paying)).toBe(0)
    expect(await sendNotice(paying.app, noticeParams(again))).toBe('00')
    expect(await orderRow(store.db, order.orderId)).toMatchObject({ status: 1, paymentStatus: 1 })
    expect(await refused(await pay(paying, order))).toMatchObject({ status: 409 })
    expect(await findInconsistencies(store.db)).toEqual([])
  },
)

databaseTest(
  'money that comes after the hold goes back, and the copies stay where they are',
  async (store) => {
    const paying = await shop(store)
    const order = await onlineOrder(paying, { email: 'lan@vi.du' })
    paying.wait(16)
    expect(await sweep(paying)).toBe(1)
    expect(await sendNotice(paying.app, noticeParams(order.payParams))).toBe('00')
    expect(await sendNotice(paying.app, noticeParams(order.payParams))).toBe('02')
    expect(await orderRow(store.db, order.orderId)).toMatchObject({ status: 7, paymentStatus: 3 })
    expect((await stateOf(store.db)).payments).toMatchObject([{ status: 3 }])
    expect(await stockOf(store.db, 1)).toMatchObject({ onHand: 20, reserved: 0 })
    const emails = await store.db.select().from(mailOutbox)
    expect(emails.map(({ subject }) => subject)).toContain(
      `Hiên Sách sẽ hoàn tiền của đơn ${order.orderCode}`,
    )
    expect(await findInconsistencies(store.db)).toEqual([])
  },
)

databaseTest(
  'paid twice, an order is confirmed once and the other money goes back',
  async (store) => {
    const paying = await shop(store)
    const order = await onlineOrder(paying)
    const second = payParamsOf(await placed(await pay(paying, order)))
    expect(await sendNotice(paying.app, noticeParams(second))).toBe('00')
    expect(await sendNotice(paying.app, noticeParams(order.payParams))).toBe('00')
    expect(await orderRow(store.db, order.orderId)).toMatchObject({ status: 1, paymentStatus: 1 })
    const payments = (await stateOf(store.db)).payments
    expect(new Map(payments.map((one) => [one.txnRef, one.status]))).toEqual(
      new Map([
        [`${order.orderCode}-1`, 3],
        [`${order.orderCode}-2`, 1],
      ]),
    )
    expect(await findInconsistencies(store.db)).toEqual([])
  },
)

databaseTest(
  'order, amount, currency and shop must be right, also when the signature is',
  async (store) => {
    const paying = await shop(store)
    const { payParams } = await onlineOrder(paying)
    const before = await stateOf(store.db)
    const codes = await Promise.all(
      [
        { vnp_TxnRef: 'HS00000000-1' },
        { vnp_TmnCode: 'ANOTHER1' },
        { vnp_Amount: '5600100' },
        { vnp_Amount: '5600001' },
        { vnp_Amount: '56000' },
        { vnp_Amount: '-5600000' },
        { vnp_CurrCode: 'USD' },
      ].map((change) => sendNotice(paying.app, noticeParams(payParams, change))),
    )
    expect(codes).toEqual(['01', '01', '04', '04', '04', '04', '04'])
    expect(await stateOf(store.db)).toEqual(before)
    const stored = await store.db.select().from(paymentEvent)
    expect(stored).toHaveLength(7)
    expect(stored.every(({ verified }) => verified)).toBe(true)
  },
)

databaseTest(
  'the shop’s own payment address is no notice: the attempt stays open and is paid afterwards',
  async (store) => {
    const paying = await shop(store)
    const { paymentUrl = '', payParams, orderId } = await onlineOrder(paying)
    const before = await stateOf(store.db)
    expect(await sendQuery(paying.app, new URL(paymentUrl).search.slice(1))).toBe('99')
    const halves = [{ vnp_ResponseCode: undefined }, { vnp_TransactionStatus: undefined }]
    for (const half of halves)
      expect(await sendNotice(paying.app, noticeParams(payParams, half))).toBe('99')
    expect(await stateOf(store.db)).toEqual(before)
    expect(await sendNotice(paying.app, noticeParams(payParams))).toBe('00')
    expect(await orderRow(store.db, orderId)).toMatchObject({ status: 1, paymentStatus: 1 })
    expect(await findInconsistencies(store.db)).toEqual([])
  },
)

/** Two hundred notices that differ from a true one in a single place. */
function mutations(query: string): string[] {
  const made = new Set<string>()
  for (let i = 0; made.size < 200; i++) {
    const at = (i * 7919) % query.length
    const character = query[at] ?? ''
    if (/[%&=]/.test(character) || query.slice(at - 2, at).includes('%')) continue
    made.add(query.slice(0, at) + (character === '7' ? '8' : '7') + query.slice(at + 1))
  }
  return [...made]
}

databaseTest('two hundred changed notices change nothing and fill no table', async (store) => {
  const paying = await shop(store)
  const { payParams } = await onlineOrder(paying)
  const before = await stateOf(store.db)
  const { search } = new URL(signedUrl('http://x/', noticeParams(payParams), testSite.secret))
  expect(await sendQuery(paying.app, 'vnp_TxnRef=%00&vnp_Amount=%ED%A0%80')).toBe('97')
  expect(await sendQuery(paying.app, `${search.slice(1)}&vnp_Amount=1`)).toBe('97')
  const codes = new Set<string>()
  for (const query of mutations(search.slice(1))) codes.add(await sendQuery(paying.app, query))
  expect([...codes]).toEqual(['97'])
  expect(await stateOf(store.db)).toEqual(before)
  expect(await store.db.$count(paymentEvent, eq(paymentEvent.verified, false))).toBe(20)
  expect(await sendNotice(paying.app, noticeParams(payParams))).toBe('00')
})

onPostgres(
  'fifty notices of one payment at once: one is recorded, forty-nine are known',
  async (store) => {
    const paying = await shop(store)
    const { payParams, orderId } = await onlineOrder(paying, { email: 'lan@vi.du' })
    const codes = await Promise.all(
      Array.from({ length: 50 }, () => sendNotice(paying.app, noticeParams(payParams))),
    )
    expect(codes.filter((code) => code === '00')).toHaveLength(1)
    expect(codes.filter((code) => code === '02')).toHaveLength(49)
    expect(await orderRow(store.db, orderId)).toMatchObject({ status: 1, paymentStatus: 1 })
    expect(await stockOf(store.db, 1)).toMatchObject({ onHand: 19, reserved: 0 })
    expect(await store.db.$count(mailOutbox)).toBe(2)
    expect(await findInconsistencies(store.db)).toEqual([])
  },
)

onPostgres(
  'notices and the end of the hold race: each order is paid or cancelled with its money due back',
  async (store) => {
    const paying = await shop(store)
    const made = []
    for (let i = 0; i < 12; i++) made.push(await onlineOrder(paying))
    paying.wait(16)
    await Promise.all([
      ...made.flatMap(({ payParams }) => [
        sendNotice(paying.app, noticeParams(payParams)),
        sendNotice(paying.app, noticeParams(payParams)),
      ]),
      sweep(paying),
      sweep(paying),
    ])
    await sweep(paying)
    const rows = await store.db.select().from(orders)
    const ends = rows.map(({ status, paymentStatus }) => `${status}/${paymentStatus}`)
    expect(ends.filter((end) => !['1/1', '7/3'].includes(end))).toEqual([])
    const paid = ends.filter((end) => end === '1/1').length
    expect(await stockOf(store.db, 1)).toMatchObject({ onHand: 20 - paid, reserved: 0 })
    expect(await findInconsistencies(store.db)).toEqual([])
  },
)
