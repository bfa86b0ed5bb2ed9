import { createHmac } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { revalidate } from '@/lib/revalidation/revalidate'

const secret = 'a shared secret of the tests'
const now = new Date('2026-11-21T03:00:00Z')
const seconds = String(now.getTime() / 1_000)
const sign = (time: string, body: string, key = secret) =>
  createHmac('sha256', key).update(`${time}.${body}`).digest('hex')

const send = (body: string, headers: Record<string, string>) =>
  revalidate(
    new Request('http://localhost:3000/api/revalidate', { method: 'POST', body, headers }),
    secret,
    now,
  )
const headersOf = (body: string, time = seconds, key = secret) => ({
  'x-revalidate-time': time,
  'x-revalidate-signature': sign(time, body, key),
})

test('signed tags are heard, each once', async () => {
  const body = JSON.stringify({ tags: ['product:1', 'products', 'product:1'] })
  const answer = await send(body, headersOf(body))
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ purged: ['product:1', 'products'] })
})

test('unsigned, foreign, changed and old requests are 401', async () => {
  const body = JSON.stringify({ tags: ['products'] })
  const old = String(Number(seconds) - 301)
  const requests = [
    send(body, {}),
    send(body, headersOf(body, seconds, 'another secret')),
    send(body.replace('products', 'news'), headersOf(body)),
    send(body, headersOf(body, old)),
    send(body, { ...headersOf(body), 'x-revalidate-time': String(Number(seconds) + 1) }),
    send('x', { 'x-revalidate-time': seconds, 'x-revalidate-signature': '' }),
  ]
  for (const request of requests) expect((await request).status).toBe(401)
})

test('what is signed but no list of tags is 400', async () => {
  for (const body of ['', '{}', '{"tags":[1]}', '[']) {
    expect((await send(body, headersOf(body))).status).toBe(400)
  }
})
