import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { NAVIGATION_KEY } from '@/server/html/next-protocol'
import { bootScript, withGateway } from '@/server/testing'
import { ask } from '@/server/testing-requests'

const html = (body: string) =>
  `<!DOCTYPE html><html><head><script>${bootScript}</script></head><body>${body}</body></html>`

const page =
  (body: string, status = 200, headers: Record<string, string | string[]> = {}) =>
  (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers })
    response.end(html(body))
  }

const secretHeaders = {
  cookie: 'hien-sach-session=me',
  authorization: 'Bearer me',
  'accept-language': 'en',
}

test('a public page is asked for under its own key, without anything of the visitor', () =>
  withGateway({ publicPages: ['/san-pham'], next: page('Kệ sách') }, async ({ port, asked }) => {
    await ask(port, '/san-pham?utm_source=x', {
      headers: { ...secretHeaders, 'user-agent': 'Me/1.0' },
    })
    expect(asked[0]).toMatchObject({ method: 'GET', url: '/san-pham?page=2' })
    const {
      'x-request-id': id,
      'content-security-policy': mark,
      ...headers
    } = asked[0]?.headers ?? {}
    expect(id).toBeDefined()
    expect(mark).toMatch(/^script-src 'nonce-[\w-]{22}'$/)
    expect(headers).toEqual({
      accept: 'text/html',
      'accept-encoding': 'identity',
      connection: 'keep-alive',
      host: `127.0.0.1:${port}`,
      'user-agent': 'gateway',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': `127.0.0.1:${port}`,
      'x-forwarded-proto': 'http',
    })
  }))

test('a soft navigation to a public page carries where it comes from, and no cookie', () =>
  withGateway({ publicPages: ['/san-pham'] }, async ({ port, asked }) => {
    const headers = {
      ...secretHeaders,
      rsc: '1',
      'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D',
    }
    await ask(port, `/san-pham?${NAVIGATION_KEY}=1a2b`, { headers })
    expect(asked[0]?.url).toBe(`/san-pham?${NAVIGATION_KEY}=1a2b`)
    expect(asked[0]?.headers).toMatchObject({
      rsc: '1',
      'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D',
    })
    expect(asked[0]?.headers).not.toHaveProperty('cookie')
    expect(asked[0]?.headers).not.toHaveProperty('authorization')
  }))

test.each([404, 503])('a page that tells of a failure in its own words is sent with %s', (status) =>
  withGateway(
    { next: page(`<meta name="page-status" content="${status}"/><h1>Chưa mở được</h1>`) },
    async ({ port }) => {
      const answer = await ask(port, '/bai-hoc/7')
      expect([answer.status, String(answer.body).includes('Chưa mở được')]).toEqual([status, true])
      expect(answer.headers['cache-control']).toBe('private, no-store')
      expect(answer.headers['retry-after']).toBe(status === 503 ? '10' : undefined)
    },
  ),
)

test('an address typed with capitals leads to the page, with its query', () =>
  withGateway({ isRouted: true }, async ({ port, asked }) => {
    const answer = await ask(port, '/San-Pham?page=2&a=B')
    expect([answer.status, answer.headers.location]).toEqual([308, '/san-pham?page=2&a=B'])
    expect(asked).toEqual([])
  }))

test('an address that took the end of its sentence along leads to the page', () =>
  withGateway({ isRouted: true }, async ({ port, asked }) => {
    for (const end of ['.', ',', ').', '%E2%80%9D']) {
      const answer = await ask(port, `/san-pham/12${end}?page=2`)
      expect([answer.status, answer.headers.location]).toEqual([308, '/san-pham/12?page=2'])
    }
    expect(asked).toEqual([])
  }))

test.each([
  '//evil.example/trang-chu.',
  '///evil.example/trang-chu).',
  '//evil.example.',
  '/\\evil.example/trang-chu.',
  '/\\/evil.example.',
  '//SAN-PHAM',
  '//san-pham?priceFrom=&page=2',
])('%s leads to no other host', (path) =>
  withGateway({ isRouted: true }, async ({ port }) => {
    const { headers } = await ask(port, path)
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/)
  }),
)

test('a personal page keeps the cookie', () =>
  withGateway({ publicPages: ['/san-pham'] }, async ({ port, asked }) => {
    await ask(port, '/tai-khoan', { headers: secretHeaders })
    expect(asked[0]?.headers).toMatchObject(secretHeaders)
  }))

