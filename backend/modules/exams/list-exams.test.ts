import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { examination } from '@/backend/modules/exams/tables'
import { course, lesson, userCourse } from '@/backend/modules/learning/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { addExam, MINUTE, openSchool, samples } from '@/backend/testing/exams'
import { ask } from '@/backend/testing/test-app'
import { listAssignments, listExaminations, questionTypes } from '@/contract/shop/exams'

databaseTest('lists show number, tries, last result and what is open', async ({ db }) => {
  const school = await openSchool(db)
  await addExam(db, { name: 'Giữa kì', duration: 90, maxAttempt: 2, position: 1 })
  const second = await addExam(db, { name: 'Cuối kì', position: 2, questions: samples.slice(0, 3) })
  await addExam(db, { name: 'Bài tập 1', kind: 1, lessonId: 1 })
  await addExam(db, { name: 'Nháp', status: 0 })
  const first = await school.start(second)
  await school.submit(first)
  await school.start(second)
  const headers = { headers: { authorization: 'Bearer lan' } }
  const exams = await ask(
    school.app,
    listExaminations,
    '/api/Examination/GetExaminations/?courseId=1',
    headers,
  )
  expect(exams.data).toMatchObject([
    {
      examinationName: 'Giữa kì',
      kind: 2,
      totalQuestion: samples.length,
      duration: 90,
      attemptCount: 0,
    },
    {
      examinationName: 'Cuối kì',
      totalQuestion: 3,
      attemptCount: 2,
      inProgress: true,
      lastResult: { examResultId: first.examResultId, score: 0, maxScore: 2 },
    },
  ])
  const exercises = await ask(
    school.app,
    listAssignments,
    '/api/Examination/GetAssignments?lessonId=1',
    headers,
  )
  expect(exercises.data.map(({ examinationName }) => examinationName)).toEqual(['Bài tập 1'])
})

databaseTest('whoever has not activated the course sees its free exams only', async ({ db }) => {
  const school = await openSchool(db)
  const paid = await addExam(db)
  expect(await school.refusedGet('GetExaminations?courseId=1', 'minh')).toMatchObject({
    status: 403,
    text: 'Bạn chưa kích hoạt khóa học này.',
  })
  for (const refused of [
    await school.refusedGet(`Detail/${paid}`, 'minh'),
    await school.refusedPost(`DoExam/${paid}`, {}, 'minh'),
  ]) {
    expect(refused.status).toBe(403)
  }
  const free = await addExam(db, { isFree: true })
  const inFreeCourse = await addExam(db, { courseId: 2 })
  expect((await school.start(free, {}, 'minh')).attemptNo).toBe(1)
  expect((await school.start(inFreeCourse, {}, 'minh')).attemptNo).toBe(1)
  const answer = await school.get('GetExaminations?courseId=1', 'minh')
  expect(((await answer.json()) as { data: unknown[] }).data).toHaveLength(1)
})

databaseTest(
  'whose time with the course is over is told the day, keeps what was tried and starts nothing more',
  async ({ db }) => {
    const school = await openSchool(db)
    const [tried, untried] = [await addExam(db), await addExam(db)]
    await school.submit(await school.start(tried))
    await db.update(userCourse).set({ expiresAt: new Date('2026-11-01T10:00:00+07:00') })
    expect(await school.detail(tried)).toMatchObject({
      startRefusal: 'accessEnded',
      accessEndTime: '2026-11-01T03:00:00.000Z',
      hasResult: true,
    })
    for (const refused of [
      await school.refusedGet(`Detail/${untried}`),
      await school.refusedPost(`DoExam/${untried}`, {}),
      await school.refusedPost(`DoExam/${tried}`, {}),
    ]) {
      expect(refused).toMatchObject({
        status: 403,
        text: 'Khóa học của bạn đã hết hạn ngày 1 tháng 11 năm 2026.',
      })
    }
    expect((await school.refusedGet(`Detail/${untried}`, 'minh')).text).toBe(
      'Bạn chưa kích hoạt khóa học này.',
    )
  },
)

