import { expect, test } from '@jest/globals'
import { findAccountByEmail } from '@/backend/modules/accounts/account-queries'
import { databaseTest, testDatabase } from '@/backend/platform/db/testing'
import {
  accountsApp,
  addPerson,
  bearer,
  codeFor,
  emailsTo,
  from,
  PASSWORD,
  tokenOf,
} from '@/backend/testing/accounts'

const open = async () => {
  const store = await testDatabase()
  return { ...accountsApp(store.db), close: store.close }
}
type Shop = Awaited<ReturnType<typeof open>>

const EMAIL = 'lan@sach.vn'
const NEXT = 'một mật khẩu mới'

const send = ({ post }: Shop, Email = EMAIL, headers = {}) =>
  post('User/SendSecurityCode', { Email }, headers)
const validate = async ({ post }: Shop, SecurityCode: string, headers = {}) => {
  const answer = await post('User/ValidateSecurityCode', { Email: EMAIL, SecurityCode }, headers)
  return (await answer.json()) as { isSuccess?: boolean; errorMessage?: string }
}
const change = ({ patch }: Shop, SecurityCode: string, headers = {}) =>
  patch('User/ChangePasswordNoAuth', { Email: EMAIL, SecurityCode, NewPassword: NEXT }, headers)
const signIn = ({ post }: Shop, Password: string, headers = {}) =>
  post('Authentication/Login', { Email: EMAIL, Password }, headers)
const isIn = async ({ get }: Shop, token: string) =>
  (await get('UserAddress', bearer(token))).status === 200
const wrongCode = (code: string) => (code.startsWith('000') ? '111111' : '000000')

test('a forgotten password is recovered with a mailed code and every session ends', async () => {
  const shop = await open()
  await addPerson(shop.db)
  const [one, other] = [await tokenOf(shop), await tokenOf(shop)]
  expect((await send(shop)).status).toBe(200)
  const code = await codeFor(shop.db, EMAIL)
  expect(await validate(shop, code)).toMatchObject({ isSuccess: true })
  expect((await change(shop, code)).status).toBe(200)
  expect([await isIn(shop, one), await isIn(shop, other)]).toEqual([false, false])
  expect((await signIn(shop, PASSWORD)).status).toBe(401)
  expect((await signIn(shop, NEXT)).status).toBe(200)
  const [newest] = await emailsTo(shop.db, EMAIL)
  expect(newest?.subject).toBe('Mật khẩu Hiên Sách đã được đổi')
  await shop.close()
})

test('a code is good once, for ten minutes, until the next one is sent', async () => {
  const shop = await open()
  await addPerson(shop.db)
  await send(shop)
  const first = await codeFor(shop.db, EMAIL)
  shop.wait(61)
  await send(shop)
  const second = await codeFor(shop.db, EMAIL)
  if (first !== second) expect((await change(shop, first)).status).toBe(400)
  expect((await change(shop, second)).status).toBe(200)
  expect((await change(shop, second)).status).toBe(400)
  shop.wait(61)
  await send(shop)
  const third = await codeFor(shop.db, EMAIL)
  shop.wait(601)
  expect((await change(shop, third)).status).toBe(400)
  await shop.close()
})

test('a code that was mailed stands neither in the subject nor in the answer nor in the database', async () => {
  const shop = await open()
  await addPerson(shop.db)
  const text = await (await send(shop)).text()
  const code = await codeFor(shop.db, EMAIL)
  const [letter] = await emailsTo(shop.db, EMAIL)
  expect(text).not.toContain(code)
  expect(letter?.subject).not.toContain(code)
  const { rows } = await shop.db.execute<{ row: string }>(
    'select row_to_json(one_time_code)::text as row from one_time_code',
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.row).not.toContain(`"${code}"`)
  await shop.close()
})

test('sending a code answers known, unknown and blocked e-mails alike', async () => {
  const shop = await open()
  await addPerson(shop.db)
  await addPerson(shop.db, { email: 'blocked@sach.vn', status: 2 })
  const answers: unknown[] = []
  for (const email of [EMAIL, 'nobody@sach.vn', 'blocked@sach.vn']) {
    const first = await send(shop, email)
    const second = await send(shop, email)
    answers.push([first.status, await first.json(), second.status, await second.json()])
  }
  expect(answers[0]).toMatchObject([200, { successMessage: expect.any(String) }, 429, {}])
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
  expect(await emailsTo(shop.db, 'blocked@sach.vn')).toEqual([])
  await shop.close()
})

test('an e-mail gets five codes a day, then one after a wait that grows', async () => {
  const shop = await open()
  const statuses: number[] = []
  for (let index = 0; index < 5; index++) {
    statuses.push((await send(shop, EMAIL, from(`203.0.113.${index}`))).status)
    shop.wait(1)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200])
  for (const wait of [600, 1_200, 2_400]) {
    shop.wait(wait - 60)
    const refused = await send(shop, EMAIL, from('203.0.113.9'))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    shop.wait(60)
    expect((await send(shop, EMAIL, from('203.0.113.9'))).status).toBe(200)
  }
  await shop.close()
})

