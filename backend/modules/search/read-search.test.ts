import { expect, test } from '@jest/globals'
import { readPlainSearch, readSearch } from '@/backend/modules/search/read-search'

/** What a text must hold to be found. */
const asked = (text: string) => readSearch(text)?.begun.replaceAll("'", '')

test('text typed with marks, without them or decomposed asks the same', () => {
  expect(asked('Toán  Lớp 1')).toBe(asked('toan lop 1'))
  expect(asked('Toán lớp 1'.normalize('NFD'))).toBe(asked('toan lop 1'))
})

test('the last word may be unfinished, a short number or a single letter may not', () => {
  expect(asked('dế mè')).toBe('(de) & (me:*)')
  expect(asked('978604')).toBe('(978604:*)')
  expect(asked('phố 36b')).toBe('(pho) & (36b:*)')
  expect(asked('vitamin c')).toBe('(vitamin) & (c)')
})

test('operators and wildcards are plain text', () => {
  expect(asked("a1 | !b2 <-> c3:* & (d4) % _ \\ ' e5")).toBe('(a1) & (b2) & (c3) & (d4) & (e5:*)')
})

test('nothing to look for is null', () => {
  for (const text of ['', '   ', '%%%', '&|!', ':*', '😀']) expect(readSearch(text)).toBeNull()
})

test('at most sixteen words count', () => {
  expect(readSearch('a '.repeat(100))?.words).toHaveLength(16)
})

test.each(['toán lớp 3', 'toán khối 3', 'toán lớp ba', 'toán lop3'])(
  '%s asks for grade three',
  (text) => {
    expect(asked(text)).toBe('(toan) & (lop3 | lop <-> 3)')
  },
)

test('a number beside a subject is a grade, or the number in a title', () => {
  expect(asked('toan 3')).toBe('(toan) & (lop3 | lop <-> 3 | 3)')
  expect(asked('toan3')).toBe(asked('toan 3'))
})

test('a number that counts something else is no grade', () => {
  expect(asked('toán tập 3')).toBe('(toan) & (tap) & (3)')
  expect(asked('truyện 7-11 tuổi')).not.toContain('lop')
  expect(asked('ôn vào 10')).toContain('vao <-> lop <-> 10')
  expect(asked('ôn vào 10')).not.toContain('lop10')
  expect(asked('toán lớp 12 tập 2')).toContain('lop12')
})

test('abbreviations and other names mean the same', () => {
  expect(asked('vbt toan 2')).toContain('=bai1 <-> =tâp5')
  expect(asked('tv 4')).toContain('=tiêng2 <-> =viêt5 | tv')
  expect(asked('anh văn 8')).toContain('=tiêng2 <-> =anh')
})

test('what stands for the typed words counts only as it is spelled', () => {
  // “tô màu” means “vẽ”, not “về”.
  expect(asked('tô màu')).toContain('=ve3')
  expect(asked('tô màu')).not.toContain('| ve ')
  expect(readPlainSearch('tô màu')?.begun).not.toContain('=')
})

test('signs of Chinese and Japanese are looked for in their order, inside a title too', () => {
  expect(asked('日本語')).toBe('(日 <-> 本 <-> 語)')
  expect(asked('sách 日本語 1')).toContain('(日 <-> 本 <-> 語)')
})

test('a phrase typed with marks is the one spelled so', () => {
  // “khóa học” leaves nothing out, “khoa học” is looked for.
  expect(asked('khóa học toán')).toBe('(toan:*)')
  expect(asked('khoa học toán')).toBe('(khoa <-> hoc) & (toan:*)')
})

test('all but a word or a pair of them may lead to what is near, never without the grade', () => {
  const near = readSearch('truyện cười lớp 3')?.allButOne?.replaceAll("'", '')
  expect(near).toBe(
    '((cuoi) & (lop3 | lop <-> 3)) | ((lop3 | lop <-> 3)) | ((truyen) & (lop3 | lop <-> 3))',
  )
  // Three syllables may be one name.
  expect(readSearch('nguyễn nhật ánh')?.allButOne).toBeNull()
})

test('words that say nothing leave nothing out, unless there is nothing else', () => {
  expect(asked('trọn bộ sách của nguyễn du')).toBe('(nguyen) & (du:*)')
  expect(asked('sách')).toBe('(sach:*)')
})

test('a number of a book is one word, however it is typed', () => {
  expect(asked('ISBN 979-999-00-0001-4')).toBe('(9799990000014:*)')
  expect(asked('hs100001')).toBe('(hs100001:*)')
})
