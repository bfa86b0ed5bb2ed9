import { expect } from '@jest/globals'
import { and, eq } from 'drizzle-orm'
import { pino } from 'pino'
import { readConfig } from '@/backend/app/config'
import { appUser } from '@/backend/modules/accounts/tables'
import { regradeAttempts } from '@/backend/modules/exams/grading/regrade-attempts'
import { examAnswer, examResult } from '@/backend/modules/exams/tables'
import type { Store } from '@/backend/platform/db/connect'
import { mailOutbox } from '@/backend/platform/db/tables'
import { databaseTest, onPostgres } from '@/backend/platform/db/testing'
import { addExam, openSchool, revsOf, rightAnswers, samples } from '@/backend/testing/exams'
import { fixedSettings } from '@/backend/testing/settings'

/** Lan answered four questions rightly; older rules took the short answer for wrong. */
async function markedByOldRules({ db }: Pick<Store, 'db'>, found: { right?: boolean } = {}) {
  const school = await openSchool(db)
  const questions = samples.filter(({ type }) => [1, 3, 5, 7].includes(type))
  const id = await addExam(db, { isPractice: true, passScore: 2.75, questions })
  const attempt = await school.start(id)
  const detail = await school.detail(id)
  const right = rightAnswers(detail)
  const short = detail.questionActives.find(({ questionType }) => questionType === 5)
  const shortId = short?.questionActiveId ?? 0
  const answerResult = found.right === false ? { ...right, [shortId]: '3,15' } : right
  await school.submit({ ...attempt, answerResult, answerRevs: revsOf(right) })
  const isShort = and(
    eq(examAnswer.examResultId, attempt.examResultId),
    eq(examAnswer.questionActiveId, shortId),
  )
  const set = (change: Partial<typeof examAnswer.$inferInsert>) =>
    db.update(examAnswer).set(change).where(isShort)
  await set({ gotScore: 0, isRight: false })
  await db.update(examResult).set({
    score: 2.5,
    rulesVersion: 0,
    result: { correctCount: 3, totalQuestion: 4, isPass: false },
  })
  const regrade = () =>
    regradeAttempts({
      db,
      now: school.now,
      log: pino({ level: 'silent' }),
      config: readConfig({}),
      settings: fixedSettings(),
    })
  const emails = () => db.select().from(mailOutbox)
  return { ...school, db, id, regrade, set, emails }
}

databaseTest(
  'a right answer once taken for wrong counts, and its learner is told, once',
  async (store) => {
    const school = await markedByOldRules(store)
    expect(await school.regrade()).toBe(1)
    const review = await school.review(school.id)
    expect(review).toMatchObject({ score: 3, correctCount: 4, isPass: true })
    expect(review.questionActives.every(({ isRight }) => isRight)).toBe(true)
    const [mail, ...others] = await school.emails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      toAddr: 'lan@sach.vn',
      subject: 'Điểm bài “Kiểm tra giữa kì” đã được tính lại',
      bodyText: expect.stringContaining('3/3 (đạt)'),
    })
    expect([await school.regrade(), (await school.emails()).length]).toEqual([0, 1])
  },
)

databaseTest('nobody loses points, and what a teacher has said stands', async (store) => {
  const school = await markedByOldRules(store, { right: false })
  await school.set({ gotScore: 0.5, isRight: true })
  await school.db.update(examResult).set({ score: 3 })
  expect(await school.regrade()).toBe(0)
  expect((await school.review(school.id)).score).toBe(3)
  expect(await school.emails()).toEqual([])
})

databaseTest('a question a teacher has commented on keeps its points', async (store) => {
  const school = await markedByOldRules(store)
  await school.set({ comment: 'Xem lại đơn vị.' })
  expect(await school.regrade()).toBe(0)
  expect((await school.review(school.id)).score).toBe(2.5)
})

databaseTest('whoever asked to be left alone is marked anew and not mailed', async (store) => {
  const school = await markedByOldRules(store)
  await school.db.update(appUser).set({ restrictedAt: new Date() })
  expect([await school.regrade(), await school.emails()]).toEqual([1, []])
})

onPostgres('of two programs that mark anew at once one tells the learner', async (store) => {
  const school = await markedByOldRules(store)
  const counts = await Promise.all([school.regrade(), school.regrade()])
  expect([counts.sort(), (await school.emails()).length]).toEqual([[0, 1], 1])
})
