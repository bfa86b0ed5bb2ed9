import { expect, test } from '@jest/globals'
import { NextRequest } from 'next/server'

// Nobody listens there.
process.env.UPSTREAM_URL = 'http://127.0.0.1:9'
process.env.SHOP_MODE = 'demo'
const { middleware } = await import('@/middleware')

const site = 'http://localhost:3000'
const load = (path: string, headers: HeadersInit = {}) =>
  middleware(new NextRequest(site + path, { headers }))

test.each([
  ['/mobile/news/5', { authorization: 'Bearer app-token' }],
  [`/mobile/session?code=${'A'.repeat(43)}`, {}],
])('while nobody can say whose session it is, %s is unavailable', async (path, headers) => {
  const answer = await load(path, headers)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(answer.headers.getSetCookie()).toEqual([])
})

test('pages that ask nobody anything are shown meanwhile', async () => {
  expect((await load('/mobile/news/5')).status).toBe(200)
  expect((await load('/mobile/exam/5')).status).toBe(401)
})

test('the login page keeps what was wanted', async () => {
  const answer = await load('/mobile/can-dang-nhap?next=/mobile/exam/5')
  expect([answer.status, answer.headers.get('x-middleware-rewrite')]).toEqual([
    401,
    `${site}/mobile/can-dang-nhap?next=/mobile/exam/5`,
  ])
})
