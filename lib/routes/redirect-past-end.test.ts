import { expect, test } from '@jest/globals'
import { redirectPastEnd } from '@/lib/routes/redirect-past-end'

const href = (page: number) => `/san-pham?page=${page}&grade=5`

const open = (page: number, totalPage: number, items: unknown[] = []) =>
  redirectPastEnd({ page, totalPage, items }, href)

/** Next names the target in what it throws. */
const leadingTo = (address: string) =>
  expect.objectContaining({ digest: expect.stringContaining(`;${address};`) })

test.each([
  ['past the last one', 999, 18, '/san-pham?page=18&grade=5'],
  ['of a list that is empty', 3, 0, '/san-pham?page=1&grade=5'],
  ['that should hold something and does not', 4, 7, '/san-pham?page=3&grade=5'],
])('a page %s leads back', (_, page, totalPage, to) => {
  expect(() => open(page, totalPage)).toThrow(leadingTo(to))
})

test('a page that holds something, and the first one, are shown', () => {
  open(18, 18, ['a book'])
  open(1, 0)
})
