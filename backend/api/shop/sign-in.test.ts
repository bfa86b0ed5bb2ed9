import { expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { appUser } from '@/backend/modules/accounts/tables'
import { passwordWork } from '@/backend/modules/auth/password'
import { databaseTest, testDatabase } from '@/backend/platform/db/testing'
import { accountsApp, addPerson, bearer, from, PASSWORD, tokenOf } from '@/backend/testing/accounts'
import { ask, json } from '@/backend/testing/test-app'
import { login, SessionUser } from '@/contract/shop/auth'
import { refreshSession } from '@/contract/shop/session-tokens'

const open = async () => {
  const store = await testDatabase()
  return { ...accountsApp(store.db), close: store.close }
}
type Shop = Awaited<ReturnType<typeof open>>
const tryPassword = ({ post }: Shop, Email: string, Password: string, ip = '203.0.113.1') =>
  post('Authentication/Login', { Email, Password, remember: true }, from(ip))

test('the right password opens a session of seven days that calls can be made with', async () => {
  const shop = await open()
  const { id } = await addPerson(shop.db)
  const answer = await ask(
    shop.app,
    login,
    '/api/Authentication/Login',
    json({ Email: ' Lan@Sach.vn ', Password: PASSWORD, remember: true }),
  )
  expect(SessionUser.parse(answer.data)).toMatchObject({
    userId: id,
    role: ['user'],
    displayName: 'Nguyễn Thị Lan',
    email: 'lan@sach.vn',
  })
  expect(Date.parse(answer.expires) - shop.now().getTime()).toBe(7 * 86_400_000)
  expect((await shop.get('UserAddress', bearer(answer.token))).status).toBe(200)
  await shop.close()
})

test('a password typed in the other Unicode form opens the same door', async () => {
  const shop = await open()
  await addPerson(shop.db)
  expect(PASSWORD.normalize('NFD')).not.toBe(PASSWORD)
  const answer = await tryPassword(shop, 'lan@sach.vn', PASSWORD.normalize('NFD'))
  expect(answer.status).toBe(200)
  await shop.close()
})

test('an unknown e-mail is refused as a wrong password is, and costs a hash as well', async () => {
  const shop = await open()
  await addPerson(shop.db)
  await addPerson(shop.db, { email: 'google@sach.vn', passwordHash: null })
  const answers: unknown[] = []
  for (const email of ['lan@sach.vn', 'nobody@sach.vn', 'google@sach.vn']) {
    const before = passwordWork.verified
    const answer = await tryPassword(shop, email, 'not the password')
    answers.push([answer.status, await answer.json(), passwordWork.verified - before])
  }
  expect(answers[0]).toEqual([401, { errorMessage: expect.any(String) }, 1])
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
  await shop.close()
})

test('of too many sign-ins at once some wait, the rest are told to come again', async () => {
  const shop = await open()
  await addPerson(shop.db)
  const answers = await Promise.all(
    Array.from({ length: 160 }, (_, index) =>
      tryPassword(shop, `u${index}@sach.vn`, 'x', `203.0.113.${index}`),
    ),
  )
  expect(passwordWork.mostRunning).toBeLessThanOrEqual(4)
  const refused = answers.filter(({ status }) => status === 503)
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(160 - refused.length)
  expect(refused.length).toBeGreaterThanOrEqual(160 - 104)
  expect(refused[0]?.headers.get('retry-after')).toBe('3')
  expect(await refused[0]?.json()).toEqual({
    errorMessage: 'Hệ thống đang bận hoặc bảo trì. Vui lòng thử lại sau 3 giây.',
  })
  expect((await tryPassword(shop, 'lan@sach.vn', PASSWORD)).status).toBe(200)
  await shop.close()
})

test.each(['lan@sach.vn', 'nobody@sach.vn'])(
  'after five wrong passwords for %s the right one must wait, longer each time',
  async (email) => {
    const shop = await open()
    await addPerson(shop.db)
    const statuses: number[] = []
    for (let index = 0; index < 6; index++) {
      // Whatever address of its own block an IPv6 client picks, it is the same client.
      statuses.push((await tryPassword(shop, email, 'wrong', `2001:db8:1:2::${index}`)).status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    const here = '2001:db8:1:2::99'
    const refused = await tryPassword(shop, email, PASSWORD, here)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    shop.wait(61)
    expect((await tryPassword(shop, email, 'wrong', here)).status).toBe(401)
    const again = await tryPassword(shop, email, PASSWORD, here)
    expect([again.status, again.headers.get('retry-after')]).toEqual([429, '120'])
    expect(await again.json()).toEqual({
      errorMessage: 'Bạn thao tác quá nhiều lần. Vui lòng thử lại sau 2 phút.',
    })
    await shop.close()
  },
)

databaseTest('many tries at once get no more than five looked at', async ({ db }) => {
  const shop = { ...accountsApp(db), close: async () => undefined }
  await addPerson(db)
  const tries = Array.from({ length: 20 }, () => tryPassword(shop, 'lan@sach.vn', 'wrong'))
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(5)
})

databaseTest('a stranger’s wrong passwords do not lock the owner out', async ({ db }) => {
  const shop = { ...accountsApp(db), close: async () => undefined }
  await addPerson(db)
  const [home, elsewhere] = ['198.51.100.1', '198.51.100.2']
  for (let index = 0; index < 6; index++) await tryPassword(shop, 'lan@sach.vn', 'wrong')
  expect((await tryPassword(shop, 'lan@sach.vn', PASSWORD)).status).toBe(429)
  expect((await tryPassword(shop, 'lan@sach.vn', PASSWORD, home)).status).toBe(200)
  // From many addresses they hold up only who signs in from a new one, and for minutes.
  for (let index = 0; index < 25; index++) {
    await tryPassword(shop, 'lan@sach.vn', 'wrong', `10.0.${index}.1`)
  }
  expect((await tryPassword(shop, 'lan@sach.vn', PASSWORD, home)).status).toBe(200)
  const refused = await tryPassword(shop, 'lan@sach.vn', PASSWORD, elsewhere)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  shop.wait(61)
  expect((await tryPassword(shop, 'lan@sach.vn', PASSWORD, elsewhere)).status).toBe(200)
})

test('who signed in behind an address before is not stopped by what others try there', async () => {
  const shop = await open()
  await addPerson(shop.db)
  expect((await tryPassword(shop, 'lan@sach.vn', PASSWORD)).status).toBe(200)
  for (let index = 0; index < 21; index++) await tryPassword(shop, `u${index}@sach.vn`, 'wrong')
  expect((await tryPassword(shop, 'u22@sach.vn', 'wrong')).status).toBe(429)
  expect((await tryPassword(shop, 'lan@sach.vn', PASSWORD)).status).toBe(200)
  await shop.close()
})

test('the right password makes the wrong ones before it forgotten', async () => {
  const shop = await open()
  await addPerson(shop.db)
  for (let round = 0; round < 3; round++) {
    for (let index = 0; index < 4; index++) await tryPassword(shop, 'lan@sach.vn', 'wrong')
    expect((await tryPassword(shop, 'lan@sach.vn', PASSWORD)).status).toBe(200)
  }
  await shop.close()
})

test('an address that tries many accounts is stopped, and its own account does not free it', async () => {
  const shop = await open()
  await addPerson(shop.db)
  const statuses: number[] = []
  for (let index = 0; index < 20; index++) {
    statuses.push((await tryPassword(shop, `u${index}@sach.vn`, 'wrong')).status)
    if (index % 5 === 0) await tryPassword(shop, 'lan@sach.vn', PASSWORD)
  }
  expect(statuses.every((status) => status === 401)).toBe(true)
  expect((await tryPassword(shop, 'u21@sach.vn', 'wrong')).status).toBe(429)
  expect((await tryPassword(shop, 'u21@sach.vn', 'wrong', '203.0.113.2')).status).toBe(401)
  await shop.close()
})

test('an invented forwarding header changes no address', async () => {
  const shop = await open()
  const statuses: number[] = []
  for (let index = 0; index < 21; index++) {
    const answer = await shop.post(
      'Authentication/Login',
      { Email: `u${index}@sach.vn`, Password: 'wrong' },
      { 'x-forwarded-for': `198.51.100.${index}`, 'x-real-ip': `198.51.100.${index}` },
    )
    statuses.push(answer.status)
  }
  expect(statuses.at(-1)).toBe(429)
  await shop.close()
})

test.each([
  [0, true, false],
  [2, false, true],
])(
  'an account of status %s is told why only with its password',
  async (status, isInactive, isBlocked) => {
    const shop = await open()
    await addPerson(shop.db, { status })
    expect((await tryPassword(shop, 'lan@sach.vn', 'wrong')).status).toBe(401)
    const answer = await tryPassword(shop, 'lan@sach.vn', PASSWORD)
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ data: { isInactive, isBlocked } })
    await shop.close()
  },
)

test('signing out ends this session at once and leaves the others', async () => {
  const shop = await open()
  await addPerson(shop.db)
  const [one, other] = [await tokenOf(shop), await tokenOf(shop)]
  expect((await shop.post('Authentication/Logout', undefined, bearer(one))).status).toBe(200)
  expect((await shop.get('UserAddress', bearer(one))).status).toBe(401)
  expect((await shop.get('UserAddress', bearer(other))).status).toBe(200)
  await shop.close()
})

test('a session ended in one process is over in every other at once', async () => {
  const here = await open()
  const there = accountsApp(here.db)
  await addPerson(here.db)
  const [one, other] = [bearer(await tokenOf(here)), bearer(await tokenOf(there))]
  expect((await there.get('UserAddress', one)).status).toBe(200)
  await here.post('Authentication/Logout', undefined, one)
  expect((await there.get('UserAddress', one)).status).toBe(401)
  await there.patch(
    'User/ChangePassword',
    { Password: PASSWORD, NewPassword: 'một mật khẩu khác' },
    other,
  )
  expect((await here.get('UserAddress', other)).status).toBe(401)
  await here.close()
})

test('a token ends with its time, with its account and with its role', async () => {
  const shop = await open()
  const { id } = await addPerson(shop.db, { role: 'admin' })
  const token = await tokenOf(shop)
  const status = async () => (await shop.get('staff/orders', bearer(token))).status
  expect([401, 403]).not.toContain(await status())
  await shop.db.update(appUser).set({ role: 'user' }).where(eq(appUser.id, id))
  expect(await status()).toBe(403)
  await shop.db.update(appUser).set({ status: 2 }).where(eq(appUser.id, id))
  expect(await status()).toBe(401)
  await shop.db.update(appUser).set({ status: 1 }).where(eq(appUser.id, id))
  shop.wait(7 * 86_400)
  expect(await status()).toBe(401)
  await shop.close()
})

databaseTest('a short-lived token is renewed once by its refresh token', async (store) => {
  const shop = accountsApp(store.db, { config: { accessTokenMinutes: 15 } })
  await addPerson(store.db)
  const first = login.response.parse(
    await (await tryPassword({ ...shop, close: store.close }, 'lan@sach.vn', PASSWORD)).json(),
  )
  expect(Date.parse(first.expires) - shop.now().getTime()).toBe(15 * 60_000)
  expect(Date.parse(first.refreshExpires ?? '') - shop.now().getTime()).toBe(7 * 86_400_000)
  const isIn = async (token: string) =>
    (await shop.get('UserAddress', bearer(token))).status === 200
  const renew = (refreshToken = '') => shop.post('Authentication/Refresh', { refreshToken })

  shop.wait(16 * 60)
  expect(await isIn(first.token)).toBe(false)
  const answers = await Promise.all(Array.from({ length: 5 }, () => renew(first.refreshToken)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401])
  const won = answers.find(({ status }) => status === 200)
  const second = refreshSession.response.parse(await won?.json())
  expect(second.refreshExpires).toBe(first.refreshExpires)
  expect(await isIn(second.token)).toBe(true)
  expect((await renew(first.refreshToken)).status).toBe(401)

  await shop.post('Authentication/Logout', {}, bearer(second.token))
  expect((await renew(second.refreshToken)).status).toBe(401)
})
