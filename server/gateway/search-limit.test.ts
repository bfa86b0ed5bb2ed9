import { expect, test } from '@jest/globals'
import { withGateway } from '@/server/testing'
import { ask } from '@/server/testing-requests'

const search = (text: string) => `/san-pham?page=1&searchContent=${text}`

test('an address searches as often as a class does, then it is told how long to wait', () =>
  withGateway({ searchesPerAddress: 20 }, async ({ port, asked }) => {
    const forMany = Array.from({ length: 20 }, (_, one) => ask(port, search(`sach${one}`)))
    expect(new Set((await Promise.all(forMany)).map(({ status }) => status))).toEqual(
      new Set([200]),
    )
    const before = asked.length
    const page = await ask(port, search('them'))
    const seconds = Number(page.headers['retry-after'])
    expect([page.status, asked.length]).toEqual([429, before])
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
    expect(page.body.toString()).toContain(`sau ${seconds} giây`)
    // The same under another spelling of the name, and asked as a call.
    expect((await ask(port, '/san-pham?search%43ontent=khac')).status).toBe(429)
    const call = await ask(port, '/api/ProductPage?searchContent=khac')
    expect([call.status, call.headers['content-type']]).toEqual([
      429,
      'application/json; charset=utf-8',
    ])
    expect((await ask(port, '/san-pham')).status).toBe(200)
  }))
