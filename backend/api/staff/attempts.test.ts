import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { appUser } from '@/backend/modules/accounts/tables'
import { attemptTexts as texts } from '@/backend/modules/exams/grading/texts'
import { examResult, question } from '@/backend/modules/exams/tables'
import type { Store } from '@/backend/platform/db/connect'
import { auditLog, mailOutbox } from '@/backend/platform/db/tables'
import { databaseTest, eachDatabase, onPostgres } from '@/backend/platform/db/testing'
import { addExam, MINUTE, openSchool, revsOf, rightAnswers, samples } from '@/backend/testing/exams'
import { ask, json, refusal } from '@/backend/testing/test-app'
import { messages } from '@/contract/messages'
import { GRADING_DAYS } from '@/contract/shop/exam-attempts'
import { QUESTION } from '@/contract/shop/exams'
import { staffAttempts } from '@/contract/staff/attempts'

const ATTEMPTS = '/api/staff/attempts'
const teacher = { authorization: 'Bearer teacher' }
const essays = [
  { type: QUESTION.essay, score: 2, key: { sample: '<p>Mẫu</p>' } },
  { type: QUESTION.essay, score: 3 },
  { type: QUESTION.trueFalse, score: 5, key: true },
] as const

/** Lan has handed in two essays and a right answer that a key marks: five points of ten. */
async function handedIn({ db }: Pick<Store, 'db'>, draft: Parameters<typeof addExam>[1] = {}) {
  const school = await openSchool(db)
  const examId = await addExam(db, { isPractice: true, questions: essays, passScore: 8, ...draft })
  const handIn = async (who: 'lan' | 'minh' = 'lan') => {
    const attempt = await school.start(examId, {}, who)
    const right = rightAnswers(await school.detail(examId, who))
    await school.submit({ ...attempt, answerResult: right, answerRevs: revsOf(right) }, who)
    return attempt.examResultId
  }
  const id = await handIn()
  const patch = (body: unknown) => ({ ...json(body, teacher), method: 'PATCH' })
  const read = async (one = id) =>
    (await ask(school.app, staffAttempts.read, `${ATTEMPTS}/${one}`, { headers: teacher })).data
  const [first, second] = (await read()).grades
  if (!first || !second) throw new Error('two essays wait')
  const grade = async (version: number, ...scores: (number | null | undefined)[]) =>
    (
      await ask(
        school.app,
        staffAttempts.change,
        `${ATTEMPTS}/${id}`,
        patch({ version, grades: gradesOf(scores) }),
      )
    ).data
  const gradesOf = (scores: readonly (number | null | undefined)[]) =>
    [first, second].flatMap(({ questionActiveId }, at) => {
      const score = scores[at]
      return score === undefined ? [] : [{ questionActiveId, score, comment: `Lời ${at + 1}` }]
    })
  const refused = async (body: object) =>
    refusal(school.app, `${ATTEMPTS}/${id}`, patch({ version: 0, ...body }))
  const list = (query = '') =>
    ask(school.app, staffAttempts.list, `${ATTEMPTS}${query}`, { headers: teacher })
  const emails = () => db.select().from(mailOutbox).orderBy(mailOutbox.nextAt)
  return { ...school, db, examId, id, handIn, read, grade, gradesOf, refused, list, emails }
}

