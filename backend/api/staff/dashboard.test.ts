import { expect } from '@jest/globals'
import { eachDatabase } from '@/backend/platform/db/testing'
import { guestOrder, lineOf, placed, sendOrder, twoBookShop } from '@/backend/testing/orders'
import { ask, testApp } from '@/backend/testing/test-app'
import { getDashboard } from '@/contract/staff/dashboard'

eachDatabase('the dashboard shows what waits and what was sold today', async (store) => {
  const { db } = store
  await twoBookShop(store)
  const caller = { userId: 90, sessionId: 's', roles: ['staff' as const, 'support' as const] }
  const app = testApp({ db, callers: { staff: caller } })
  await placed(await sendOrder(app, guestOrder([lineOf(1, 2)])))
  const init = { headers: { authorization: 'Bearer staff' } }
  const { data } = await ask(app, getDashboard, '/api/staff/desk', init)
  expect(data.waiting).toEqual({
    ...{ toConfirm: 1, toPack: 0, low: 0, failedMails: 0, newReviews: 0 },
    ...{ failedInvoices: 0, toGrade: 0, refunds: 0, overdueRefunds: 0, transfers: 0, returns: 0 },
  })
  expect(data.days).toHaveLength(30)
  expect(data.days.at(-1)).toMatchObject({ day: '2026-11-21', orders: 1, copies: 2 })
  expect(data.days[0]).toMatchObject({ day: '2026-10-23', orders: 0, sales: 0 })
  expect(data.bestSellers).toMatchObject([{ id: 1, count: 2 }])
})
