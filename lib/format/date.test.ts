import { expect, test } from '@jest/globals'
import {
  formatDate,
  formatDateTime,
  formatPlainDate,
  parsePlainDate,
  pickerDateOf,
  plainDateOf,
} from '@/lib/format/date'

test.each([
  ['2026-01-05T03:10:00Z', '05/01/2026', '10:10 05/01/2026'],
  ['2025-12-31T17:00:00Z', '01/01/2026', '00:00 01/01/2026'],
  ['2025-12-31T16:59:59Z', '31/12/2025', '23:59 31/12/2025'],
  ['not a date', '', ''],
])('%s is %s in Vietnam', (moment, day, dayAndTime) => {
  expect(formatDate(moment)).toBe(day)
  expect(formatDateTime(moment)).toBe(dayAndTime)
})

test.each([
  ['1990-01-01', '01/01/1990'],
  ['2000-02-29', '29/02/2000'],
  ['1990-01-01T00:00:00', '01/01/1990'],
  ['1900-02-29', ''],
  ['2025-13-01', ''],
  ['01/01/1990', ''],
  ['', ''],
])('the plain date %j shows as %j', (text, expected) => {
  expect(formatPlainDate(text)).toBe(expected)
})

test.each([
  ['01/01/1990', '1990-01-01'],
  [' 1/2/1990 ', '1990-02-01'],
  ['31/04/2020', null],
  ['29/02/2023', null],
  ['1990-01-01', null],
  ['1/1/90', null],
])('typing %j means %j', (typed, expected) => {
  expect(parsePlainDate(typed)).toBe(expected)
})

test('a picked day goes out as that day and comes back as that day', () => {
  const picked = new Date(1990, 0, 1, 23, 59)
  expect(plainDateOf(picked)).toBe('1990-01-01')
  expect(pickerDateOf('1990-01-01')?.getDate()).toBe(1)
  expect(pickerDateOf('1990-02-30')).toBeNull()
})
