import { expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { findAccountByEmail } from '@/backend/modules/accounts/account-queries'
import { appUser } from '@/backend/modules/accounts/tables'
import { passwordWork } from '@/backend/modules/auth/password'
import { fillPlaces } from '@/backend/modules/geography/testing'
import { databaseTest, testDatabase } from '@/backend/platform/db/testing'
import {
  accountsApp,
  addPerson,
  codeFor,
  emailsTo,
  form,
  from,
  information,
  PASSWORD,
} from '@/backend/testing/accounts'

const open = async () => {
  const store = await testDatabase()
  await fillPlaces(store.db)
  return { ...accountsApp(store.db), close: store.close }
}
type Shop = Awaited<ReturnType<typeof open>>

const answerOf = async (asked: Response | Promise<Response>) => {
  const answer = await asked
  const body = (await answer.json()) as {
    data?: { userId?: number; token?: string; registrationToken?: string }
    errorMessage?: string
    successMessage?: string
  }
  return { status: answer.status, ...body, data: body.data ?? {} }
}

const signIn = ({ post }: Shop, Email: string, Password = PASSWORD) =>
  post('Authentication/Login', { Email, Password })

const complete = ({ patch }: Shop, userId: unknown, handle?: string, changes = {}) =>
  patch(
    `User/UpdateUser/${userId}`,
    information(changes),
    handle === undefined ? {} : { 'x-registration-token': handle },
  )

test.each([
  ['student', 1],
  ['client', 3],
])('a %s registers, fills in the information and signs in', async (kind, userType) => {
  const shop = await open()
  const { data, status, successMessage } = await answerOf(
    shop.post(`User/Register-${kind}`, form({ Email: 'Minh@Sach.vn ' })),
  )
  expect([status, successMessage]).toEqual([200, 'Đăng ký thành công.'])
  const saved = await complete(shop, data.userId, data.registrationToken, { WardId: 126743 })
  expect(saved.status).toBe(200)
  expect(await findAccountByEmail(shop.db, 'minh@sach.vn')).toMatchObject({
    userType,
    status: 1,
    role: 'user',
    wardId: 126743,
    address: '12 Lê Lợi',
    birthday: '1991-02-03',
    gender: 2,
  })
  expect((await signIn(shop, 'minh@sach.vn')).status).toBe(200)
  await shop.close()
})

test('a teacher goes on with the mailed code, then with the information', async () => {
  const shop = await open()
  const registered = await answerOf(
    shop.post('User/Register-teacher', form({ WorkPlace: 'Trường Chu Văn An' })),
  )
  expect(Object.keys(registered.data)).toEqual(['token'])
  expect((await signIn(shop, 'minh@sach.vn')).status).toBe(403)
  const { token } = registered.data
  const code = await codeFor(shop.db, 'minh@sach.vn')
  const activated = await answerOf(
    shop.post('User/ActiveAccount', { token, securityCode: code, email: 'minh@sach.vn' }),
  )
  expect(activated.status).toBe(200)
  const { userId, registrationToken } = activated.data
  expect((await complete(shop, userId, registrationToken)).status).toBe(200)
  expect(await findAccountByEmail(shop.db, 'minh@sach.vn')).toMatchObject({
    userType: 2,
    workPlace: 'Trường Chu Văn An',
  })
  expect((await signIn(shop, 'minh@sach.vn')).status).toBe(200)
  await shop.close()
})

test('the kind is the path’s and whatever else a body holds changes nothing', async () => {
  const shop = await open()
  const extra = {
    role: 'admin',
    Role: 'admin',
    userType: 2,
    status: 2,
    id: 7,
    userId: 7,
    tokenVersion: 9,
    WorkPlace: 'x',
    IsStudent: false,
  }
  const { data } = await answerOf(shop.post('User/Register-student', form(extra)))
  await complete(shop, data.userId, data.registrationToken, {
    ...extra,
    Email: 'khac@sach.vn',
    Password: 'another one',
  })
  expect(await findAccountByEmail(shop.db, 'minh@sach.vn')).toMatchObject({
    role: 'user',
    userType: 1,
    status: 1,
    workPlace: null,
    tokenVersion: 0,
  })
  expect((await signIn(shop, 'minh@sach.vn')).status).toBe(200)
  await shop.close()
})

test.each([
  ['Name', '   ', 'Họ Tên Không Được Để Trống'],
  ['Email', '', 'Email Không Được Để Trống'],
  ['Email', 'a b@c.vn', 'Email không đúng định dạng'],
  ['Email', 'lаn@sach.vn', 'Email không đúng định dạng'],
  ['Phone', '', 'Số điện thoại không được để trống'],
  ['Phone', '091234567', 'Số điện thoại có ít nhất 10 số'],
  ['Phone', '0123456789', 'số điện thoại không hợp lệ'],
  ['Password', '1234567', 'Mật khẩu có ít nhất 8 ký tự'],
  ['Password', 'x'.repeat(129), 'Mật khẩu có nhiều nhất 128 ký tự'],
  ['Birthday', '2999-01-01', 'Ngày sinh không hợp lệ'],
  ['Birthday', '1990-02-30', 'Ngày sinh không hợp lệ'],
  ['WardId', 999, 'Phường, xã không tồn tại.'],
])('a form whose %s is %j makes no account', async (field, value, text) => {
  const shop = await open()
  const answer = await answerOf(shop.post('User/Register-student', form({ [field]: value })))
  expect([answer.status, answer.errorMessage]).toEqual([400, text])
  expect(await shop.db.select().from(appUser)).toEqual([])
  await shop.close()
})

test('a teacher without a workplace makes no account', async () => {
  const shop = await open()
  const answer = await answerOf(shop.post('User/Register-teacher', form()))
  expect([answer.status, answer.errorMessage]).toEqual([400, 'Nơi làm việc không được để trống'])
  await shop.close()
})

test.each(['Nguyễn Thị Hồng Ân', 'Đỗ Vũ Ỷ Lan', 'Siu Y’Blơ', '阮氏蘭'])(
  'the name %s is kept as it was typed',
  async (name) => {
    const shop = await open()
    await shop.post('User/Register-student', form({ Name: ` ${name.normalize('NFD')} ` }))
    expect((await findAccountByEmail(shop.db, 'minh@sach.vn'))?.name).toBe(name.normalize('NFC'))
    await shop.close()
  },
)

test('knowing a userId is worth nothing', async () => {
  const shop = await open()
  const { id } = await addPerson(shop.db)
  const { data } = await answerOf(shop.post('User/Register-student', form()))
  const forged = `${data.registrationToken?.split('.')[0]}.${'A'.repeat(43)}`
  const statuses = [
    await complete(shop, id),
    await complete(shop, id, 'junk'),
    await complete(shop, data.userId, forged),
    await complete(shop, id, data.registrationToken),
  ].map(({ status }) => status)
  expect(statuses).toEqual([401, 401, 401, 404])
  expect(await findAccountByEmail(shop.db, 'lan@sach.vn')).toMatchObject({ address: '' })
  expect((await complete(shop, data.userId, data.registrationToken)).status).toBe(200)
  await shop.close()
})

test('a registration handle is good once and for half an hour', async () => {
  const shop = await open()
  const first = await answerOf(shop.post('User/Register-student', form()))
  const tries = await Promise.all(
    [1, 2, 3].map(() => complete(shop, first.data.userId, first.data.registrationToken)),
  )
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 401, 401])
  const late = await answerOf(shop.post('User/Register-client', form({ Email: 'b@sach.vn' })))
  shop.wait(30 * 60 + 1)
  expect((await complete(shop, late.data.userId, late.data.registrationToken)).status).toBe(401)
  await shop.close()
})

