import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { findAccountByEmail } from '@/backend/modules/accounts/account-queries'
import { userSession } from '@/backend/modules/auth/tables'
import { orders } from '@/backend/modules/orders/tables'
import { auditLog } from '@/backend/platform/db/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import {
  accountsApp,
  addPerson,
  bearer,
  codeFor,
  emailsTo,
  form,
  PASSWORD,
  tokenOf,
} from '@/backend/testing/accounts'
import type { StaffRole } from '@/contract/staff/roles'

type Db = Parameters<typeof accountsApp>[0]

async function office(db: Db, duty: StaffRole | 'admin' = 'support') {
  const shop = accountsApp(db)
  const draft =
    duty === 'admin' ? { role: 'admin' as const } : { role: 'staff' as const, staffRoles: [duty] }
  await addPerson(db, { email: 'nhan-vien@sach.vn', name: 'Mai', phone: null, ...draft })
  const staff = bearer(await tokenOf(shop, 'nhan-vien@sach.vn'))
  await shop.post('staff/session/unlock', { password: PASSWORD }, staff)
  const find = async (q: string) =>
    (await (await shop.get(`staff/customers?q=${encodeURIComponent(q)}`, staff)).json()).data
  const step = (id: number, name: string, body = {}) =>
    shop.post(`staff/customers/${id}/${name}`, body, staff)
  const actions = async () =>
    (await db.select().from(auditLog)).map(({ action, subject }) => `${action} ${subject}`)
  return { ...shop, staff, find, step, actions }
}

const order = {
  code: 'HS260105ABC',
  receiverName: 'Lan',
  phone: '0912345678',
  address: '12 Lê Lợi',
  wardName: 'Bến Thành',
  cityName: 'Thành phố Hồ Chí Minh',
  paymentType: 1,
  status: 1,
  subTotal: 38_000,
  total: 38_000,
}

databaseTest('a customer is found by whole e-mail, telephone and order code', async ({ db }) => {
  const { find, actions } = await office(db)
  const lan = await addPerson(db)
  await db.insert(orders).values({ ...order, userId: lan.id })
  const found = await Promise.all(
    [
      'LAN@sach.vn',
      '+84 912 345 678',
      'hs260105abc',
      '\u202A(091) 234–5678\u202C',
      'lan@sach.vn\u200B',
      '#HS 260105 abc',
    ].map(find),
  )
  expect(found.map((rows) => rows.map(({ id }: { id: number }) => id))).toEqual(
    Array(6).fill([lan.id]),
  )
  // No part of anything, nobody of the staff, and nobody without a search.
  const parts = await Promise.all(['lan', '0912', 'sach.vn', '', 'nhan-vien@sach.vn'].map(find))
  expect(parts.flat()).toEqual([])
  expect(await actions()).toContain(`customer.find user:${lan.id}`)
})

databaseTest(
  'support sees sessions and letters, sales does not; both are written down',
  async ({ db }) => {
    const shop = await office(db)
    const { get, staff, actions } = shop
    const lan = await addPerson(db)
    await tokenOf(shop, 'lan@sach.vn')
    await db.insert(orders).values({ ...order, userId: lan.id })
    const seen = (await (await get(`staff/customers/${lan.id}`, staff)).json()).data
    expect(seen).toMatchObject({ orderCount: 1, state: 'active', addressCount: 0, isChild: false })
    expect(seen.orders).toMatchObject([{ orderCode: 'HS260105ABC', total: 38_000 }])
    expect(seen.access).toMatchObject({ hasPassword: true, hasToWait: false })
    expect(seen.access.sessions).toHaveLength(1)
    expect(JSON.stringify(seen)).not.toMatch(/birthday|hash|bodyText/i)
    const seller = { email: 'ban-hang@sach.vn', role: 'staff' as const }
    await addPerson(db, { ...seller, staffRoles: ['sales'] })
    const sales = bearer(await tokenOf(shop, 'ban-hang@sach.vn'))
    await shop.post('staff/session/unlock', { password: PASSWORD }, sales)
    const sold = (await (await get(`staff/customers/${lan.id}`, sales)).json()).data
    expect(sold).toMatchObject({ orderCount: 1, access: null })
    const looks = (await actions()).filter((line) => line === `customer.view user:${lan.id}`)
    expect(looks).toHaveLength(2)
  },
)

