import { expect } from '@jest/globals'
import { phoneMessage } from '@/backend/modules/phone-messages/tables'
import { mailOutbox } from '@/backend/platform/db/tables'
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

databaseTest(
  'a guest who turns to cash is sent the link that confirms the order',
  async (store) => {
    await twoBookShop(store)
    const shop = payingApp(store.db)
    const turn = async ({ orderId, orderToken = '' }: Awaited<ReturnType<typeof onlineOrder>>) => {
      const init = json({ paymentType: 1 }, { 'x-order-token': orderToken })
      expect((await shop.app.request(`/api/Order/${orderId}/pay`, init)).status).toBe(200)
    }
    const mailed = await onlineOrder(shop, { email: 'lan@vi.du' })
    await turn(mailed)
    const mails = (await store.db.select().from(mailOutbox)).map(({ bodyText }) => bodyText)
    const link = /xac-nhan-don\/(\w+)\?ma=([\w-]+)/
    const [, orderCode, token] = link.exec(mails.at(-1) ?? '') ?? []
    expect(orderCode).toBe(mailed.orderCode)
    const confirmed = await shop.app.request('/api/Order/confirm', json({ orderCode, token }))
    expect(confirmed.status).toBe(200)

    const called = await onlineOrder(shop)
    await turn(called)
    const messages = await store.db.select().from(phoneMessage)
    expect(messages.filter(({ orderId }) => orderId === called.orderId).at(-1)).toMatchObject({
      kind: 'confirm',
      bodyText: expect.stringMatching(link),
    })
  },
)