test('a form that is refused does not use the handle up', async () => {
  const shop = await open()
  const { data } = await answerOf(shop.post('User/Register-student', form()))
  const handle = data.registrationToken
  expect((await complete(shop, data.userId, handle, { WardId: 999 })).status).toBe(400)
  expect((await complete(shop, data.userId, handle)).status).toBe(200)
  await shop.close()
})

databaseTest('of many who register one e-mail at once exactly one gets it', async ({ db }) => {
  const shop = accountsApp(db)
  const kinds = ['Register-student', 'Register-client', 'Register-teacher']
  const statuses = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const body = form({
        Email: index % 2 ? 'minh@sach.vn' : 'MINH@sach.vn',
        WorkPlace: 'Trường',
      })
      const path = `User/${kinds[index % 3]}`
      return (await shop.post(path, body, from(`203.0.113.${index}`))).status
    }),
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(11)
  expect(await emailsTo(db, 'minh@sach.vn')).toHaveLength(1)
})

test('a class registers from one address, a robot does not', async () => {
  const shop = await open()
  const statuses: number[] = []
  for (let index = 0; index < 151; index++) {
    // Where the ward is unknown no password is hashed, but the try counts.
    const body = form({ Email: `m${index}@sach.vn`, WardId: 999_999 })
    statuses.push((await shop.post('User/Register-student', body)).status)
  }
  expect(statuses.lastIndexOf(429)).toBe(150)
  expect(statuses.indexOf(429)).toBe(150)
  await shop.close()
})

const registerTeacher = async (shop: Shop) => {
  const { data } = await answerOf(
    shop.post('User/Register-teacher', form({ WorkPlace: 'Trường' }), from('198.51.100.1')),
  )
  return data.token ?? ''
}
const activate = ({ post }: Shop, token: string, securityCode: string, ip = '198.51.100.1') =>
  answerOf(post('User/ActiveAccount', { token, securityCode, email: 'minh@sach.vn' }, from(ip)))

