import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { examination } from '@/backend/modules/exams/tables'
import { courseChapter, lessonProgress, userCourse } from '@/backend/modules/learning/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { addCourse, addLesson, twoLearners } from '@/backend/testing/learning'
import { TEST_NOW } from '@/backend/testing/test-app'

const inDays = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000)

databaseTest(
  'my courses: the one studied last first, those that are over at the end',
  async ({ db }) => {
    const { list, study, wait } = await twoLearners(db)
    await addCourse(db, 2, { name: 'Đã rời thư viện', inLibrary: false })
    await addCourse(db, 3, { name: 'Hết hạn' })
    await addCourse(db, 4, { name: 'Bản nháp', status: 0 })
    await addCourse(db, 5, { name: 'Của người khác' })
    await db.insert(userCourse).values([
      { userId: 1, courseId: 2, activatedAt: inDays(-9), expiresAt: inDays(9) },
      { userId: 1, courseId: 3, activatedAt: inDays(-9), expiresAt: inDays(-1) },
      { userId: 1, courseId: 4, activatedAt: inDays(-9) },
      { userId: 2, courseId: 5, activatedAt: inDays(-9) },
    ])
    await addLesson(db, 1)
    await addLesson(db, 2, { status: 0 })
    await addLesson(db, 3, { courseId: 2 })
    await addLesson(db, 4, { courseId: 2 })
    await db.insert(examination).values([
      { kind: 2, courseId: 2, name: 'Kiểm tra' },
      { kind: 2, courseId: 2, name: 'Nháp', status: 0 },
    ])
    expect((await list()).data.map(({ courseId }) => courseId)).toEqual([1, 2, 3])
    wait(60)
    expect(await study(3, { isCompleted: true })).toBe(200)
    const { data, totalPage, totalItem } = await list('?page=1')
    expect([totalPage, totalItem]).toEqual([1, 3])
    expect(data[0]).toMatchObject({
      courseId: 2,
      totalLesson: 2,
      completedLesson: 1,
      nextLessonId: 4,
      totalExamination: 1,
      expireDate: inDays(9).toISOString(),
    })
    expect(data[1]).toMatchObject({
      courseId: 1,
      totalLesson: 1,
      nextLessonId: 1,
      expireDate: null,
    })
    expect(data[2]).toMatchObject({ courseId: 3, hasEnded: true, nextLessonId: null })
    expect(data[1]).not.toHaveProperty('hasEnded')
    expect((await list('?page=2')).data).toEqual([])
    expect((await list('?pageSize=1')).totalPage).toBe(3)
    expect((await list('', 'staff')).data).toEqual([])
  },
)

databaseTest('a page that makes no sense is refused, never an accident', async ({ db }) => {
  const { refused } = await twoLearners(db)
  for (const page of ['0', '-1', 'abc', '1e9', '99999999999', '1.5'])
    expect([page, await refused(`?page=${page}`)]).toEqual([page, 400])
})

databaseTest('a course is there for its owners alone, staff or not', async ({ db }) => {
  const { course, lesson, refused } = await twoLearners(db)
  await addLesson(db, 1)
  await addLesson(db, 2, { status: 0 })
  await addCourse(db, 2, { isFree: true })
  await addLesson(db, 3, { courseId: 2, isPreview: true })
  expect(await course(1)).toMatchObject({ isOwned: true, expireDate: null, completedLesson: 0 })
  expect((await lesson(1)).lessonId).toBe(1)
  for (const path of ['CourseDetail/1', 'LessonDetail/1', 'CourseDetail/99', 'LessonDetail/99']) {
    expect([path, await refused(path, 'minh')]).toEqual([path, 404])
    expect([path, await refused(path, 'staff')]).toEqual([path, 404])
  }
  for (const path of ['LessonDetail/2', 'CourseDetail/2', 'LessonDetail/3'])
    expect([path, await refused(path, 'lan')]).toEqual([path, 404])
  for (const id of ['0', 'abc', '1e3', '9999999999'])
    expect(await refused(`CourseDetail/${id}`, 'lan')).toBe(400)
})

databaseTest('a course whose time is over is closed, its progress is kept', async ({ db }) => {
  const { app, as, course, lesson, refused, study, wait } = await twoLearners(db)
  await addLesson(db, 1)
  await addLesson(db, 2, { isPreview: true })
  await db
    .update(userCourse)
    .set({ expiresAt: inDays(1) })
    .where(eq(userCourse.courseId, 1))
  expect((await course(1)).expireDate).toBe(inDays(1).toISOString())
  await study(1, { isCompleted: true })
  wait(86_400)
  const ended = await course(1)
  expect(ended).toMatchObject({
    isOwned: false,
    hasEnded: true,
    expireDate: inDays(1).toISOString(),
    completedLesson: 1,
    nextLessonId: null,
  })
  const lessons = ended.courseChapters.flatMap((chapter) => chapter.lessons)
  expect(lessons.map(({ isLocked, isCompleted }) => [isLocked, isCompleted])).toEqual([
    [true, true],
    [false, false],
  ])
  // A trial lesson lies open to everybody, and so to whom it was open before.
  expect((await lesson(2)).lessonId).toBe(2)
  const response = await app.request('/api/UserCourse/LessonDetail/1', as('lan'))
  expect([response.status, await response.json()]).toEqual([
    403,
    {
      errorMessage: 'Khóa học của bạn đã hết hạn ngày 22 tháng 11 năm 2026.',
      data: { reason: 'ended', courseId: 1 },
    },
  ])
  expect(await study(1, { position: 5 })).toBe(403)
  expect(await refused('CourseDetail/1', 'minh')).toBe(404)
})

