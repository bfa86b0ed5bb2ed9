import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@jest/globals'
import { proxyMedia } from '@/lib/media/proxy-media'

const bytes = Buffer.from('0123456789')

/** Runs against an upstream that answers as told, and closes it. */
async function withUpstream(listener: RequestListener, run: (url: string) => Promise<void>) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

const file: RequestListener = (request, response) => {
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')
  const headers = {
    'content-type': 'image/webp',
    etag: '"v1"',
    'accept-ranges': 'bytes',
    'set-cookie': 'a=b',
    server: 'x',
    'x-internal': '1',
  }
  if (request.url?.startsWith('/media/gone'))
    response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>gone</h1>')
  else if (request.headers['if-none-match'] === '"v1"') response.writeHead(304, headers).end()
  else if (range) {
    const part = bytes.subarray(Number(range[1]), Number(range[2]) + 1)
    response
      .writeHead(206, {
        ...headers,
        'content-range': `bytes ${range[1]}-${range[2]}/10`,
        'content-length': part.length,
      })
      .end(part)
  } else
    response
      .writeHead(200, { ...headers, 'content-length': bytes.length })
      .end(request.method === 'HEAD' ? undefined : bytes)
}

const ask = (path: string, init?: RequestInit) => new Request(`http://localhost:3000${path}`, init)

test('a picture comes whole, to be kept for long, without the upstream’s private headers', async () => {
  await withUpstream(file, async (url) => {
    const response = await proxyMedia(ask('/media/books/12.webp'), url)
    expect([response.status, await response.text()]).toEqual([200, '0123456789'])
    expect(Object.fromEntries(response.headers)).toEqual({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      'content-length': '10',
      'content-type': 'image/webp',
      etag: '"v1"',
      'x-content-type-options': 'nosniff',
    })
  })
})

test('a film is sought by ranges', async () => {
  await withUpstream(file, async (url) => {
    const response = await proxyMedia(ask('/media/a.mp4', { headers: { range: 'bytes=2-4' } }), url)
    expect([response.status, response.headers.get('content-range'), await response.text()]).toEqual(
      [206, 'bytes 2-4/10', '234'],
    )
  })
})

test('what the browser still has is not sent again', async () => {
  await withUpstream(file, async (url) => {
    const response = await proxyMedia(
      ask('/media/12.webp', { headers: { 'if-none-match': '"v1"' } }),
      url,
    )
    expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([
      304,
      '',
      '"v1"',
    ])
  })
})

test('HEAD tells the length without the bytes', async () => {
  await withUpstream(file, async (url) => {
    const response = await proxyMedia(ask('/media/12.webp', { method: 'HEAD' }), url)
    expect([
      response.status,
      response.headers.get('content-length'),
      await response.text(),
    ]).toEqual([200, '10', ''])
  })
})

test('the upstream hears nothing of the visitor', async () => {
  let heard: IncomingHttpHeaders = {}
  const listen: RequestListener = (request, response) => {
    heard = request.headers
    file(request, response)
  }
  await withUpstream(listen, async (url) => {
    const headers = {
      cookie: 'hien-sach-session=x',
      authorization: 'Bearer x',
      'x-forwarded-for': '1.2.3.4',
      accept: 'image/*',
    }
    await (await proxyMedia(ask('/media/12.webp', { headers }), url)).text()
  })
  expect(heard).toMatchObject({ accept: 'image/*', 'accept-encoding': 'identity' })
  expect([heard.cookie, heard.authorization, heard['x-forwarded-for']]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('a missing picture is 404, without the upstream’s page and without being kept', async () => {
  await withUpstream(file, async (url) => {
    const response = await proxyMedia(ask('/media/gone.webp'), url)
    expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual(
      [404, '', 'no-store'],
    )
  })
})

test.each([
  ['answers 500', 500, {}],
  ['leads elsewhere', 302, { location: 'http://169.254.169.254/' }],
])('an upstream that %s is 502', async (_, status, headers) => {
  await withUpstream(
    (_request, response) => response.writeHead(status, headers).end('detail'),
    async (url) => {
      const response = await proxyMedia(ask('/media/12.webp'), url)
      expect([
        response.status,
        await response.text(),
        response.headers.get('cache-control'),
      ]).toEqual([502, '', 'no-store'])
    },
  )
})

test('an upstream that is down is 502', async () => {
  let closed = ''
  await withUpstream(file, async (url) => {
    closed = url
  })
  const response = await proxyMedia(ask('/media/12.webp'), closed)
  expect([response.status, await response.text()]).toEqual([502, ''])
})

test.each([
  ['text/html', 'application/octet-stream', 'attachment', null],
  ['application/javascript', 'application/octet-stream', 'attachment', null],
  ['application/pdf', 'application/pdf', null, null],
  [
    'image/svg+xml',
    'image/svg+xml',
    null,
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  ],
])('a file of type %s is served as %s', async (type, served, disposition, policy) => {
  await withUpstream(
    (_request, response) => response.writeHead(200, { 'content-type': type }).end('x'),
    async (url) => {
      const { headers } = await proxyMedia(ask('/media/x'), url)
      expect([
        headers.get('content-type'),
        headers.get('content-disposition'),
        headers.get('content-security-policy'),
      ]).toEqual([served, disposition, policy])
    },
  )
})

test('how long the upstream wants a file kept is respected', async () => {
  await withUpstream(
    (_request, response) =>
      response
        .writeHead(200, {
          'content-type': 'image/webp',
          'cache-control': 'public, max-age=31536000, immutable',
        })
        .end('x'),
    async (url) => {
      const { headers } = await proxyMedia(ask('/media/x-4f2a.webp'), url)
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    },
  )
})
