import { expect } from '@jest/globals'
import type { Store } from '@/backend/platform/db/connect'
import { mailOutbox } from '@/backend/platform/db/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { moneyShop } from '@/backend/testing/money-shop'
import { lineOf, stockOf } from '@/backend/testing/orders'
import type { OrderDetail } from '@/contract/shop/orders'
import type { Refund } from '@/contract/staff/refunds'

/** Both books are paid, the first is on its way, the second is to follow. */
async function halfSent(store: Store, paymentType: number) {
  const shop = await moneyShop(store)
  const order = await shop.guest([lineOf(1, 1), lineOf(2, 1)], paymentType)
  if (paymentType === 2) await shop.transfer(order.orderCode, order.total)
  if (paymentType === 0) await shop.charge(order)
  const path = `/api/Order/${order.orderId}`
  const { orderToken } = order
  const read = async () =>
    (await shop.call(path, { method: 'GET', orderToken })).data as OrderDetail
  await shop.move(order.orderId, 2)
  const lines = (await read()).cartDetails.map(({ orderLineId }, at) => ({
    orderLineId,
    quantity: at === 0 ? 1 : 0,
  }))
  await shop.staff(`orders/${order.orderId}/pack`, { isPart: true, lines })
  await shop.move(order.orderId, 4)
  return {
    ...{ shop, order, read },
    cancel: (body: object) => shop.call(`${path}/cancel-rest`, { body, orderToken }),
    open: async () => (await shop.staff('refunds?state=open', undefined, 'GET')).data as Refund[],
    lastMail: async () => (await store.db.select().from(mailOutbox)).at(-1)?.bodyText ?? '',
  }
}

databaseTest(
  'the buyer leaves out what has not been sent: amount, way and day before and after',
  async (store) => {
    const { shop, order, read, cancel, open, lastMail } = await halfSent(store, 2)
    const before = (await stockOf(store.db, 2))?.onHand ?? 0
    const { restIfCancelled } = await read()
    expect(restIfCancelled).toMatchObject({
      lines: [{ quantity: 1 }],
      refund: { ways: [{ method: 'transfer' }], needsReceiver: true },
    })
    const amount = restIfCancelled?.refund?.amount ?? 0
    expect(amount).toBeGreaterThan(0)
    const receiver = { bank: '970436', account: '0123 456 789', name: 'LAN' }
    const answers = await Promise.all([cancel({ receiver }), cancel({ receiver })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await open()).toMatchObject([
      { amount, needsReceiver: false, reason: 'Người mua hủy phần chưa gửi' },
    ])
    expect(await lastMail()).toMatch(
      /chưa gửi .*[\s\S]*hoàn [\d.]+ ₫ về tài khoản …6789 Vietcombank của LAN, chậm nhất ngày/,
    )
    const after = await read()
    expect(after.restIfCancelled).toBeUndefined()
    expect(after.events.find(({ note }) => note?.startsWith('Một phần'))?.status).toBe(3)
    const mails = await store.db.select().from(mailOutbox)
    expect(mails.map(({ subject }) => subject)).toContain(
      `Đã hủy phần chưa gửi của đơn ${order.orderCode}`,
    )
    expect(mails.some(({ bodyText }) => /phần còn lại được gửi sau/.test(bodyText))).toBe(true)
    expect((await stockOf(store.db, 2))?.onHand).toBe(before + 1)
    expect(await findInconsistencies(store.db)).toEqual([])
    await shop.move(order.orderId, 5)
    expect((await read()).status).toBe(5)
    expect(await findInconsistencies(store.db)).toEqual([])
  },
)

databaseTest('money on a card goes back by itself, and cash is owed no more', async (store) => {
  const card = await halfSent(store, 0)
  const { refund } = (await card.read()).restIfCancelled ?? {}
  expect((await card.cancel({})).status).toBe(200)
  await card.shop.work()
  expect(await card.open()).toEqual([])
  expect(card.shop.sentBack()).toBe(refund?.amount)
  const before = await card.shop.guest([lineOf(1, 1)], 1)
  const strange = await card.shop.call(`/api/Order/${before.orderId}/cancel-rest`, {
    body: {},
    orderToken: before.orderToken,
  })
  expect(strange.status).toBe(409)
  expect(await findInconsistencies(store.db)).toEqual([])
})

databaseTest('a guest names one account for whatever goes back of an order', async (store) => {
  const { shop, order, read, cancel } = await halfSent(store, 2)
  const receiver = { bank: '970436', account: '0123456789', name: 'LAN' }
  const other = { ...receiver, account: '999999' }
  const { orderToken } = order
  const request = { amount: 5_000, reason: 'Bìa bị gập', receiver }
  expect((await shop.staff(`orders/${order.orderId}/refunds`, request)).status).toBe(200)
  expect((await cancel({ receiver: other })).status).toBe(409)
  expect((await cancel({ receiver })).status).toBe(200)
  await shop.move(order.orderId, 5)
  const [line] = (await read()).cartDetails
  const lines = [{ orderLineId: line?.orderLineId, quantity: 1 }]
  const giveBack = (named: object) =>
    shop.call(`/api/Order/${order.orderId}/returns`, {
      orderToken,
      body: { reason: 'damaged', lines, receiver: named },
    })
  expect((await giveBack(other)).status).toBe(409)
  expect((await giveBack(receiver)).status).toBe(200)
})
