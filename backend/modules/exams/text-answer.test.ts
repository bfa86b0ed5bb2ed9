import { expect, test } from '@jest/globals'
import { readNumber } from '@/backend/modules/exams/numeric-answer'
import { foldAnswer, isAccepted } from '@/backend/modules/exams/text-answer'

test.each([
  ['3,14', 3.14],
  ['3.14', 3.14],
  [' − 2 ', -2],
  ['３，５', 3.5],
  ['+0,5', 0.5],
  ['1 000', 1000],
  ['1.000,5', 1000.5],
  ['1.000', 1000],
  ['1,2,3', null],
  ['', null],
  ['12cm', null],
  ['1e3', null],
  ['0x10', null],
  ['Infinity', null],
])('%j is read as the number %j', (typed, number) => {
  expect(readNumber(typed)).toBe(number)
})

test.each([
  ['3,14', '3.14', true],
  ['3.140', '3,14', true],
  ['03,14', '3,14', true],
  ['3,15', '3,14', false],
  ['1.000', '1000', true],
  ['1.000', '1', true],
  ['1,000', '1000', false],
  ['-2', '−2', true],
  ['2', '-2', false],
  ['0,1', '0.1', true],
  ['', '0', false],
  ['   ', '0', false],
])('typing %j where %j is the key: right is %j', (typed, key, right) => {
  expect(isAccepted(typed, { accepted: [key] })).toBe(right)
})

test('a tolerance is a distance, its edge included', () => {
  const rule = { accepted: ['9,8'], tolerance: 0.05 }
  expect(['9,75', '9.85', '9,7', '9,86'].map((typed) => isAccepted(typed, rule))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test.each([
  ['hoà bình', 'Hòa  Bình', true],
  ['Thuỷ', 'thủy', true],
  ['khoẻ', 'khỏe', true],
  ['quý', 'quý', true],
  ['quý', 'qúy', false],
  ['má', 'mà', false],
  ['ma', 'má', false],
  ['HÀ NỘI.', 'hà nội', true],
  ['Hà Nội'.normalize('NFD'), 'Hà Nội'.normalize('NFC'), true],
  ['“Truyện Kiều”', '"Truyện Kiều"', true],
  ['toàn', 'toàn', true],
  ['Ha Noi', 'Hà Nội', false],
])('%j against %j: the same is %j', (typed, key, same) => {
  expect(isAccepted(typed, { accepted: [key] })).toBe(same)
})

test('any of several accepted answers will do, numbers and words side by side', () => {
  const rule = { accepted: ['5', '5 cm', 'năm'] }
  expect(['5,0', '5 CM', 'Năm', '6'].map((typed) => isAccepted(typed, rule))).toEqual([
    true,
    true,
    true,
    false,
  ])
})

test('folding again changes nothing', () => {
  for (const text of ['Hoà', ' quý  khách. ', 'Nguyễn Thuỳ', '…']) {
    expect(foldAnswer(foldAnswer(text))).toBe(foldAnswer(text))
  }
})
