import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { safeNext } from '@/lib/routes/safe-next'

/** Where a browser on the login page would go. */
const hostAfter = (location: string) => new URL(location, 'https://shop.example/login').host

test.each([
  ['/ok', '/ok'],
  ['/ok?x=1#h', '/ok?x=1#h'],
  ['/tai-khoan/don-hang?page=2', '/tai-khoan/don-hang?page=2'],
  ['/@evil.com', '/@evil.com'],
  ['/;@evil.com', '/;@evil.com'],
  ['/%2f%2fevil.com', '/%2f%2fevil.com'],
  ['/%5cevil.com', '/%5cevil.com'],
  ['/ok%0d%0aX:1', '/ok%0d%0aX:1'],
  ['/san-pham?searchContent=toán', '/san-pham?searchContent=to%C3%A1n'],
  ['/loginx', '/loginx'],
])('%j is followed as %j', (next, expected) => {
  expect(safeNext(next)).toBe(expected)
  expect(hostAfter(expected)).toBe('shop.example')
})

test.each([
  '//evil.com',
  '///evil.com',
  '/\\evil.com',
  '\\\\evil.com',
  '/\t/evil.com',
  '/\n/evil.com',
  '\t//evil.com',
  'http:evil.com',
  'https:/evil.com',
  'https://evil.com',
  'javascript:alert(1)',
  'data:text/html,x',
  '/.//evil.com',
  '/..//evil.com',
  '/%2e//evil.com',
  '/x/..//evil.com',
  '//evil.com@good',
  'https://good@evil.com',
  '.evil.com',
  '',
  '/login',
  '/login?next=/login',
  '/LOGIN',
  '/logout',
  '/x/../logout',
  '/api/Order',
  '//[::1',
  '/foo\r\nSet-Cookie:a=b',
  '/\u2028/evil.com',
  '／／evil.com',
  `/${'a'.repeat(2048)}`,
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
