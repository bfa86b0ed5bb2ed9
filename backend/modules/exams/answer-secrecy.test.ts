import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { examination, examResult } from '@/backend/modules/exams/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import {
  addExam,
  type Learner,
  MINUTE,
  markable,
  openSchool,
  revsOf,
  rightAnswers,
  type School,
} from '@/backend/testing/exams'
import { SAVE_GRACE_MS } from '@/contract/shop/exam-attempts'
import type { ExamReview } from '@/contract/shop/exams'

const SECOND = 1_000
const learners: readonly Learner[] = ['lan', 'minh']
const isFull = process.env.FULL === '1'

const who = fc.constantFrom(...learners)
const minutes = fc.constantFrom(-1, 0, 1, 3)
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constantFrom('start', 'submit'), who }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('wait' as const),
      milliseconds: fc.constantFrom(1, SECOND, MINUTE - 1, MINUTE, MINUTE + 1, 3 * MINUTE),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('edit' as const),
      change: fc.oneof(
        fc.record({ closesIn: minutes }),
        fc.record({ duration: fc.constantFrom(1, 2, null) }),
        fc.record({ maxAttempt: fc.constantFrom(1, 2) }),
      ),
    }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never
const settings = fc.record({
  showAnswer: fc.constantFrom(0 as const, 1 as const, 2 as const),
  maxAttempt: fc.constantFrom(0, 1, 2),
  duration: fc.constantFrom(null, 2),
  closesIn: fc.constantFrom(null, 1, 3),
})

const closing = (school: School, closesIn: number | null) =>
  closesIn === null ? null : new Date(school.now().getTime() + closesIn * MINUTE)

async function edit(
  school: School,
  id: number,
  change: Extract<Step, { does: 'edit' }>['change'],
): Promise<void> {
  const set = 'closesIn' in change ? { closeTime: closing(school, change.closesIn) } : { ...change }
  await school.db.update(examination).set(set).where(eq(examination.id, id))
}

async function apply(school: School, id: number, next: Step): Promise<void> {
  if ('milliseconds' in next) school.wait(next.milliseconds)
  else if ('change' in next) await edit(school, id, next.change)
  else if (next.does === 'start') {
    await school.post(`DoExam/${id}`, { leaseKey: next.who }, next.who)
  } else {
    const { examResultId, questionActives } = await school.detail(id, next.who)
    if (!examResultId) return
    const answerResult = rightAnswers({ questionActives })
    const body = {
      examResultId,
      leaseKey: next.who,
      answerResult,
      answerRevs: revsOf(answerResult),
    }
    await school.post(
      'SubmitExam',
      { ...body, submitKey: '2b1f0c1e-6d8e-4f0e-9f5c-0a3c0f0f9b11' },
      next.who,
    )
  }
}

/** Points and verdicts of single questions, right answers, explanations. */
const tells = (text: string): boolean =>
  /correctAnswer|explanation|bí mật/.test(text) ||
  (JSON.parse(text) as { data: ExamReview }).data.questionActives.some(
    ({ isRight, gotScore }) => isRight !== null || gotScore !== null,
  )

/** The learners to whom some review of theirs tells. */
async function told(school: School, id: number): Promise<Learner[]> {
  const heard: Learner[] = []
  for (const learner of learners) {
    const answer = await school.get(`ReviewExam/${id}`, learner)
    const text = await answer.text()
    if (answer.status === 200 && tells(text)) heard.push(learner)
  }
  return heard
}

/** Whether the server still takes answers to this exam from anybody. */
async function isAccepted(school: School, id: number): Promise<boolean> {
  const attempts = await school.db.select().from(examResult).where(eq(examResult.examinationId, id))
  for (const { id: examResultId, leaseKey } of attempts) {
    const body = { examResultId, leaseKey, answerResult: {}, answerRevs: {} }
    const answer = await school.post('SaveExam', body, leaseKey as Learner)
    if (answer.status === 200) return true
  }
  return false
}

databaseTest(
  'no key and no verdict is visible to anybody while any attempt at the exam is accepted, nor to whom one is left',
  async ({ db }) => {
    const school = await openSchool(db)
    let releases = 0
    await fc.assert(
      fc.asyncProperty(
        settings,
        fc.array(step, { minLength: 6, maxLength: 10 }),
        async ({ closesIn, ...draft }, steps) => {
          const closeTime = closing(school, closesIn)
          const questions = markable.slice(0, 5)
          const id = await addExam(db, { ...draft, closeTime, isFree: true, questions })
          for (const next of steps) {
            await apply(school, id, next)
            const heard = await told(school, id)
            if (heard.length === 0) continue
            releases += 1
            expect(await isAccepted(school, id)).toBe(false)
            for (const learner of heard) {
              const { inProgress, startRefusal } = await school.detail(id, learner)
              expect([inProgress, typeof startRefusal]).toEqual([false, 'string'])
            }
          }
        },
      ),
      { numRuns: isFull ? 400 : 20 },
    )
    expect(releases).toBeGreaterThan(0)
  },
)

