import { expect, test } from '@jest/globals'
import { deferred, withGateway } from '@/server/testing'
import { ask, sendRaw } from '@/server/testing-requests'

const end = 'Connection: close\r\n\r\n'

test.each([
  ['TRACE', `TRACE / HTTP/1.1\r\nHost: localhost\r\n${end}`, 405],
  ['OPTIONS *', `OPTIONS * HTTP/1.1\r\nHost: localhost\r\n${end}`, 400],
  ['OPTIONS of a page', `OPTIONS / HTTP/1.1\r\nHost: localhost\r\n${end}`, 405],
  ['absolute form', `GET http://169.254.169.254/latest HTTP/1.1\r\nHost: localhost\r\n${end}`, 400],
  ['CONNECT', `CONNECT a:443 HTTP/1.1\r\nHost: localhost\r\n${end}`, 405],
  ['two hosts', `GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n${end}`, 400],
  ['no host', `GET / HTTP/1.1\r\n${end}`, 400],
  ['a zero byte', `GET /\0 HTTP/1.1\r\nHost: localhost\r\n${end}`, 400],
  ['raw UTF-8', `GET /sách HTTP/1.1\r\nHost: localhost\r\n${end}`, 400],
  [
    'two lengths',
    `POST /api/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n${end}`,
    400,
  ],
  [
    'a header of 20 kB',
    `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n${end}`,
    431,
  ],
  ['an address of 5 kB', `GET /${'x'.repeat(5_000)} HTTP/1.1\r\nHost: localhost\r\n${end}`, 414],
  ['malformed encoding', `GET /san-pham/%E0%A4%A HTTP/1.1\r\nHost: localhost\r\n${end}`, 400],
  ['an encoded slash', `GET /api/a%2F..%2Fb HTTP/1.1\r\nHost: localhost\r\n${end}`, 400],
  [
    'another protocol',
    `GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    400,
  ],
  [
    'live reload outside development',
    `GET /_next/webpack-hmr HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    400,
  ],
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  [
    'POST to a page',
    `POST /trang-chu HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n${end}`,
    405,
  ],
  ['an unknown method on a call', `PROPFIND /api/x HTTP/1.1\r\nHost: localhost\r\n${end}`, 405],
])('%s is refused before Next hears of it', (_, bytes, status) =>
  withGateway({}, async ({ port, asked }) => {
    const answer = await sendRaw(port, bytes)
    expect(answer.status).toBe(status)
    expect(answer.head).toContain('x-content-type-options: nosniff')
    expect(answer.head).toContain("frame-ancestors 'none'")
    expect(answer.head.includes('\r\nallow: ')).toBe(status === 405)
    expect(asked).toEqual([])
  }),
)

test('a rejection is a page for a reader and an errorMessage for a call', () =>
  withGateway({}, async ({ port }) => {
    const page = await ask(port, '/a%2fb')
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.body.toString()).toContain('<h1>Địa chỉ không hợp lệ</h1>')
    const call = await ask(port, '/api/a%2fb')
    expect(JSON.parse(call.body.toString())).toHaveProperty('errorMessage')
  }))

test.each([
  ['64 kB', '/api/Order/cal', 64 * 1024, 200],
  ['one byte more', '/api/Order/cal', 64 * 1024 + 1, 413],
  ['an exam of 256 kB', '/api/Examination/SubmitExam', 256 * 1024, 200],
  ['an exam of one byte more', '/api/Examination/SubmitExam', 256 * 1024 + 1, 413],
])('%s with a length: %s', (_, path, length, status) =>
  withGateway({}, async ({ port, asked }) => {
    const answer = await ask(port, path, { method: 'POST', body: 'x'.repeat(length) })
    expect(answer.status).toBe(status)
    expect(asked.map(({ body }) => body.length)).toEqual(status === 200 ? [length] : [])
  }),
)

test('a body without a length is counted, and passed on with one', () =>
  withGateway({}, async ({ port, asked }) => {
    const headers = { 'transfer-encoding': 'chunked' }
    const send = (length: number) =>
      ask(port, '/api/x', { method: 'POST', headers, body: 'x'.repeat(length) })
    expect((await send(1000)).status).toBe(200)
    expect((await send(70_000)).status).toBe(413)
    expect(asked.map((one) => one.headers['content-length'])).toEqual(['1000'])
  }))

test('whoever sends too much and wants the connection closed still reads the rejection', () =>
  withGateway({}, async ({ port }) => {
    const headers = { connection: 'close' }
    const refused = await ask(port, '/api/x', { method: 'POST', headers, body: 'x'.repeat(70_000) })
    expect([refused.status, refused.headers.connection]).toEqual([413, 'keep-alive'])
  }))

test('a body that is too long is refused before it is sent', () =>
  withGateway({}, async ({ port }) => {
    const head =
      'POST /api/x HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nConnection: close\r\n'
    const refused = await sendRaw(port, `${head}Content-Length: 99999999\r\n\r\n`)
    expect(refused.status).toBe(413)
    const welcome = await sendRaw(port, `${head}Content-Length: 2\r\n\r\n{}`)
    expect(welcome.status).toBe(100)
    expect(welcome.body).toContain('HTTP/1.1 200')
  }))

test('live mode answers to its own name alone; a probe on the network may use any', () =>
  withGateway(
    { mode: 'live', publicUrl: new URL('https://sach.example') },
    async ({ port, asked }) => {
      const hosted = (host: string, path = '/') => ask(port, path, { headers: { host } })
      expect((await hosted('evil.example')).status).toBe(421)
      expect((await hosted('sach.example')).status).toBe(200)
      expect((await hosted('SACH.example:443')).status).toBe(200)
      expect((await hosted('10.0.0.7:3000', '/healthz')).status).toBe(200)
      expect(asked.filter((one) => one.headers['x-request-id'])).toHaveLength(2)
    },
  ))

