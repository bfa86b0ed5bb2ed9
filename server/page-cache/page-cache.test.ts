import { createHmac } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { NAVIGATION_KEY } from '@/server/html/next-protocol'
import { deferred, revalidateSecret, type Trial, withGateway } from '@/server/testing'
import { ask } from '@/server/testing-requests'

type Next = (request: IncomingMessage, response: ServerResponse) => unknown

const MEGABYTE = 1024 * 1024
const list = '/san-pham'
const text = (headers: Record<string, string> = {}) => ({
  'content-type': 'text/html; charset=utf-8',
  ...headers,
})

/** Numbers its answers, so that a test sees whether an answer is new. */
function counting(body = '', headers: Record<string, string> = {}): Next {
  let count = 0
  return (_request, response) => {
    count++
    response.writeHead(200, text(headers)).end(`<p>${count}</p>${body}`)
  }
}

const caching = (
  options: Parameters<typeof withGateway>[0],
  run: (trial: Trial) => Promise<void>,
) => withGateway({ cacheBytes: 8 * MEGABYTE, isRouted: true, ...options }, run)

const stateOf = (answer: { headers: IncomingMessage['headers'] }) => answer.headers['cache-status']

const HIT = 'gateway; hit'
const MISS = 'gateway; fwd=miss'
const BYPASS = 'gateway; fwd=bypass'
const STALE = 'gateway; hit; detail=stale'

function revalidate(
  { port }: Trial,
  tags: string[],
  { at = Date.now(), secret = revalidateSecret } = {},
) {
  const body = JSON.stringify({ tags })
  const time = String(Math.floor(at / 1000))
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  const headers = { 'x-revalidate-time': time, 'x-revalidate-signature': signature }
  return ask(port, '/api/revalidate', { method: 'POST', body, headers })
}

test('two readers with cookies get the same bytes, written once, and no cookie', () =>
  caching({ next: counting() }, async ({ port, asked }) => {
    const first = await ask(port, list, { headers: { cookie: 'hien-sach-session=a' } })
    const second = await ask(port, list, { headers: { cookie: 'hien-sach-session=b' } })
    expect([stateOf(first), stateOf(second)]).toEqual([MISS, HIT])
    expect(second.body).toEqual(first.body)
    expect(second.headers).not.toHaveProperty('set-cookie')
    expect(second.headers['content-security-policy']).toContain("script-src 'self'")
    expect(asked).toHaveLength(1)
    expect(asked[0]?.headers).not.toHaveProperty('cookie')
    expect(asked[0]?.headers.host).toBe('localhost:3000')
  }))

test('what changes nothing on a page leads to the same copy, what is unknown to none', () =>
  caching({ next: counting() }, async ({ port, asked }) => {
    await ask(port, `${list}?page=2&category=7`)
    expect(stateOf(await ask(port, `${list}?utm_source=x&category=7&page=2`))).toBe(HIT)
    expect(stateOf(await ask(port, `${list}?x=1`))).toBe(BYPASS)
    expect(asked).toHaveLength(2)
  }))

test('many who ask at once wait for one page', async () => {
  const allHere = deferred<void>()
  const next: Next = async (_request, response) => {
    await allHere.promise
    response.writeHead(200, text()).end('Sách')
  }
  await caching({ next }, async ({ gateway, port, asked }) => {
    let count = 0
    gateway.server.on('request', () => ++count === 20 && allHere.resolve())
    const waiting = Array.from({ length: 20 }, () => ask(port, list))
    const answers = await Promise.all(waiting)
    expect(new Set(answers.map(({ body }) => body.toString()))).toEqual(new Set(['Sách']))
    expect(asked).toHaveLength(1)
  })
})

test.each([
  ['Authorization', { authorization: 'Bearer me' }],
  ['a preview cookie', { cookie: 'a=1; __prerender_bypass=x' }],
])('a request with %s is neither answered from memory nor cached', (_, headers) =>
  caching({ next: counting() }, async ({ port, asked }) => {
    expect(stateOf(await ask(port, list, { headers }))).toBe(BYPASS)
    expect(stateOf(await ask(port, list))).toBe(MISS)
    expect(stateOf(await ask(port, list, { headers }))).toBe(BYPASS)
    expect(asked).toHaveLength(3)
  }),
)

