import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { appUser } from '@/backend/modules/accounts/tables'
import { orders } from '@/backend/modules/orders/tables'
import { privacyRequest } from '@/backend/modules/privacy/tables'
import { auditLog } from '@/backend/platform/db/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import {
  accountsApp,
  addPerson,
  bearer,
  emailsTo,
  PASSWORD,
  tokenOf,
} from '@/backend/testing/accounts'
import { fixedSettings } from '@/backend/testing/settings'
import { runPrivacyRequests } from '@/backend/workflows/erase-customer/run-requests'
import type { StaffPrivacyRequest } from '@/contract/staff/privacy'

type Db = Parameters<typeof accountsApp>[0]
const DAY = 86_400
const GUEST = 'khach@vi.du'

const order = {
  code: 'HS20260101',
  receiverName: 'Lan',
  phone: '0912345678',
  address: '12 Lê Lợi',
  wardName: 'x',
  cityName: 'x',
  paymentType: 1,
  status: 5,
  subTotal: 0,
  total: 0,
}

/** The data officer's session, opened again whenever time has passed. */
async function officerShop(db: Db) {
  const dataDir = mkdtempSync(join(tmpdir(), 'privacy-'))
  const shop = accountsApp(db, { config: { dataDir } })
  const { id } = await addPerson(db)
  await addPerson(db, { email: 'vien@sach.vn', role: 'staff', staffRoles: ['support'] })
  const lan = bearer(await tokenOf(shop))
  let officer = bearer('')
  const sit = async () => {
    officer = bearer(await tokenOf(shop, 'vien@sach.vn'))
    await shop.post('staff/session/unlock', { password: PASSWORD }, officer)
  }
  await sit()
  const list = async (): Promise<StaffPrivacyRequest[]> =>
    (await (await shop.get('staff/privacy-requests', officer)).json()).data
  const decide = async (requestId: string, step: string, body = {}) => {
    const answer = await shop.post(`staff/privacy-requests/${requestId}/${step}`, body, officer)
    return { status: answer.status, ...(await answer.json()) }
  }
  const later = async (days: number) => {
    shop.wait(days * DAY)
    await sit()
  }
  const askGuest = (days: number) => {
    const at = (offset: number) => new Date(shop.now().getTime() + offset * DAY * 1_000)
    return db.insert(privacyRequest).values({
      ...{ email: GUEST, kind: 'erase' as const, createdAt: at(-days) },
      ...{ notBefore: at(14 - days), dueAt: at(20 - days) },
    })
  }
  return { ...shop, id, lan, list, decide, later, askGuest }
}

databaseTest('nobody’s time for thinking it over is cut short', async ({ db }) => {
  const { post, lan, id, list, decide, later } = await officerShop(db)
  await post('Privacy/erasure', { Password: PASSWORD }, lan)
  const [asked] = await list()
  const requestId = asked?.requestId ?? ''
  expect(asked).toMatchObject({ userId: id, daysLeft: 20, waitsFor: [] })
  expect(asked?.graceUntil).not.toBeNull()
  expect((await decide(requestId, 'carry-out')).status).toBe(409)
  await later(15)
  // Something is under way after all: the answer says what, and nothing is erased.
  await db.insert(orders).values({ ...order, userId: id, status: 4 })
  expect((await list())[0]).toMatchObject({
    daysLeft: 5,
    graceUntil: null,
    waitsFor: ['HS20260101'],
  })
  const early = await decide(requestId, 'carry-out')
  expect([early.status, early.errorMessage]).toEqual([409, expect.stringContaining('HS20260101')])
  await db.update(orders).set({ status: 5 })
  const done = await decide(requestId, 'carry-out')
  expect(done).toMatchObject({ status: 200, data: { state: 'done', userId: null, daysLeft: null } })
  const [account] = await db.select().from(appUser).where(eq(appUser.id, id))
  expect(account?.email).toMatch(/erased/)
  expect((await decide(requestId, 'carry-out')).status).toBe(409)
})

databaseTest('a refused request is over, and its person knows why', async ({ db }) => {
  const { post, get, lan, list, decide } = await officerShop(db)
  await post('Privacy/exports', {}, lan)
  const [asked] = await list()
  const requestId = asked?.requestId ?? ''
  expect((await decide(requestId, 'refuse', { reason: ' ' })).status).toBe(400)
  const reason = 'Chưa xác minh được người yêu cầu'
  const refused = await decide(requestId, 'refuse', { reason })
  expect(refused).toMatchObject({
    status: 200,
    data: { state: 'cancelled', refusalReason: reason },
  })
  expect((await decide(requestId, 'refuse', { reason })).status).toBe(409)
  const [letter] = await emailsTo(db, 'lan@sach.vn')
  expect(letter?.bodyText).toContain(reason)
  const own = (await (await get('Privacy', lan)).json()).data
  expect(own.requests).toMatchObject([{ refusalReason: reason }])
  const log = (await db.select().from(auditLog)).map(({ action }) => action)
  expect(log).toEqual(expect.arrayContaining(['privacy.list', 'privacy.refuse']))
})

databaseTest('a guest’s request is seen, carried out and told like anybody’s', async ({ db }) => {
  const { list, decide, askGuest } = await officerShop(db)
  await db.insert(orders).values({ ...order, guestEmail: GUEST })
  await askGuest(22)
  const [asked] = await list()
  expect(asked).toMatchObject({ userId: null, email: GUEST, daysLeft: -2, graceUntil: null })
  const done = await decide(asked?.requestId ?? '', 'carry-out')
  expect(done).toMatchObject({ status: 200, data: { state: 'done', email: null } })
  const [kept] = await db.select().from(orders)
  expect(kept).toMatchObject({ guestEmail: null })
  await askGuest(2)
  const next = (await list()).find(({ state }) => state === 'open')
  await decide(next?.requestId ?? '', 'refuse', { reason: 'Không đúng hộp thư' })
  expect(await emailsTo(db, GUEST)).toHaveLength(1)
})

databaseTest(
  'an account the shop has locked stays locked when its erasure waits',
  async ({ db }) => {
    const { post, lan, id, later, now, config } = await officerShop(db)
    await post('Privacy/erasure', { Password: PASSWORD }, lan)
    await db.insert(orders).values({ ...order, userId: id, status: 4 })
    await db.update(appUser).set({ status: 2, blockedAt: now() }).where(eq(appUser.id, id))
    await later(15)
    const settings = fixedSettings()
    await runPrivacyRequests({ db, config, settings, now, log: pino({ level: 'silent' }) })
    const [account] = await db.select().from(appUser).where(eq(appUser.id, id))
    expect(account?.status).toBe(2)
  },
)