databaseTest('what is not published is not there', async ({ db }) => {
  const school = await openSchool(db)
  const draft = await addExam(db, { status: 0 })
  const hidden = await addExam(db, { kind: 1, lessonId: 1 })
  await db.update(lesson).set({ status: 0 }).where(eq(lesson.id, 1))
  for (const id of [draft, hidden, 999]) {
    expect((await school.refusedGet(`Detail/${id}`)).status).toBe(404)
    expect((await school.refusedPost(`DoExam/${id}`, {})).status).toBe(404)
  }
  expect((await school.refusedGet('GetAssignments?lessonId=1')).status).toBe(404)
  await db.update(course).set({ status: 0 }).where(eq(course.id, 1))
  expect((await school.refusedGet('GetExaminations?courseId=1')).status).toBe(404)
})

databaseTest(
  'questions are shown only while an attempt is open, and belong to it',
  async ({ db }) => {
    const school = await openSchool(db)
    const id = await addExam(db, { duration: 90 })
    expect(await school.detail(id)).toMatchObject({
      inProgress: false,
      questionActives: [],
      totalQuestion: samples.length,
      maxScore: 10,
      hasResult: false,
      startRefusal: null,
    })
    const attempt = await school.start(id)
    const { examResultId } = attempt
    const during = await school.detail(id)
    expect(during).toMatchObject({ inProgress: true, examResultId, totalQuestion: samples.length })
    expect(during.questionActives.map(({ questionType }) => questionType)).toEqual(questionTypes)
    await school.submit(attempt)
    expect(await school.detail(id)).toMatchObject({ questionActives: [], hasResult: true })
    expect((await school.detail(id, 'lan')).attemptCount).toBe(1)
  },
)

databaseTest('formulas are set and blanks drawn before they leave', async ({ db }) => {
  const school = await openSchool(db)
  const id = await addExam(db)
  await school.start(id)
  const { questionActives } = await school.detail(id)
  expect(questionActives[4]?.questionContent).toContain('<math')
  expect(questionActives[5]?.questionContent).toContain('(1)')
  expect(questionActives[5]?.questionContent).not.toContain('[[')
})

databaseTest('reasons not to begin are told before one tries', async ({ db }) => {
  const school = await openSchool(db)
  const inAnHour = new Date(school.now().getTime() + 60 * MINUTE)
  const later = await addExam(db, { openTime: inAnHour })
  const closed = await addExam(db, { closeTime: school.now() })
  const empty = await addExam(db, { questions: [] })
  const once = await addExam(db, { maxAttempt: 1 })
  await school.submit(await school.start(once))
  const reasons = []
  for (const id of [later, closed, empty, once]) {
    const { startRefusal } = await school.detail(id)
    const { status } = await school.refusedPost(`DoExam/${id}`, {})
    reasons.push([startRefusal, status])
  }
  expect(reasons).toEqual([
    ['notOpen', 403],
    ['closed', 410],
    ['empty', 409],
    ['maxAttempt', 409],
  ])
})

databaseTest(
  'an activation that ends, or an exam withdrawn, does not stop who sits in it',
  async ({ db }) => {
    const school = await openSchool(db)
    const id = await addExam(db)
    const attempt = await school.start(id)
    await db.update(userCourse).set({ expiresAt: school.now() })
    await db.update(examination).set({ status: 0 }).where(eq(examination.id, id))
    school.wait(MINUTE)
    expect((await school.detail(id)).questionActives).toHaveLength(samples.length)
    expect((await school.start(id, attempt)).examResultId).toBe(attempt.examResultId)
    expect((await school.submit(attempt)).finishReason).toBe('user')
    expect((await school.review(id)).canRetry).toBe(false)
  },
)