databaseTest('a locked customer is out at once, knows why, and comes back', async ({ db }) => {
  const shop = await office(db)
  const { step, post, get, actions } = shop
  const lan = await addPerson(db)
  const token = bearer(await tokenOf(shop))
  expect((await step(lan.id, 'lock', { reason: ' ' })).status).toBe(400)
  const reason = 'Đặt hàng rồi không nhận nhiều lần'
  const locked = (await (await step(lan.id, 'lock', { reason })).json()).data
  expect(locked).toMatchObject({ state: 'locked', lockReason: reason })
  expect((await get('User/UserAffiliate', token)).status).toBe(401)
  const signIn = async () =>
    (await post('Authentication/Login', { Email: 'lan@sach.vn', Password: PASSWORD })).status
  expect(await signIn()).toBe(403)
  const [letter] = await emailsTo(db, 'lan@sach.vn')
  expect(letter?.bodyText).toContain(reason)
  expect((await step(lan.id, 'lock', { reason })).status).toBe(409)
  expect((await step(lan.id, 'unlock')).status).toBe(200)
  expect((await step(lan.id, 'unlock')).status).toBe(409)
  expect(await signIn()).toBe(200)
  expect(await actions()).toEqual(
    expect.arrayContaining([`customer.lock user:${lan.id}`, `customer.unlock user:${lan.id}`]),
  )
})

databaseTest('support locks no colleague and no admin', async ({ db }) => {
  const { step } = await office(db)
  const chu = await addPerson(db, { email: 'chu@sach.vn', role: 'admin' })
  const names = ['lock', 'unlock', 'end-sessions', 'forget-wrong-tries', 'activation-code']
  const statuses = names.map(async (name) => (await step(chu.id, name, { reason: 'x' })).status)
  expect(await Promise.all(statuses)).toEqual(Array(5).fill(404))
})

databaseTest('sessions end everywhere; wrong tries are forgotten', async ({ db }) => {
  const shop = await office(db)
  const { step, post, get, staff } = shop
  const lan = await addPerson(db)
  await tokenOf(shop)
  expect((await (await step(lan.id, 'end-sessions')).json()).data.access.sessions).toEqual([])
  const open = await db.select().from(userSession).where(eq(userSession.userId, lan.id))
  expect(open.every(({ revokedAt }) => revokedAt !== null)).toBe(true)
  const signIn = async (Password: string) =>
    (await post('Authentication/Login', { Email: 'lan@sach.vn', Password })).status
  for (let tries = 0; tries < 5; tries++) expect(await signIn('sai rồi 123')).toBe(401)
  expect(await signIn(PASSWORD)).toBe(429)
  const before = (await (await get(`staff/customers/${lan.id}`, staff)).json()).data
  expect(before.access.hasToWait).toBe(true)
  const after = (await (await step(lan.id, 'forget-wrong-tries')).json()).data
  expect(after.access.hasToWait).toBe(false)
  expect(await signIn(PASSWORD)).toBe(200)
})

databaseTest('a registration that waits gets another code for the same window', async ({ db }) => {
  const { step, post, wait } = await office(db)
  const registered = await post('User/Register-teacher', {
    ...form({ IsStudent: false }),
    WorkPlace: 'Trường Bến Gỗ',
  })
  const { token } = (await registered.json()).data
  const [account] = await emailsTo(db, 'minh@sach.vn')
  expect(account?.subject).toContain('Mã kích hoạt')
  const minh = await findAccountByEmail(db, 'minh@sach.vn')
  // The first code has run out meanwhile.
  wait(20 * 60)
  expect((await step(minh?.id ?? 0, 'activation-code')).status).toBe(200)
  const body = { token, email: 'minh@sach.vn', securityCode: await codeFor(db, 'minh@sach.vn') }
  const activated = await post('User/ActiveAccount', body)
  expect(activated.status).toBe(200)
  expect((await step(minh?.id ?? 0, 'activation-code')).status).toBe(409)
})

databaseTest('the list of customers goes out for a reason, and asks again', async ({ db }) => {
  const { post, staff, wait, actions } = await office(db, 'admin')
  await addPerson(db)
  await addPerson(db, { email: 'han-che@sach.vn', restrictedAt: new Date() })
  await addPerson(db, { email: 'erased-7@erased.invalid', name: '' })
  const send = async (body: object) => {
    const answer = await post('staff/customers-export', body, staff)
    return { status: answer.status, ...(await answer.json()) }
  }
  expect((await send({})).status).toBe(400)
  const sent = await send({ reason: 'Cơ quan thuế yêu cầu' })
  expect(sent).toMatchObject({ status: 200, data: { next: null } })
  expect(sent.data.rows.map(({ email }: { email: string }) => email)).toEqual(['lan@sach.vn'])
  expect(await actions()).toContain('customer.export customers')
  wait(20 * 60)
  expect((await send({ reason: 'Lần nữa' })).status).toBe(403)
})