test.each([
  ['a cookie', 200, { 'set-cookie': 'a=1' }],
  ['a redirect', 307, { location: '/trang-chu' }],
  ['an error', 400, {}],
])('%s is passed on and not cached', (_, status, headers) => {
  const next: Next = (_request, response) =>
    response.writeHead(status, text(headers)).end('Một lần')
  return caching({ next }, async ({ port, asked }) => {
    for (const count of [1, 2]) {
      const answer = await ask(port, list)
      expect(answer.status).toBe(status)
      expect(answer.body.toString()).toBe('Một lần')
      expect(answer.headers).not.toHaveProperty('set-cookie')
      expect(asked).toHaveLength(count)
    }
  })
})

test('a copy a reader has already is not sent again', () =>
  caching({ next: counting() }, async ({ port }) => {
    const { etag = '' } = (await ask(port, list)).headers
    for (const given of [etag, `"other", ${etag}`, '*']) {
      const answer = await ask(port, list, { headers: { 'if-none-match': given } })
      expect(answer.status).toBe(304)
      expect(answer.body).toHaveLength(0)
      expect(answer.headers).toMatchObject({ etag, 'cache-control': 'no-cache' })
    }
    expect((await ask(port, list, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  }))

test('HEAD describes the page, Range of a page is not heard', () =>
  caching({ next: counting() }, async ({ port, asked }) => {
    const head = await ask(port, list, { method: 'HEAD' })
    const whole = await ask(port, list, { headers: { range: 'bytes=0-1' } })
    expect([head.status, whole.status]).toEqual([200, 200])
    expect(head.body).toHaveLength(0)
    expect(head.headers['content-length']).toBe(String(whole.body.length))
    expect(asked).toHaveLength(1)
  }))

test('a page comes as the browser takes it', () => {
  const long = 'Sách hay '.repeat(500)
  return caching({ next: counting(long) }, async ({ port }) => {
    const as = async (encoding: string) => {
      const { headers, body } = await ask(port, list, { headers: { 'accept-encoding': encoding } })
      expect(headers.vary).toBe('Accept-Encoding')
      return { encoding: headers['content-encoding'], body }
    }
    const { encoding, body } = await as('gzip, deflate, br')
    expect(encoding).toBe('br')
    expect(brotliDecompressSync(body).toString()).toContain(long)
    expect(gunzipSync((await as('gzip')).body).toString()).toContain(long)
    for (const [accepted, encoding] of [
      ['br;q=0, gzip', 'gzip'],
      ['gzip;q=0, *', 'br'],
      ['br;q=0.1, gzip;q=0.9', 'gzip'],
      ['gzip;q=0, br;q=0', undefined],
      ['', undefined],
    ] as const)
      expect((await as(accepted)).encoding).toBe(encoding)
    expect((await as('identity')).body.toString()).toContain(long)
  })
})

test('an old copy is shown while the new one is made, but not after its life', () => {
  let now = 1_000_000
  return caching({ next: counting(), now: () => now }, async ({ port, asked }) => {
    await ask(port, list)
    now += 50_000
    const old = await ask(port, list)
    expect([stateOf(old), old.body.toString()]).toEqual([STALE, '<p>1</p>'])
    let next = await ask(port, list)
    while (stateOf(next) !== HIT) next = await ask(port, list)
    expect(next.body.toString()).toBe('<p>2</p>')
    now += 61_000
    const late = await ask(port, list)
    expect([stateOf(late), late.body.toString()]).toEqual([MISS, '<p>3</p>'])
    expect(asked).toHaveLength(3)
  })
})

test('while the upstream is down readers see the old copy, and the rest is a calm 503', () => {
  let now = 1_000_000
  let isDown = false
  const next: Next = (_request, response) =>
    response.writeHead(isDown ? 500 : 200, text()).end('Sách')
  const upstream: Next = (_request, response) => response.writeHead(isDown ? 503 : 200).end()
  return caching({ next, upstream, now: () => now }, async ({ port, asked, stopNext }) => {
    await ask(port, list)
    isDown = true
    now += 3_600_000
    const old = await ask(port, list)
    expect([old.status, stateOf(old), old.body.toString()]).toEqual([200, STALE, 'Sách'])
    await ask(port, list)
    expect(asked).toHaveLength(2)
    expect((await ask(port, `${list}?page=2`)).status).toBe(503)
    await stopNext()
    now += 5_000
    expect((await ask(port, list)).status).toBe(200)
    expect((await ask(port, `${list}?page=3`)).status).toBe(503)
  })
})

test('a page that is gone is forgotten', () => {
  let now = 1_000_000
  let status = 200
  const next: Next = (_request, response) => response.writeHead(status, text()).end('Sách')
  return caching({ next, now: () => now }, async ({ port }) => {
    await ask(port, list)
    status = 404
    now += 61_000
    expect((await ask(port, list)).status).toBe(404)
    status = 500
    expect((await ask(port, list)).status).toBe(500)
  })
})

const incomplete = '<meta name="incomplete-page" content="flash-sale"/>'

test('a page with a part that could not be loaded is shown to those who wait, and not kept', () => {
  const bodies = [`${incomplete}Chưa tải được`, 'Giờ vàng']
  const next: Next = (_request, response) =>
    response.writeHead(200, text()).end(bodies.shift() ?? 'Giờ vàng')
  return caching({ next }, async ({ port, asked, memory }) => {
    const [first, second] = await Promise.all([ask(port, list), ask(port, list)])
    for (const { status, headers, body } of [first, second]) {
      expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
      expect(body.toString()).toContain('Chưa tải được')
    }
    expect([asked.length, memory().entries]).toEqual([1, 0])
    const well = await ask(port, list)
    expect([stateOf(well), well.body.toString()]).toEqual([MISS, 'Giờ vàng'])
    expect(stateOf(await ask(port, list))).toBe(HIT)
  })
})

test('a whole copy kept before is shown rather than a page that lacks a part', () => {
  let now = 1_000_000
  const bodies = ['Giờ vàng', `${incomplete}Chưa tải được`]
  const next: Next = (_request, response) =>
    response.writeHead(200, text()).end(bodies.shift() ?? 'Giờ bạc')
  return caching({ next, now: () => now }, async ({ port }) => {
    await ask(port, list)
    now += 61_000
    const old = await ask(port, list)
    expect([stateOf(old), old.body.toString()]).toEqual([STALE, 'Giờ vàng'])
    now += 5_000
    expect((await ask(port, list)).body.toString()).toBe('Giờ bạc')
  })
})

test('an edit makes the next answer new, and touches no other page', () =>
  caching({ next: counting() }, async (trial) => {
    const { port } = trial
    await ask(port, '/san-pham/12')
    await ask(port, '/san-pham/34')
    expect((await revalidate(trial, ['product:12'])).status).toBe(204)
    const changed = await ask(port, '/san-pham/12')
    expect([stateOf(changed), changed.body.toString()]).toEqual([MISS, '<p>3</p>'])
    expect(stateOf(await ask(port, '/san-pham/34'))).toBe(HIT)
  }))

test('a page begun before a change is shown to who waits for it, and not cached', async () => {
  const begun = deferred<void>()
  const ready = deferred<void>()
  let price = 'cũ'
  let isFirst = true
  const next: Next = async (_request, response) => {
    const seen = price
    const waits = isFirst
    isFirst = false
    begun.resolve()
    if (waits) await ready.promise
    response.writeHead(200, text()).end(seen)
  }
  await caching({ next }, async (trial) => {
    const early = ask(trial.port, '/san-pham/12')
    await begun.promise
    price = 'mới'
    await revalidate(trial, ['product:12'])
    expect((await ask(trial.port, '/san-pham/12')).body.toString()).toBe('mới')
    ready.resolve()
    expect((await early).body.toString()).toBe('cũ')
    const later = await ask(trial.port, '/san-pham/12')
    expect([stateOf(later), later.body.toString()]).toEqual([HIT, 'mới'])
  })
})

test('only a fresh request signed by the upstream purges', () =>
  caching({ next: counting() }, async (trial) => {
    const { port } = trial
    await ask(port, list)
    const old = Date.now() - 301_000
    const refused = [
      await revalidate(trial, ['site'], { secret: 'guessed' }),
      await revalidate(trial, ['site'], { at: old }),
      await ask(port, '/api/revalidate', { method: 'POST', body: '{"tags":["site"]}' }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401])
    expect((await ask(port, '/api/revalidate')).status).toBe(405)
    expect(stateOf(await ask(port, list))).toBe(HIT)
  }))

test('the data of a client-side navigation are neither cached nor answered from the cache', () => {
  const next: Next = ({ headers }, response) => {
    const type = headers.rsc ? 'text/x-component' : 'text/html'
    response.writeHead(200, { 'content-type': type, vary: 'rsc' }).end(type)
  }
  return caching({ next }, async ({ port }) => {
    const navigate = () => ask(port, `${list}?${NAVIGATION_KEY}=1a2b`, { headers: { rsc: '1' } })
    expect([stateOf(await ask(port, list)), stateOf(await ask(port, list))]).toEqual([MISS, HIT])
    for (const _ of [1, 2]) {
      const data = await navigate()
      expect([stateOf(data), data.body.toString()]).toEqual([BYPASS, 'text/x-component'])
    }
    expect((await ask(port, list)).body.toString()).toBe('text/html')
  })
})
