/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { CourseView } from '@/components/learning/course-view'
import { LockedLesson } from '@/components/learning/locked-lesson'
import { renderPage } from '@/components/ui/testing'
import type { CourseDetail } from '@/contract/shop/learning'
import { answerCalls } from '@/lib/api/testing'

const lesson = { position: 1, hasVideo: true, isPreview: false, isLocked: true }
const course: CourseDetail = {
  courseId: 15,
  courseName: 'Luyện thi vào lớp 10',
  slug: 'luyen-thi',
  description: '',
  isFree: false,
  isOwned: false,
  productId: 70,
  productSlug: 'luyen-thi',
  price: 349_000,
  totalExamination: 0,
  courseChapters: [
    {
      courseChapterId: 1,
      chapterName: 'Chương 1',
      position: 1,
      lessons: [
        { ...lesson, lessonId: 90, lessonName: 'Bài 1', isPreview: true, isLocked: false },
        { ...lesson, lessonId: 91, lessonName: 'Bài 2' },
      ],
    },
  ],
}

const shop = { lesson: ({ id }: { id: number }) => `/thu-vien/bai-hoc/${id}` }
const app = { lesson: ({ id }: { id: number }) => `/mobile/lesson/${id}`, isEmbedded: true }

const inShop = <CourseView course={course} links={shop} ownHref="/khoa-hoc/luyen-thi-15" />
const inApp = <CourseView course={course} links={app} ownHref="/mobile/mycourse/15" />
const lockedInApp = (
  <LockedLesson
    reason="Cần mở khóa học"
    courseId={15}
    courseHref="/mobile/course/15"
    ownHref="/mobile/mycourse/lesson/91"
    isEmbedded
  />
)

const person = {
  guest: { isSignedIn: false, isOwned: false },
  stranger: { isSignedIn: true, isOwned: false },
  owner: { isSignedIn: true, isOwned: true },
}

/** The page once the server has said who owns the course. */
async function open(page: ReactNode, { isSignedIn, isOwned }: typeof person.guest) {
  document.documentElement.toggleAttribute('data-signed-in', isSignedIn)
  const sent = answerCalls({
    'GET /api/Library/CourseDetail/15': { json: { data: { ...course, isOwned } } },
  })
  renderPage(page)
  if (isOwned) await screen.findByText('Bạn đã có khóa học này.')
  await act(async () => undefined)
  return sent
}

const seen = () => document.body.textContent ?? ''
const linksShown = () =>
  screen
    .getAllByRole('link')
    .map((link) => `${link.textContent} → ${link.getAttribute('href')}`)
    .filter((link) => !link.startsWith('Bài '))

afterEach(() => {
  cleanup()
  document.documentElement.removeAttribute('data-signed-in')
})

test('the owner of a library course sees a link to continue and nothing to buy', async () => {
  await open(inShop, person.owner)
  expect(linksShown()).toEqual(['Học tiếp → /khoa-hoc/luyen-thi-15'])
  expect(seen()).not.toMatch(/Mua để mở|349|Bắt đầu học|mua khóa học/)
})

test('so does the owner in the app', async () => {
  await open(inApp, person.owner)
  expect(linksShown()).toEqual(['Học tiếp → /mobile/mycourse/15'])
  expect(seen()).not.toMatch(/349|Bắt đầu học|mua khóa học/)
})

test.each(['guest', 'stranger'] as const)(
  'a %s can start free lessons and buy the course',
  async (who) => {
    await open(inShop, person[who])
    expect(linksShown().slice(0, 2)).toEqual([
      'Học thử → /thu-vien/bai-hoc/90',
      expect.stringContaining('Mua để mở khóa học → '),
    ])
    expect(seen()).toContain('349.000')
    expect(seen()).not.toContain('Bạn đã có')
  },
)

test('a guest’s page does not ask who owns the course', async () => {
  expect(await open(inShop, person.guest)).toEqual([])
})

test('where nobody could be asked, an owner is told so and can ask again', async () => {
  document.documentElement.toggleAttribute('data-signed-in', true)
  const own = { ...course, isOwned: true }
  let isAway = true
  answerCalls({
    'GET /api/Library/CourseDetail/15': () => (isAway ? { status: 503 } : { json: { data: own } }),
  })
  renderPage(inShop)
  expect((await screen.findByRole('status')).textContent).toContain('Chưa kiểm tra được')
  isAway = false
  fireEvent.click(screen.getByRole('button', { name: 'Thử lại' }))
  await screen.findByText('Bạn đã có khóa học này.')
  expect(seen()).not.toContain('Chưa kiểm tra được')
})

test('a locked lesson in the app links its owner to their own lesson', async () => {
  await open(lockedInApp, person.owner)
  expect(linksShown()).toEqual(['Mở bài học này → /mobile/mycourse/lesson/91'])
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(seen()).not.toContain('chưa mở')
})

test('a locked lesson in the app links everybody else to its course, with nothing to buy', async () => {
  await open(lockedInApp, person.guest)
  expect(linksShown()).toEqual(['Về khóa học → /mobile/course/15'])
  expect(seen()).toContain('Bài học này chưa mở')
})

test.each([
  ['owner', ['Mở bài học này → /bai-hoc/91']],
  ['guest', ['Xem khóa học và cách mở → /thu-vien/khoa-hoc/15', 'Nhập mã in trong sách → ']],
] as const)('a locked lesson in the shop shows an %s the next steps', async (who, expected) => {
  const page = { reason: '', courseId: 15, courseHref: '/thu-vien/khoa-hoc/15' }
  await open(<LockedLesson {...page} ownHref="/bai-hoc/91" />, person[who])
  expect(linksShown()).toEqual(expected.map((link) => expect.stringContaining(link)))
})

test('who learnt in a course that is over reads until when, what is kept, and how to go on', () => {
  renderPage(
    <CourseView
      course={{
        ...course,
        hasEnded: true,
        expireDate: '2026-11-12T03:00:00Z',
        completedLesson: 1,
        nextLessonId: null,
      }}
      links={shop}
    />,
  )
  expect(seen()).toContain('Khóa học đã hết hạn ngày 12/11/2026')
  expect(seen()).toContain('Đã học 1/2 bài')
  expect(linksShown()).toContain('Gia hạn để học tiếp → /san-pham/luyen-thi-70')
})

test('a free course is kept with one press by who is signed in; a guest signs in first', async () => {
  const free = { ...course, isFree: true }
  const sent = answerCalls({
    'POST /api/UserCourse/Take/15': { json: { successMessage: 'Đã lưu' } },
    'GET /api/Library/CourseDetail/15': { json: { data: { ...free, isOwned: false } } },
  })
  const own = ({ id }: { id: number }) => `/bai-hoc/${id}`
  const page = <CourseView course={free} links={shop} ownLesson={own} />
  renderPage(page)
  expect(linksShown()).toContainEqual(
    expect.stringMatching(/^Đăng nhập để lưu tiến độ học → \/login/),
  )
  cleanup()
  document.documentElement.toggleAttribute('data-signed-in', true)
  renderPage(page)
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Học và lưu tiến độ' }))
  })
  expect(sent.map(({ path }) => path)).toContain('/api/UserCourse/Take/15')
})
