import { expect } from '@jest/globals'
import type { Store } from '@/backend/platform/db/connect'
import { mailOutbox } from '@/backend/platform/db/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { moneyShop } from '@/backend/testing/money-shop'
import { lineOf, stockOf } from '@/backend/testing/orders'
import type { OrderDetail, Placed } from '@/contract/shop/orders'
import type { OwnReturns } from '@/contract/shop/returns'
import type { StaffReturn } from '@/contract/staff/returns'

/** A guest has had three books, the dearer one once; the postage was theirs. */
async function deliveredOrder(store: Store) {
  const shop = await moneyShop(store)
  const order = await shop.guest([lineOf(1, 2), lineOf(2, 1)], 1)
  for (const status of [2, 3, 4, 5]) await shop.move(order.orderId, status)
  const ask = (path: string, method: string, body?: unknown, id = order.orderId) =>
    shop.call(`/api/Order/${id}${path}`, { method, body, orderToken: order.orderToken })
  const own = async () => (await ask('/returns', 'GET')).data as OwnReturns
  const lineIds = (await own()).lines.map(({ orderLineId }) => orderLineId)
  return {
    ...{ shop, order, ask, own },
    small: lineIds[0] ?? 0,
    dear: lineIds[1] ?? 0,
    request: (body: object) => ask('/returns', 'POST', body),
    read: async () => (await ask('', 'GET')).data as OrderDetail,
    /** As a guest who looks the replacement up by its code. */
    lookUp: async (orderCode: string) => {
      const { phone } = ((await ask('', 'GET')).data as OrderDetail).address
      const body = { orderCode, phone }
      const found = (await shop.call('/api/Order/look-up', { body })).data as Placed
      const { orderToken } = found
      const path = `/api/Order/${found.orderId}`
      return (await shop.call(path, { method: 'GET', orderToken })).data as OrderDetail
    },
    decide: async () => {
      const { data } = await shop.staff('returns', undefined, 'GET')
      const [asked] = data as StaffReturn[]
      await shop.staff(`returns/${asked?.id}/decide`, { isApproved: true })
      return asked as StaffReturn
    },
    mails: async () => {
      const rows = await store.db.select().from(mailOutbox)
      return rows.map(({ bodyText }) => bodyText).join('\n---\n')
    },
  }
}

databaseTest(
  'one of three books is exchanged for a new copy, which collects nothing',
  async (store) => {
    const { shop, small, request, own, read, decide, mails, lookUp } = await deliveredOrder(store)
    const { db } = store
    const asked = await request({
      ...{ reason: 'damaged', outcome: 'exchange' },
      lines: [{ orderLineId: small, quantity: 1 }],
    })
    expect([asked.status, asked.text]).toEqual([200, ''])
    expect(await mails()).toContain('đã nhận yêu cầu đổi hàng')
    const { id, refundAmount } = await decide()
    const before = (await stockOf(db, 1))?.onHand ?? 0
    const receipt = { lines: [{ orderLineId: small, restock: 0, writeOff: 1 }] }
    expect((await shop.staff(`returns/${id}/receive`, receipt)).status).toBe(200)
    expect((await shop.staff(`returns/${id}/receive`, receipt)).status).toBe(409)
    expect((await stockOf(db, 1))?.onHand).toBe(before - 1)

    const [done] = (await own()).returns
    expect(done).toMatchObject({ outcome: 'exchange', status: 3, replacement: { status: 2 } })
    const { orderId = '', orderCode = '', orderToken } = done?.replacement ?? {}
    const opened = await shop.call(`/api/Order/${orderId}`, { method: 'GET', orderToken })
    expect(opened.status).toBe(200)
    expect(await lookUp(orderCode)).toMatchObject({
      ...{ status: 2, paymentStatus: 1, total: refundAmount, shippingFee: 0 },
      money: { received: refundAmount, toPay: 0, toGiveBack: 0 },
    })
    expect(await read()).toMatchObject({
      paymentStatus: 1,
      money: { exchanged: refundAmount, givenBack: 0, toGiveBack: 0, toPay: 0 },
    })
    expect((await read()).refunds).toBeUndefined()
    expect(await mails()).toContain(`Sách đổi cho bạn đi trong đơn ${orderCode}: 1 × `)
    expect(await findInconsistencies(db)).toEqual([])

    for (const status of [3, 4, 5]) await shop.move(orderId, status)
    expect((await lookUp(orderCode)).status).toBe(5)
    expect(await findInconsistencies(db)).toEqual([])
  },
)