databaseTest('codes a stranger asks for do not stop the owner from asking', async ({ db }) => {
  const shop = { ...accountsApp(db), close: async () => undefined }
  await addPerson(db)
  const home = from('2001:db8:1:2::1')
  expect((await signIn(shop, PASSWORD, home)).status).toBe(200)
  for (let index = 0; index < 6; index++) {
    await send(shop, EMAIL, from('203.0.113.7'))
    shop.wait(61)
  }
  expect((await send(shop, EMAIL, from('198.51.100.1'))).status).toBe(429)
  expect((await send(shop, EMAIL, from('2001:db8:1:2::99'))).status).toBe(200)
})

const guessFromMany = async (shop: Shop, code: string, count: number) => {
  const outcomes = new Set<unknown>()
  for (let batch = 0; batch < count; batch += 20) {
    const guesses = Array.from({ length: 20 }, (_, index) =>
      validate(
        shop,
        wrongCode(code).slice(0, 3) + String(batch + index).padStart(3, '0'),
        from(`10.0.${batch + index}.1`),
      ),
    )
    for (const { isSuccess } of await Promise.all(guesses)) outcomes.add(isSuccess)
  }
  return [...outcomes]
}

test('a hundred wrong codes from changing addresses open nothing and do not void the owner’s code', async () => {
  const shop = await open()
  await addPerson(shop.db)
  const home = from('198.51.100.1')
  await send(shop, EMAIL, home)
  const code = await codeFor(shop.db, EMAIL)
  expect(await guessFromMany(shop, code, 100)).toEqual([false])
  // Strangers have used up the tries they share: not even the right code opens anything from elsewhere.
  expect(await validate(shop, code, from('203.0.113.9'))).toMatchObject({ isSuccess: false })
  expect((await change(shop, code, home)).status).toBe(200)
  await shop.close()
})

test('five wrong codes from where it was asked for void a code there; a new one opens', async () => {
  const shop = await open()
  await addPerson(shop.db)
  const home = from('198.51.100.1')
  await send(shop, EMAIL, home)
  const code = await codeFor(shop.db, EMAIL)
  for (let index = 0; index < 5; index++) await validate(shop, wrongCode(code), home)
  expect((await change(shop, code, home)).status).toBe(400)
  shop.wait(61)
  await send(shop, EMAIL, home)
  expect((await change(shop, await codeFor(shop.db, EMAIL), home)).status).toBe(200)
  await shop.close()
})

test('an owner who has signed in from here before keeps their tries, wherever the code was asked for', async () => {
  const shop = await open()
  await addPerson(shop.db)
  const home = from('198.51.100.1')
  expect((await signIn(shop, PASSWORD, home)).status).toBe(200)
  await send(shop, EMAIL, from('203.0.113.7'))
  const code = await codeFor(shop.db, EMAIL)
  await guessFromMany(shop, code, 40)
  expect((await change(shop, code, home)).status).toBe(200)
  await shop.close()
})

test('a code that a stranger asks for does not void the owner’s; a new password voids both', async () => {
  const shop = await open()
  await addPerson(shop.db)
  const [home, elsewhere] = [from('198.51.100.1'), from('203.0.113.7')]
  await send(shop, EMAIL, home)
  const own = await codeFor(shop.db, EMAIL)
  shop.wait(10)
  await send(shop, EMAIL, elsewhere)
  const others = await codeFor(shop.db, EMAIL)
  expect((await change(shop, own, home)).status).toBe(200)
  expect((await change(shop, others, elsewhere)).status).toBe(400)
  await shop.close()
})

const guess = async ({ post }: Shop, Email: string, headers: Record<string, string>) =>
  (await post('User/ValidateSecurityCode', { Email, SecurityCode: '123456' }, headers)).status

test('who guesses the codes of one account is stopped after ten, and others there are not', async () => {
  const shop = await open()
  const here = from('203.0.113.1')
  const statuses: number[] = []
  for (let index = 0; index < 11; index++) statuses.push(await guess(shop, EMAIL, here))
  expect(statuses).toEqual([...Array(10).fill(200), 429])
  expect(await guess(shop, 'minh@sach.vn', here)).toBe(200)
  expect(await guess(shop, EMAIL, from('203.0.113.2'))).toBe(200)
  await shop.close()
})

test('an address that guesses codes of many is stopped after two hundred, whatever the header says', async () => {
  const shop = await open()
  const tries = Array.from({ length: 201 }, (_, index) =>
    guess(shop, `u${index}@sach.vn`, { 'x-forwarded-for': `10.0.0.${index}` }),
  )
  const statuses = await Promise.all(tries)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  await shop.close()
})

