import { expect, test } from '@jest/globals'
import { mediaUrl } from '@/lib/media/media-url'

test.each([
  ['/media/12.webp', '', 'http://up/media/12.webp'],
  ['/media/books/a%20b.webp', '?v=3', 'http://up/media/books/a%20b.webp?v=3'],
  ['/media', '', null],
  ['/media/', '', null],
  ['/media/a//b', '', null],
  ['/media/../api/x', '', null],
  ['/media/./x', '', null],
  ['/media/%2e%2e/api/x', '', null],
  ['/media/a%2F..%2Fb', '', null],
  ['/media/a%5cb', '', null],
  ['/media/a\\b', '', null],
  ['/media/a%00', '', null],
  ['/media/%E0%A4%A', '', null],
  ['/media/.env', '', null],
  ['/api/x', '', null],
  ['/Media/x', '', null],
  [`/media/${'a'.repeat(600)}`, '', null],
  ['/media/a', `?${'a'.repeat(600)}`, null],
])('%s%s is asked for as %j', (pathname, search, expected) => {
  expect(mediaUrl(pathname, search, 'http://up')).toBe(expected)
})
