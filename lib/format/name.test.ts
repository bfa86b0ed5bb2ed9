import { expect, test } from '@jest/globals'
import { initialOf, shortName } from '@/lib/format/name'

test.each([
  ['Lan', 'Lan'],
  ['123456789012345', '123456789012345'],
  ['1234567890123456', '123456789012345...'],
  ['Nguyễn Thị Phương', 'Nguyễn Thị Phươ...'],
  ['Nguyễn Thị Phương'.normalize('NFD'), 'Nguyễn Thị Phươ...'],
  ['👨‍👩‍👧'.repeat(16), `${'👨‍👩‍👧'.repeat(15)}...`],
])('%s is greeted as %s', (name, expected) => {
  expect(shortName(name)).toBe(expected)
})

test.each([
  ['Nguyễn Thị Lan', 'L'],
  ['trần văn đức', 'Đ'],
  [' Ngô Ỷ ', 'Ỷ'],
  ['', ''],
])('%j has the initial %j', (name, expected) => {
  expect(initialOf(name)).toBe(expected)
})
