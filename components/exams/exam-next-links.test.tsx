/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { ExamNextLinks } from '@/components/exams/exam-next-links'
import { renderPage } from '@/components/ui/testing'

const exercise = { courseId: 3, lessonId: 5, nextLessonId: 6, isCourseOwned: true }

const shown = (detail: Parameters<typeof ExamNextLinks>[0]['detail'], isEmbedded = false) => {
  renderPage(<ExamNextLinks detail={detail} isEmbedded={isEmbedded} />)
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
}

test.each([
  ['an own course', true, false, ['/bai-hoc/5', '/bai-hoc/6']],
  ['a free course of the library', false, false, ['/thu-vien/bai-hoc/5', '/thu-vien/bai-hoc/6']],
  [
    'an own course in the app',
    true,
    true,
    ['/mobile/mycourse/lesson/5', '/mobile/mycourse/lesson/6'],
  ],
  ['a free course in the app', false, true, ['/mobile/lesson/5', '/mobile/lesson/6']],
])(
  'an exercise leads back to its lesson and on to the next: %s',
  (_, isCourseOwned, isEmbedded, hrefs) => {
    expect(shown({ ...exercise, isCourseOwned }, isEmbedded)).toEqual([
      ['Về bài học', hrefs[0]],
      ['Bài tiếp theo', hrefs[1]],
    ])
  },
)

test('pages of their own stay theirs when their time with the course is over', () => {
  const ended = { ...exercise, isCourseOwned: false, startRefusal: 'accessEnded' as const }
  expect(shown({ ...ended, nextLessonId: null })).toEqual([['Về bài học', '/bai-hoc/5']])
})

test('the last exercise leads back to its lesson, an exam to its course', () => {
  expect(shown({ ...exercise, nextLessonId: null })).toEqual([['Về bài học', '/bai-hoc/5']])
  document.body.replaceChildren()
  expect(shown({ courseId: 3, lessonId: null })).toEqual([['Về khóa học', '/khoa-hoc/3']])
})
