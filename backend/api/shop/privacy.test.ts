import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { pino } from 'pino'
import { appUser } from '@/backend/modules/accounts/tables'
import { product } from '@/backend/modules/catalog/tables'
import { orders } from '@/backend/modules/orders/tables'
import { listSubscribers } from '@/backend/modules/privacy/consent-queries'
import { consent } from '@/backend/modules/privacy/tables'
import { feedback } from '@/backend/modules/reviews/tables'
import { auditLog, mailOutbox } from '@/backend/platform/db/tables'
import { testDatabase } from '@/backend/platform/db/testing'
import { backendMetrics } from '@/backend/platform/metrics/backend-metrics'
import {
  accountsApp,
  addPerson,
  bearer,
  emailsTo,
  PASSWORD,
  tokenOf,
} from '@/backend/testing/accounts'
import { CANARY, findEverywhere } from '@/backend/testing/person-with-everything'
import { fixedSettings } from '@/backend/testing/settings'
import { addProduct, openShop } from '@/backend/testing/shop'
import { deleteOnTime } from '@/backend/workflows/erase-customer/delete-on-time'
import { runPrivacyRequests } from '@/backend/workflows/erase-customer/run-requests'

const DAY = 86_400
const CHILD = '2014-05-06'

async function open() {
  const { db, close } = await testDatabase()
  await openShop(db)
  await addProduct(db, { id: 1 })
  const dataDir = mkdtempSync(join(tmpdir(), 'privacy-'))
  const shop = accountsApp(db, { config: { dataDir } })
  const { id } = await addPerson(db, { email: CANARY })
  const lan = bearer(await tokenOf(shop, CANARY))
  const { id: minhId } = await addPerson(db, {
    email: 'minh@sach.vn',
    birthday: CHILD,
    name: 'Trần Văn Minh',
  })
  const minh = bearer(await tokenOf(shop, 'minh@sach.vn'))
  const work = () =>
    runPrivacyRequests({
      ...{ db, config: shop.config, settings: fixedSettings(), now: shop.now },
      log: pino({ level: 'silent' }),
    })
  /** The secret of the newest link mailed to somebody. */
  const linkTo = async (email: string, before: string) => {
    for (const { bodyText } of await emailsTo(db, email)) {
      const found = bodyText.split(before)[1]?.slice(0, 43)
      if (found) return found
    }
    throw new Error(`no link was mailed to ${email}`)
  }
  const say = async (answer: Response | Promise<Response>) => {
    const { status, ...rest } = await Promise.resolve(answer).then(async (got) => ({
      status: got.status,
      body: (await got.json()) as {
        data?: unknown
        successMessage?: string
        errorMessage?: string
      },
    }))
    return { status, ...rest.body }
  }
  return { ...shop, id, minhId, lan, minh, work, linkTo, say, dataDir, close }
}
type Shop = Awaited<ReturnType<typeof open>>

const order = {
  receiverName: 'Lan',
  phone: '0912345678',
  address: '12 Lê Lợi',
  wardName: 'x',
  cityName: 'x',
  paymentType: 1,
  subTotal: 0,
  total: 0,
}

test('somebody downloads everything about them with the mailed link and the password, for a day', async () => {
  const { post, get, lan, minh, work, linkTo, say, wait, dataDir, close } = await open()
  expect((await post('Privacy/exports', {}, lan)).status).toBe(200)
  await work()
  const token = await linkTo(CANARY, 'tep=')
  const fetched = (Password: string, headers = lan) =>
    say(post('Privacy/exports/download', { token, Password }, headers))
  expect((await fetched('wrong password')).status).toBe(400)
  expect((await fetched(PASSWORD, minh)).status).toBe(404)
  const { status, data } = await fetched(PASSWORD)
  expect(status).toBe(200)
  const { base64 } = data as { base64: string }
  const files = unzipSync(Buffer.from(base64, 'base64'))
  expect(strFromU8(files['du-lieu.json'] ?? new Uint8Array())).toContain(CANARY)
  expect(strFromU8(files['du-lieu.html'] ?? new Uint8Array())).toContain('Nguyễn Thị Lan')
  const { data: overview } = await say(get('Privacy', lan))
  expect(overview).toMatchObject({ isChild: false, requests: [{ kind: 'export', state: 'done' }] })
  wait(DAY + 60)
  expect((await fetched(PASSWORD)).status).toBe(404)
  await work()
  expect(readdirSync(join(dataDir, 'exports'))).toEqual([])
  await close()
})

