import { expect } from '@jest/globals'
import type { Store } from '@/backend/platform/db/connect'
import { mailOutbox } from '@/backend/platform/db/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { moneyShop } from '@/backend/testing/money-shop'
import { lineOf } from '@/backend/testing/orders'
import type { OrderDetail } from '@/contract/shop/orders'
import type { Refund } from '@/contract/staff/refunds'

const receiver = { bank: '970436', account: '0123 456 789', name: 'LAN' }

async function paidOrder(store: Store, paymentType: number, config = {}) {
  const shop = await moneyShop(store, { config })
  const order = await shop.guest([lineOf(1, 2)], paymentType)
  if (paymentType === 2) await shop.transfer(order.orderCode, order.total)
  else await shop.charge(order)
  const ask = async (path: string, more: object) => {
    const answer = await shop.call(`/api/Order/${order.orderId}${path}`, {
      orderToken: order.orderToken,
      ...more,
    })
    return answer as { status: number; text: string; data: OrderDetail }
  }
  return {
    ...{ shop, order, ask },
    read: async () => (await ask('', { method: 'GET' })).data,
    open: async () => (await shop.staff('refunds?state=open', undefined, 'GET')).data as Refund[],
    mail: async (about: 'hủy' | 'đã hoàn' | 'cần tài khoản' | 'Tài khoản nhận tiền') => {
      const mails = await store.db.select().from(mailOutbox)
      return mails.find(({ subject }) => subject.includes(about))?.bodyText ?? ''
    },
  }
}

databaseTest('a paid card goes back by itself: said before, while and after', async (store) => {
  const { shop, order, ask, read, open, mail } = await paidOrder(store, 0)
  const { total } = order
  expect((await read()).refundIfCancelled).toMatchObject({
    amount: total,
    needsReceiver: false,
    ways: [{ method: 'gateway', paymentType: 0, amount: total }],
  })
  const { data } = await ask('/cancel', { body: {} })
  expect(data.refunds).toMatchObject([{ amount: total, method: 'gateway', status: 1 }])
  expect(data.refundIfCancelled).toBeUndefined()
  expect(await mail('hủy')).toMatch(/hoàn [\d.]+ ₫ về thẻ .*VNPAY, chậm nhất ngày \d\d\/\d\d/)
  await shop.work()
  expect(await open()).toEqual([])
  const [gone] = (await read()).refunds ?? []
  expect(gone).toMatchObject({ status: 3, reference: expect.any(String) })
  expect(await mail('đã hoàn')).toContain(`mã giao dịch ${gone?.reference}`)
  expect(await findInconsistencies(store.db)).toEqual([])
})

databaseTest('from the shop’s limit on somebody has to approve it', async (store) => {
  const { ask, open } = await paidOrder(store, 0, { refundTwoPersonFrom: 50_000 })
  await ask('/cancel', { body: {} })
  // Its buyer has asked for it: whoever of the staff approves it is the second person.
  expect(await open()).toMatchObject([{ status: 0, needsSecondPerson: false }])
})

databaseTest(
  'a transfer asks for an account, now or later, as VietQR knows them',
  async (store) => {
    const { shop, ask, read, open, mail } = await paidOrder(store, 2)
    expect((await read()).refundIfCancelled).toMatchObject({ needsReceiver: true })
    for (const wrong of [
      { ...receiver, bank: 'Ngân hàng Mẫu' },
      { ...receiver, account: '12' },
      { ...receiver, name: ' ' },
    ])
      expect((await ask('/cancel', { body: { receiver: wrong } })).status).toBe(400)
    expect((await ask('/cancel', { body: {} })).data.refunds).toMatchObject([
      { method: 'transfer', status: 0, needsReceiver: true, receiver: null },
    ])
    expect(await mail('hủy')).toContain('tài khoản nhận tiền')
    const [waiting] = await open()
    expect(waiting?.needsReceiver).toBe(true)
    expect((await shop.staff(`refunds/${waiting?.id}/approve`)).status).toBe(409)
    expect((await shop.staff(`refunds/${waiting?.id}/ask-receiver`)).status).toBe(200)
    expect(await mail('cần tài khoản')).toContain('chưa biết chuyển vào tài khoản nào')
    const strange = { orderToken: 'x', method: 'PATCH', body: receiver }
    expect((await ask('/refund-receiver', strange)).status).toBe(404)
    expect((await ask('/refund-receiver', { method: 'PATCH', body: receiver })).status).toBe(200)
    expect((await read()).refunds).toMatchObject([
      { needsReceiver: false, receiver: { bank: 'Vietcombank', account: '…6789', name: 'LAN' } },
    ])
    const [asked] = await open()
    expect((await shop.staff(`refunds/${asked?.id}/ask-receiver`)).status).toBe(409)
    expect(asked?.receiver).toEqual({ bank: 'Vietcombank', account: '0123456789', name: 'LAN' })
    // Code and telephone are printed on the parcel: they must not be enough to redirect a refund.
    const other = { ...receiver, account: '999999' }
    expect((await ask('/refund-receiver', { method: 'PATCH', body: other })).status).toBe(409)
    expect((await ask('/refund-receiver', { method: 'PATCH', body: receiver })).status).toBe(200)
    expect(await mail('Tài khoản nhận tiền')).toContain('bốn số cuối 6789')
    await shop.staff(`refunds/${asked?.id}/approve`)
    expect((await ask('/refund-receiver', { method: 'PATCH', body: other })).status).toBe(409)
    await shop.staff(`refunds/${asked?.id}/settle`, { reference: 'FT26333123' })
    expect(await mail('đã hoàn')).toContain('mã giao dịch FT26333123')
    expect(await findInconsistencies(store.db)).toEqual([])
  },
)

databaseTest('what came too little goes back with the order', async (store) => {
  const shop = await moneyShop(store)
  const order = await shop.guest([lineOf(1, 2)], 2)
  await shop.transfer(order.orderCode, 5_000)
  const answer = await shop.call(`/api/Order/${order.orderId}/cancel`, {
    orderToken: order.orderToken,
    body: { receiver },
  })
  const { refunds } = answer.data as OrderDetail
  expect(refunds).toMatchObject([{ amount: 5_000, method: 'transfer', needsReceiver: false }])
  expect(await findInconsistencies(store.db)).toEqual([])
})

databaseTest('a guest who cancels names no account but the one named before', async (store) => {
  const { shop, order, ask } = await paidOrder(store, 2)
  const request = { amount: 5_000, reason: 'Bìa bị gập' }
  expect((await shop.staff(`orders/${order.orderId}/refunds`, request)).status).toBe(200)
  expect((await ask('/refund-receiver', { method: 'PATCH', body: receiver })).status).toBe(200)
  const other = { ...receiver, account: '999999' }
  expect((await ask('/cancel', { body: { receiver: other } })).status).toBe(409)
  expect((await ask('/cancel', { body: { receiver } })).status).toBe(200)
  // Asked again it stays cancelled, whatever is named.
  expect((await ask('/cancel', { body: { receiver: other } })).status).toBe(200)
  expect(await findInconsistencies(store.db)).toEqual([])
})
