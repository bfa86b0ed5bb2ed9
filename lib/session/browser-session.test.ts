/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals'
import { listAddresses } from '@/contract/shop/address-book'
import { call } from '@/lib/api/browser'
import { readSession } from '@/lib/auth/next-auth-client'
import { startLoading } from '@/lib/browser/loading-state'
import { finishSocial, signIn, signOut, startSocial } from '@/lib/session/browser-session'
import { keepPageOn401 } from '@/lib/session/end-browser-session'
import { hydrateSession, watchSessionEnds } from '@/lib/session/hydrate-session'

const session = {
  user: { name: 'Lan', email: 'lan@sach.vn', image: null, roles: ['user'] },
  expires: '2999-01-01T00:00:00.000Z',
}
const profile = {
  userId: 7,
  role: ['user'],
  displayName: 'Lan',
  email: 'lan@sach.vn',
  shortcuts: [],
  settings: { theme: 'dark3' },
  name: 'Lan',
  gender: 1,
  birthday: '1990-01-01',
  address: '',
  wardId: null,
  districtId: null,
  cityId: null,
  userType: 1,
}

// jsdom cannot reload a page and says so.
jest.spyOn(console, 'error').mockImplementation(() => undefined)

const cookie = (text: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookieStore.
  document.cookie = text
}
const hint = (isThere: boolean) => cookie(`hien-sach-signed-in=1; Max-Age=${isThere ? 60 : 0}`)

type Reply = { status?: number; body: unknown; effect?: () => void | Promise<void> }

/** A storefront that answers each path as told, to a browser without a past. */
function storefront(replies: Record<string, Reply>) {
  window.localStorage.clear()
  window.sessionStorage.clear()
  hint(false)
  const asked: { path: string; init: RequestInit }[] = []
  globalThis.fetch = (async (path: string, init: RequestInit = {}) => {
    asked.push({ path, init })
    const reply = replies[path.replace(/\?.*/, '')]
    if (!reply) throw new TypeError(`nothing at ${path}`)
    await reply.effect?.()
    const status = reply.status ?? 200
    return { ok: status < 400, status, headers: new Headers(), json: async () => reply.body }
  }) as unknown as typeof fetch
  return {
    asked,
    paths: () => asked.map(({ path }) => path),
    formOf: (path: string) =>
      Object.fromEntries(
        new URLSearchParams(String(asked.find((one) => one.path === path)?.init.body)),
      ),
  }
}
const csrf = { '/api/auth/csrf': { body: { csrfToken: 'c' } } }
const good = {
  ...csrf,
  '/api/auth/callback/credentials': { body: { url: 'http://localhost/' } },
  '/api/auth/session': { body: session },
}

test('signing in sends e-mail, password and remember, keeps the end of the session and merges the cart', async () => {
  const { formOf } = storefront(good)
  const mergeCart = jest.fn(async (_: 'password' | 'social') => undefined)
  expect(await signIn('lan@sach.vn', 'mật khẩu', mergeCart)).toEqual({
    ok: true,
    session: {
      name: 'Lan',
      email: 'lan@sach.vn',
      photo: null,
      roles: ['user'],
      expires: session.expires,
    },
  })
  expect(formOf('/api/auth/callback/credentials')).toEqual({
    Email: 'lan@sach.vn',
    Password: 'mật khẩu',
    remember: 'true',
    callbackUrl: '/',
    csrfToken: 'c',
    json: 'true',
  })
  expect(mergeCart).toHaveBeenCalledWith('password')
  expect({ ...window.localStorage }).toMatchObject({ token_expiry: session.expires })
})

test('a cart that cannot be taken over does not undo the sign-in', async () => {
  storefront(good)
  const failing = async () => {
    throw new Error('away')
  }
  expect(await signIn('lan@sach.vn', 'x', failing)).toMatchObject({ ok: true })
})

test('a browser that blocks cookies is told so, and nothing is sent', async () => {
  const sent = jest.spyOn(globalThis, 'fetch')
  const cookies = jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
  const answer = await signIn('lan@hiensach.test', 'matkhau1')
  cookies.mockRestore()
  expect(answer.ok ? '' : answer.errorMessage).toMatch(/chặn cookie/)
  expect(sent).not.toHaveBeenCalled()
  sent.mockRestore()
})

test('a refusal brings the text for the person', async () => {
  const error = { errorMessage: 'Sai rồi', isInactive: true, retryAfter: 60, isChallenged: false }
  const url = `http://localhost/api/auth/error?error=${encodeURIComponent(JSON.stringify(error))}`
  storefront({ ...csrf, '/api/auth/callback/credentials': { status: 401, body: { url } } })
  expect(await signIn('lan@sach.vn', 'x')).toEqual({ ok: false, ...error })
})