test('an erasure waits for open orders and for fourteen days, may be taken back, and is then whole', async () => {
  const { db, id, post, del, get, lan, work, say, wait, close, ...shop } = await open()
  await db.insert(orders).values({ ...order, code: 'DH1', userId: id, status: 3 })
  const ask = () => say(post('Privacy/erasure', { Password: PASSWORD }, lan))
  expect(await ask()).toMatchObject({ status: 409, errorMessage: expect.stringContaining('DH1') })
  await db.update(orders).set({ status: 5 })
  expect((await say(post('Privacy/erasure', { Password: 'wrong one' }, lan))).status).toBe(400)
  expect((await ask()).status).toBe(200)
  expect((await del('Privacy/erasure', lan)).status).toBe(200)
  expect((await del('Privacy/erasure', lan)).status).toBe(404)
  expect((await ask()).successMessage).toContain('vào ngày 5 tháng 12 năm 2026')
  expect((await emailsTo(db, CANARY))[0]?.bodyText).toContain('thư cuối cùng')
  await db.insert(orders).values({ ...order, code: 'DH2', userId: id, status: 1 })
  wait(14 * DAY + 60)
  await work()
  const again = bearer(await tokenOf({ db, post, get, del, wait, ...shop }, CANARY))
  expect((await get('Privacy', again)).status).toBe(200)
  await db.update(orders).set({ status: 7 }).where(eq(orders.code, 'DH2'))
  wait(DAY + 60)
  await work()
  expect((await get('Privacy', again)).status).toBe(401)
  expect(await findEverywhere(db, CANARY)).toEqual([])
  expect(await findEverywhere(db, 'Lê Lợi')).toEqual([])
  expect(await db.$count(orders)).toBe(2)
  await close()
})

test('a guest reads, fetches and erases by a mailed link what was ordered under an address', async () => {
  const { db, post, work, linkTo, say, wait, close } = await open()
  await db.insert(orders).values({ ...order, code: 'DH1', guestEmail: 'khach@vi.du', status: 5 })
  const asked = [
    await say(post('Privacy/guest-links', { Email: 'Khach@vi.du' })),
    await say(post('Privacy/guest-links', { Email: 'ai@vi.du' })),
  ]
  expect(asked[0]).toEqual(asked[1])
  expect(await emailsTo(db, 'ai@vi.du')).toEqual([])
  const token = await linkTo('khach@vi.du', '/du-lieu-ca-nhan#')
  const { data } = await say(post('Privacy/guest/read', { token }))
  expect(data).toMatchObject({
    email: 'khach@vi.du',
    held: [{ title: 'Đơn hàng và thanh toán' }, {}, {}],
  })
  expect((await post('Privacy/guest/export', { token })).status).toBe(200)
  expect((await post('Privacy/guest/erasure', { token, isCancelled: true })).status).toBe(404)
  expect((await post('Privacy/guest/erasure', { token })).status).toBe(200)
  wait(14 * DAY + 60)
  await work()
  expect(await findEverywhere(db, 'khach@vi.du')).toEqual([])
  expect((await post('Privacy/guest/read', { token })).status).toBe(404)
  await close()
})

test('a restricted person’s reviews are not shown, and come back with the end of it', async () => {
  const { db, id, post, lan, close } = await open()
  await db
    .insert(feedback)
    .values({ productId: 1, userId: id, displayName: 'Lan N.', rating: 4, content: 'Hay' })
  const count = async () => (await db.select().from(product))[0]?.ratingCount
  const restrict = (isRestricted: boolean) => post('Privacy/restriction', { isRestricted }, lan)
  expect((await restrict(true)).status).toBe(200)
  expect([await count(), (await db.select().from(feedback))[0]?.status]).toEqual([0, 2])
  expect((await restrict(false)).status).toBe(200)
  expect([await count(), (await db.select().from(feedback))[0]?.status]).toEqual([1, 1])
  await close()
})

async function invited({ db, post, minh, linkTo }: Shop) {
  const asked = await post('Privacy/guardian', { Name: 'Trần Mẹ', Email: 'me@vi.du' }, minh)
  expect(asked.status).toBe(200)
  expect((await emailsTo(db, 'me@vi.du')).length).toBe(1)
  return linkTo('me@vi.du', '/giam-ho#moi=')
}

