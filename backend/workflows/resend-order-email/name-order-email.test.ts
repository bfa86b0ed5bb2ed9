import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { orders } from '@/backend/modules/orders/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { emailsTo } from '@/backend/testing/accounts'
import {
  guestOrder,
  lineOf,
  placed,
  refused,
  sendOrder,
  twoBookShop as shop,
} from '@/backend/testing/orders'
import { json, type TestApp } from '@/backend/testing/test-app'
import type { Placed } from '@/contract/shop/orders'

const order = async (app: TestApp, email?: string) =>
  placed(await sendOrder(app, guestOrder([lineOf(1)], email ? { email } : {})))

function name(app: TestApp, { orderId, orderToken }: Placed, email: string, token = orderToken) {
  const init = json({ email })
  const headers = { ...init.headers, 'x-order-token': token ?? '' }
  return app.request(`/api/Order/${orderId}/email`, { ...init, headers })
}

databaseTest(
  'a guest with a telephone alone names an address and has the order there',
  async (store) => {
    const app = await shop(store)
    const mine = await order(app)
    const answer = await name(app, mine, 'lan@vi.du')
    expect(await answer.json()).toMatchObject({
      data: { email: 'lan@vi.du' },
      successMessage: 'Đã gửi thông tin đơn hàng đến lan@vi.du.',
    })
    const [row] = await store.db.select().from(orders).where(eq(orders.id, mine.orderId))
    expect(row?.guestEmail).toBe('lan@vi.du')
    const [mail] = await emailsTo(store.db, 'lan@vi.du')
    expect(mail?.bodyText).toContain(mine.orderCode)
    // Pressed twice it is named once; another address is refused.
    expect((await name(app, mine, 'lan@vi.du')).status).toBe(200)
    expect(await emailsTo(store.db, 'lan@vi.du')).toHaveLength(1)
    expect(await refused(await name(app, mine, 'minh@vi.du'))).toMatchObject({ status: 409 })
  },
)

databaseTest(
  'only the order’s own key opens it, and an order with an address keeps it',
  async (store) => {
    const app = await shop(store)
    const [mine, other] = [await order(app), await order(app, 'lan@vi.du')]
    expect((await name(app, mine, 'ke@la.vn', other.orderToken)).status).toBe(404)
    expect((await name(app, mine, 'ke@la.vn', '')).status).toBe(404)
    expect((await name(app, other, 'ke@la.vn')).status).toBe(409)
    expect((await name(app, mine, 'khong phai')).status).toBe(400)
    expect(await emailsTo(store.db, 'ke@la.vn')).toEqual([])
  },
)

databaseTest('one mailbox is not flooded by it', async (store) => {
  const app = await shop(store)
  const answers: number[] = []
  for (let i = 0; i < 12; i++) {
    answers.push((await name(app, await order(app), 'lan@vi.du')).status)
  }
  expect(answers).toEqual([...Array(10).fill(200), 429, 429])
})
