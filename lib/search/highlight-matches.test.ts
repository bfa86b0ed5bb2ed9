import { expect, test } from '@jest/globals'
import { highlightMatches } from '@/lib/search/highlight-matches'

const shown = (text: string, typed: string) =>
  highlightMatches(text, typed)
    .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
    .join('')

test.each([
  ['Tiếng Việt lớp 1', 'tieng viet', '[Tiếng Việt] lớp 1'],
  ['Đất rừng phương Nam', 'dat rung', '[Đất rừng] phương Nam'],
  ['Toán lớp 6, tập một', 'tập toán', '[Toán] lớp 6, [tập] một'],
  ['Toán 6', 'TOÁN', '[Toán] 6'],
  ['Sách bài tập', 'ach', 'Sách bài tập'],
  ['Ngữ văn', '', 'Ngữ văn'],
  ['Ngữ văn', '.*', 'Ngữ văn'],
  ['İstanbul và ﬁn', 'va', 'İstanbul [và] ﬁn'],
])('%s, searched for as %j, is shown as %s', (text, typed, marked) => {
  expect(shown(text, typed)).toBe(marked)
})

test('letters written apart from their marks are marked all the same', () => {
  expect(shown('Toán 6'.normalize('NFD'), 'toan')).toBe('[Toán] 6')
})