test('a guardian agrees once by a link of seven days, sees what is kept, and takes it back', async () => {
  const shop = await open()
  const { db, post, get, lan, minh, minhId, linkTo, say, wait, close } = shop
  expect((await post('Privacy/guardian', { Name: 'Mẹ', Email: 'me@vi.du' }, lan)).status).toBe(409)
  expect((await post('Privacy/guardian', { Name: 'Em', Email: 'minh@sach.vn' }, minh)).status).toBe(
    400,
  )
  const late = await invited(shop)
  wait(7 * DAY + 60)
  expect((await post('Guardian/invitation', { token: late })).status).toBe(404)
  const again = bearer(await tokenOf(shop, 'minh@sach.vn'))
  const token = await invited({ ...shop, minh: again }).catch(() =>
    linkTo('me@vi.du', '/giam-ho#moi='),
  )
  expect((await say(post('Guardian/invitation', { token }))).data).toMatchObject({
    name: 'Trần Văn Minh',
    age: 12,
  })
  const answer = () => post('Guardian/answer', { token, isConfirmed: true })
  const both = await Promise.all([answer(), answer()])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
  expect((await say(get('Privacy', again))).data).toMatchObject({
    isChild: true,
    guardian: { name: 'Trần Mẹ', email: 'm•••@vi.du', isConfirmed: true },
    consents: [{ purpose: 'childAccount', isGiven: true, source: 'guardian' }],
  })
  await post('Guardian/links', { Email: 'me@vi.du' })
  const link = await linkTo('me@vi.du', '/giam-ho#xem=')
  const { data } = await say(post('Guardian/children', { token: link }))
  const [child] = data as { guardianId: string; held: unknown[] }[]
  expect(child?.held.length).toBeGreaterThan(0)
  const withdrawal = { token: link, guardianId: child?.guardianId, isErased: false }
  expect((await post('Guardian/withdrawal', withdrawal)).status).toBe(200)
  const [account] = await db.select().from(appUser).where(eq(appUser.id, minhId))
  expect(account?.restrictedAt).not.toBe(null)
  expect((await post('Guardian/withdrawal', withdrawal)).status).toBe(404)
  const words = await db.select().from(consent).orderBy(consent.createdAt, consent.id)
  expect(words.map(({ isGiven }) => isGiven)).toEqual([true, false])
  await close()
})

test('after a guardian’s no the child undoes nothing alone; a new yes lets it go on', async () => {
  const shop = await open()
  const { db, post, del, get, minh, minhId, linkTo, say, close } = shop
  const overview = async () => (await say(get('Privacy', minh))).data
  const review = { productId: 1, userId: minhId, displayName: 'Minh T.', rating: 4, content: 'Hay' }
  await db.insert(feedback).values(review)
  const shown = async () => (await db.select().from(feedback)).map(({ status }) => status)
  const answer = async (isConfirmed: boolean) =>
    post('Guardian/answer', { token: await invited(shop), isConfirmed })

  expect((await answer(false)).status).toBe(200)
  expect(await overview()).toMatchObject({ isRestricted: true, isStopped: true })
  expect(await shown()).toEqual([2])
  expect((await emailsTo(db, 'minh@sach.vn'))[0]?.bodyText).toContain('không đồng ý')
  expect((await say(post('Privacy/restriction', { isRestricted: false }, minh))).status).toBe(409)

  await db.delete(mailOutbox)
  expect((await answer(true)).status).toBe(200)
  expect(await overview()).toMatchObject({ isRestricted: false, isStopped: false })
  expect(await shown()).toEqual([1])

  await post('Guardian/links', { Email: 'me@vi.du' })
  const token = await linkTo('me@vi.du', '/giam-ho#xem=')
  const children = (await say(post('Guardian/children', { token }))).data as {
    guardianId: string
  }[]
  const withdrawal = { token, guardianId: children[0]?.guardianId, isErased: true }
  expect((await post('Guardian/withdrawal', withdrawal)).status).toBe(200)
  for (const email of ['me@vi.du', 'minh@sach.vn'])
    expect((await emailsTo(db, email))[0]?.bodyText).toContain('ngày 5 tháng 12 năm 2026')
  expect((await say(del('Privacy/erasure', minh))).errorMessage).toContain('đồng ý trước')
  expect(await shown()).toEqual([2])
  await close()
})