databaseTest('a code that many use at once changes the password once', async ({ db }) => {
  const shop = { ...accountsApp(db), close: async () => undefined }
  await addPerson(db)
  await send(shop)
  const code = await codeFor(db, EMAIL)
  const statuses = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      const body = { Email: EMAIL, SecurityCode: code, NewPassword: `${NEXT} ${index}` }
      return (await shop.patch('User/ChangePasswordNoAuth', body, from(`203.0.113.${index}`)))
        .status
    }),
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect((await findAccountByEmail(db, EMAIL))?.tokenVersion).toBe(1)
})

test('a code proves the e-mail, so it activates an account that waits for that', async () => {
  const shop = await open()
  await addPerson(shop.db, { status: 0, emailProvenAt: null })
  await send(shop)
  expect((await change(shop, await codeFor(shop.db, EMAIL))).status).toBe(200)
  expect((await signIn(shop, NEXT)).status).toBe(200)
  await shop.close()
})

test('who is signed in asks for their own e-mail only', async () => {
  const shop = await open()
  await addPerson(shop.db)
  await addPerson(shop.db, { email: 'minh@sach.vn' })
  const headers = bearer(await tokenOf(shop))
  const statuses: number[] = []
  for (const email of ['minh@sach.vn', 'nobody@sach.vn', EMAIL])
    statuses.push((await send(shop, email, headers)).status)
  expect(statuses).toEqual([404, 404, 200])
  await shop.close()
})

const changeOwn = ({ patch }: Shop, token: string, Password: string, NewPassword = NEXT) =>
  patch('User/ChangePassword', { Password, NewPassword }, bearer(token))

test('changing the password keeps this browser in and sends every other one out', async () => {
  const shop = await open()
  await addPerson(shop.db)
  const [here, there] = [await tokenOf(shop), await tokenOf(shop)]
  const answer = await changeOwn(shop, here, PASSWORD)
  const { data } = (await answer.json()) as { data: { token: string } }
  expect(answer.status).toBe(200)
  expect([await isIn(shop, here), await isIn(shop, there), await isIn(shop, data.token)]).toEqual([
    false,
    false,
    true,
  ])
  expect((await signIn(shop, NEXT)).status).toBe(200)
  await shop.close()
})

test('the current password has to be right, and is not for guessing', async () => {
  const shop = await open()
  await addPerson(shop.db)
  const token = await tokenOf(shop)
  const statuses: number[] = []
  for (let index = 0; index < 6; index++)
    statuses.push((await changeOwn(shop, token, 'wrong')).status)
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  expect(await isIn(shop, token)).toBe(true)
  await shop.close()
})

test.each([
  ['seven characters', '1234567', 400],
  ['eight characters', '12345678', 200],
  ['eight signs of several units each', '𝔸𝔹ℂ𝔻𝔼𝔽𝔾ℍ', 200],
  ['a hundred and twenty-eight characters', 'x'.repeat(128), 200],
  ['a hundred and twenty-nine characters', 'x'.repeat(129), 400],
])('a new password of %s', async (_, password, status) => {
  const shop = await open()
  await addPerson(shop.db)
  expect((await changeOwn(shop, await tokenOf(shop), PASSWORD, password)).status).toBe(status)
  if (status === 200) expect((await signIn(shop, password)).status).toBe(200)
  await shop.close()
})

test('the storefront hears whose sessions have ended, under the name their own page knows', async () => {
  const store = await testDatabase()
  const heard: (readonly string[])[] = []
  const revalidatePages = async (tags: readonly string[]) => void heard.push(tags)
  const shop = { ...accountsApp(store.db, { revalidatePages }), close: store.close }
  await addPerson(store.db)
  const stranger = await addPerson(store.db, { email: 'minh@sach.vn' })
  const topicOf = async (token: string) => {
    const answer = await shop.get('User/UserApp?part=user', bearer(token))
    return ((await answer.json()) as { data: { user: { sessionTopic: string } } }).data.user
      .sessionTopic
  }
  const token = await tokenOf(shop)
  const topic = await topicOf(token)
  expect(topic).toMatch(/^[0-9a-f]{32}$/)
  expect(await topicOf(await tokenOf(shop, stranger.email))).not.toBe(topic)

  const body = { Password: PASSWORD, NewPassword: NEXT }
  await shop.patch('User/ChangePassword', body, bearer(token))
  await send(shop)
  await change(shop, await codeFor(store.db, EMAIL))
  await shop.post('Authentication/Logout', undefined, bearer(await tokenOf(shop, EMAIL, NEXT)))
  expect(heard).toEqual([[`session:${topic}`], [`session:${topic}`], [`session:${topic}`]])
  await shop.patch('User/ChangePassword', body, bearer(token))
  expect(heard).toHaveLength(3)
  await shop.close()
})
