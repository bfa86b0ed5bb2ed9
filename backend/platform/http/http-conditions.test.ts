import { expect, test } from '@jest/globals'
import { acceptsGzip, matchesEtag } from '@/backend/platform/http/http-conditions'

test('a caller holds what one of its tags names, weak or strong', () => {
  expect(matchesEtag('"a", W/"b"', ['"b"'])).toBe(true)
  expect(matchesEtag('"a"', ['"b"', '"a"'])).toBe(true)
  expect(matchesEtag('*', ['"b"'])).toBe(true)
  expect(matchesEtag('"a"', ['"b"'])).toBe(false)
  expect(matchesEtag(undefined, ['"b"'])).toBe(false)
})

test.each(['gzip', 'br, gzip;q=0.5', 'GZIP', '*', 'deflate, *;q=0.1', 'gzip; q=1.0'])(
  'Accept-Encoding %s takes gzip',
  (header) => {
    expect(acceptsGzip(header)).toBe(true)
  },
)

test.each([undefined, '', 'br', 'identity', 'gzip;q=0', 'gzip; q=0.000, *', '*;q=0'])(
  'Accept-Encoding %s takes none',
  (header) => {
    expect(acceptsGzip(header)).toBe(false)
  },
)
