import { expect, test } from '@jest/globals'
import { holds, takesGzip } from '@/backend/platform/http/http-conditions'

test('a caller holds what one of its tags names, weak or strong', () => {
  expect(holds('"a", W/"b"', ['"b"'])).toBe(true)
  expect(holds('"a"', ['"b"', '"a"'])).toBe(true)
  expect(holds('*', ['"b"'])).toBe(true)
  expect(holds('"a"', ['"b"'])).toBe(false)
  expect(holds(undefined, ['"b"'])).toBe(false)
})

test.each(['gzip', 'br, gzip;q=0.5', 'GZIP', '*', 'deflate, *;q=0.1', 'gzip; q=1.0'])(
  'Accept-Encoding %s takes gzip',
  (header) => {
    expect(takesGzip(header)).toBe(true)
  },
)

test.each([undefined, '', 'br', 'identity', 'gzip;q=0', 'gzip; q=0.000, *', '*;q=0'])(
  'Accept-Encoding %s takes none',
  (header) => {
    expect(takesGzip(header)).toBe(false)
  },
)
