import { afterAll, expect, test } from '@jest/globals'
import { startBackend } from '@/backend/testing/start-backend'
import {
  information,
  ORIGIN,
  openStorefront,
  PASSWORD,
  registration,
} from '@/lib/auth/testing-browser'

const { browser, person, mailedCode, log, stop } = await openStorefront(startBackend)
afterAll(stop)

test('from registration to leaving, the token is in nothing that a browser or a log gets', async () => {
  const here = browser()
  const registered = await here.post('User/Register-teacher', {
    ...registration('co@sach.vn'),
    WorkPlace: 'Trường Chu Văn An',
  })
  const { token } = registered.json.data
  const code = await mailedCode('co@sach.vn')
  const activated = await here.post('User/ActiveAccount', {
    token,
    securityCode: code,
    email: 'co@sach.vn',
  })
  expect(activated.json.data).toEqual({
    userId: expect.any(Number),
    name: 'Trần Minh',
    phone: '0987654321',
  })
  const { userId } = activated.json.data
  expect((await here.patch(`User/UpdateUser/${userId}`, information)).status).toBe(200)
  expect(here.jar.has('hien-sach-registration')).toBe(false)

  const signedIn = await here.signIn('co@sach.vn')
  expect([signedIn.status, signedIn.json]).toEqual([200, { url: `${ORIGIN}/` }])
  expect(await here.session()).toEqual({
    user: { name: 'Minh Trần', email: 'co@sach.vn', image: null, roles: ['user'] },
    expires: expect.any(String),
  })
  const secrets = [(await here.opened())?.upstreamToken ?? '']
  expect((await here.visit('/api/User/UserApp?part=user')).json.data.user.name).toBe('Minh Trần')

  const body = { Password: PASSWORD, NewPassword: 'một mật khẩu khác' }
  const changed = await here.patch('User/ChangePassword', body)
  expect([changed.status, changed.json.data]).toEqual([200, undefined])
  secrets.push((await here.opened())?.upstreamToken ?? '')
  expect(secrets[1]).not.toBe(secrets[0])
  expect(await here.isIn()).toBe(true)

  const left = await here.post('Authentication/Logout', {})
  expect([left.status, left.json]).toEqual([200, {}])
  expect([here.jar.has('hien-sach-session'), here.jar.has('hien-sach-signed-in')]).toEqual([
    false,
    false,
  ])
  expect(await here.session()).toEqual({})
  const everything = [...here.seen, log()].join('\n')
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(100)
    expect(everything).not.toContain(secret)
    expect(everything).not.toContain(secret.split('.')[1])
  }
  expect(log()).toContain('"event":"password changed"')
  for (const secret of [PASSWORD, body.NewPassword, token]) expect(log()).not.toContain(secret)
  expect(log()).not.toMatch(new RegExp(`\\b${code}\\b`))
})

test('the proxy’s own sign-in call writes the same cookie and keeps the token', async () => {
  const here = browser()
  await here.post('User/Register-client', registration('khach@sach.vn'))
  const answer = await here.post('Authentication/Login', {
    Email: 'khach@sach.vn',
    Password: PASSWORD,
    remember: true,
  })
  expect(Object.keys(answer.json).sort()).toEqual(['data', 'expires', 'successMessage'])
  const session = await here.opened()
  expect(session?.expires).toBe(Math.floor(Date.parse(answer.json.expires) / 1000))
  expect(here.seen.join('\n')).not.toContain(session?.upstreamToken)
  expect(await here.isIn()).toBe(true)
})

test('every cookie is bound: httpOnly but for the hint, Lax, small, with the session’s own end', async () => {
  const here = await person('banh@sach.vn')
  for (const header of here.written) {
    expect(header).toMatch(/; Path=\/(;|$)/)
    expect(header).toMatch(/SameSite=Lax/i)
    expect(header).not.toMatch(/Domain=/i)
    expect(header.length).toBeLessThan(4096)
    if (!header.startsWith('hien-sach-signed-in=')) expect(header).toMatch(/HttpOnly/)
  }
  const [, age] =
    here.written.join('\n').match(/hien-sach-session=[^;]+; Path=\/; Max-Age=(\d+)/) ?? []
  expect(Number(age)).toBeGreaterThan(604_700)
  expect(Number(age)).toBeLessThanOrEqual(604_800)
})

test('a wrong password says what the upstream says and opens nothing', async () => {
  const here = browser()
  const { status, json } = await here.signIn('nobody@sach.vn', 'wrong password')
  const error = new URL(json.url).searchParams.get('error') ?? ''
  expect([status, JSON.parse(error)]).toEqual([
    401,
    {
      errorMessage: 'Email hoặc mật khẩu không đúng.',
      isInactive: false,
      retryAfter: null,
      isChallenged: false,
    },
  ])
  expect(here.jar.has('hien-sach-session')).toBe(false)
})

test('an account that waits for its code is told so', async () => {
  const here = browser()
  const body = { ...registration('cho@sach.vn'), WorkPlace: 'Trường' }
  await here.post('User/Register-teacher', body)
  const { json } = await here.signIn('cho@sach.vn')
  expect(JSON.parse(new URL(json.url).searchParams.get('error') ?? '')).toMatchObject({
    isInactive: true,
  })
})