eachDatabase('essays wait, oldest first, until a teacher has graded all of them', async (store) => {
  const school = await handedIn(store, { isFree: true })
  school.wait(MINUTE)
  const later = await school.handIn('minh')
  expect(await school.list()).toMatchObject({
    totalItem: 2,
    data: [
      { id: school.id, learnerName: 'Lan', courseName: 'Toán 12', waitingCount: 2, score: null },
      { id: later, learnerName: 'Minh' },
    ],
  })
  expect(await school.read()).toMatchObject({
    keyedScore: 5,
    keyedMaxScore: 5,
    nextId: later,
    questions: [
      { answer: 'Bài văn', explanation: expect.stringContaining('Mẫu') },
      { answer: 'Bài văn' },
    ],
  })

  const pending = await school.review(school.examId)
  expect(pending).toMatchObject({ score: null, markedScore: 5, markedMaxScore: 5 })
  const days = Date.parse(pending.gradingDue ?? '') - Date.parse(pending.submitTime)
  expect(days).toBe(GRADING_DAYS * 24 * 60 * MINUTE)

  expect(await school.grade(0, 1.25)).toMatchObject({ version: 1, waitingCount: 1, score: null })
  expect(await school.emails()).toEqual([])
  const half = await school.review(school.examId)
  expect([half.score, half.questionActives.map(({ gotScore }) => gotScore)]).toEqual([
    null,
    [1.25, null, 5],
  ])

  expect(await school.grade(1, undefined, 3)).toMatchObject({ score: 9.25, waitingCount: 0 })
  expect(await school.review(school.examId)).toMatchObject({
    score: 9.25,
    correctCount: 2,
    isPass: true,
    questionActives: [
      { gotScore: 1.25, isRight: false, comment: 'Lời 1' },
      { gotScore: 3, isRight: true, comment: 'Lời 2' },
      { gotScore: 5, isRight: true },
    ],
  })
  expect((await school.list()).data.map(({ id }) => id)).toEqual([later])
  expect(await school.list('?state=graded')).toMatchObject({ data: [{ id: school.id }] })
  expect(await school.list(`?ids=${school.id},${later}`)).toMatchObject({ totalItem: 2 })
})

databaseTest(
  'the learner is mailed the result once, and again when it is corrected',
  async ({ db }) => {
    const school = await handedIn({ db })
    await school.grade(0, 2, 0.5)
    await school.grade(1, 2, 0.5)
    const [mail, ...others] = await school.emails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      toAddr: 'lan@sach.vn',
      subject: 'Bài “Kiểm tra giữa kì” đã được chấm',
    })
    expect(mail?.bodyText).toContain('7,5/10 (chưa đạt)')
    expect(mail?.bodyText).toContain(`/myexam/${school.examId}?examResultId=${school.id}`)
    school.wait(MINUTE)
    await school.grade(2, 2, 1)
    expect((await school.emails()).at(-1)).toMatchObject({
      subject: 'Điểm bài “Kiểm tra giữa kì” đã được sửa',
      bodyText: expect.stringContaining('8/10 (đạt)'),
    })
  },
)

for (const [who, state] of [
  ['is locked out', { status: 2 }],
  ['asked to be left alone', { restrictedAt: new Date() }],
] as const)
  databaseTest(`whoever ${who} is graded and not mailed`, async ({ db }) => {
    const school = await handedIn({ db })
    await db.update(appUser).set(state)
    expect(await school.grade(0, 2, 3)).toMatchObject({ score: 10 })
    expect(await school.emails()).toEqual([])
  })

databaseTest('wrong points change nothing and are said in words', async ({ db }) => {
  const school = await handedIn({ db })
  const of = (...scores: number[]) => ({ grades: school.gradesOf(scores) })
  const [one] = of(1).grades
  const refusals = [
    [of(2.25), 400, texts.tooMany(1, 2)],
    [of(-1), 400, messages.badInput],
    [of(1.005), 400, messages.badInput],
    [{ grades: [one, one] }, 400, texts.twice],
    [{ grades: [{ ...one, questionActiveId: 1_000_000 }] }, 400, texts.noSuchQuestion],
    [{ grades: [] }, 400, messages.gradesNeeded],
    [{}, 400, messages.gradesNeeded],
    [{ ...of(1), version: 1 }, 409, texts.changedMeanwhile],
  ] as const
  for (const [body, status, text] of refusals)
    expect(await school.refused(body)).toMatchObject({ status, text })
  expect(await school.read()).toMatchObject({ version: 0, waitingCount: 2 })
  await school.grade(0, 1, 1)
  const emptied = { version: 1, grades: school.gradesOf([null]) }
  expect(await school.refused(emptied)).toMatchObject({ status: 400, text: texts.takesBack })
  expect(await school.read()).toMatchObject({ version: 1, score: 7 })
})

