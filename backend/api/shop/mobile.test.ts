import { expect } from '@jest/globals'
import { sessionCode } from '@/backend/modules/auth/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import {
  type AccountsApp,
  accountsApp,
  addPerson,
  bearer,
  tokenOf,
} from '@/backend/testing/accounts'

const NEXT = '/mobile/exam/12'

async function codeFor({ post }: AccountsApp, token: string, next = NEXT) {
  const answer = await post('mobile/session-code', { next }, bearer(token))
  const { data } = (await answer.json()) as { data?: { code: string; expiresIn: number } }
  return { status: answer.status, code: data?.code ?? '', expiresIn: data?.expiresIn }
}

async function redeem({ post }: AccountsApp, code: string, userId?: number) {
  const answer = await post('mobile/session', { code, ...(userId && { userId }) })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

const isIn = async ({ get }: AccountsApp, token: string) =>
  (await get('UserAddress', bearer(token))).status === 200

databaseTest(
  'a code opens a session of the same person, once, where the app wanted it',
  async (store) => {
    const shop = accountsApp(store.db)
    const { id } = await addPerson(store.db)
    const token = await tokenOf(shop)
    const { code, expiresIn } = await codeFor(shop, token)
    expect([code, expiresIn]).toEqual([expect.stringMatching(/^[\w-]{43}$/), 60])

    const { status, body } = await redeem(shop, code)
    expect([status, body.next, body.data]).toEqual([
      200,
      NEXT,
      expect.objectContaining({ userId: id }),
    ])
    expect(body.token).not.toBe(token)
    expect(await isIn(shop, String(body.token))).toBe(true)

    const again = await redeem(shop, code)
    expect([again.status, again.body]).toEqual([
      401,
      { errorMessage: 'Mã đăng nhập đã dùng hoặc đã hết hạn. Bạn hãy mở lại trang từ ứng dụng.' },
    ])
  },
)

databaseTest('of many who show the same code at once one gets in', async (store) => {
  const shop = accountsApp(store.db)
  await addPerson(store.db)
  const { code } = await codeFor(shop, await tokenOf(shop))
  const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(shop, code)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(401)])
})

databaseTest('a code is good for a minute', async (store) => {
  const shop = accountsApp(store.db)
  await addPerson(store.db)
  const token = await tokenOf(shop)
  const [early, late] = [await codeFor(shop, token), await codeFor(shop, token)]
  shop.wait(59)
  expect((await redeem(shop, early.code)).status).toBe(200)
  shop.wait(2)
  expect((await redeem(shop, late.code)).status).toBe(401)
})

databaseTest('somebody else’s code is kept and named, not taken', async (store) => {
  const shop = accountsApp(store.db)
  await addPerson(store.db)
  const other = await addPerson(store.db, { email: 'minh@sach.vn', name: 'Trần Minh' })
  const { code } = await codeFor(shop, await tokenOf(shop))
  const refused = await redeem(shop, code, other.id)
  expect([refused.status, refused.body.data]).toEqual([409, { displayName: 'Nguyễn Thị Lan' }])
  expect((await redeem(shop, code)).status).toBe(200)
})

databaseTest(
  'who signs out in the app is out in its webviews, and its codes are void',
  async (store) => {
    const shop = accountsApp(store.db)
    await addPerson(store.db)
    const token = await tokenOf(shop)
    const { body } = await redeem(shop, (await codeFor(shop, token)).code)
    const waiting = await codeFor(shop, token)
    await shop.post('Authentication/Logout', {}, bearer(token))
    expect(await isIn(shop, String(body.token))).toBe(false)
    expect((await redeem(shop, waiting.code)).status).toBe(401)
  },
)

databaseTest('the store keeps a hash, never the code', async (store) => {
  const shop = accountsApp(store.db)
  await addPerson(store.db)
  const { code } = await codeFor(shop, await tokenOf(shop))
  expect(JSON.stringify(await store.db.select().from(sessionCode))).not.toContain(code)
})

databaseTest(
  'a code leads to pages of the app only, and thirty a minute are enough',
  async (store) => {
    const shop = accountsApp(store.db)
    await addPerson(store.db)
    const token = await tokenOf(shop)
    for (const next of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example/mobile/exam/1',
      '/tai-khoan',
    ])
      expect([next, (await codeFor(shop, token, next)).status]).toEqual([next, 400])
    const answers = []
    for (let count = 0; count < 31; count++) answers.push((await codeFor(shop, token)).status)
    expect(answers).toEqual([...Array(30).fill(200), 429])
  },
)