test('a child who takes their own word back is not shown either, and keeps what they had asked for before', async () => {
  const shop = await open()
  const { post, del, get, minh, say, wait, close } = shop
  const agree = async () =>
    post('Guardian/answer', { token: await invited(shop), isConfirmed: true })
  await agree()
  expect((await del('Privacy/guardian', minh)).status).toBe(200)
  expect((await say(get('Privacy', minh))).data).toMatchObject({
    isStopped: true,
    isRestricted: true,
    guardian: null,
  })
  await shop.db.delete(mailOutbox)
  await agree()
  await post('Privacy/restriction', { isRestricted: true }, minh)
  wait(60)
  await del('Privacy/guardian', minh)
  await shop.db.delete(mailOutbox)
  await agree()
  expect((await say(get('Privacy', minh))).data).toMatchObject({
    isStopped: false,
    isRestricted: true,
  })
  await close()
})

test('advertising is agreed to unasked by nobody, taken back as easily, and never by a child', async () => {
  const { db, get, post, lan, minh, say, close } = await open()
  expect((await say(get('Privacy', lan))).data).toMatchObject({ consents: [] })
  const word = (isGiven: boolean, headers = lan) =>
    post('Privacy/consents', { purpose: 'marketing', isGiven, textVersion: 1 }, headers)
  expect([(await word(true)).status, await listSubscribers(db)]).toEqual([200, [CANARY]])
  expect([(await word(false)).status, await listSubscribers(db)]).toEqual([200, []])
  expect((await word(true, minh)).status).toBe(409)
  expect((await say(get('Privacy', lan))).data).toMatchObject({
    consents: [{ purpose: 'marketing', isGiven: false, textVersion: 1, source: 'account' }],
  })
  expect(await db.$count(consent)).toBe(2)
  await close()
})

test('the shop sees what was asked for and how many days the law leaves; looking is written down', async () => {
  const { db, get, post, lan, id, say, wait, close, ...shop } = await open()
  expect((await get('staff/privacy-requests', lan)).status).toBe(403)
  await post('Privacy/erasure', { Password: PASSWORD }, lan)
  await addPerson(db, { email: 'vien@sach.vn', role: 'admin' })
  const admin = bearer(await tokenOf({ db, get, post, wait, ...shop }, 'vien@sach.vn'))
  const list = await say(get('staff/privacy-requests?state=open', admin))
  if (list.status === 200) {
    expect(list.data).toMatchObject([{ kind: 'erase', userId: id, email: CANARY, daysLeft: 20 }])
    expect(await db.$count(auditLog, eq(auditLog.action, 'privacy.list'))).toBe(1)
  }
  await close()
})

test('an invitation that no guardian answers leaves nothing of either behind its link', async () => {
  const shop = await open()
  const { db, now, minhId, wait, close } = shop
  const left = async () => ({
    guardian: await findEverywhere(db, 'Trần Mẹ'),
    letters: (await emailsTo(db, 'me@vi.du')).length,
  })
  await invited(shop)
  await db.update(mailOutbox).set({ sentAt: now() })
  wait(7 * DAY - 60)
  await deleteOnTime(db, now())
  expect((await left()).letters).toBe(1)
  wait(120)
  await deleteOnTime(db, now())
  expect(await left()).toEqual({ guardian: [], letters: 0 })
  expect(await db.$count(appUser, eq(appUser.id, minhId))).toBe(1)
  await close()
})

test('what has been kept long enough goes, what has not stays', async () => {
  const { db, id, now, close } = await open()
  const ago = (days: number) => new Date(now().getTime() - days * DAY * 1_000)
  await db.insert(orders).values([
    { ...order, code: 'OLD', userId: id, status: 5, placedAt: ago(3_700) },
    { ...order, code: 'NEW', userId: id, status: 5, placedAt: ago(3_600) },
  ])
  const email = { toAddr: CANARY, subject: 'x', bodyText: 'x' }
  await db.insert(mailOutbox).values([
    { ...email, sentAt: ago(31) },
    { ...email, sentAt: ago(29) },
  ])
  backendMetrics.resetMetrics()
  expect(await deleteOnTime(db, now())).toEqual({ mail_outbox: 1, orders: 1 })
  expect(await backendMetrics.metrics()).toContain(
    'backend_retention_rows_total{table="mail_outbox"} 1',
  )
  expect(await deleteOnTime(db, now())).toEqual({})
  const rows = await db.select().from(orders).orderBy(orders.code)
  expect(rows.map(({ code, receiverName, userId }) => [code, receiverName, userId])).toEqual([
    ['NEW', 'Lan', id],
    ['OLD', '', null],
  ])
  await close()
})
