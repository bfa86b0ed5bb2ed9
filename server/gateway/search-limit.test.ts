import { expect, test } from '@jest/globals'
import { type Handler, withGateway } from '@/server/testing'
import { ask } from '@/server/testing-requests'

const search = (text: string) => `/san-pham?page=1&searchContent=${text}`

/** A Next that writes every page in the shop's frame. */
const shop: Handler = ({ url }, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(`<html lang="vi"><body><header>Hiên Sách</header><main>${url}</main></body></html>`)
}

const searchOften = async (port: number) => {
  const answers = Array.from({ length: 20 }, (_, one) => ask(port, search(`sach${one}`)))
  return new Set((await Promise.all(answers)).map(({ status }) => status))
}

test('an address searches as often as a class does, then it is told how long to wait', () =>
  withGateway({ searchesPerAddress: 20, next: shop }, async ({ port, asked }) => {
    expect(await searchOften(port)).toEqual(new Set([200]))
    const before = asked.length
    const page = await ask(port, search('them'))
    const seconds = Number(page.headers['retry-after'])
    expect([page.status, page.headers['cache-control']]).toEqual([429, 'no-store'])
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
    expect(page.body.toString()).toContain(
      `<header>Hiên Sách</header><main>/trang-loi/429?seconds=${seconds}</main>`,
    )
    // The same under another spelling of the name, and asked as a call.
    expect((await ask(port, '/san-pham?search%43ontent=khac')).status).toBe(429)
    const call = await ask(port, '/api/ProductPage?searchContent=khac')
    expect([call.status, call.headers['content-type']]).toEqual([
      429,
      'application/json; charset=utf-8',
    ])
    // Nothing was searched for.
    const written = asked.slice(before).map(({ url }) => url)
    expect(written.filter((url) => !url.startsWith('/trang-loi/429?'))).toEqual([])
    expect((await ask(port, '/san-pham')).status).toBe(200)
  }))

test('where Next cannot write that page, the gateway says it itself', () => {
  const next: Handler = (request, response) => {
    if (request.url?.startsWith('/trang-loi/')) response.statusCode = 500
    shop(request, response)
  }
  return withGateway({ searchesPerAddress: 20, next }, async ({ port }) => {
    await searchOften(port)
    const page = await ask(port, search('them'))
    const seconds = page.headers['retry-after']
    expect([page.status, page.headers['cache-control']]).toEqual([429, 'no-store'])
    expect(page.body.toString()).toContain(`sau ${seconds} giây`)
  })
})
