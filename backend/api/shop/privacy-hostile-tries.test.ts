import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { pino } from 'pino'
import { orders } from '@/backend/modules/orders/tables'
import { privacyRequest } from '@/backend/modules/privacy/tables'
import { mailOutbox, rateBucket } from '@/backend/platform/db/tables'
import { testDatabase } from '@/backend/platform/db/testing'
import {
  accountsApp,
  addPerson,
  bearer,
  emailsTo,
  from,
  information,
  PASSWORD,
  tokenOf,
} from '@/backend/testing/accounts'
import { fixedSettings } from '@/backend/testing/settings'
import { runPrivacyRequests } from '@/backend/workflows/erase-customer/run-requests'

const SECRET = /Nguyễn Thị Lan|lan@sach\.vn|khach@vi\.du|Trần Văn Minh|me@vi\.du|base64/

async function open() {
  const { db, close } = await testDatabase()
  const shop = accountsApp(db, { config: { dataDir: mkdtempSync(join(tmpdir(), 'hostile-')) } })
  await addPerson(db)
  const lan = bearer(await tokenOf(shop))
  const { id: minhId } = await addPerson(db, {
    email: 'minh@sach.vn',
    name: 'Trần Văn Minh',
    birthday: '2014-05-06',
  })
  const minh = bearer(await tokenOf(shop, 'minh@sach.vn'))
  await addPerson(db, { email: 'ke@gian.vn', name: 'Kẻ Gian', birthday: '1980-01-01' })
  const thief = bearer(await tokenOf(shop, 'ke@gian.vn'))
  const order = {
    receiverName: 'Lan',
    phone: '0912345678',
    address: 'x',
    wardName: 'x',
    cityName: 'x',
  }
  const sums = { paymentType: 1, status: 5, subTotal: 0, total: 0 }
  await db.insert(orders).values({ ...order, ...sums, code: 'DH1', guestEmail: 'khach@vi.du' })
  await shop.post('Privacy/exports', {}, lan)
  await shop.post('Privacy/guest-links', { Email: 'khach@vi.du' })
  await shop.post('Privacy/guardian', { Name: 'Mẹ', Email: 'me@vi.du' }, minh)
  await shop.post('Privacy/erasure', { Password: PASSWORD }, lan)
  await runPrivacyRequests({
    db,
    config: shop.config,
    settings: fixedSettings(),
    now: shop.now,
    log: pino({ level: 'silent' }),
  })
  const linkIn = async (email: string, before: string) =>
    (await emailsTo(db, email)).flatMap(
      ({ bodyText }) => bodyText.split(before)[1]?.slice(0, 43) ?? [],
    )[0] ?? ''
  return {
    ...shop,
    close,
    thief,
    minh,
    minhId,
    linkIn,
    links: {
      file: await linkIn('lan@sach.vn', 'tep='),
      guest: await linkIn('khach@vi.du', 'ca-nhan#'),
      invitation: await linkIn('me@vi.du', 'moi='),
    },
  }
}

let shop: Awaited<ReturnType<typeof open>>
beforeAll(async () => {
  shop = await open()
})
afterAll(() => shop.close())

const flipped = (link: string) => (link.startsWith('A') ? 'B' : 'A') + link.slice(1)

/** What somebody who has stolen nothing, or the wrong thing, would put in a link's place. */
const forged = ({ file, guest, invitation }: typeof shop.links): unknown[] => [
  ...['', ' ', 'x', '0', 'null', '%00', '*', '%', '_'.repeat(43), 'A'.repeat(43), 'a'.repeat(42)],
  ...[`' or 1=1 --`, '../../erasures.ndjson', '{"$ne":null}', 'A'.repeat(5_000)],
  ...[null, true, 0, [], {}, [guest], { token: guest }],
  ...[flipped(file), flipped(guest), flipped(invitation)],
  ...[guest.toLowerCase(), invitation.slice(1), `${file}=`, guest.split('').reverse().join('')],
]

const byLink = [
  'Privacy/guest/read',
  'Privacy/guest/export',
  'Privacy/guest/erasure',
  'Guardian/invitation',
  'Guardian/answer',
  'Guardian/children',
  'Guardian/withdrawal',
]

const bodyOf = (token: unknown) => ({
  token,
  isConfirmed: true,
  isErased: true,
  guardianId: '0199f0a0-0000-7000-8000-000000000001',
  Password: PASSWORD,
})

