import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from '@jest/globals'
import { bootScript, withGateway } from '@/server/testing'
import { ask } from '@/server/testing-requests'

type Next = (request: IncomingMessage, response: ServerResponse) => void

/** What Next leaves when a page throws: a script would have to draw it. */
const emptyPage = (data = '') =>
  `<!DOCTYPE html><html id="error"><head></head><body><script>${data}</script></body></html>`
const shopPage = (words: string) =>
  `<!DOCTYPE html><html lang="vi"><head><title>${words}</title><script>${bootScript}</script></head><body><header>Hiên Sách</header><main>${words}</main></body></html>`

/** A Next whose pages fail, and whose error documents say the address they were asked under. */
const failing =
  (status: number, data = '', headers: Record<string, string> = {}): Next =>
  ({ url = '' }, response) => {
    const isDocument = /^\/(mobile\/)?trang-loi\//.test(url)
    response.writeHead(isDocument ? 200 : status, {
      'content-type': 'text/html; charset=utf-8',
      ...(!isDocument && headers),
    })
    response.end(isDocument ? shopPage(`Trang lỗi ${url}`) : emptyPage(data))
  }

const down: Next = (_request, response) => {
  response.statusCode = 503
  response.end()
}

test('what is missing is said in the shop’s own frame, for whoever asks', () =>
  withGateway(
    { publicPages: ['/san-pham/1'], next: failing(404, '', { 'set-cookie': 'a=1' }) },
    async ({ port, asked }) => {
      const headers = { cookie: 'hien-sach-session=me', 'next-url': '/san-pham' }
      const answer = await ask(port, '/san-pham/1?x=1', { headers })
      expect(answer.status).toBe(404)
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' })
      expect(answer.headers).not.toHaveProperty('set-cookie')
      expect(answer.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^ ]+';/)
      const page = answer.body.toString()
      expect(page).toContain('<header>Hiên Sách</header>')
      expect(page).toContain(
        '<main>Trang lỗi /trang-loi/404?address=%2Fsan-pham%2F1%3Fx%3D1</main>',
      )
      expect(asked[1]?.headers).not.toHaveProperty('cookie')
      expect(asked[1]?.headers).not.toHaveProperty('next-url')
    },
  ))

test('where nothing can be, one page is rendered: the one that says so', () =>
  withGateway({ isRouted: true, next: failing(404) }, async ({ port, asked }) => {
    expect((await ask(port, '/khong-co')).status).toBe(404)
    expect(asked.map(({ url }) => url)).toEqual(['/trang-loi/404?address=%2Fkhong-co'])
  }))

test('a session handed over with a personal address stands, also where nothing is', () =>
  withGateway({ next: failing(404, '', { 'set-cookie': 'a=1' }) }, async ({ port }) => {
    const { status, headers } = await ask(port, '/mobile/exam/9')
    expect([status, headers['set-cookie']]).toEqual([404, ['a=1']])
  }))

test('what the app does not find is told without the shop’s chrome', () =>
  withGateway({ next: failing(404) }, async ({ port }) => {
    const { body } = await ask(port, '/mobile/news/khong-co')
    expect(body.toString()).toContain('/mobile/trang-loi/404?address=%2Fmobile%2Fnews%2Fkhong-co')
  }))

test('HEAD of a missing page says what GET would', () =>
  withGateway({ next: failing(404) }, async ({ port }) => {
    const { body } = await ask(port, '/san-pham/1')
    const head = await ask(port, '/san-pham/1', { method: 'HEAD' })
    expect([head.status, head.headers['content-length']]).toEqual([404, String(body.length)])
  }))

test.each(['/trang-loi/503', '/trang-loi', '/mobile/trang-loi/404', '/Trang-loi/404'])(
  'nobody outside is shown an error that did not happen: %s',
  (path) =>
    withGateway({ next: failing(200) }, async ({ port }) => {
      expect((await ask(port, path)).status).toBe(404)
    }),
)

test('while the upstream is down a failed page is a 503 to come back to, in the shop’s own frame', () =>
  withGateway({ next: failing(500, 'stack of 127.0.0.1'), upstream: down }, async ({ port }) => {
    const answer = await ask(port, '/trang-chu')
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '10'])
    expect(answer.headers['cache-control']).toBe('no-store')
    const page = answer.body.toString()
    expect(page).toContain('<header>Hiên Sách</header>')
    expect(page).not.toMatch(/stack|127\.0\.0\.1|localhost/)
  }))

test('when the upstream is well a failed page stays a 500, with the code of its error', () =>
  withGateway(
    { next: failing(500, String.raw`f.push("b:E{\"digest\":\"3741\"}")`) },
    async ({ port }) => {
      const answer = await ask(port, '/trang-chu')
      expect(answer.status).toBe(500)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.headers).not.toHaveProperty('retry-after')
      expect(answer.body.toString()).toContain('<main>Trang lỗi /trang-loi/500?code=3741</main>')
    },
  ))

test('a page that failed for want of an upstream that is otherwise well is a 503', () =>
  withGateway(
    { next: failing(500, String.raw`f.push("b:E{\"digest\":\"upstream-y0el9q3w\"}")`) },
    async ({ port }) => {
      const answer = await ask(port, '/trang-chu')
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '10'])
      expect(answer.body.toString()).toContain('/trang-loi/503?code=upstream-y0el9q3w')
    },
  ))

test('an upstream that sleeps is not waited for again', () =>
  withGateway(
    { next: failing(500, '"digest":"upstream-y0el9q3w"'), upstream: () => {} },
    async ({ port }) => {
      expect((await ask(port, '/trang-chu')).status).toBe(503)
    },
  ))

test('a page that is missing stays missing while the upstream is down', () =>
  withGateway({ next: failing(404), upstream: down }, async ({ port }) => {
    expect((await ask(port, '/nope')).status).toBe(404)
  }))

test.each([
  [404, 'Không tìm thấy trang này'],
  [500, 'Có lỗi xảy ra'],
])('where Next cannot write the error page either, the gateway says %i itself', (status, words) => {
  const next: Next = (_request, response) => {
    response.writeHead(status, { 'content-type': 'text/html' }).end(emptyPage())
  }
  return withGateway({ next }, async ({ port }) => {
    const answer = await ask(port, '/trang-chu')
    expect(answer.status).toBe(status)
    expect(answer.body.toString()).toContain(words)
  })
})

test('in development Next’s own page says what is wrong', () =>
  withGateway({ dev: true, next: failing(404) }, async ({ port, asked }) => {
    expect((await ask(port, '/trang-chu')).status).toBe(404)
    expect(asked).toHaveLength(1)
  }))
