import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { auditLog } from '@/backend/platform/db/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { guestOrder, lineOf, placed, sendOrder, twoBookShop } from '@/backend/testing/orders'
import { staffCaller } from '@/backend/testing/staff-caller'
import { testApp } from '@/backend/testing/test-app'

const staff = staffCaller(['support'])

databaseTest('who of the staff opens an order is written down', async ({ db }) => {
  await twoBookShop({ db })
  const app = testApp({ db, callers: { staff } })
  const { orderId, orderCode } = await placed(await sendOrder(app, guestOrder([lineOf(1)])))
  const headers = { authorization: 'Bearer staff' }
  const views = () => db.select().from(auditLog).where(eq(auditLog.action, 'order.view'))
  expect(await views()).toEqual([])
  expect((await app.request(`/api/staff/orders/${orderId}`, { headers })).status).toBe(200)
  expect(await views()).toMatchObject([{ actor: 'staff:90', subject: orderCode }])
  expect((await app.request(`/api/staff/orders/${orderId}`)).status).toBe(401)
  expect(await views()).toHaveLength(1)
})
