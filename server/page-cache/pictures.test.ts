import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from '@jest/globals'
import { withGateway } from '@/server/testing'
import { ask } from '@/server/testing-requests'

const MEGABYTE = 1024 * 1024

const file =
  (body: string | Buffer, headers: Record<string, string>) =>
  (request: IncomingMessage, response: ServerResponse) => {
    const isPart = request.headers.range !== undefined
    response.writeHead(isPart ? 206 : 200, headers).end(isPart ? 'part' : body)
  }

const stateOf = (answer: { headers: IncomingMessage['headers'] }) => answer.headers['cache-status']

test('pictures asked for all at once wait for nobody, and nothing piles up that Node warns of', () => {
  const warned: string[] = []
  const listen = (warning: Error) => warned.push(warning.name)
  const pictures = Array.from({ length: 20 }, (_, at) => `/media/thumb-${at}.webp`)
  const answer = file('drawn', { 'content-type': 'image/webp' })
  const waiting: (() => void)[] = []
  const next = (request: IncomingMessage, response: ServerResponse) => {
    waiting.push(() => answer(request, response))
    if (waiting.length === pictures.length) for (const go of waiting) go()
  }
  return withGateway({ cacheBytes: MEGABYTE, next }, async ({ port }) => {
    process.on('warning', listen)
    const answers = await Promise.all(pictures.map((picture) => ask(port, picture)))
    process.off('warning', listen)
    expect(answers.map(({ status }) => status)).toEqual(pictures.map(() => 200))
    expect(warned).toEqual([])
  })
})

test('a picture is kept as it is, a part of it is asked for', () => {
  const picture = Buffer.alloc(5000, 7)
  const next = file(picture, { 'content-type': 'image/webp', etag: '"p"' })
  return withGateway({ cacheBytes: 8 * MEGABYTE, next }, async ({ port, asked }) => {
    await ask(port, '/media/thumb-1.webp?v=3')
    const entry = await ask(port, '/media/thumb-1.webp?v=3', {
      headers: { 'accept-encoding': 'br' },
    })
    expect(entry.body).toEqual(picture)
    expect(entry.headers).not.toHaveProperty('content-encoding')
    const unchanged = { 'if-none-match': '"p"' }
    expect((await ask(port, '/media/thumb-1.webp?v=3', { headers: unchanged })).status).toBe(304)
    expect(asked).toHaveLength(1)
    const part = await ask(port, '/media/thumb-1.webp?v=3', { headers: { range: 'bytes=0-3' } })
    expect([part.status, part.body.toString()]).toEqual([206, 'part'])
  })
})

test.each([
  ['a film', '/media/a.mp4', { 'content-type': 'video/mp4' }],
  [
    'a private picture',
    '/media/a.webp',
    { 'content-type': 'image/webp', 'cache-control': 'private' },
  ],
  ['a picture under any query', '/media/a.webp?x=1', { 'content-type': 'image/webp' }],
  ['an unknown file', '/a.txt', { 'content-type': 'text/plain' }],
])('%s passes by and is not kept', (_, path, headers) =>
  withGateway({ cacheBytes: 8 * MEGABYTE, next: file('x', headers) }, async ({ port, asked }) => {
    for (const count of [1, 2]) {
      expect((await ask(port, path)).body.toString()).toBe('x')
      expect(asked).toHaveLength(count)
    }
  }),
)

test("a drawing keeps its own stricter policy beside the gateway's", () => {
  const policy = "default-src 'none'; sandbox"
  const next = file('<svg/>', {
    'content-type': 'image/svg+xml',
    'content-security-policy': policy,
  })
  return withGateway({ cacheBytes: 8 * MEGABYTE, next }, async ({ port }) => {
    await ask(port, '/media/ve.svg')
    const entry = await ask(port, '/media/ve.svg')
    expect(stateOf(entry)).toBe('gateway; hit')
    expect(entry.headers['content-security-policy']).toContain('sandbox')
    expect(entry.headers['content-security-policy']).toContain("script-src 'none'")
  })
})

const MINUTE = 60_000

test.each([
  ['as its upstream lets everybody', { 'cache-control': 'public, max-age=600' }, 7, 11],
  ['half an hour where that is longer', { 'cache-control': 'public, max-age=86400' }, 22, 31],
  ['five minutes where it says nothing', {}, 3, 6],
  ['no time at all where it says so', { 'cache-control': 'max-age=0, must-revalidate' }, 0, 1],
])('a picture is kept as long %s', (_, headers, fresh, old) => {
  let now = Date.now()
  const next = file('bytes', { 'content-type': 'image/webp', ...headers })
  const options = { cacheBytes: MEGABYTE, next, now: () => now }
  return withGateway(options, async ({ port, asked }) => {
    const askLater = async (minutes: number) => {
      now += minutes * MINUTE
      await ask(port, '/media/covers/thumb-so-do.webp')
      return asked.length
    }
    await askLater(0)
    if (fresh > 0) expect(await askLater(fresh)).toBe(1)
    expect(await askLater(old - fresh)).toBe(2)
  })
})
