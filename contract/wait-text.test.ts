import { expect, test } from '@jest/globals'
import { waitText, withWait } from '@/contract/wait-text'

test.each([
  [0, '1 giây'],
  [44.2, '45 giây'],
  [60, '1 phút'],
  [61, '2 phút'],
  [900, '15 phút'],
  [3_600, '60 phút'],
  [7_201, '3 giờ'],
])('%s seconds are said as %s', (seconds, said) => {
  expect(waitText(seconds)).toBe(said)
})

test('a text names the wait where it is known', () => {
  const text = 'Hệ thống đang bận. Vui lòng thử lại sau ít phút.'
  expect(withWait(text, 90)).toBe('Hệ thống đang bận. Vui lòng thử lại sau 2 phút.')
  expect(withWait(text, null)).toBe(text)
})
