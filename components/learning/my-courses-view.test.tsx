import { expect, test } from '@jest/globals'
import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ComponentProps } from 'react'
import { renderToString } from 'react-dom/server'
import { MyCoursesView } from '@/components/learning/my-courses-view'

type Props = ComponentProps<typeof MyCoursesView>

const nowhere = {} as AppRouterInstance
const links = { course: () => '/', lesson: () => '/' }

const write = (change: Partial<Props>) =>
  renderToString(
    <AppRouterContext.Provider value={nowhere}>
      <MyCoursesView list={null} page={1} links={links} {...change} />
    </AppRouterContext.Provider>,
  )

test('before hydration the form cannot be submitted, so no code gets into the URL', () => {
  const html = write({})
  expect(html).toContain('name="code"')
  expect(html).not.toContain('type="submit"')
})

test('a course that was opened and left goes on, although no lesson of it is done', () => {
  const course = {
    ...{ courseId: 15, courseName: 'Luyện thi', slug: 'luyen-thi', totalExamination: 0 },
    ...{ totalLesson: 8, completedLesson: 0, nextLessonId: 90 },
  }
  const shown = (hasBegun: boolean) =>
    write({ list: { courses: [{ ...course, hasBegun }], totalPage: 1 } })
  expect(shown(true)).toContain('Học tiếp')
  expect(shown(false)).toContain('Bắt đầu học')
})

test('a page past the last one links to the last one', () => {
  const html = write({ list: { courses: [], totalPage: 2 }, page: 9 })
  expect(html).toContain('Trang 9 không còn nữa')
  expect(html).toContain('href="/tai-lieu-cua-toi?page=2"')
})
