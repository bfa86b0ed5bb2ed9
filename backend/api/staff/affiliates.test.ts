import { expect } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { orders } from '@/backend/modules/orders/tables'
import {
  approveCommissions,
  loseCommission,
  reverseCommission,
} from '@/backend/modules/promotions/commission-queries'
import {
  affiliate,
  affiliateCommission,
  affiliatePayout,
} from '@/backend/modules/promotions/tables'
import { auditLog, mailOutbox } from '@/backend/platform/db/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { findOpenMatters } from '@/backend/read-models/personal-data/open-matters'
import { addUser } from '@/backend/testing/shop'
import { ask, json, TEST_NOW, testApp } from '@/backend/testing/test-app'
import { getUserAffiliate } from '@/contract/shop/promotions'
import type { StaffAffiliate } from '@/contract/staff/affiliates'

type Db = Parameters<typeof addUser>[0]
const DAY = 86_400_000
const LAN = 7
const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * DAY)
const sessionId = '0199f0a0-0000-7000-8000-000000000001'
const callers = {
  finance: { userId: 91, sessionId, roles: ['staff' as const, 'finance' as const] },
  lan: { userId: LAN, sessionId, roles: ['user' as const] },
}
const identity = {
  identityName: 'Nguyễn Thị Lan',
  identityNo: '001090000001',
  bankBin: '970436',
  bankAccount: '0011002200',
}

async function office(db: Db, draft: Partial<typeof affiliate.$inferInsert> = {}) {
  await addUser(db, { id: LAN, email: 'lan@vi.du', name: 'Lan' })
  await addUser(db, { id: 91, email: 'ke-toan@sach.vn' })
  const agreedAt = daysAgo(90)
  await db
    .insert(affiliate)
    .values({ userId: LAN, code: 'CTVLAN', ...identity, agreedAt, ...draft })
  const clock = { at: TEST_NOW }
  const app = testApp({ db, callers, now: () => clock.at })
  const send = (path: string, body: object, method = 'POST') =>
    app.request(`/api/staff/affiliates/${LAN}${path}`, {
      ...json(body, { authorization: 'Bearer finance' }),
      method,
    })
  const read = async (): Promise<StaffAffiliate> => {
    const headers = { authorization: 'Bearer finance' }
    return (await (await app.request(`/api/staff/affiliates/${LAN}`, { headers })).json()).data
  }
  const pay = (amount: number, reference: string, more: object = {}) =>
    send('/payouts', { amount, reference, ...more })
  return { app, clock, send, read, pay }
}

let orderNo = 0
/** An order somebody else placed with the code, delivered so many days ago. */
async function sold(db: Db, amount: number, days: number) {
  orderNo += 1
  const [row] = await db
    .insert(orders)
    .values({
      code: `HS${orderNo}`,
      receiverName: 'Minh',
      phone: '0912345678',
      address: '1 Lê Lợi',
      wardName: 'Bến Thành',
      cityName: 'Thành phố Hồ Chí Minh',
      paymentType: 2,
      status: 5,
      paymentStatus: 1,
      subTotal: 0,
      total: 0,
      paidAt: daysAgo(days + 2),
      deliveredAt: daysAgo(days),
    })
    .returning({ id: orders.id })
  const orderId = row?.id ?? ''
  await db.insert(affiliateCommission).values({
    ...{ orderId, affiliateUserId: LAN, base: amount * 20, ratePercent: 5, amount, status: 1 },
    createdAt: daysAgo(days + 3),
  })
  return orderId
}

/** Approved as if the job had run then. */
const approvedThen = (db: Db, days: number) => approveCommissions(db, daysAgo(days))

