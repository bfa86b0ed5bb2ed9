import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { hostileAddresses, strangeAddresses } from '@/contract/testing/hostile-addresses'
import { safeNext } from '@/lib/routes/safe-next'

/** Where a browser on the login page would go. */
const hostAfter = (location: string) => new URL(location, 'https://shop.example/login').host

test.each([
  ['/ok', '/ok'],
  ['/ok?x=1#h', '/ok?x=1#h'],
  ['/tai-khoan/don-hang?page=2', '/tai-khoan/don-hang?page=2'],
  ['/san-pham?searchContent=toán', '/san-pham?searchContent=to%C3%A1n'],
  ['/loginx', '/loginx'],
  ['/tin-sach/%C4%91%E1%BB%8Dc-s%C3%A1ch', '/tin-sach/%C4%91%E1%BB%8Dc-s%C3%A1ch'],
  ['/san-pham?searchContent=100%25', '/san-pham?searchContent=100%25'],
  ...strangeAddresses.map((address) => [address, address] as const),
])('%j is followed as %j', (next, expected) => {
  expect(safeNext(next)).toBe(expected)
  expect(hostAfter(expected)).toBe('shop.example')
})

test.each([
  ...hostileAddresses,
  '/login',
  '/login?next=/login',
  '/LOGIN',
  '/logout',
  '/%6cogout',
  '/%4Cogout',
  '/lo%67in/',
  '/%256cogout',
  '/%2flogout',
  '/x/%252e%252e/logout',
  '/logout%3fnext=/',
  '/A%50I/Order',
  '/api%2fOrder',
  '/100%',
  '/%25252525256cogout',
  '/x/../logout',
  '/api/Order',
  '/\u2028/evil.com',
  undefined,
  null,
  7,
  ['/ok'],
])('%j leads home instead', (next) => {
  expect(safeNext(next)).toBe('/')
})

test('whatever is asked, the visitor stays on the site', () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e',
    '%2f',
    '@',
    ':',
    'evil.com',
    '\t',
    '\n',
    '\r',
    '?',
    '#',
    'x',
    'https:',
    '\u0000',
    '；',
    ' ',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const answer = safeNext(pieces.join(''))
      expect(hostAfter(answer)).toBe('shop.example')
      expect(safeNext(answer)).toBe(answer)
    }),
    { seed: 1, numRuns: 5000 },
  )
})
