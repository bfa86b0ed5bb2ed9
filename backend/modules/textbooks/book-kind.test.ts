import { expect, test } from '@jest/globals'
import { kindOfBook, volumeOf } from '@/backend/modules/textbooks/book-kind'
import { missingSubjects } from '@/backend/modules/textbooks/subjects-of-grade'

test.each([
  ['Toán lớp 6 – Tập một', 'Toán', 6, 'textbook', 1],
  ['Toán 6, tập 2', 'Toán', 6, 'textbook', 2],
  ['Toán 6 tập II', 'Toán', 6, 'textbook', 2],
  ['Toán lớp 10 – Học chắc từng bài', 'Toán', 1, 'reference', null],
  ['Ngữ văn lớp 6 – Đọc, viết, nói và nghe', 'Ngữ văn', 6, 'textbook', null],
  ['Vật lí lớp 10 – Lý thuyết và bài tập mẫu', 'Vật lí', 10, 'textbook', null],
  ['Bài tập Tiếng Anh lớp 3', 'Tiếng Anh', 3, 'workbook', null],
  ['Vở bài tập Toán 6 – Tập một', 'Toán', 6, 'workbook', 1],
  ['Vở luyện viết lớp 1 – Chữ hoa', 'Tiếng Việt', 1, 'workbook', null],
  ['Phiếu cuối tuần Toán lớp 3', 'Toán', 3, 'workbook', null],
  ['Toán lớp 6 – Nâng cao', 'Toán', 6, 'reference', null],
  ['Đề kiểm tra Toán lớp 6', 'Toán', 6, 'reference', null],
  ['Ôn hè Tiếng Việt lớp 1', 'Tiếng Việt', 1, 'reference', null],
  ['Đọc hiểu Ngữ văn lớp 6', 'Ngữ văn', 6, 'reference', null],
  ['Tiếng Anh lớp 6 – Ngữ pháp và từ vựng', 'Tiếng Anh', 6, 'reference', null],
] as const)('%s (%s %i) is a %s', (title, subject, grade, kind, volume) => {
  expect([kindOfBook({ title, subject, grade }), volumeOf(title)]).toEqual([kind, volume])
})

test('what the office says of a book counts before its title', () => {
  const book = { title: 'Toán lớp 6 – Tập một', subject: 'Toán', grade: 6 }
  expect(kindOfBook({ ...book, bookKind: 'exercises' })).toBe('workbook')
  expect(kindOfBook({ ...book, bookKind: null })).toBe('textbook')
})

test('a grade misses the subjects that no book is for, however they are spelled', () => {
  const has = ['Ngữ văn', 'Toán', 'Lịch sử và Địa lý', 'Nghệ thuật', 'Giáo dục Công dân']
  expect(missingSubjects(6, has)).toEqual([
    'Tiếng Anh',
    'Khoa học tự nhiên',
    'Tin học',
    'Công nghệ',
    'Giáo dục thể chất',
    'Hoạt động trải nghiệm, hướng nghiệp',
  ])
  expect(missingSubjects(3, [])).toContain('Tiếng Anh')
  expect(missingSubjects(2, [])).not.toContain('Tiếng Anh')
})