const wrongCode = (code: string) => (code === '000000' ? '111111' : '000000')

test('after five wrong codes the right one does not activate either; a new one does', async () => {
  const shop = await open()
  const token = await registerTeacher(shop)
  const code = await codeFor(shop.db, 'minh@sach.vn')
  for (let index = 0; index < 5; index++) {
    const answer = await activate(shop, token, wrongCode(code), `203.0.113.${index}`)
    expect([answer.status, answer.errorMessage]).toEqual([400, 'Mã kích hoạt không hợp lệ'])
  }
  expect((await activate(shop, token, code)).status).toBe(400)
  shop.wait(61)
  const resend = { token, securityCode: 'ignored', email: 'minh@sach.vn' }
  expect((await shop.post('User/ResendCode', resend)).status).toBe(200)
  const fresh = await codeFor(shop.db, 'minh@sach.vn')
  expect((await activate(shop, token, fresh)).status).toBe(200)
  expect((await activate(shop, token, fresh)).status).toBe(400)
  await shop.close()
})

test('a code sent again makes the old one void', async () => {
  const shop = await open()
  const token = await registerTeacher(shop)
  const old = await codeFor(shop.db, 'minh@sach.vn')
  const resend = () =>
    shop.post(
      'User/ResendCode',
      { token, securityCode: null, email: 'minh@sach.vn' },
      from('198.51.100.1'),
    )
  const refused = await resend()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect(await refused.json()).toEqual({
    errorMessage: 'Bạn thao tác quá nhiều lần. Vui lòng thử lại sau 1 phút.',
  })
  shop.wait(61)
  expect((await resend()).status).toBe(200)
  const fresh = await codeFor(shop.db, 'minh@sach.vn')
  if (fresh !== old) expect((await activate(shop, token, old)).status).toBe(400)
  expect((await activate(shop, token, fresh)).status).toBe(200)
  await shop.close()
})

test('a code is good for ten minutes, and only with the handle it was asked with', async () => {
  const shop = await open()
  const token = await registerTeacher(shop)
  const code = await codeFor(shop.db, 'minh@sach.vn')
  expect((await activate(shop, 'another handle', code)).status).toBe(400)
  shop.wait(10 * 60 + 1)
  expect((await activate(shop, token, code)).status).toBe(400)
  await shop.close()
})

test('an unfinished registration is taken up with its password', async () => {
  const shop = await open()
  const old = await registerTeacher(shop)
  shop.wait(3600)
  const { data, status } = await answerOf(
    shop.post('User/re-active', { Email: 'minh@sach.vn', Password: PASSWORD }),
  )
  expect(status).toBe(200)
  const code = await codeFor(shop.db, 'minh@sach.vn')
  expect((await activate(shop, old, code)).status).toBe(400)
  expect(await activate(shop, data.token ?? '', code)).toMatchObject({
    status: 200,
    data: { name: 'Trần Minh', phone: '0987654321' },
  })
  await shop.close()
})

test('re-activation answers everybody alike and mails only whom it should', async () => {
  const shop = await open()
  await registerTeacher(shop)
  await addPerson(shop.db)
  shop.wait(3600)
  const cases = [
    ['minh@sach.vn', PASSWORD],
    ['minh@sach.vn', 'wrong password'],
    ['lan@sach.vn', PASSWORD],
    ['nobody@sach.vn', PASSWORD],
  ]
  const shapes: unknown[] = []
  for (const [Email, Password] of cases) {
    const before = passwordWork.verified
    const { data, ...rest } = await answerOf(shop.post('User/re-active', { Email, Password }))
    const verified = passwordWork.verified - before
    shapes.push({ ...rest, handle: data.token?.length, verified })
    shop.wait(61)
  }
  expect(shapes).toEqual(Array(4).fill(shapes[0]))
  expect(shapes[0]).toMatchObject({ status: 200, verified: 1 })
  expect(await emailsTo(shop.db, 'minh@sach.vn')).toHaveLength(2)
  expect(await emailsTo(shop.db, 'lan@sach.vn')).toHaveLength(0)
  await shop.close()
})

test('nobody who is signed in registers', async () => {
  const shop = await open()
  await addPerson(shop.db)
  const { token } = (await (await signIn(shop, 'lan@sach.vn')).json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  const answer = await shop.post('User/Register-student', form(), headers)
  expect(answer.status).toBe(403)
  expect(
    await shop.db.select().from(appUser).where(eq(appUser.email, 'minh@sach.vn')),
  ).toHaveLength(0)
  await shop.close()
})