databaseTest(
  'after an exchange the rest goes back by the shop’s fault without the delivery, as its buyer was told',
  async (store) => {
    const { shop, order, small, dear, request, own, decide } = await deliveredOrder(store)
    const ask = { reason: 'damaged', lines: [{ orderLineId: small, quantity: 1 }] }
    await request({ ...ask, outcome: 'exchange' })
    const exchanged = await decide()
    const receipt = { lines: [{ orderLineId: small, restock: 0, writeOff: 1 }] }
    expect((await shop.staff(`returns/${exchanged.id}/receive`, receipt)).status).toBe(200)
    const { reckoning } = await own()
    expect(reckoning).toMatchObject({ isDeliveryKept: true })
    expect(reckoning.deliveryPaid).toBeGreaterThan(0)

    const rest = [small, dear].map((orderLineId) => ({ orderLineId, quantity: 1 }))
    const receiver = { bank: 'Vietcombank', account: '0123456789', name: 'LAN' }
    expect((await request({ reason: 'damaged', lines: rest, receiver })).status).toBe(200)
    const { refundAmount } = await decide()
    expect(refundAmount).toBe(order.total - reckoning.deliveryPaid - exchanged.refundAmount)
    expect(await findInconsistencies(store.db)).toEqual([])
  },
)

databaseTest(
  'who has changed their mind takes a cheaper title and has the rest back',
  async (store) => {
    const { shop, dear, small, request, own, decide } = await deliveredOrder(store)
    const wish = (reason: string, orderLineId: number, newProductId: number) =>
      request({
        ...{ reason, outcome: 'exchange' },
        lines: [{ orderLineId, quantity: 1, newProductId }],
      })
    expect((await wish('damaged', dear, 1)).text).toContain('đúng cuốn đó')
    expect((await wish('unwanted', small, 2)).text).toContain('không quá số bạn đã trả')
    expect((await wish('unwanted', dear, 30)).status).toBe(409)
    expect((await wish('unwanted', dear, 1)).status).toBe(200)
    const { id, refundAmount } = await decide()
    const lines = [{ orderLineId: dear, restock: 1, writeOff: 0 }]
    expect((await shop.staff(`returns/${id}/receive`, { lines })).status).toBe(200)
    const { refunds, returns } = await own()
    expect(refunds).toMatchObject([{ amount: refundAmount - 38_000, status: 0 }])
    expect(returns[0]?.replacement).toBeDefined()
    expect(await findInconsistencies(store.db)).toEqual([])
  },
)

databaseTest(
  'when none is left the money goes back, and a cancelled replacement is paid back',
  async (store) => {
    const { shop, small, request, own, decide } = await deliveredOrder(store)
    const wish = {
      ...{ reason: 'damaged', outcome: 'exchange' },
      lines: [{ orderLineId: small, quantity: 1 }],
    }
    await request(wish)
    const first = await decide()
    const receipt = { lines: [{ orderLineId: small, restock: 0, writeOff: 1 }] }
    const count = (amount: number) =>
      shop.staff('products/1/stock', { reason: 'count', amount, note: 'Kiểm kho' })
    expect((await count(0)).status).toBe(200)
    const none = await shop.staff(`returns/${first.id}/receive`, receipt)
    expect([none.status, none.text]).toEqual([409, expect.stringContaining('không còn đủ')])
    expect(await findInconsistencies(store.db)).toEqual([])
    const instead = { ...receipt, isRefunded: true }
    expect((await shop.staff(`returns/${first.id}/receive`, instead)).status).toBe(200)
    expect((await own()).refunds).toMatchObject([{ amount: first.refundAmount, status: 0 }])

    expect((await count(5)).status).toBe(200)
    await request(wish)
    const second = await decide()
    expect((await shop.staff(`returns/${second.id}/receive`, receipt)).status).toBe(200)
    const { orderId = '' } = (await own()).returns.at(-1)?.replacement ?? {}
    await shop.move(orderId, 7, { reason: 'Hết sách' })
    const { data } = await shop.staff('refunds?state=open', undefined, 'GET')
    expect(data).toMatchObject([{}, { amount: second.refundAmount, needsReceiver: true }])
    expect(await findInconsistencies(store.db)).toEqual([])
  },
)

databaseTest('the staff ask for who telephones, under the same rules', async (store) => {
  const { shop, order, small, own, mails } = await deliveredOrder(store)
  const path = `orders/${order.orderId}/returns`
  const body = {
    ...{ reason: 'missing', outcome: 'exchange' },
    lines: [{ orderLineId: small, quantity: 1 }],
  }
  expect((await shop.staff(path, body)).status).toBe(200)
  expect((await own()).returns).toMatchObject([{ outcome: 'exchange', status: 0 }])
  expect(await mails()).toContain('Bạn không phải gửi gì lại')
  shop.wait(40)
  expect((await shop.staff(path, body)).status).toBe(409)
})
