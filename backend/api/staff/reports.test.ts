import { expect } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { eachDatabase } from '@/backend/platform/db/testing'
import { guestOrder, lineOf, placed, sendOrder, twoBookShop } from '@/backend/testing/orders'
import { ask, refusal, testApp } from '@/backend/testing/test-app'
import { getReport, reports } from '@/contract/staff/reports'

const REPORTS = '/api/staff/reports'

eachDatabase('the reports agree with each other and with the orders', async (store) => {
  const { db } = store
  await twoBookShop(store)
  const caller = { userId: 90, sessionId: 's', roles: ['staff' as const, 'finance' as const] }
  const app = testApp({ db, callers: { staff: caller } })
  for (const lines of [[lineOf(1, 2)], [lineOf(1, 1), lineOf(2, 3)]])
    await placed(await sendOrder(app, guestOrder(lines, { paymentType: 2 })))
  const init = { headers: { authorization: 'Bearer staff' } }
  const range = 'from=2026-11-01&to=2026-11-30'
  const read = async (name: string, days = range) =>
    (await ask(app, getReport, `${REPORTS}?report=${name}&${days}`, init)).data

  const { rows } = await db.execute<{ goods: number; total: number }>(
    sql`select sum(sub_total)::float8 as goods, sum(total)::float8 as total from orders`,
  )
  const { goods, total } = rows[0] ?? { goods: 0, total: 0 }
  expect(goods).toBeGreaterThan(0)
  for (const name of ['day', 'payment', 'province']) {
    const report = await read(name)
    expect([report.total[1], report.total[2], report.total.at(-1)]).toEqual([2, goods, total])
  }
  for (const name of ['title', 'category']) {
    const report = await read(name)
    expect([report.total.at(-2), report.total.at(-1)]).toEqual([6, goods])
  }
  expect((await read('day')).rows.map(([day]) => day)).toEqual(['2026-11-21'])
  expect((await read('payment')).rows.map(([name]) => name)).toEqual(['Chuyển khoản'])
  expect((await read('day', 'from=2026-11-22&to=2026-11-22')).rows).toEqual([])
  for (const name of reports) expect((await read(name)).columns.length).toBeGreaterThan(2)

  for (const days of ['from=2026-11-30&to=2026-11-01', 'from=2026-02-30&to=2026-03-01']) {
    expect((await refusal(app, `${REPORTS}?report=day&${days}`, init)).status).toBe(400)
  }
})