test.each([
  ['the network is away', {}],
  ['an answer is junk', { ...csrf, '/api/auth/callback/credentials': { body: 7 } }],
  [
    'a refusal is junk',
    {
      ...csrf,
      '/api/auth/callback/credentials': { status: 401, body: { url: 'http://x/?error={' } },
    },
  ],
])('when %s, signing in fails with a readable text', async (_, replies) => {
  storefront(replies as Record<string, Reply>)
  expect(await signIn('lan@sach.vn', 'x')).toMatchObject({
    ok: false,
    errorMessage: expect.stringContaining('Hệ thống'),
  })
})

test('leaving forgets everything of the person, the account’s look too', async () => {
  storefront({ '/api/Authentication/Logout': { body: {} } })
  cookie('hien-sach-look=dark3.100.horizontal')
  for (const key of [
    'register_form',
    'token_expiry',
    'offline_cart',
    'voucher_code',
    'affiliate_code',
  ])
    window.localStorage.setItem(key, 'x')
  window.sessionStorage.setItem('checkout_draft', '{"name":"Lan"}')
  expect(await signOut()).toBe(true)
  expect({ ...window.localStorage }).toEqual({})
  expect(window.sessionStorage.getItem('checkout_draft')).toBeNull()
  expect(document.cookie).toBe('hien-sach-look=light5.100.horizontal')
  expect(document.documentElement.dataset.theme).toBe('light5')
})

test('who leaves while the page asks who is here leaves nothing behind', async () => {
  const userApp = {
    user: profile,
    categories: [],
    cities: [],
    districts: [],
    wards: [],
    affiliate: null,
  }
  const leave = async () => {
    hint(false)
    expect(await signOut()).toBe(true)
  }
  for (const late of ['/api/auth/session', '/api/User/UserApp']) {
    const replies: Record<string, Reply> = {
      '/api/Authentication/Logout': { body: {} },
      '/api/auth/session': { body: session },
      '/api/User/UserApp': { body: { data: userApp } },
    }
    Object.assign(replies[late] ?? {}, { effect: leave })
    storefront(replies)
    hint(true)
    expect(await hydrateSession()).toBeNull()
    expect(window.localStorage.getItem('token_expiry')).toBeNull()
    expect(document.cookie).not.toContain('dark3')
  }
})

test('who cannot reach the shop has not left', async () => {
  storefront({})
  window.localStorage.setItem('token_expiry', session.expires)
  expect(await signOut()).toBe(false)
  expect(window.localStorage.getItem('token_expiry')).toBe(session.expires)
})

test('the session of a guest is read without asking anybody', async () => {
  const { paths } = storefront({})
  expect(await hydrateSession()).toBeNull()
  expect(paths()).toEqual([])
})

test('the session of somebody signed in is read with one look at the session and one UserApp call', async () => {
  const data = {
    user: profile,
    categories: [],
    cities: [],
    districts: [],
    wards: [],
    affiliate: null,
  }
  const { paths } = storefront({
    '/api/auth/session': { body: session },
    '/api/User/UserApp': { body: { data } },
  })
  hint(true)
  expect(await hydrateSession()).toMatchObject({ session: { name: 'Lan' }, user: profile })
  expect(paths()).toEqual(['/api/auth/session', '/api/User/UserApp?part=user'])
})

const reloadedAt = () => window.sessionStorage.getItem('reloaded_at')

test('a session whose time is over ends with one reload', async () => {
  storefront({ '/api/auth/session': { body: {} } })
  window.localStorage.setItem('token_expiry', '2020-01-01T00:00:00Z')
  expect(await hydrateSession()).toBeNull()
  expect(window.localStorage.getItem('token_expiry')).toBeNull()
  const first = reloadedAt()
  expect(first).not.toBeNull()
  hint(true)
  expect(await hydrateSession()).toBeNull()
  expect(reloadedAt()).toBe(first)
})

const lost = { status: 401, body: { errorMessage: 'Phiên đã hết' }, effect: () => hint(false) }

test('a call that loses the session reloads the page once', async () => {
  storefront({ '/api/UserAddress': lost })
  hint(true)
  window.localStorage.setItem('token_expiry', session.expires)
  await expect(call(listAddresses)).rejects.toMatchObject({ status: 401 })
  expect(window.localStorage.getItem('token_expiry')).toBeNull()
  expect(reloadedAt()).not.toBeNull()
})

