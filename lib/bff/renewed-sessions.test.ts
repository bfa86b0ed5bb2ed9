import { expect, test } from '@jest/globals'
import { answerCalls, type Sent } from '@/lib/api/testing'
import { readCookies } from '@/lib/session/cookies'
import { claimsOf, decryptSession, encryptToken } from '@/lib/session/session-token'

process.env.UPSTREAM_URL = 'http://upstream.test'
process.env.SHOP_MODE = 'demo'
process.env.NEXTAUTH_SECRET = 'a secret of this test'
const { handleRequest } = await import('@/lib/bff/handle-request')

const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
const data = {
  ...{ userId: 7, role: ['user' as const], displayName: 'Lan', email: 'lan@sach.vn' },
  ...{ shortcuts: [], settings: {} },
}

let sessions = 0
/** A cookie whose token ends in so many seconds; each with a refresh token of its own. */
async function cookieFor(seconds: number) {
  const refreshToken = `refresh-${++sessions}`
  const claims = claimsOf({
    ...{ token: 'old', expires: at(seconds), refreshToken, refreshExpires: at(3600), data },
  })
  const sealed = await encryptToken({ ...claims }, 'a secret of this test')
  return { cookie: `hien-sach-session=${sealed}`, refreshToken }
}

const renewed = { token: 'new', expires: at(900), refreshToken: 'next', refreshExpires: at(3600) }
const tokenOf = ({ headers }: Sent) => headers.get('authorization')
const upstream = (status = 200) => {
  const sent = answerCalls({
    'POST http://upstream.test/api/Authentication/Refresh': () =>
      status === 200 ? { json: renewed } : { status, json: { errorMessage: 'Hết hạn' } },
    'GET http://upstream.test/api/UserAddress': (sent) =>
      tokenOf(sent) === 'Bearer new' || tokenOf(sent) === 'Bearer old'
        ? { json: { data: [] } }
        : { status: 401, json: { errorMessage: 'Hãy đăng nhập' } },
    'POST http://upstream.test/api/Authentication/Login': {
      json: { ...renewed, data },
    },
  })
  const stub = globalThis.fetch
  globalThis.fetch = async (...call) => {
    const answer = await stub(...call)
    return Response.json(await answer.json(), { status: answer.status })
  }
  return sent
}
const renewalsIn = (sent: Sent[]) => sent.filter(({ path }) => path.endsWith('/Refresh'))
const ask = (cookie: string, path = '/api/UserAddress', init: RequestInit = {}) =>
  handleRequest(
    new Request(`http://localhost:3000${path}`, { ...init, headers: { ...init.headers, cookie } }),
  )
const sessionIn = (answer: Response) => {
  const [header = ''] = answer.headers.getSetCookie()
  const request = new Request('http://x/', { headers: { cookie: header.split(';')[0] ?? '' } })
  return decryptSession(readCookies(request).get('hien-sach-session'), 'a secret of this test')
}

test('twenty calls with a token past its time cost one renewal, and each brings the new cookie', async () => {
  const sent = upstream()
  const { cookie, refreshToken } = await cookieFor(-60)
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(cookie)))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(renewalsIn(sent).map(({ body }) => body)).toEqual([{ refreshToken }])
  expect(sent.filter(({ path }) => path.endsWith('/UserAddress')).map(tokenOf)).toEqual(
    Array(20).fill('Bearer new'),
  )
  for (const answer of answers)
    expect(await sessionIn(answer)).toMatchObject({
      ...{ upstreamToken: 'new', refreshToken: 'next', name: 'Lan' },
    })
})

test('a token that lives is used as it is', async () => {
  const sent = upstream()
  const answer = await ask((await cookieFor(600)).cookie)
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null])
  expect(sent.map(tokenOf)).toEqual(['Bearer old'])
})

test('a refresh token that is refused ends the session', async () => {
  upstream(401)
  const answer = await ask((await cookieFor(-60)).cookie)
  expect(answer.status).toBe(401)
  expect(answer.headers.get('set-cookie')).toContain('hien-sach-session=; Path=/; Max-Age=0')
})

test('while the upstream cannot renew, the session is kept', async () => {
  upstream(503)
  const answer = await ask((await cookieFor(10)).cookie)
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null])
})

test('no refresh token reaches the browser', async () => {
  upstream()
  const headers = { 'x-requested-with': 'storefront', 'content-type': 'application/json' }
  const answer = await ask('', '/api/Authentication/Login', { method: 'POST', headers, body: '{}' })
  expect(answer.status).toBe(200)
  const text = await answer.text()
  expect(text).toContain('Lan')
  expect(text).not.toMatch(/next|new|refresh/i)
  const direct = await ask('', '/api/Authentication/Refresh', {
    method: 'POST',
    headers,
    body: '{}',
  })
  expect(direct.status).toBe(404)
})