databaseTest('a free course is taken up once, for ever; others are not', async ({ db }) => {
  const { app, as, list, study } = await twoLearners(db)
  await addCourse(db, 2, { isFree: true })
  await addLesson(db, 20, { courseId: 2 })
  await addCourse(db, 3, { isFree: true, status: 0 })
  const take = async (id: number) =>
    (await app.request(`/api/UserCourse/Take/${id}`, { method: 'POST', ...as('minh') })).status
  for (const [id, status] of [
    [2, 200],
    [2, 200],
    [1, 409],
    [3, 404],
    [99, 404],
  ] as const)
    expect([id, await take(id)]).toEqual([id, status])
  const { data } = await list('', 'minh')
  expect(data).toMatchObject([{ courseId: 2, expireDate: null, nextLessonId: 20 }])
  expect(data[0]?.hasBegun).toBe(false)
  expect(await study(20, { position: 30 }, 'minh')).toBe(200)
  expect((await list('', 'minh')).data[0]).toMatchObject({ completedLesson: 0, hasBegun: true })
  await db
    .update(userCourse)
    .set({ expiresAt: inDays(-1) })
    .where(eq(userCourse.courseId, 2))
  await take(2)
  expect((await list('', 'minh')).data[0]?.expireDate).toBeNull()
})

databaseTest('a course tells what is done and where to go on', async ({ db }) => {
  const { course, study, wait } = await twoLearners(db)
  await db.insert(courseChapter).values([
    { id: 31, courseId: 1, name: 'Chương 2', position: 2 },
    { id: 30, courseId: 1, name: 'Chương 1', position: 1 },
  ])
  await addLesson(db, 1, { courseChapterId: 31 })
  await addLesson(db, 2, { courseChapterId: 30 })
  await addLesson(db, 3, { courseChapterId: 30 })
  expect(await course(1)).toMatchObject({ nextLessonId: 2, hasBegun: false })
  await study(2, { position: 30 })
  expect(await course(1)).toMatchObject({ nextLessonId: 2, completedLesson: 0, hasBegun: true })
  await study(2, { isCompleted: true })
  const begun = await course(1)
  expect(begun).toMatchObject({ nextLessonId: 3, completedLesson: 1 })
  expect(
    begun.courseChapters.flatMap(({ lessons }) =>
      lessons.map(({ lessonId, isCompleted, isLocked }) => [lessonId, isCompleted, isLocked]),
    ),
  ).toEqual([
    [2, true, false],
    [3, false, false],
    [1, false, false],
  ])
  for (const id of [3, 1]) {
    wait(1)
    await study(id, { isCompleted: true })
  }
  expect(await course(1)).toMatchObject({ nextLessonId: null, completedLesson: 3 })
})

databaseTest('a film whose length nobody stored starts again after its end', async ({ db }) => {
  const { lesson, study } = await twoLearners(db)
  await addLesson(db, 1, { duration: null, videoUrl: '/media/1.webm' })
  await study(1, { position: 42, duration: 100 })
  expect((await lesson(1)).resumePosition).toBe(42)
  await study(1, { position: 100, duration: 100 })
  expect(await lesson(1)).toMatchObject({ resumePosition: 0, isCompleted: true })
})

databaseTest('a film goes on where it was left, on any device', async ({ db }) => {
  const { lesson, study } = await twoLearners(db)
  await addLesson(db, 1, { duration: 100, videoUrl: '/media/1.webm' })
  expect((await lesson(1)).resumePosition).toBeUndefined()
  await study(1, { position: 42, duration: 100 })
  expect(await lesson(1)).toMatchObject({ resumePosition: 42, isCompleted: false })
  await study(1, { position: 95, duration: 100 })
  expect(await lesson(1)).toMatchObject({ resumePosition: 0, isCompleted: true })
  await study(1, { position: 10, duration: 100 })
  expect(await lesson(1)).toMatchObject({ resumePosition: 10, isCompleted: true })
  await study(1, { position: 10, duration: 100, isCompleted: false })
  expect((await lesson(1)).isCompleted).toBe(false)
  expect(await study(1, { position: 86_000, duration: 86_400 })).toBe(200)
  const [stored] = await db.select().from(lessonProgress)
  expect(stored).toMatchObject({ position: 100, duration: 100 })
})

databaseTest(
  'nobody writes into another one’s progress, or nonsense into their own',
  async ({ db }) => {
    const { study } = await twoLearners(db)
    await addLesson(db, 1)
    expect(await study(1, { position: 5 }, 'minh')).toBe(404)
    expect(await study(99, { position: 5 })).toBe(404)
    for (const body of [{ position: -1 }, { position: 1.5 }, { position: 1e9 }, { duration: 'x' }])
      expect([body, await study(1, body)]).toEqual([body, 400])
    expect(await db.$count(lessonProgress)).toBe(0)
  },
)