async function tried(path: string, token: unknown, headers: Record<string, string>) {
  const answer = await shop.post(path, bodyOf(token), headers)
  return { path, token, status: answer.status, leaks: SECRET.test(await answer.text()) }
}

test('no forged link opens anybody’s data, deletes them or speaks for a guardian', async () => {
  const tries = []
  for (const path of byLink)
    for (const token of forged(shop.links)) tries.push(await tried(path, token, from('192.0.2.9')))
  expect(tries.length).toBeGreaterThan(100)
  expect(tries.filter(({ status, leaks }) => leaks || ![400, 404, 413].includes(status))).toEqual(
    [],
  )
})

test('a link of one kind opens nothing of another, whoever holds it', async () => {
  const { links, thief } = shop
  const crossed = [
    ...byLink
      .filter((path) => !path.startsWith('Privacy/guest'))
      .map((path) => [path, links.guest]),
    ...byLink
      .filter((path) => !/invitation|answer/.test(path))
      .map((path) => [path, links.invitation]),
    ...byLink.map((path) => [path, links.file]),
    ['Privacy/exports/download', links.guest],
    ['Privacy/exports/download', links.invitation],
    ['Privacy/exports/download', links.file],
  ] as const
  const tries = []
  for (const [path, token] of crossed) tries.push(await tried(path ?? '', token, thief))
  expect(tries.filter(({ status, leaks }) => leaks || status !== 404)).toEqual([])
})

test('what a thief sends along of somebody else is not looked at', async () => {
  const { get, post, del, thief, db } = shop
  const foreign = { userId: 1, email: 'lan@sach.vn', Email: 'lan@sach.vn', Password: PASSWORD }
  expect((await del('Privacy/erasure?userId=1', thief)).status).toBe(404)
  expect(await (await get('Privacy?userId=1&email=lan@sach.vn', thief)).text()).not.toMatch(SECRET)
  await post('Privacy/erasure', foreign, thief)
  await post('Privacy/restriction', { ...foreign, isRestricted: true }, thief)
  const rows = await db.select().from(privacyRequest)
  const thiefs = rows.filter(({ userId, kind }) => userId !== null && kind !== 'export')
  expect(new Set(thiefs.map(({ userId }) => userId)).size).toBe(2)
})

test('guessing a password for a link found is held back', async () => {
  const { post, thief, links } = shop
  const statuses = []
  for (let index = 0; index < 12; index++) {
    const body = { token: links.file, Password: `wrong ${index}` }
    statuses.push((await post('Privacy/exports/download', body, thief)).status)
  }
  expect(new Set(statuses)).toEqual(new Set([400, 429]))
  expect(statuses.at(-1)).toBe(429)
})

