import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from '@jest/globals'
import { PREVIEW_COOKIE } from '@/lib/routes/preview-cookie'
import { createMetrics } from '@/server/gateway/metrics'
import { withGateway } from '@/server/testing'
import { ask } from '@/server/testing-requests'

const MEGABYTE = 1024 * 1024
const page = (body: string) => (_request: IncomingMessage, response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end(body)

async function inTurns(count: number, atOnce: number, run: (index: number) => Promise<unknown>) {
  let index = 0
  const worker = async () => {
    while (index < count) await run(index++)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

test(
  'unknown keys are not cached, known ones never exceed the bound',
  () =>
    withGateway(
      { cacheBytes: MEGABYTE, isRouted: true, next: page('x'.repeat(3000)) },
      async ({ port, memory }) => {
        await inTurns(100, 10, (index) => ask(port, `/san-pham?x=${index}`))
        expect(memory().entries).toBe(0)
        let most = 0
        await inTurns(800, 25, async (index) => {
          await ask(port, `/san-pham/${index + 1}`)
          most = Math.max(most, memory().bytes)
        })
        expect(memory().entries).toBeGreaterThan(100)
        expect(most).toBeLessThanOrEqual(MEGABYTE)
      },
    ),
  30_000,
)

test('whatever headers are sent along, nobody sees what another brought', () => {
  const next = ({ headers }: IncomingMessage, response: ServerResponse) => {
    const seen = [headers.cookie, headers.authorization, headers['x-user'], headers.range]
    const type = headers.rsc ? 'text/x-component' : 'text/html'
    response.writeHead(200, { 'content-type': type }).end(seen.filter(Boolean).join(' '))
  }
  return withGateway({ cacheBytes: MEGABYTE, isRouted: true, next }, async ({ port }) => {
    const mixes = [
      { cookie: 'hien-sach-session=secret-1', range: 'bytes=0-1' },
      { authorization: 'Bearer secret-2', 'accept-encoding': 'br;q=1, br;q=0, *' },
      { cookie: '__prerender_bypass=secret-3', rsc: '1' },
      { 'x-user': 'secret-4', rsc: '1', 'next-router-prefetch': '1', host: 'localhost:8081' },
      { 'x-forwarded-host': 'evil.example', 'cache-control': 'no-store', 'accept-encoding': ',;' },
    ]
    await inTurns(100, 10, async (index) => {
      const headers = mixes[index % mixes.length] ?? {}
      const answer = await ask(port, `/san-pham?page=${(index % 3) + 1}`, { headers })
      expect(answer.status).toBe(200)
      expect(answer.body.toString()).not.toMatch(/secret|bytes/)
    })
  })
})

test('a page that somebody of the staff asked for in a closed shop is nobody else’s', () => {
  const next = ({ headers }: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(`seen by ${headers.cookie}`)
  }
  return withGateway({ cacheBytes: MEGABYTE, isRouted: true, next }, async ({ port, memory }) => {
    const headers = { cookie: `${PREVIEW_COOKIE}=1; hien-sach-session=secret` }
    const own = await ask(port, '/san-pham', { headers })
    expect(own.body.toString()).toContain('secret')
    expect(memory().entries).toBe(0)
    expect((await ask(port, '/san-pham')).body.toString()).toBe('seen by undefined')
    const again = await ask(port, '/san-pham', { headers })
    expect(again.body.toString()).toContain('secret')
  })
})

test('an operator reads what was cached, where it is open', async () => {
  const metrics = createMetrics()
  const options = { cacheBytes: MEGABYTE, isRouted: true, next: page('Sách') }
  await withGateway({ ...options, metrics }, async ({ port }) => {
    for (const path of ['/san-pham', '/san-pham', '/san-pham?x=1']) await ask(port, path)
    metrics.countRestart('storefront')
    const answer = await ask(port, '/metrics')
    const text = answer.body.toString()
    expect(answer.headers['content-type']).toContain('text/plain')
    expect(text).toContain('gateway_cache_requests_total{state="hit"} 1')
    expect(text).toContain('gateway_cache_requests_total{state="miss"} 1')
    expect(text).toContain('gateway_cache_requests_total{state="bypass"} 1')
    expect(text).toContain('gateway_child_restarts_total{process="storefront"} 1')
  })
  await withGateway(options, async ({ port, asked }) => {
    await ask(port, '/metrics')
    expect(asked).toHaveLength(1)
  })
})