test('fields left blank in a form are led out of the address, before Next hears of them', () =>
  withGateway({}, async ({ port, asked }) => {
    const answer = await ask(port, '/san-pham?grade=5&priceFrom=&priceTo=90000')
    expect([answer.status, answer.headers.location]).toEqual([
      308,
      '/san-pham?grade=5&priceTo=90000',
    ])
    const junk = `GET /san-pham?a=\x01\xff&priceTo= HTTP/1.1\r\nHost: localhost\r\n${end}`
    expect((await sendRaw(port, junk)).status).toBeLessThan(500)
    expect(asked).toEqual([])
  }))

test('prices as people write them are led to plain digits, the least first', () =>
  withGateway({}, async ({ port, asked }) => {
    const typed = '/san-pham?priceFrom=100.000+%E2%82%AB&priceTo=50.000%C4%91'
    const answer = await ask(port, typed)
    expect([answer.status, answer.headers.location]).toEqual([
      308,
      '/san-pham?priceFrom=50000&priceTo=100000',
    ])
    expect(asked).toEqual([])
  }))

test('what would steer Next, or pretend a proxy, stays outside', () =>
  withGateway({}, async ({ port, asked }) => {
    const planted = {
      'x-middleware-subrequest': 'middleware',
      'next-action': 'chosen-action',
      'x-nextjs-data': '1',
      'x-prerender-revalidate': 'x',
      'x-matched-path': '/tai-khoan',
      'content-security-policy': "script-src 'nonce-evil'",
      'x-nonce': 'evil',
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'javascript',
      forwarded: 'for=6.6.6.6',
      'x-real-ip': '6.6.6.6',
      'x-internal-secret': 'guess',
      'x-request-id': 'chosen-by-visitor',
    }
    await ask(port, '/api/x', { headers: { ...planted, host: 'localhost:3000', accept: 'text/x' } })
    const heard = asked[0]?.headers ?? {}
    const values = JSON.stringify(heard)
    for (const value of ['middleware', 'evil', '6.6.6.6', 'guess', 'chosen'])
      expect(values).not.toContain(value)
    expect(heard).toMatchObject({
      accept: 'text/x',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'localhost:3000',
      'x-forwarded-proto': 'http',
    })
  }))

test('a trusted proxy is believed about the visitor, the name and the id', () =>
  withGateway(
    { mode: 'live', publicUrl: new URL('https://sach.example'), trustedProxies: ['loopback'] },
    async ({ port, asked }) => {
      const answer = await ask(port, '/api/x', {
        headers: {
          host: '127.0.0.1:3000',
          'x-forwarded-for': '203.0.113.9',
          'x-forwarded-host': 'sach.example',
          'x-request-id': 'edge-12345678',
        },
      })
      expect(answer.headers['x-request-id']).toBe('edge-12345678')
      expect(asked[0]?.headers).toMatchObject({
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-host': 'sach.example',
        'x-forwarded-proto': 'https',
        'x-request-id': 'edge-12345678',
      })
    },
  ))

test('over https browsers are told to stay there, over http they are not', async () => {
  const hsts = async (url: string) => {
    let found: string | undefined
    await withGateway({ publicUrl: new URL(url) }, async ({ port }) => {
      found = (await ask(port, '/')).headers['strict-transport-security']
    })
    return found
  }
  expect(await hsts('https://sach.example')).toMatch(/^max-age=\d{8}/)
  expect(await hsts('http://localhost:3000')).toBeUndefined()
})

test('an answer streams through as it comes, and a visitor who leaves ends it', async () => {
  const { promise: ended, resolve: end } = deferred<string>()
  await withGateway(
    {
      next: (_request, response) => {
        response.setHeader('content-type', 'text/x-component')
        response.write('first')
        response.once('close', () => end(response.writableFinished ? 'whole' : 'aborted'))
      },
    },
    async ({ origin }) => {
      const answer = await fetch(`${origin}/api/slow`)
      const reader = answer.body?.getReader()
      const part = await reader?.read()
      expect(new TextDecoder().decode(part?.value)).toBe('first')
      await reader?.cancel()
      expect(await ended).toBe('aborted')
    },
  )
})

test('a Next that is gone is a 503 with an errorMessage for a call', () =>
  withGateway({}, async ({ port, stopNext }) => {
    await stopNext()
    const answer = await ask(port, '/api/x')
    expect(answer.status).toBe(503)
    expect(answer.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' })
    expect(JSON.parse(answer.body.toString()).errorMessage).toMatch(/tạm nghỉ/)
  }))

test('health tells which part is down, readiness refuses until all are up', () =>
  withGateway(
    {
      upstream: (_request, response) => {
        response.statusCode = 503
        response.end()
      },
    },
    async ({ port }) => {
      const health = await ask(port, '/healthz')
      expect(health.status).toBe(200)
      expect(JSON.parse(health.body.toString())).toEqual({
        status: 'degraded',
        parts: { gateway: 'up', next: 'up', upstream: 'down' },
      })
      expect((await ask(port, '/readyz')).status).toBe(503)
    },
  ))

test('the log tells of a request without its secrets', () =>
  withGateway({}, async ({ port, logged }) => {
    await ask(port, '/tai-khoan?token=abc123&page=2', {
      headers: { cookie: 'hien-sach-session=secret', authorization: 'Bearer jwt' },
    })
    const line = logged.find(({ path }) => path === '/tai-khoan')
    expect(line).toMatchObject({
      method: 'GET',
      query: 'token,page',
      status: 200,
      visitor: '127.0.0.1',
    })
    expect(JSON.stringify(logged)).not.toMatch(/abc123|secret|jwt/)
  }))