test('a call that asked to stay loses the session without a reload', async () => {
  const { asked } = storefront({ '/api/UserAddress': lost })
  hint(true)
  await expect(call(listAddresses, undefined, keepPageOn401)).rejects.toMatchObject({ status: 401 })
  expect(document.cookie).not.toContain('hien-sach-signed-in')
  expect(reloadedAt()).toBeNull()
  expect(asked[0]?.init.headers).not.toHaveProperty('x-on-401')
})

test('a 401 that is about something else reloads nothing', async () => {
  storefront({ '/api/UserAddress': { status: 401, body: { errorMessage: 'Sai' } } })
  hint(true)
  await expect(call(listAddresses)).rejects.toMatchObject({ status: 401 })
  expect(reloadedAt()).toBeNull()
})

test('a provider is asked for with the page to come back to, never a foreign one', async () => {
  const leaving = { '/api/auth/signin/google': { body: { url: '#google' } } }
  const first = storefront({ ...csrf, ...leaving })
  expect(await startSocial('google', '/gio-hang')).toBe(true)
  expect(first.formOf('/api/auth/signin/google')).toMatchObject({ callbackUrl: '/gio-hang' })
  const second = storefront({ ...csrf, ...leaving })
  await startSocial('google', '//evil.example')
  expect(second.formOf('/api/auth/signin/google')).toMatchObject({ callbackUrl: '/' })
})

test('coming back from a provider takes the cart over once and leaves it marked', async () => {
  storefront({ ...csrf, '/api/auth/signin/google': { body: { url: '#google' } }, ...good })
  const mergeCart = jest.fn(async (_: 'password' | 'social') => undefined)
  expect(await finishSocial(mergeCart)).toBeNull()
  await startSocial('google')
  expect(await finishSocial(mergeCart)).toMatchObject({ name: 'Lan' })
  expect(await finishSocial(mergeCart)).toBeNull()
  expect(mergeCart.mock.calls).toEqual([['social']])
})

test.each([{}, null, { user: {} }, { user: { ...session.user, roles: ['king'] }, expires: '' }])(
  'the answer %j is no session',
  async (body) => {
    storefront({ '/api/auth/session': { body } })
    expect(await readSession()).toBeNull()
  },
)

/** Somebody's page in sight, at a shop that answers `answer` to who is signed in; `tell` says that a session has ended. */
function listeningPage(answer: Reply) {
  jest.useFakeTimers()
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  const lines: { onmessage?: () => void }[] = []
  class Line {
    static CLOSED = 2
    onmessage?: () => void
    constructor() {
      lines.push(this)
    }
    close() {}
  }
  globalThis.EventSource = Line as unknown as typeof EventSource
  const { asked } = storefront({ '/api/User/UserApp': answer })
  hint(true)
  window.localStorage.setItem('token_expiry', session.expires)
  const stop = watchSessionEnds('topic')
  return { asked, stop, tell: () => lines[0]?.onmessage?.() }
}

test('a page that hears of the end while the shop is too busy to say more asks again', async () => {
  const answer: Reply = { status: 503, body: { errorMessage: 'Bận' } }
  const { asked, stop, tell } = listeningPage(answer)
  tell()
  await jest.advanceTimersByTimeAsync(1_000)
  expect([asked.length, window.localStorage.getItem('token_expiry')]).toEqual([1, session.expires])
  Object.assign(answer, { status: 401, effect: () => hint(false) })
  await jest.advanceTimersByTimeAsync(2_000)
  expect([asked.length, window.localStorage.getItem('token_expiry')]).toEqual([2, null])
  await jest.advanceTimersByTimeAsync(120_000)
  expect(asked).toHaveLength(2)
  stop()
  jest.useRealTimers()
})

test('a page that has stopped listening asks no more', async () => {
  const { asked, stop, tell } = listeningPage({ status: 503, body: { errorMessage: 'Bận' } })
  tell()
  await jest.advanceTimersByTimeAsync(1_000)
  stop()
  await jest.advanceTimersByTimeAsync(120_000)
  expect(asked).toHaveLength(1)
  jest.useRealTimers()
})

test('a page that stops listening before it may ask does not ask', async () => {
  const { asked, stop, tell } = listeningPage({ status: 503, body: { errorMessage: 'Bận' } })
  const end = startLoading()
  tell()
  stop()
  end()
  await jest.advanceTimersByTimeAsync(120_000)
  expect(asked).toEqual([])
  jest.useRealTimers()
})
