import { expect, test } from '@jest/globals'
import { speculationRules } from '@/lib/routes/speculation-rules'
import { withGateway } from '@/server/testing'
import { ask } from '@/server/testing-requests'

const rules: Record<
  'prerender' | 'prefetch',
  { where: { and: [{ href_matches: string[] }, unknown] } }[]
> = JSON.parse(speculationRules)
const patterns = (kind: 'prerender' | 'prefetch') =>
  rules[kind].flatMap(({ where }) => where.and[0].href_matches)

test('read pages are prerendered, lessons with their films only fetched', () => {
  expect(patterns('prerender')).toEqual(
    expect.arrayContaining(['/trang-chu', '/san-pham', '/san-pham/:id', '/tin-sach/:name']),
  )
  expect(rules.prefetch[0]?.where.and[0].href_matches).toEqual(['/thu-vien/bai-hoc/:id'])
})

test('nothing private, changing or without a page is named', () => {
  const named = [...patterns('prerender'), ...patterns('prefetch')]
  const isForbidden =
    /^\/(?:api|media|logout|login|gio-hang|xac-nhan|tai-|khoa-hoc|bai-|myexam|mobile|m|h|p)(?:[/:]|$)/
  expect(named.filter((pattern) => isForbidden.test(pattern))).toEqual([])
  expect(named).not.toContain('/*')
})

test('the rules lie where the pages say, as browsers want them', () =>
  withGateway(
    {
      cacheBytes: 8 * 1024 * 1024,
      isRouted: true,
      next: (_request, response) =>
        response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Sách</p>'),
    },
    async ({ port }) => {
      const { headers } = await ask(port, '/san-pham')
      const path = JSON.parse(String(headers['speculation-rules']))
      const found = await ask(port, path)
      expect(found.headers['content-type']).toBe('application/speculationrules+json')
      expect(found.body.toString()).toBe(speculationRules)
    },
  ))

test('what is fetched ahead on a guess is answered from the cache or not at all', () =>
  withGateway(
    {
      cacheBytes: 8 * 1024 * 1024,
      isRouted: true,
      next: (_request, response) =>
        response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Sách</p>'),
    },
    async ({ port, asked }) => {
      const headers = { 'sec-purpose': 'prefetch', 'sec-speculation-tags': '"first"' }
      const declined = await ask(port, '/san-pham/12', { headers })
      expect(declined.status).toBe(503)
      // The browser takes it for the whole shop, and prerenders nothing that is rested on meanwhile.
      expect(declined.headers).not.toHaveProperty('retry-after')
      expect(asked).toHaveLength(0)
      await ask(port, '/san-pham/12')
      expect((await ask(port, '/san-pham/12', { headers })).status).toBe(200)
      expect(asked).toHaveLength(1)
    },
  ))