test('a public page sets no cookie, a personal one may', () => {
  const next = page('', 200, { 'set-cookie': ['a=1'] })
  return withGateway({ publicPages: ['/san-pham'], next }, async ({ port }) => {
    expect((await ask(port, '/san-pham')).headers['set-cookie']).toBeUndefined()
    expect((await ask(port, '/tai-khoan')).headers['set-cookie']).toEqual(['a=1'])
  })
})

test('a planted script is left out, counted in the log, and the boot script may run', () =>
  withGateway({ next: page('<script>alert(1)</script>Sách') }, async ({ port, logged }) => {
    const answer = await ask(port, '/trang-chu')
    expect(answer.body.toString()).toBe(html('Sách'))
    expect(answer.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^ ]+';/)
    expect(logged.find(({ count }) => count === 1)).toMatchObject({ removed: ['alert(1)'] })
  }))

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('pages leave compressed by %s', (encoding, decompress) =>
  withGateway({ next: page('x'.repeat(2000), 200, { vary: 'rsc' }) }, async ({ port }) => {
    const answer = await ask(port, '/trang-chu', { headers: { 'accept-encoding': encoding } })
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      vary: 'rsc, Accept-Encoding',
    })
    expect(decompress(answer.body).toString()).toContain('xxxx')
  }),
)

test('HEAD says what GET would, without the page', () =>
  withGateway({ next: page('Sách') }, async ({ port, asked }) => {
    const [get, head] = [
      await ask(port, '/trang-chu'),
      await ask(port, '/trang-chu', { method: 'HEAD' }),
    ]
    expect(head.body).toHaveLength(0)
    for (const name of ['content-length', 'content-security-policy', 'content-type'])
      expect(head.headers[name]).toBe(get.headers[name])
    expect(asked.map(({ method }) => method)).toEqual(['GET', 'GET'])
  }))

test('a page of several megabytes comes whole', () => {
  const long = 'x'.repeat(3 * 1024 * 1024)
  return withGateway({ next: page(long) }, async ({ port }) => {
    const answer = await ask(port, '/trang-chu')
    expect(answer.body.toString()).toBe(html(long))
  })
})

test('a Next that is gone is the same calm page, and comes back by itself', async () => {
  await withGateway({ next: page('Sách') }, async ({ port, stopNext }) => {
    expect((await ask(port, '/trang-chu')).status).toBe(200)
    await stopNext()
    const answer = await ask(port, '/trang-chu')
    expect(answer.status).toBe(503)
    expect(answer.body.toString()).toContain('Giỏ hàng của bạn vẫn còn nguyên')
  })
})

test('a sitemap that is away for now is a 503 to come back to', () =>
  withGateway({ next: page('', 503, { 'content-type': 'application/xml' }) }, async ({ port }) => {
    const answer = await ask(port, '/sitemap.xml')
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '10'])
  }))

test('a page that breaks off is a 503, never half a page', () => {
  const next = (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': '1000' })
    response.write('<!DOCTYPE html>')
    setImmediate(() => response.destroy())
  }
  return withGateway({ next }, async ({ port }) => {
    const answer = await ask(port, '/trang-chu')
    expect(answer.status).toBe(503)
    expect(answer.headers['content-length']).toBe(String(answer.body.length))
  })
})

test("redirects built from Next's own address lead back to ours; no proxy keeps a page for a year", () => {
  const headers = {
    location: 'http://localhost:3100/trang-chu?a=1',
    'cache-control': 's-maxage=31536000',
    'x-powered-by': 'Next.js',
  }
  return withGateway({ next: page('', 307, headers) }, async ({ port }) => {
    const answer = await ask(port, '/')
    expect(answer.headers).toMatchObject({
      location: '/trang-chu?a=1',
      'cache-control': 'no-cache',
    })
    expect(answer.headers).not.toHaveProperty('x-powered-by')
  })
})

test('a drawing keeps its own stricter policy beside ours', () => {
  const headers = {
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'; sandbox",
  }
  return withGateway({ next: page('', 200, headers) }, async ({ port }) => {
    const policy = (await ask(port, '/media/a.svg')).headers['content-security-policy']
    expect(policy).toContain("script-src 'none'")
    expect(policy).toContain('sandbox')
  })
})

