import { expect, test } from '@jest/globals'
import { searchText, wordsOf } from '@/backend/modules/search/search-text'

test('the stored text is folded words without punctuation', () => {
  expect(searchText('Toán lớp 4-5 (TP.HCM)', 'Đặng Thị Hoà', null, 'E-learning')).toBe(
    'toan lop 4 5 tp hcm dang thi hoa e learning',
  )
})

test('a word is one spelling wherever its tone mark stands, and however it is composed', () => {
  expect(wordsOf('hoà')[0]?.exact).toBe(wordsOf('hòa')[0]?.exact)
  expect(wordsOf('Toán'.normalize('NFD'))).toEqual(wordsOf('toán'))
  const spellings = ['thơ', 'thợ', 'tho', 'thờ'].map((word) => wordsOf(word)[0]?.exact)
  expect(new Set(spellings).size).toBe(4)
})
