import { afterAll, expect, test } from '@jest/globals'
import { NextRequest } from 'next/server'
import { startBackend } from '@/backend/testing/start-backend'
import { ORIGIN, openStorefront, PASSWORD, registration } from '@/lib/auth/testing-browser'
import { middleware } from '@/middleware'

const { browser, upstream, log, stop } = await openStorefront(startBackend)
afterAll(stop)

const post = (path: string, body: unknown, token?: string) =>
  fetch(`${upstream}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })

/** Somebody's token as their app has it. */
async function tokenOf(Email: string, Name: string): Promise<string> {
  await browser().post('User/Register-student', { ...registration(Email), Name })
  const answer = await post('Authentication/Login', { Email, Password: PASSWORD })
  return ((await answer.json()) as { token: string }).token
}

// Passwords are slow to check on purpose, so three people serve all tests.
const an = await tokenOf('an@sach.vn', 'Lê An')
const binh = await tokenOf('binh@sach.vn', 'Lê Bình')

async function codeOf(token: string, next = '/mobile/exam/12'): Promise<string> {
  const answer = await post('mobile/session-code', { next }, token)
  return ((await answer.json()) as { data: { code: string } }).data.code
}

/** A webview: cookies of its own, headers only where the app sets them. */
function webview() {
  const here = browser()
  const seen: string[] = []
  async function load(
    path: string,
    init: { method?: string; headers?: HeadersInit; body?: string } = {},
  ) {
    const headers = new Headers(init.headers)
    headers.set('cookie', [...here.jar].map((pair) => pair.join('=')).join('; '))
    const answer = await middleware(new NextRequest(ORIGIN + path, { ...init, headers }))
    for (const header of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? []
      if (value === '') here.jar.delete(name)
      else here.jar.set(name, value)
    }
    seen.push(
      JSON.stringify(
        [...answer.headers].filter(([name]) => !/^(set-cookie|x-middleware)/.test(name)),
      ),
    )
    return {
      status: answer.status,
      location: answer.headers.get('location'),
      page: answer.headers.get('x-middleware-rewrite'),
      cookies: answer.headers.getSetCookie(),
      kept: answer.headers.get('cache-control'),
      pageSees: answer.headers.get('x-middleware-request-cookie') ?? '',
      overridden: answer.headers.get('x-middleware-override-headers') ?? '',
    }
  }
  const withToken = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
  const send = (fields: Record<string, string>, headers: HeadersInit = {}) =>
    load('/mobile/session', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: String(new URLSearchParams(fields)),
    })
  return {
    ...here,
    load,
    withToken,
    send,
    seen,
    name: async () => (await here.session()).user?.name,
  }
}

const LOGIN = `${ORIGIN}/mobile/can-dang-nhap`

test('a header on the first page, then none: the webview stays signed in', async () => {
  const token = an
  const app = webview()
  const first = await app.load('/mobile/mycourse/1', app.withToken(token))
  expect([first.status, first.page, first.location, first.kept]).toEqual([
    200,
    null,
    null,
    'private, no-store',
  ])
  // The page sees the session at once, and never the token.
  expect(first.pageSees).toContain(`hien-sach-session=${app.jar.get('hien-sach-session')}`)
  expect(first.overridden).not.toContain('authorization')
  expect(await app.name()).toBe('Lê An')

  const second = await app.load('/mobile/exam/3')
  expect([second.status, second.page, second.cookies]).toEqual([200, null, []])
  expect((await app.load('/mobile/EXERCISE/3')).page).toBe(`${ORIGIN}/mobile/exercise/3`)
  // An app that sends it with every page costs nobody a call, and changes nothing.
  expect((await app.load('/mobile/exam/3', app.withToken(token))).cookies).toEqual([])
  const all = [...app.seen, ...app.jar.values(), log()].join('\n')
  expect(all).not.toContain(token)
})

test('on a page that is open to all the header is taken too', async () => {
  const app = webview()
  expect((await app.load('/mobile/news/5', app.withToken(an))).status).toBe(200)
  expect((await app.load('/mobile/mycourse/1')).status).toBe(200)
})

const forgeries = (token: string) => {
  const [head = '', body = '', mark = ''] = token.split('.')
  const text = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return [
    'nonsense',
    '',
    'a b',
    `${head}.${body}.${mark.slice(0, -4)}AAAA`,
    `${text({ alg: 'none' })}.${body}.`,
    `${head}.${text({ sub: '1', sid: 'x', ver: 0 })}.${mark}`,
    'x'.repeat(9000),
  ]
}

test('a token that is not good is answered 401, and the session before it is over', async () => {
  const token = an
  for (const forged of forgeries(token)) {
    for (const page of ['/mobile/exam/3', '/mobile/news/5']) {
      const app = webview()
      await app.load('/mobile/exam/3', app.withToken(token))
      const answer = await app.load(page, app.withToken(forged))
      expect([forged.slice(0, 60), answer.status, answer.page]).toEqual([
        forged.slice(0, 60),
        401,
        LOGIN,
      ])
      expect([...app.jar.keys()].filter((name) => /session|signed-in/.test(name))).toEqual([])
    }
  }
})

test('a token whose session has ended is answered 401', async () => {
  const token = await tokenOf('bon@sach.vn', 'Lê Bốn')
  await post('Authentication/Logout', {}, token)
  const app = webview()
  expect((await app.load('/mobile/exam/3', app.withToken(token))).status).toBe(401)
})

test('headers of proxies, of parts of a page and outside the app’s pages hand nothing over', async () => {
  const token = an
  const app = webview()
  await app.load('/mobile/exam/3', { headers: { authorization: 'Basic YTpi' } })
  await app.load('/mobile/exam/3', {
    headers: { ...app.withToken(token).headers, 'sec-fetch-dest': 'empty' },
  })
  await app.load('/tai-khoan', app.withToken(token))
  expect([...app.jar.keys()].filter((name) => name.includes('session'))).toEqual([])
})

test('another person’s header takes the place of the session', async () => {
  const app = webview()
  await app.load('/mobile/exam/3', app.withToken(an))
  expect(await app.name()).toBe('Lê An')
  await app.load('/mobile/exam/3', app.withToken(binh))
  expect(await app.name()).toBe('Lê Bình')
})

test('a token in the address is dropped and never used', async () => {
  const token = an
  const app = webview()
  const answer = await app.load(`/mobile/myexam/3?access_token=${token}&examResultId=4&token=x`)
  expect([answer.status, answer.location]).toEqual([
    303,
    `${ORIGIN}/mobile/myexam/3?examResultId=4`,
  ])
  expect(app.jar.size).toBe(0)
  const both = await app.load(`/mobile/exam/3?token=${token}`, app.withToken(token))
  expect([both.status, both.location]).toEqual([303, `${ORIGIN}/mobile/exam/3`])
  expect(await app.name()).toBe('Lê An')
})

test('a code signs in once and leads on; used, foreign or misspelt it is refused', async () => {
  const token = an
  const code = await codeOf(token, '/mobile/myExercise/9?examResultId=3')
  const app = webview()
  const answer = await app.send({ code })
  expect([answer.status, answer.location, answer.kept]).toEqual([
    303,
    `${ORIGIN}/mobile/myExercise/9?examResultId=3`,
    'private, no-store',
  ])
  expect(await app.name()).toBe('Lê An')
  expect((await app.load('/mobile/myExercise/9')).status).toBe(200)

  const thief = webview()
  for (const wrong of [code, code.slice(1), '', `${code}A`, 'A'.repeat(43)]) {
    const refused = await thief.load(`/mobile/session?code=${wrong}`)
    expect([wrong, refused.status, refused.page]).toEqual([wrong, 401, LOGIN])
  }
  expect((await thief.send({ code })).location).toBe(LOGIN)
  expect(thief.jar.size).toBe(0)
  expect([...app.seen, log()].join('\n')).not.toContain(code)
})

test('the app may post its code; a foreign page may neither post nor link it', async () => {
  const token = an
  const [own, foreign] = [await codeOf(token), await codeOf(token)]
  const app = webview()
  const answer = await app.send({ code: own }, { origin: 'null', 'sec-fetch-site': 'none' })
  expect([answer.status, answer.location]).toEqual([303, `${ORIGIN}/mobile/exam/12`])
  expect(await app.name()).toBe('Lê An')

  const victim = webview()
  const abroad = { 'sec-fetch-site': 'cross-site' }
  expect((await victim.send({ code: foreign }, abroad)).location).toBe(LOGIN)
  expect((await victim.load(`/mobile/session?code=${foreign}`, { headers: abroad })).status).toBe(
    401,
  )
  expect(victim.jar.size).toBe(0)
})

test('a link with somebody else’s code asks before it takes the place of a session', async () => {
  const app = webview()
  await app.load('/mobile/exam/3', app.withToken(an))
  const code = await codeOf(binh)
  const asked = await app.load(`/mobile/session?code=${code}`)
  expect([asked.status, asked.location]).toEqual([303, `${ORIGIN}/mobile/doi-tai-khoan`])
  expect(await app.name()).toBe('Lê An')
  const agreed = await app.send({ confirm: '1' }, { 'sec-fetch-site': 'same-origin' })
  expect(agreed.location).toBe(`${ORIGIN}/mobile/exam/12`)
  expect(await app.name()).toBe('Lê Bình')
  expect(app.jar.has('hien-sach-switch')).toBe(false)
})

test('a link signs nobody in who has not said so: a stranger’s code leaves a guest a guest', async () => {
  const victim = webview()
  const code = await codeOf(binh)
  // Typed, or led here by a stranger's server: browsers say “none”.
  const asked = await victim.load(`/mobile/session?code=${code}`, {
    headers: { 'sec-fetch-site': 'none' },
  })
  expect([asked.status, asked.location]).toEqual([303, `${ORIGIN}/mobile/doi-tai-khoan`])
  expect((await victim.load('/mobile/exam/3')).status).toBe(401)
  const abroad = { origin: 'https://evil.example' }
  expect((await victim.send({ confirm: '1' }, abroad)).location).toBe(LOGIN)
  const agreed = await victim.send({ confirm: '1' }, { 'sec-fetch-site': 'same-origin' })
  expect(agreed.location).toBe(`${ORIGIN}/mobile/exam/12`)
  expect(await victim.name()).toBe('Lê Bình')
})

test('a look at a link uses nothing up', async () => {
  const code = await codeOf(an)
  const app = webview()
  expect((await app.load(`/mobile/session?code=${code}`, { method: 'HEAD' })).status).toBe(405)
  expect((await app.load(`/mobile/session?code=${code}`)).status).toBe(303)
})

test('two people’s webviews at the same time never see each other’s session', async () => {
  const people = [
    { name: 'Lê An', token: an, app: webview() },
    { name: 'Lê Bình', token: binh, app: webview() },
  ]
  const rounds = Array.from({ length: 20 }, () =>
    people.map(async ({ app, token }) => {
      const { pageSees } = await app.load('/mobile/exam/3', app.withToken(token))
      return pageSees
    }),
  ).flat()
  const seen = await Promise.all(rounds)
  for (const [index, { app, name }] of people.entries()) {
    expect(await app.name()).toBe(name)
    const own = seen.filter((_, at) => at % 2 === index)
    const others = seen.filter((_, at) => at % 2 !== index)
    const sessions = (list: string[]) =>
      list.map((text) => /hien-sach-session=([^;]+)/.exec(text)?.[1])
    expect(sessions(own).every((value) => value && !sessions(others).includes(value))).toBe(true)
  }
})
