import { expect, test } from '@jest/globals'
import { readSearch, searchText } from '@/backend/modules/search/search-text'

test('the stored text is folded words without punctuation', () => {
  expect(searchText('Toán lớp 4-5 (TP.HCM)', 'Đặng Thị Hoà', null, 'E-learning')).toBe(
    'toan lop 4 5 tp hcm dang thi hoa e learning',
  )
})

test('text typed with marks, without them or decomposed asks the same', () => {
  const plain = readSearch('toan lop 1')
  expect(readSearch('Toán  Lớp 1')).toEqual(plain)
  expect(readSearch('Toán lớp 1'.normalize('NFD'))).toEqual(plain)
  expect(plain).toEqual({
    words: ['toan', 'lop', '1'],
    phrase: 'toan <-> lop <-> 1',
    whole: 'toan & lop & 1',
    begun: 'toan & lop & 1',
  })
})

test('the last word may be unfinished, a short number or a single letter may not', () => {
  expect(readSearch('dế mè')?.begun).toBe('de & me:*')
  expect(readSearch('lớp 12')?.begun).toBe('lop & 12')
  expect(readSearch('978604')?.begun).toBe('978604:*')
  expect(readSearch('vitamin c')?.begun).toBe('vitamin & c')
})

test('operators and wildcards are plain text', () => {
  expect(readSearch("a1 | !b2 <-> c3:* & (d4) % _ \\ ' e5")?.whole).toBe('a1 & b2 & c3 & d4 & e5')
})

test('nothing to look for is null', () => {
  for (const text of ['', '   ', '%%%', '&|!', ':*', '😀']) expect(readSearch(text)).toBeNull()
})

test('at most sixteen words count', () => {
  expect(readSearch('a '.repeat(100))?.words).toHaveLength(16)
})
