import { expect, test } from '@jest/globals'
import { endpoints } from '@/contract'
import { matchEndpoint } from '@/lib/bff/match-endpoint'
import { concretePath } from '@/lib/bff/testing-concrete-path'

const proxied = endpoints.map(({ endpoint }) => endpoint).filter(({ direct }) => !direct)

test.each(proxied.map((endpoint) => [endpoint.method, concretePath(endpoint)] as const))(
  '%s %s is passed on to exactly its own path',
  (method, path) => {
    expect(matchEndpoint(method, path)).toMatchObject({ kind: 'call', path })
  },
)

test.each([
  '/api/ProductPage/a%2F..%2Fb',
  '/api/ProductPage/..%5cadmin',
  '/api/ProductPage/12%3Fx=1',
  '/api/ProductPage/%00',
  '/api/ProductPage/1e3',
  '/api/ProductPage/-1',
  '/api/ProductPage/2147483648',
  '/api/ProductPage/%E0%A4%A',
  '/api/News/NewsUrl/..%2f..%2fetc',
  '/api/Order/../staff/orders',
  '/api/nothing',
  '/api',
])('%s is unknown', (path) => {
  expect(matchEndpoint('GET', path)).toEqual({ kind: 'unknown' })
})

test('calls for programs with a token of their own are not offered to browsers', () => {
  expect(endpoints.length).toBeGreaterThan(proxied.length)
  for (const { endpoint } of endpoints.filter(({ endpoint }) => endpoint.direct))
    expect(matchEndpoint(endpoint.method, endpoint.path)).toEqual({ kind: 'unknown' })
})

test('a known path with another method names the methods that would do', () => {
  expect(matchEndpoint('DELETE', '/api/FlashSale')).toEqual({
    kind: 'wrong-method',
    allow: ['GET'],
  })
  expect(matchEndpoint('PUT', '/api/Order/cartDetails/3')).toEqual({
    kind: 'wrong-method',
    allow: expect.arrayContaining(['PATCH', 'DELETE']),
  })
})

test('both spellings of the textbook call and a slash before the query lead to the upstream', () => {
  expect(matchEndpoint('GET', '/api/Asset/7')).toMatchObject({ kind: 'call', path: '/api/asset/7' })
  expect(matchEndpoint('GET', '/api/Examination/GetAssignments/')).toMatchObject({
    kind: 'call',
    path: '/api/Examination/GetAssignments',
  })
})

test('a slash alone, a broken escape and an id that is none are nothing the shop has', () => {
  for (const path of ['/', '', '/api/News/NewsUrl/%E0%A4%A', '/api/ProductPage/x'])
    for (const method of ['GET', 'DELETE'])
      expect(matchEndpoint(method, path)).toEqual({ kind: 'unknown' })
})

test('signs in the table mean themselves', () => {
  expect(matchEndpoint('GET', '/api/quick-panel/data/')).toMatchObject({ kind: 'call' })
  expect(matchEndpoint('GET', '/api/quickXpanel/data')).toEqual({ kind: 'unknown' })
  expect(matchEndpoint('GET', 'x/api/FlashSale')).toEqual({ kind: 'unknown' })
  expect(matchEndpoint('GET', '/api/FlashSale/x')).toEqual({ kind: 'unknown' })
})