databaseTest('only handed-in attempts that need a teacher can be read', async ({ db }) => {
  const school = await handedIn({ db })
  const keyed = await addExam(db, { questions: samples.filter(({ type }) => type === 3) })
  const attempt = await school.start(keyed)
  const status = async (id: number) =>
    (await school.app.request(`${ATTEMPTS}/${id}`, { headers: teacher })).status
  expect(await status(attempt.examResultId)).toBe(404)
  await school.submit({ ...attempt, answerResult: {} })
  expect([await status(attempt.examResultId), await status(1_000_000)]).toEqual([404, 404])
})

databaseTest(
  'the list is searched by exam and learner, and narrowed to a course',
  async ({ db }) => {
    const school = await handedIn({ db })
    const count = async (query: string) => (await school.list(`?${query}`)).totalItem
    expect([await count('q=gi%E1%BB%AFa'), await count('q=lan'), await count('q=minh')]).toEqual([
      1, 1, 0,
    ])
    expect([await count('courseId=1'), await count('courseId=2')]).toEqual([1, 0])
  },
)

databaseTest('a broken key waits for a teacher too, and its review can be read', async ({ db }) => {
  const school = await openSchool(db)
  const examId = await addExam(db, { questions: samples.filter(({ type }) => type === 5) })
  const attempt = await school.start(examId)
  const right = rightAnswers(await school.detail(examId))
  await db.update(question).set({ key: { wrong: true } })
  await school.submit({ ...attempt, answerResult: right, answerRevs: revsOf(right) })
  expect(await school.review(examId)).toMatchObject({ score: null })
  const address = `${ATTEMPTS}/${attempt.examResultId}`
  const { data } = await ask(school.app, staffAttempts.read, address, { headers: teacher })
  expect(data).toMatchObject({ waitingCount: 1, questions: [{ answer: '3.14' }] })
  await db.update(question).set({ key: { accepted: ['3,14'] } })
  const mended = await ask(school.app, staffAttempts.read, address, { headers: teacher })
  expect(mended.data).toMatchObject({ waitingCount: 1, questions: [{ answer: '3.14' }] })
})

databaseTest('the log says who gave which points, not what was written', async ({ db }) => {
  const school = await handedIn({ db })
  await school.grade(0, 2, 3)
  const [entry] = await db.select().from(auditLog).where(eq(auditLog.action, 'attempt.grade'))
  expect(entry).toMatchObject({ actorId: 90, subject: String(school.id), after: { score: 10 } })
  expect(JSON.stringify(entry)).not.toContain('Lời')
  expect(JSON.stringify(entry)).not.toContain('Bài văn')
})

databaseTest('nobody grades, or reads for grading, an attempt of their own', async ({ db }) => {
  const school = await handedIn({ db })
  await db.insert(appUser).values({ id: 90, email: 'co@sach.vn', name: 'Cô Hoa', status: 1 })
  await db.update(examResult).set({ userId: 90 })
  const expected = { status: 403, text: texts.own }
  expect(await school.refused({ grades: school.gradesOf([2, 3]) })).toMatchObject(expected)
  const read = await refusal(school.app, `${ATTEMPTS}/${school.id}`, { headers: teacher })
  expect(read).toMatchObject(expected)
  const [row] = await db.select().from(examResult)
  expect([row?.score, row?.gradeVersion]).toEqual([null, 0])
})

onPostgres('of two teachers who grade at once one is told', async (store) => {
  const school = await handedIn(store)
  const statuses = await Promise.all(
    [1, 2].map(async (score) => {
      const body = { version: 0, grades: school.gradesOf([score, score]) }
      const init = { ...json(body, teacher), method: 'PATCH' }
      return (await school.app.request(`${ATTEMPTS}/${school.id}`, init)).status
    }),
  )
  expect(statuses.sort()).toEqual([200, 409])
  const [row] = await store.db.select().from(examResult).where(eq(examResult.id, school.id))
  expect([row?.gradeVersion, (await school.emails()).length]).toEqual([1, 1])
})