test('links are mailed a few times an hour, the same answer for everybody', async () => {
  const { post } = shop
  const answers = []
  for (const Email of Array.from({ length: 6 }, () => 'khach@vi.du'))
    answers.push((await post('Privacy/guest-links', { Email }, from('192.0.2.77'))).status)
  expect(answers).toEqual([200, 200, 429, 429, 429, 429])
  const unknown = []
  for (let index = 0; index < 25; index++)
    unknown.push(
      (await post('Guardian/links', { Email: `ai${index}@vi.du` }, from('192.0.2.78'))).status,
    )
  expect(unknown.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(unknown.at(-1)).toBe(429)
})

test('asked many times at the same moment, one request and one letter come of it', async () => {
  const { db, post, minh, minhId, links } = shop
  const kinds = async (of: Partial<typeof privacyRequest.$inferSelect>) =>
    (await db.select().from(privacyRequest))
      .filter(
        ({ userId, email, state }) =>
          (of.userId ? userId === of.userId : email === of.email) && state === 'open',
      )
      .map(({ kind }) => kind)
  const often = (path: string, body: unknown, headers = {}) =>
    Promise.all(Array.from({ length: 4 }, () => post(path, body, headers)))
  await often('Privacy/exports', {}, minh)
  await often('Privacy/erasure', { Password: PASSWORD }, minh)
  await often('Privacy/guest/erasure', { token: links.guest })
  expect((await kinds({ userId: minhId })).sort()).toEqual(['erase', 'export'])
  expect(await kinds({ email: 'khach@vi.du' })).toEqual(['erase'])
  const letters = [...(await emailsTo(db, 'minh@sach.vn')), ...(await emailsTo(db, 'khach@vi.du'))]
  expect(letters.filter(({ subject }) => subject.includes('xóa dữ liệu'))).toHaveLength(2)
})

test('a mailed link leads to the shop, whatever host the request names', async () => {
  const { db, post, config } = shop
  const forgedHost = {
    ...from('192.0.2.80'),
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    origin: 'https://evil.example',
  }
  await db.delete(mailOutbox)
  await db.delete(rateBucket)
  await post('Privacy/guest-links', { Email: 'khach@vi.du' }, forgedHost)
  const [letter] = await emailsTo(db, 'khach@vi.du')
  expect(letter?.bodyText).toContain(`${config.publicUrl}/du-lieu-ca-nhan#`)
  expect(letter?.bodyText).not.toContain('evil')
})

test('the time of an answer does not tell whose address the shop knows', async () => {
  const { db, post } = shop
  await db.delete(rateBucket)
  const times = []
  for (const path of ['Privacy/guest-links', 'Guardian/links'])
    for (const Email of ['khach@vi.du', 'me@vi.du', 'ai@vi.du']) {
      const start = performance.now()
      expect((await post(path, { Email }, from('192.0.2.81'))).status).toBe(200)
      times.push(performance.now() - start)
    }
  expect(Math.min(...times)).toBeGreaterThan(140)
})

test('no letter of ours carries an address that a stranger has put into a name', async () => {
  const { post, minh } = shop
  const names = [
    'Nhận quà https://evil.example',
    'Quà www.evil.vn',
    'xem evil.com nhé',
    'a@evil.vn',
    'quà bit.ly/x',
  ]
  for (const Name of names)
    expect((await post('Privacy/guardian', { Name, Email: 'nan@vi.du' }, minh)).status).toBe(400)
  expect(await emailsTo(shop.db, 'nan@vi.du')).toEqual([])
})

test('a child’s account does not write to one stranger after another', async () => {
  const { db, post, minh } = shop
  await db.delete(rateBucket)
  const statuses = []
  for (let index = 0; index < 7; index++) {
    const body = { Name: 'Mẹ', Email: `la${index}@vi.du` }
    statuses.push(
      (await post('Privacy/guardian', body, { ...minh, ...from(`192.0.2.${index}`) })).status,
    )
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
})

test('a guardian’s link speaks for no other child, and after the withdrawal for none', async () => {
  const { db, post, minh, minhId } = shop
  await db.delete(rateBucket)
  await db.delete(mailOutbox)
  await addPerson(db, { email: 'tu@sach.vn', name: 'Lê Tú', birthday: '2013-05-06' })
  const tu = bearer(await tokenOf(shop, 'tu@sach.vn'))
  for (const [headers, Email] of [
    [minh, 'cha@vi.du'],
    [tu, 'di@vi.du'],
  ] as const) {
    await post('Privacy/guardian', { Name: 'Cha', Email }, headers)
    const token = await shop.linkIn(Email, 'moi=')
    await post('Guardian/answer', { token, isConfirmed: true })
    await post('Guardian/links', { Email })
  }
  const [cha, di] = [await shop.linkIn('cha@vi.du', 'xem='), await shop.linkIn('di@vi.du', 'xem=')]
  const childOf = async (token: string) =>
    (
      (await (await post('Guardian/children', { token })).json()) as {
        data: { guardianId: string }[]
      }
    ).data
  const [own] = await childOf(cha)
  const [other] = await childOf(di)
  const withdraw = (token: string, guardianId: string | undefined) =>
    post('Guardian/withdrawal', { token, guardianId, isErased: true })
  expect((await withdraw(cha, other?.guardianId)).status).toBe(404)
  const both = await Promise.all([withdraw(cha, own?.guardianId), withdraw(cha, own?.guardianId)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
  expect(await childOf(cha)).toEqual([])
  expect(await childOf(di)).toHaveLength(1)
  const open = (await db.select().from(privacyRequest)).filter(
    ({ userId, kind, state }) => userId === minhId && kind === 'erase' && state === 'open',
  )
  expect(open).toHaveLength(1)
})

test('a child does not grow up by a changed birthday once a guardian has spoken', async () => {
  const { post, get, patch, minh } = shop
  const { data } = await (await get('Privacy', minh)).json()
  expect(data).toMatchObject({ isChild: true, isStopped: true })
  const answer = await patch(`User/UpdateUser/${shop.minhId}`, information(), minh)
  expect(answer.status).toBe(409)
  expect((await (await get('Privacy', minh)).json()).data).toMatchObject({ isChild: true })
  expect((await post('Privacy/restriction', { isRestricted: false }, minh)).status).toBe(409)
})