databaseTest('an application is approved, refused or stopped, and told why', async ({ db }) => {
  const { send, read } = await office(db, { status: 2 })
  const decide = async (decision: string, reason?: string) =>
    (await send('/decide', { decision, ...(reason && { reason }) })).status
  expect((await read()).state).toBe('waiting')
  expect([await decide('refuse'), await decide('approve')]).toEqual([400, 200])
  expect([await decide('approve'), await decide('refuse', 'Sai')]).toEqual([409, 409])
  expect((await read()).state).toBe('active')
  expect(await decide('stop', 'Gửi thư rác')).toBe(200)
  expect((await read()).state).toBe('stopped')
  const letters = await db.select().from(mailOutbox).where(eq(mailOutbox.toAddr, 'lan@vi.du'))
  expect(letters.map(({ bodyText }) => bodyText.includes('Gửi thư rác'))).toEqual([false, true])
  const log = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `user:${LAN}`))
  expect(log.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['affiliate.view', 'affiliate.approve', 'affiliate.stop']),
  )
})

databaseTest(
  'of somebody who is refused nothing is kept, and they may apply again',
  async ({ db }) => {
    const { app, send, read } = await office(db, { status: 2 })
    expect((await send('/decide', { decision: 'refuse', reason: 'Sai tên' })).status).toBe(200)
    expect(await read()).toMatchObject({
      state: 'unidentified',
      identityNo: null,
      bankAccount: null,
    })
    expect((await send('/decide', { decision: 'approve' })).status).toBe(409)
    const again = json({ ...identity, isAgreed: true }, { authorization: 'Bearer lan' })
    expect((await app.request('/api/User/UserAffiliate', again)).status).toBe(200)
    expect((await read()).state).toBe('waiting')
  },
)

databaseTest('a commission is approved once nothing can come back', async ({ db }) => {
  const { read } = await office(db)
  await sold(db, 10_000, 6)
  await sold(db, 20_000, 7)
  const returned = await sold(db, 40_000, 20)
  await db.execute(
    sql`insert into return_request (id, order_id, reason) values (gen_random_uuid(), ${returned}, 'damaged')`,
  )
  await approveCommissions(db, TEST_NOW)
  expect(await read()).toMatchObject({ pending: 50_000, balance: 20_000, due: 0 })
  await approveCommissions(db, TEST_NOW)
  expect((await read()).balance).toBe(20_000)
  expect(await findInconsistencies(db)).toEqual([])
})

databaseTest('what was approved last month is paid, to the đồng, once', async ({ db }) => {
  const { app, read, pay } = await office(db)
  await sold(db, 150_001, 60)
  await sold(db, 99_999, 50)
  await approvedThen(db, 40)
  await sold(db, 70_000, 8)
  await approveCommissions(db, TEST_NOW)
  expect(await read()).toMatchObject({ balance: 320_000, due: 250_000 })
  // Another sum, no reference, more tax than money.
  const wrong = [
    pay(249_999, 'FT1'),
    pay(250_000, ' '),
    pay(250_000, 'FT1', { taxWithheld: 250_001 }),
  ]
  expect((await Promise.all(wrong)).map(({ status }) => status)).toEqual([409, 400, 400])
  expect(await db.$count(affiliatePayout)).toBe(0)
  expect((await pay(250_000, 'FT1', { taxWithheld: 25_000 })).status).toBe(200)
  // Sent again it is the same payout; under another number there is nothing left.
  expect((await pay(250_000, 'FT1')).status).toBe(200)
  expect((await pay(250_000, 'FT2')).status).toBe(409)
  expect(await db.$count(affiliatePayout)).toBe(1)
  const seen = await read()
  expect(seen).toMatchObject({ balance: 70_000, due: 0 })
  expect(seen.payouts).toMatchObject([{ amount: 250_000, taxWithheld: 25_000, reference: 'FT1' }])
  const own = await ask(app, getUserAffiliate, '/api/User/UserAffiliate', {
    headers: { authorization: 'Bearer lan' },
  })
  expect(own.data).toMatchObject({ balance: 70_000, totalPaid: 250_000 })
  expect(own.data?.statement).toEqual(seen.months)
  expect(seen.months.at(0)).toMatchObject({ paid: 250_000, balance: 70_000 })
  expect(await findInconsistencies(db)).toEqual([])
})

