import { expect } from '@jest/globals'
import { databaseTest } from '@/backend/platform/db/testing'
import { twoBookShop } from '@/backend/testing/orders'
import { onlineOrder, payingApp } from '@/backend/testing/payments'
import { json } from '@/backend/testing/test-app'

databaseTest(
  'sixty presses on “pay again” ask the payment site once in half a minute, and not at all once refused',
  async (store) => {
    await twoBookShop(store)
    const asked: string[] = []
    const shop = payingApp(store.db, {
      query: async ({ txnRef }) => {
        asked.push(txnRef)
        return null
      },
    })
    const placed = await onlineOrder(shop)
    const press = async () => {
      const headers = { 'x-order-token': placed.orderToken ?? '' }
      const response = await shop.app.request(`/api/Order/${placed.orderId}/pay`, json({}, headers))
      return response.status
    }
    const statuses = []
    for (let at = 0; at < 60; at++) statuses.push(await press())
    expect(statuses.slice(0, 19)).toEqual(Array(19).fill(200))
    expect(statuses.slice(19)).toEqual(Array(41).fill(409))
    expect(asked).toHaveLength(1)
    shop.wait(1)
    expect(await press()).toBe(409)
    expect(asked).toHaveLength(1)
  },
)
