import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@jest/globals'

type Seen = {
  method: string | undefined
  url: string | undefined
  headers: IncomingMessage['headers']
  body: string
}

/** A stub upstream that records what reaches it and answers with `body`. */
async function upstream(status: number, body: unknown, headers: Record<string, string> = {}) {
  const seen: Seen[] = []
  const refusals: { status: number; body: unknown }[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += part
    seen.push({ method: request.method, url: request.url, headers: request.headers, body: text })
    const told = refusals.shift() ?? { status, body }
    response.writeHead(told.status, {
      'content-type': 'application/json',
      'set-cookie': 'upstream=1',
      'x-internal-note': 'secret',
      ...headers,
    })
    response.end(JSON.stringify(told.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    seen,
    refusals,
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

const stub = await upstream(200, {
  data: {
    orderId: '0199f0a0-0000-7000-8000-000000000001',
    orderCode: 'HS1',
    orderToken: 'tok-en',
    ...{ tabIndex: 4, paymentType: 1, total: 38_000 },
  },
})
process.env.UPSTREAM_URL = stub.url
process.env.SHOP_MODE = 'demo'
process.env.INTERNAL_SECRET = 'a-secret-of-the-test'
const { handleRequest } = await import('@/lib/bff/handle-request')

const own = {
  'x-requested-with': 'storefront',
  'content-type': 'application/json',
  host: 'localhost:3000',
}
const ask = (path: string, init: RequestInit = {}) =>
  handleRequest(new Request(`http://localhost:3000${path}`, init))

test('a checkout keeps the order token out of the page and in an httpOnly cookie', async () => {
  const answer = await ask('/api/Order/checkout-without-login', {
    method: 'POST',
    headers: own,
    body: '{}',
  })
  expect(await answer.text()).not.toContain('tok-en')
  const cookie = answer.headers.get('set-cookie') ?? ''
  expect(cookie).toContain('tok-en')
  expect(cookie).toContain('HttpOnly')
  expect(cookie).toContain('SameSite=Lax')

  await ask('/api/Order/0199f0a0-0000-7000-8000-000000000001', {
    headers: { cookie: cookie.split(';')[0] ?? '' },
  })
  expect(stub.seen.at(-1)?.headers['x-order-token']).toBe('tok-en')
  await ask('/api/Order/0199f0a0-0000-7000-8000-000000000001/returns', {
    headers: { cookie: cookie.split(';')[0] ?? '' },
  })
  expect(stub.seen.at(-1)?.headers['x-order-token']).toBe('tok-en')
  await ask('/api/Order/0199f0a0-0000-7000-8000-000000000001/invoice-buyer', {
    method: 'PATCH',
    headers: { ...own, cookie: cookie.split(';')[0] ?? '' },
    body: '{"buyer":null}',
  })
  expect(stub.seen.at(-1)?.url).toContain('invoice-buyer')
  expect(stub.seen.at(-1)?.headers['x-order-token']).toBe('tok-en')
  for (const [method, call, body] of [
    ['PATCH', 'refund-receiver', '{"bankBin":"970436","account":"0123456789","name":"LAN"}'],
    ['POST', 'email', '{"email":"lan@vi.du"}'],
  ] as const) {
    await ask(`/api/Order/0199f0a0-0000-7000-8000-000000000001/${call}`, {
      ...{ method, body },
      headers: { ...own, cookie: cookie.split(';')[0] ?? '' },
    })
    expect(stub.seen.at(-1)?.url).toContain(call)
    expect(stub.seen.at(-1)?.headers['x-order-token']).toBe('tok-en')
  }
})

test('the key of an order that brings what was exchanged joins the browser’s others, out of the page', async () => {
  const orderId = '0199f0a0-0000-7000-8000-000000000002'
  const replacement = { orderId, orderCode: 'HS2', status: 2 }
  const row = {
    ...{ id: orderId, status: 3, reason: 'damaged', note: '', decisionNote: null, photos: 0 },
    ...{ createdTime: '2026-01-06T03:00:00Z', lines: [] },
  }
  const money = { subTotal: 1, total: 1, deliveryPaid: 0, returned: 0, most: 1 }
  const rest = { lines: [], reasons: [], needsReceiver: false, warehouse: '', refunds: [] }
  const told = { ...rest, reckoning: money }
  const withToken = { ...row, replacement: { ...replacement, orderToken: 'tok-two' } }
  stub.refusals.push({ status: 200, body: { data: { ...told, returns: [withToken, row] } } })
  const answer = await ask('/api/Order/0199f0a0-0000-7000-8000-000000000001/returns', {
    headers: { cookie: 'hien-sach-orders=0199f0a0-0000-7000-8000-000000000001~tok-en' },
  })
  expect(await answer.json()).toEqual({
    data: { ...told, returns: [{ ...row, replacement }, row] },
  })
  const cookie = answer.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/tok-two.*tok-en.*HttpOnly/)
  await ask(`/api/Order/${orderId}`, { headers: { cookie: cookie.split(';')[0] ?? '' } })
  expect(stub.seen.at(-1)?.headers['x-order-token']).toBe('tok-two')
})

test('a browser may forget its orders: their keys leave its cookie', async () => {
  stub.refusals.push({ status: 200, body: { successMessage: 'Đã quên.' } })
  const answer = await ask('/api/Order/kept-tokens', { method: 'DELETE', headers: own })
  expect(answer.headers.get('set-cookie')).toMatch(/orders=;.*Max-Age=0/i)
})

test('a refusal that names the order of a used key keeps its token out of the page as well', async () => {
  const [orderId, orderCode] = ['0199f0a0-0000-7000-8000-000000000001', 'HS1']
  const data = { reason: 'keyUsed', orderId, orderCode, orderToken: 'tok-en' }
  stub.refusals.push({ status: 409, body: { errorMessage: 'Đã đặt.', data } })
  const answer = await ask('/api/Order/checkout-without-login', {
    method: 'POST',
    headers: own,
    body: '{}',
  })
  expect(answer.status).toBe(409)
  expect(await answer.json()).toEqual({
    errorMessage: 'Đã đặt.',
    data: { reason: 'keyUsed', orderId, orderCode },
  })
  expect(answer.headers.get('set-cookie')).toMatch(/tok-en.*HttpOnly/)
})

test('only listed headers travel, both ways', async () => {
  const answer = await ask('/api/FlashSale?x=1', {
    headers: {
      cookie: 'a=b',
      authorization: 'Bearer forged',
      'x-order-token': 'forged',
      'x-forwarded-for': '10.0.0.9',
      'x-foreign': '1',
    },
  })
  const { headers, url } = stub.seen.at(-1) ?? { headers: {}, url: '' }
  expect(url).toBe('/api/FlashSale?x=1')
  expect(headers).toMatchObject({
    'x-forwarded-for': '10.0.0.9',
    'x-internal-secret': 'a-secret-of-the-test',
  })
  for (const name of ['cookie', 'authorization', 'x-order-token', 'x-foreign'])
    expect(headers).not.toHaveProperty(name)
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(answer.headers.get('x-internal-note')).toBeNull()
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

test.each([
  ['no custom header', { 'content-type': 'application/json' }],
  ['another site', { ...own, 'sec-fetch-site': 'cross-site' }],
  ['a sibling of ours', { ...own, 'sec-fetch-site': 'same-site' }],
  ['a null origin', { ...own, origin: 'null' }],
  ['a foreign origin', { ...own, origin: 'https://evil.example' }],
])('a write with %s is refused before the upstream hears of it', async (_, headers) => {
  const before = stub.seen.length
  const answer = await ask('/api/Order/cal', { method: 'POST', headers, body: '{}' })
  expect(answer.status).toBe(403)
  expect(stub.seen).toHaveLength(before)
})

test('the one GET that changes something is guarded like a write', async () => {
  expect((await ask('/api/Order/add-affiliate?affiliateCode=A')).status).toBe(403)
})

test('a body over the limit is refused', async () => {
  const answer = await ask('/api/Order/cal', {
    method: 'POST',
    headers: own,
    body: JSON.stringify({ x: 'a'.repeat(70_000) }),
  })
  expect(answer.status).toBe(413)
})

test('a long body without a session is not read, and its sender is told to sign in', async () => {
  const before = stub.seen.length
  const ofNobody = ['/api/staff/pictures', '/api/Examination/SubmitExam'].map(async (path) => {
    const body = JSON.stringify({ content: 'a'.repeat(70_000) })
    const answer = await ask(path, { method: 'POST', headers: own, body })
    return [answer.status, await answer.json()]
  })
  const asked = [401, { errorMessage: 'Bạn cần đăng nhập để tiếp tục.' }]
  expect(await Promise.all(ofNobody)).toEqual([asked, asked])
  expect(stub.seen).toHaveLength(before)
})

test('an upstream that is away gives 503 and a human text without its address', async () => {
  await stub.close()
  const answer = await ask('/api/FlashSale')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  const text = await answer.text()
  expect(text).toContain('Hệ thống')
  expect(text).not.toContain('127.0.0.1')
})