databaseTest('eight people pay the same commission at once: one does', async ({ db }) => {
  const { pay } = await office(db)
  await sold(db, 300_000, 60)
  await approvedThen(db, 40)
  const tries = Array.from({ length: 8 }, (_, at) => pay(300_000, `FT${at}`))
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(7)
  const same = await Promise.all(Array.from({ length: 8 }, () => pay(300_000, 'FT9')))
  expect(same.every(({ status }) => status === 409)).toBe(true)
  expect(await db.$count(affiliatePayout)).toBe(1)
  expect(await findInconsistencies(db)).toEqual([])
})

databaseTest('one transfer told eight times at once is one payout', async ({ db }) => {
  const { pay } = await office(db)
  await sold(db, 300_000, 60)
  await approvedThen(db, 40)
  const told = await Promise.all(Array.from({ length: 8 }, () => pay(300_000, 'FT1')))
  expect(told.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect(await db.$count(affiliatePayout)).toBe(1)
  const letters = await db.$count(mailOutbox, eq(mailOutbox.toAddr, 'lan@vi.du'))
  expect(letters).toBe(1)
  expect(await findInconsistencies(db)).toEqual([])
})

databaseTest('what comes back after it was paid comes off the next payout', async ({ db }) => {
  const { clock, read, pay } = await office(db)
  const [whole, half] = [await sold(db, 300_001, 70), await sold(db, 200_000, 65)]
  await approvedThen(db, 50)
  expect((await pay(500_001, 'FT1')).status).toBe(200)
  await db.transaction(async (tx) => {
    await loseCommission(tx, whole, TEST_NOW)
    await reverseCommission(tx, half, { back: 1, of: 3 }, TEST_NOW)
  })
  // A third of 200,000, rounded against the affiliate by less than a đồng.
  expect(await read()).toMatchObject({ balance: -366_668, due: -366_668 })
  expect((await pay(1, 'FT2')).status).toBe(409)
  await sold(db, 700_000, 8)
  await approveCommissions(db, TEST_NOW)
  expect(await read()).toMatchObject({ balance: 333_332, due: -366_668 })
  clock.at = new Date(TEST_NOW.getTime() + 35 * DAY)
  expect((await read()).due).toBe(333_332)
  expect((await pay(333_332, 'FT2')).status).toBe(200)
  expect(await read()).toMatchObject({ balance: 0, due: 0 })
  expect(await findInconsistencies(db)).toEqual([])
})

databaseTest(
  'a small sum waits for the next month, unless the affiliate has stopped',
  async ({ db }) => {
    const { send, read, pay } = await office(db)
    await sold(db, 5_000, 60)
    await approvedThen(db, 40)
    await sold(db, 3_000, 8)
    await approveCommissions(db, TEST_NOW)
    expect((await pay(5_000, 'FT1')).status).toBe(409)
    const person = { userId: LAN, email: null, mailbox: null, orderIds: [] }
    expect(await findOpenMatters(db, person)).toHaveLength(1)
    await send('/decide', { decision: 'stop', reason: 'Thôi làm cộng tác viên' })
    expect((await read()).due).toBe(8_000)
    expect((await pay(8_000, 'FT1')).status).toBe(200)
    // Paid in full, nothing keeps an erasure waiting.
    expect(await findOpenMatters(db, person)).toEqual([])
    expect(await findInconsistencies(db)).toEqual([])
  },
)

databaseTest('account numbers change without standing in the log', async ({ db }) => {
  const { send, read } = await office(db)
  const change = async (body: object) => (await send('', body, 'PATCH')).status
  const wrong = [{ bankBin: '12' }, { ratePercent: 51 }, { taxCode: '12' }, {}]
  for (const body of wrong) expect(await change(body)).toBe(400)
  expect(await change({ bankAccount: '99887766', ratePercent: 7.5 })).toBe(200)
  expect(await read()).toMatchObject({ bankAccount: '99887766', ratePercent: 7.5 })
  const [entry] = await db.select().from(auditLog).where(eq(auditLog.action, 'affiliate.change'))
  expect(entry).toMatchObject({ before: { ratePercent: 5 }, after: { ratePercent: 7.5 } })
  expect(JSON.stringify(entry)).not.toContain('99887766')
})
