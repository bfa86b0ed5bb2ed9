import { expect, test } from '@jest/globals'
import { formatMoney, formatNumber } from '@/lib/format/money'

test.each([
  [0, '0\u00A0₫'],
  [-0, '0\u00A0₫'],
  [86000, '86.000\u00A0₫'],
  [1234567, '1.234.567\u00A0₫'],
  [-24000, '\u221224.000\u00A0₫'],
])('%d đồng reads %s', (amount, text) => {
  expect(formatMoney(amount)).toBe(text)
})

test('a count has dots between thousands', () => {
  expect(formatNumber(12345)).toBe('12.345')
  expect(formatNumber(-0)).toBe('0')
  expect(formatNumber(2.6)).toBe('3')
})
