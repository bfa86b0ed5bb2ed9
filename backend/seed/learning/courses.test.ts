import { expect, test } from '@jest/globals'
import katex from 'katex'
import sanitizeHtml from 'sanitize-html'
import { allProducts } from '@/backend/seed/catalog/products'
import { exams } from '@/backend/seed/exams/exams'
import { coursePictures } from '@/backend/seed/generators/course-pictures'
import { plainText } from '@/backend/seed/read/markdown'
import { courseCategories, courses, lessonsOf } from './courses'
import { handouts } from './handouts'

const lessons = courses().flatMap((course) =>
  lessonsOf(course).map((lesson) => ({ course, lesson })),
)
const questions = exams().flatMap((exam) => exam.questions)

const allowed = {
  allowedTags: [
    'p',
    'br',
    'h2',
    'h3',
    'ul',
    'ol',
    'li',
    'blockquote',
    'strong',
    'em',
    'a',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { a: ['href'], th: ['scope'] },
  allowedSchemes: ['course'],
}

const htmlTexts: [string, string][] = [
  ...courses().map((course): [string, string] => [course.slug, course.html]),
  ...lessons.map(({ course, lesson }): [string, string] => [
    `${course.slug}/${lesson.slug}`,
    lesson.html,
  ]),
  ...exams().map((exam): [string, string] => [exam.name, exam.descriptionHtml]),
  ...questions.flatMap((question, at): [string, string][] =>
    [
      question.contentHtml,
      question.explanationHtml,
      ...question.answers.map(({ contentHtml }) => contentHtml),
    ].map((html, part) => [`câu hỏi ${at + 1}, phần ${part + 1}`, html]),
  ),
]

test('twenty-four courses in eight categories with about a hundred and fifty lessons', () => {
  expect(courses()).toHaveLength(24)
  expect(courseCategories()).toHaveLength(8)
  expect(new Set(courses().map(({ category }) => category)).size).toBe(8)
  expect(lessons.length).toBeGreaterThanOrEqual(148)
  expect(new Set(courses().map(({ slug }) => slug)).size).toBe(24)
})

const soldCourses = allProducts().filter(({ kind }) => kind === 'course')

test('what the shop sells is there to be taught, and the other way round', () => {
  const sold = courses().filter(({ isSold }) => isSold)
  expect(new Set(sold.map(({ slug }) => slug))).toEqual(
    new Set(soldCourses.map(({ slug }) => slug)),
  )
  for (const course of sold)
    expect(soldCourses.find(({ slug }) => slug === course.slug)).toMatchObject({
      title: course.name,
      author: course.teacher,
      grade: course.grade,
      subject: course.subject,
    })
  expect(courses().some(({ followsTextbook }) => followsTextbook)).toBe(true)
})

test('each course opens with a lesson for everybody', () => {
  for (const course of courses()) expect(course.chapters[0]?.lessons[0]?.isPreview).toBe(true)
})

test('lessons of a course have addresses of their own', () => {
  for (const course of courses()) {
    const slugs = course.chapters.flatMap((chapter) => chapter.lessons.map(({ slug }) => slug))
    expect(new Set(slugs).size).toBe(slugs.length)
  }
})

test('every lesson explains: at least ninety words', () => {
  const short = lessons
    .map(({ lesson }) => ({ name: lesson.name, words: plainText(lesson.html).split(' ').length }))
    .filter(({ words }) => words < 90)
  expect(short).toEqual([])
})

test('texts of lessons and questions are NFC and pass the sanitiser unchanged', () => {
  for (const [name, html] of htmlTexts) {
    expect({ name, html: sanitizeHtml(html, allowed) }).toEqual({ name, html })
    expect({ name, nfc: html === html.normalize('NFC') }).toEqual({ name, nfc: true })
  }
})

test('every formula can be set', () => {
  for (const [name, html] of htmlTexts) {
    const text = html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
    for (const [formula, inline, display] of text.matchAll(/\\\((.+?)\\\)|\\\[(.+?)\\\]/gs)) {
      const set = () =>
        katex.renderToString(inline ?? display ?? '', {
          output: 'mathml',
          strict: 'ignore',
          throwOnError: true,
        })
      expect({
        name,
        formula,
        set: (() => {
          try {
            return typeof set()
          } catch (error) {
            return String(error)
          }
        })(),
      }).toEqual({ name, formula, set: 'string' })
    }
    // A delimiter without its partner would be shown to readers as it stands.
    const rest = text.replace(/\\\(.+?\\\)|\\\[.+?\\\]/gs, '')
    expect({ name, rest: /\\[()[\]]|\*\*|\]\(/.exec(rest)?.[0] ?? '' }).toEqual({ name, rest: '' })
  }
})

test('handouts are given to somebody, and every one asked for is there', () => {
  const asked = lessons.flatMap(({ lesson }) => lesson.handout ?? [])
  expect(new Set(asked)).toEqual(new Set(handouts().map(({ name }) => name)))
})

test('each course has its own picture', () => {
  const names = coursePictures().map(({ name }) => name)
  expect(new Set(names).size).toBe(courses().length)
  expect(coursePictures()[0]?.svg()).toBe(coursePictures()[0]?.svg())
})
