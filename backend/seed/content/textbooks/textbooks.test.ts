import { expect, test } from '@jest/globals'
import { textbooks } from '@/backend/seed/content/textbooks/index'
import { textbook } from '@/backend/seed/content/textbooks/textbook'
import { courses } from '@/backend/seed/learning/courses/index'

test('an outline becomes chapters in two columns, entries with children, lessons and rising pages', () => {
  const book = textbook(
    { name: 'Toán thử', slug: 'toan-thu', grade: 2, subject: 'Toán' },
    `
# Một
Bài 1. Đầu @3
- Chơi
# Hai
Bài 2. Sau
# Ba
Bài 3. Cuối
`,
  )
  expect(book.chapters.map(({ title, column }) => [title, column])).toEqual([
    ['Một', 1],
    ['Hai', 1],
    ['Ba', 2],
  ])
  const [first] = book.chapters[0]?.entries ?? []
  expect(first).toMatchObject({ title: 'Bài 1. Đầu', lesson: 3 })
  expect(first?.children[0]).toMatchObject({ title: 'Chơi', lesson: null })
  expect(() => textbook({ name: '', slug: 'x', grade: 1, subject: 'Toán' }, 'Bài 1')).toThrow()
})

test('twenty-four textbooks for all twelve grades, six to ten chapters each', () => {
  expect(textbooks).toHaveLength(24)
  expect(new Set(textbooks.map(({ slug }) => slug)).size).toBe(24)
  expect(new Set(textbooks.map(({ grade }) => grade)).size).toBe(12)
  expect(
    textbooks
      .filter(({ chapters }) => chapters.length < 6 || chapters.length > 10)
      .map(({ name }) => name),
  ).toEqual([])
})

test.each(textbooks.map((book) => [book.name, book] as const))(
  '%s: texts in NFC, pages rise, titles differ within a chapter',
  (_, book) => {
    const pages: number[] = []
    for (const { title, entries } of book.chapters) {
      const all = entries.flatMap((entry) => [entry, ...entry.children])
      expect(all.length).toBeGreaterThan(0)
      expect(new Set(all.map((entry) => entry.title)).size).toBe(all.length)
      for (const text of [title, ...all.map((entry) => entry.title)])
        expect(text).toBe(text.normalize('NFC'))
      pages.push(...all.map(({ page }) => page))
    }
    expect(pages).toEqual([...pages].sort((a, b) => a - b))
  },
)

test('what a textbook links to is a lesson of its course', () => {
  for (const book of textbooks) {
    const numbers = book.chapters
      .flatMap(({ entries }) => entries.flatMap((entry) => [entry, ...entry.children]))
      .flatMap(({ lesson }) => (lesson === null ? [] : [lesson]))
    const course = courses.find(({ slug }) => slug === book.course)
    if (book.course !== null) expect(course?.grade).toBe(book.grade)
    const lessons = course?.chapters.flatMap(({ lessons: inChapter }) => inChapter) ?? []
    expect(numbers.filter((number) => number > lessons.length)).toEqual([])
    // Every lesson of the course is taught somewhere in the book.
    if (course)
      expect(lessons.map((_, at) => at + 1).filter((number) => !numbers.includes(number))).toEqual(
        [],
      )
  }
})