test('a password comes by POST alone; other methods are told which are open', async () => {
  const here = browser()
  const asked = await here.visit('/api/auth/callback/credentials?Email=lan%40sach.vn')
  expect([asked.status, asked.allow]).toEqual([405, 'POST'])
  const posted = await here.visit('/api/auth/session', { method: 'POST' })
  expect([posted.status, posted.allow]).toEqual([405, 'GET'])
  for (const more of [
    'session/x.css',
    'session/x/y',
    'csrf/x.js',
    'signout/a',
    'callback/google/x',
  ])
    expect([more, (await here.visit(`/api/auth/${more}`)).status]).toEqual([more, 404])
  expect((await here.visit('/api/auth/_log')).status).toBe(404)
})

test('without next-auth’s token against foreign requests nobody is signed in or out', async () => {
  const here = await person('chu@sach.vn')
  const stranger = browser()
  const fields = { Email: 'chu@sach.vn', Password: PASSWORD, json: 'true' }
  await stranger.visit('/api/auth/callback/credentials', {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  expect(stranger.jar.has('hien-sach-session')).toBe(false)
  await here.visit('/api/auth/signout', {
    method: 'POST',
    body: new URLSearchParams({ json: 'true' }),
  })
  await here.visit('/api/auth/signout')
  expect(await here.isIn()).toBe(true)
})

test('next-auth’s own way out ends the session at the upstream too', async () => {
  const here = await person('ra@sach.vn')
  const cookie = here.jar.get('hien-sach-session') ?? ''
  await here.form('signout', { callbackUrl: '/' })
  expect(here.jar.has('hien-sach-session')).toBe(false)
  here.jar.set('hien-sach-session', cookie)
  expect(await here.isIn()).toBe(false)
})

test('a password change sends the other browser out at once and leaves nothing in it', async () => {
  const here = await person('hai@sach.vn')
  const there = browser()
  await there.signIn('hai@sach.vn')
  expect(await there.isIn()).toBe(true)
  await here.patch('User/ChangePassword', { Password: PASSWORD, NewPassword: 'mật khẩu mới' })
  expect([await here.isIn(), await there.isIn()]).toEqual([true, false])
  expect([...there.jar.keys()].filter((name) => /session|signed-in/.test(name))).toEqual([])
})

test('a password set with a code ends this session as well', async () => {
  const here = await person('quen@sach.vn')
  const Email = 'quen@sach.vn'
  await here.post('User/SendSecurityCode', { Email })
  const SecurityCode = await mailedCode(Email)
  const NewPassword = 'mật khẩu mới'
  await here.patch('User/ChangePasswordNoAuth', { Email, SecurityCode, NewPassword })
  expect(await here.session()).toEqual({})
  expect((await here.signIn(Email, NewPassword)).status).toBe(200)
})

test('signing in again takes the place of the session before', async () => {
  const here = await person('lai@sach.vn')
  const old = here.jar.get('hien-sach-session') ?? ''
  await here.signIn('lai@sach.vn')
  expect(await here.isIn()).toBe(true)
  const thief = browser()
  thief.jar.set('hien-sach-session', old)
  expect(await thief.isIn()).toBe(false)
})

test('reading the session never writes it, so a late answer brings nothing back', async () => {
  const here = await person('doc@sach.vn')
  here.written.length = 0
  await here.session()
  expect(here.written.filter((header) => header.startsWith('hien-sach-session'))).toEqual([])
})

test('a forged or outworn cookie leads to a guest and is cleared', async () => {
  const here = browser()
  here.jar.set('hien-sach-session', 'forged')
  here.jar.set('hien-sach-signed-in', '1')
  expect(await here.session()).toEqual({})
  expect([...here.jar.keys()].filter((name) => /session|signed-in/.test(name))).toEqual([])
  here.jar.set('hien-sach-signed-in', '1')
  expect((await here.visit('/api/FlashSale')).status).not.toBe(401)
  expect(here.jar.has('hien-sach-signed-in')).toBe(false)
})

test('an outworn cookie does not stand in the way of signing in', async () => {
  const here = browser()
  await here.post('User/Register-student', registration('cu@sach.vn'))
  here.jar.set('hien-sach-session', 'forged')
  here.jar.set('hien-sach-signed-in', '1')
  const body = { Email: 'cu@sach.vn', Password: PASSWORD, remember: true }
  expect((await here.post('Authentication/Login', body)).status).toBe(200)
  expect(await here.isIn()).toBe(true)
  here.jar.set('hien-sach-session', 'forged')
  expect((await here.signIn('cu@sach.vn')).status).toBe(200)
  expect(await here.isIn()).toBe(true)
})

test('the new name is greeted at once', async () => {
  const here = await person('ten@sach.vn')
  const { userId } = (await here.opened()) ?? {}
  await here.patch(`User/UpdateUser/${userId}`, { ...information, Name: ' Tên Mới ' })
  expect((await here.session()).user.name).toBe('Tên Mới')
})

test.each(['_log', 'verify-request', 'anything'])('next-auth’s %s is not there', async (action) => {
  const here = browser()
  expect((await here.visit(`/api/auth/${action}`)).status).toBe(404)
  expect((await here.visit(`/api/auth/${action}`, { method: 'POST' })).status).toBe(404)
})

test.each(['{"csrfToken":', 'null', '[]', ''])(
  'a body that is no form is refused: %j',
  async (body) => {
    for (const action of ['callback/credentials', 'signin/google', 'signout']) {
      const answer = await browser().visit(`/api/auth/${action}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      expect([answer.status, answer.json]).toEqual([415, { errorMessage: 'Dữ liệu không hợp lệ.' }])
    }
  },
)
