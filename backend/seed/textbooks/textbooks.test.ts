import { expect, test } from '@jest/globals'
import { courses, lessonsOf } from '@/backend/seed/learning/courses'
import { columnOf, entriesOf, textbooks } from '@/backend/seed/textbooks/textbooks'

test('chapters stand in two columns, the first half on the left', () => {
  const book = textbooks().find(({ slug }) => slug === 'toan-1')
  expect(book?.chapters.map((_, at) => columnOf(book, at))).toEqual([1, 1, 1, 1, 2, 2, 2])
})

test('twenty-four textbooks for all twelve grades, six to ten chapters each', () => {
  expect(textbooks()).toHaveLength(24)
  expect(new Set(textbooks().map(({ slug }) => slug)).size).toBe(24)
  expect(new Set(textbooks().map(({ grade }) => grade)).size).toBe(12)
  expect(
    textbooks()
      .filter(({ chapters }) => chapters.length < 6 || chapters.length > 10)
      .map(({ name }) => name),
  ).toEqual([])
})

test.each(textbooks().map((book) => [book.name, book] as const))(
  '%s: texts in NFC, pages rise, titles differ within a chapter',
  (_, book) => {
    const pages: number[] = []
    for (const { title, ...chapter } of book.chapters) {
      const all = entriesOf({ title, ...chapter })
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
  for (const book of textbooks()) {
    const numbers = book.chapters.flatMap(entriesOf).flatMap(({ lesson }) => lesson ?? [])
    const course = courses().find(({ slug }) => slug === book.course)
    if (book.course !== undefined) expect(course?.grade).toBe(book.grade)
    const lessons = course ? lessonsOf(course) : []
    expect(numbers.filter((number) => number > lessons.length)).toEqual([])
    // Every lesson of the course is taught somewhere in the book.
    if (course)
      expect(lessons.map((_, at) => at + 1).filter((number) => !numbers.includes(number))).toEqual(
        [],
      )
  }
})
