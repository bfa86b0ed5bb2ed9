import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from '@jest/globals'

type Asked = { url: string; authorization: string | undefined; cookie: string | undefined }
const asked: Asked[] = []
const upstream = createServer((request, response) => {
  const { url = '', headers } = request
  asked.push({ url, authorization: headers.authorization, cookie: headers.cookie })
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ data: { code: 'A'.repeat(43), expiresIn: 60 } }))
})

beforeAll(async () => {
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
  const address = upstream.address()
  process.env.UPSTREAM_URL = `http://127.0.0.1:${typeof address === 'object' && address?.port}`
  process.env.SHOP_MODE = 'demo'
})
afterAll(() => new Promise((resolve) => upstream.close(resolve)))

async function post(headers: Record<string, string>) {
  const { mobileSessionCode } = await import('@/lib/bff/mobile-session-code')
  const body = JSON.stringify({ next: '/mobile/exam/1' })
  const address = 'http://localhost:3000/api/mobile/session-code'
  return mobileSessionCode(new Request(address, { method: 'POST', headers, body }))
}

test('an app’s own token is passed on, and nothing else of it', async () => {
  const answer = await post({
    authorization: 'Bearer app-token',
    cookie: 'hien-sach-session=x',
    'content-type': 'application/json',
  })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(asked).toEqual([
    { url: '/api/mobile/session-code', authorization: 'Bearer app-token', cookie: undefined },
  ])
})

test('a browser’s session makes no code, however the call is dressed up', async () => {
  asked.length = 0
  for (const headers of [
    {},
    { 'x-requested-with': 'storefront' },
    { authorization: 'Basic YTpi' },
  ]) {
    const answer = await post({ cookie: 'hien-sach-session=x', ...headers })
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
  }
  expect(asked).toEqual([])
})
