import { expect, test } from '@jest/globals'
import { fromShopTime, shopDayOf, toShopTime } from '@/lib/format/shop-time'

test.each([
  ['2025-11-02T01:00', '2025-11-01T18:00:00.000Z'],
  ['2026-01-01T00:00', '2025-12-31T17:00:00.000Z'],
  ['2026-01-01T06:59:30', '2025-12-31T23:59:30.000Z'],
])('%s of the office is %s, on any machine', (typed, moment) => {
  expect(fromShopTime(typed)).toBe(moment)
  expect(toShopTime(moment)).toBe(typed.slice(0, 16))
})

test.each(['', 'mai', '2026-13-01T00:00'])('“%s” is no moment', (typed) => {
  expect(fromShopTime(typed)).toBeNull()
  expect(toShopTime(typed)).toBe('')
})

test('a file saved before seven in the morning bears the day it is in the shop', () => {
  expect(shopDayOf(new Date('2025-11-01T23:30:00Z'))).toBe('2025-11-02')
})
