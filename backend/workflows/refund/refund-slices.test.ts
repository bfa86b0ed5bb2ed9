import { expect } from '@jest/globals'
import { databaseTest } from '@/backend/platform/db/testing'
import { moneyShop } from '@/backend/testing/money-shop'
import { lineOf } from '@/backend/testing/orders'

const receiver = { bank: 'Vietcombank', account: '0123456789', name: 'LAN' }
const limits = { config: { refundTwoPersonFrom: 400_000 } }

type Shop = Awaited<ReturnType<typeof moneyShop>>

/** An order that was paid by transfer. */
async function paidOrder(shop: Shop, copies: number): Promise<string> {
  const order = await shop.guest([lineOf(1, copies)], 2)
  await shop.transfer(order.orderCode, order.total)
  return order.orderId
}

async function askBack(shop: Shop, orderId: string, amount: number, account = receiver.account) {
  const body = { amount, reason: 'x', receiver: { ...receiver, account } }
  const { data } = await shop.staff(`orders/${orderId}/refunds`, body)
  const { id } = data as { id: string }
  return async (who?: 'second') =>
    (await shop.staff(`refunds/${id}/approve`, {}, 'POST', ...(who ? [who] : []))).status
}

databaseTest('slices of a large refund need a second person together', async (store) => {
  const shop = await moneyShop(store, limits)
  const order = await paidOrder(shop, 20)
  const first = await askBack(shop, order, 150_000)
  expect(await first()).toBe(200)
  await askBack(shop, order, 150_000)
  const third = await askBack(shop, order, 150_000)
  const { data } = await shop.staff('refunds?state=open', undefined, 'GET')
  const waiting = data as { needsSecondPerson: boolean }[]
  expect(waiting.at(-1)?.needsSecondPerson).toBe(true)
  expect(await third()).toBe(403)
  expect(await third('second')).toBe(200)
})

databaseTest('so do slices of several orders that go to one account', async (store) => {
  const shop = await moneyShop(store, limits)
  const first = await askBack(shop, await paidOrder(shop, 6), 200_000)
  expect(await first()).toBe(200)
  const elsewhere = await askBack(shop, await paidOrder(shop, 6), 200_000, '9876543210')
  expect(await elsewhere()).toBe(200)
  const second = await askBack(shop, await paidOrder(shop, 6), 200_000)
  expect(await second()).toBe(403)
  expect(await second('second')).toBe(200)
})