const handIn = async (school: School, id: number, learner: Learner = 'lan') => {
  const attempt = await school.start(id, {}, learner)
  return school.submit({ ...attempt, answerResult: {} }, learner)
}
const isTold = async (school: School, id: number) => (await told(school, id)).length > 0

databaseTest(
  'after the closing answers come when the last save has been taken, to the millisecond',
  async ({ db }) => {
    const school = await openSchool(db)
    const closeTime = closing(school, 1)
    const id = await addExam(db, { showAnswer: 2, closeTime, isFree: true, questions: markable })
    await handIn(school, id)
    const other = await school.start(id, {}, 'minh')
    school.wait(MINUTE + SAVE_GRACE_MS)
    expect(await isTold(school, id)).toBe(false)
    await school.save({ ...other, answerResult: {} }, 'minh')
    expect((await school.review(id)).answerRelease).toEqual({
      waitsFor: 'closing',
      releaseTime: new Date((closeTime?.getTime() ?? 0) + SAVE_GRACE_MS).toISOString(),
      isPublished: true,
    })
    school.wait(1)
    expect(await isTold(school, id)).toBe(true)
    expect(
      (await school.refusedPost('SaveExam', { ...other, answerResult: {} }, 'minh')).status,
    ).toBe(409)
  },
)

databaseTest('an exam moved to an earlier end takes its open attempts along', async ({ db }) => {
  const school = await openSchool(db)
  const id = await addExam(db, { duration: 60, maxAttempt: 1, isFree: true, questions: markable })
  const attempt = await school.start(id)
  const set = (change: Partial<typeof examination.$inferInsert>) =>
    db.update(examination).set(change).where(eq(examination.id, id))
  const deadline = async () => (await school.save({ ...attempt, answerResult: {} })).deadline
  await set({ duration: 30 })
  expect(Date.parse((await deadline()) ?? '') - Date.parse(attempt.startTime)).toBe(30 * MINUTE)
  await set({ duration: 45 })
  expect(Date.parse((await deadline()) ?? '') - Date.parse(attempt.startTime)).toBe(45 * MINUTE)
  const closeTime = closing(school, 10)
  await set({ closeTime })
  expect(await deadline()).toBe(closeTime?.toISOString())
  school.wait(10 * MINUTE + SAVE_GRACE_MS + 1)
  expect((await school.refusedPost('SaveExam', { ...attempt, answerResult: {} })).status).toBe(409)
  expect((await school.submit(attempt)).finishReason).toBe('sweep')
  expect((await school.review(id)).submitTime).toBe(closeTime?.toISOString())
})

databaseTest('while attempts are left a review tells points by section alone', async ({ db }) => {
  const school = await openSchool(db)
  const questions = [...markable, ...markable, ...markable]
  const id = await addExam(db, { maxAttempt: 2, questions })
  const attempt = await school.start(id)
  const right = rightAnswers(await school.detail(id))
  await school.submit({ ...attempt, answerResult: right, answerRevs: revsOf(right) })
  const review = await school.review(id)
  expect([await isTold(school, id), review.score]).toEqual([false, review.maxScore])
  expect(review.answerRelease?.waitsFor).toBe('attemptsLeft')
  expect(review.sections?.map((one) => [one.questionType, one.questionCount])).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((type) => [type, 3]),
  )
  expect(review.sections?.every(({ gotScore, maxScore }) => gotScore === maxScore)).toBe(true)
})

databaseTest(
  'practice shows answers after each attempt, not beside an open one',
  async ({ db }) => {
    const school = await openSchool(db)
    const exercise = await addExam(db, {
      kind: 1,
      lessonId: 1,
      courseId: null,
      questions: markable,
    })
    const mock = await addExam(db, { isPractice: true, maxAttempt: 3, questions: markable })
    for (const id of [exercise, mock]) {
      await handIn(school, id)
      expect(await isTold(school, id)).toBe(true)
      const next = await school.start(id)
      expect(await isTold(school, id)).toBe(false)
      await school.submit(next)
      expect(await isTold(school, id)).toBe(true)
    }
  },
)