test('part of a film is passed on as it is', () => {
  const next = (request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(206, { 'content-type': 'video/mp4', 'content-range': 'bytes 0-1/9' })
    response.end(request.headers.range)
  }
  return withGateway({ next }, async ({ port }) => {
    const answer = await ask(port, '/media/a.mp4', {
      headers: { range: 'bytes=0-1', 'accept-encoding': 'br' },
    })
    expect(answer.status).toBe(206)
    expect(answer.headers).not.toHaveProperty('content-encoding')
    expect(answer.body.toString()).toBe('bytes=0-1')
  })
})

test('in development pages are prepared as ever, and may use what the tools need', () => {
  const next = ({ headers }: IncomingMessage, response: ServerResponse) => {
    const [, nonce] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? []
    const tools = `<script nonce="${nonce}">hot()</script><script>planted()</script>`
    page(tools)({} as IncomingMessage, response)
  }
  return withGateway({ dev: true, next }, async ({ port }) => {
    const answer = await ask(port, '/tai-khoan')
    expect(answer.body.toString()).toContain('<script>hot()</script>')
    expect(answer.body.toString()).not.toContain('planted')
    expect(answer.headers['content-security-policy']).toMatch(
      /script-src 'self' 'sha256-[^;]+' 'unsafe-eval';/,
    )
  })
})

test('a public page of the app that is opened with the app’s token is that app’s alone', () =>
  withGateway(
    {
      publicPages: ['/mobile/news/5'],
      next: page('Tin', 200, { 'set-cookie': 'hien-sach-session=new' }),
    },
    async ({ port, asked }) => {
      const { headers } = await ask(port, '/mobile/news/5', { headers: secretHeaders })
      expect(asked[0]?.headers).toMatchObject(secretHeaders)
      expect(headers['set-cookie']).toEqual(['hien-sach-session=new'])
    },
  ))

test('only the address for one-time codes takes a form among the app’s pages', () =>
  withGateway(
    { next: page('Xong', 200, { 'referrer-policy': 'no-referrer' }) },
    async ({ port }) => {
      const form = { method: 'POST', body: 'code=a' }
      const answer = await ask(port, '/mobile/session', form)
      expect([answer.status, answer.headers['referrer-policy']]).toEqual([200, 'no-referrer'])
      for (const path of ['/mobile/session/', '/mobile/session/x', '/mobile/exam/1'])
        expect([path, (await ask(port, path, form)).status]).toEqual([path, 405])
    },
  ))

test('a redirect of a public page leads on with the query that came along', () =>
  withGateway(
    {
      isRouted: true,
      next: (_request, response) =>
        response.writeHead(307, { location: '/san-pham/sach-12?tab=2#mo-ta' }).end(),
    },
    async ({ port, asked }) => {
      const answer = await ask(port, '/h/abc?utm_source=qr&utm_medium=b%C3%ACa')
      expect(asked[0]?.url).toBe('/h/abc')
      expect(answer.headers.location).toBe(
        '/san-pham/sach-12?tab=2&utm_source=qr&utm_medium=b%C3%ACa#mo-ta',
      )
    },
  ))

test('a page past the end of a list is not asked for again by the way it leads to', () =>
  withGateway(
    {
      isRouted: true,
      next: (_request, response) =>
        response.writeHead(307, { location: '/thu-vien?tab=sgk' }).end(),
    },
    async ({ port }) => {
      const answer = await ask(port, '/thu-vien?tab=sgk&page=9&utm_source=qr')
      expect(answer.headers.location).toBe('/thu-vien?tab=sgk&utm_source=qr')
    },
  ))

test('a call with a slash before its query is the same call', () =>
  withGateway({}, async ({ port, asked }) => {
    const answer = await ask(port, '/api/GetAssignments/?lessonId=7')
    expect([answer.status, asked[0]?.url]).toEqual([200, '/api/GetAssignments?lessonId=7'])
  }))

test('a call that Next refuses for its method names the methods there are', () =>
  withGateway(
    {
      next: ({ method }, response) => {
        if (method === 'OPTIONS') return response.writeHead(204, { allow: 'OPTIONS, POST' }).end()
        return response.writeHead(405).end()
      },
    },
    async ({ port }) => {
      const { status, headers } = await ask(port, '/api/auth/register')
      expect([status, headers.allow]).toEqual([405, 'OPTIONS, POST'])
    },
  ))

test('a page belongs to its own window and origin, a picture may be shown in mails and apps', () =>
  withGateway({ next: page('Sách') }, async ({ port }) => {
    const { headers } = await ask(port, '/trang-chu')
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    const picture = await ask(port, '/media/bia.webp')
    expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin')
  }))
