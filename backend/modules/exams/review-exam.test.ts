import { expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { examination, questionActive, questionAnswer } from '@/backend/modules/exams/tables'
import { databaseTest, testDatabase } from '@/backend/platform/db/testing'
import {
  addExam,
  MINUTE,
  markable,
  openSchool,
  revsOf,
  rightAnswers,
  samples,
} from '@/backend/testing/exams'
import { SAVE_GRACE_MS } from '@/contract/shop/exam-attempts'
import { QUESTION } from '@/contract/shop/exams'

databaseTest('a review names what was chosen, what was right, and why', async ({ db }) => {
  const school = await openSchool(db)
  const id = await addExam(db, { isPractice: true, questions: samples.slice(0, 2) })
  const attempt = await school.start(id)
  const { questionActives } = await school.detail(id)
  const right = rightAnswers({ questionActives })
  const [one = '', two = ''] = Object.keys(right)
  const wrong = questionActives[0]?.answers.find(({ answerContent }) => answerContent === 'x')
  await school.submit({
    ...attempt,
    answerResult: { [one]: wrong?.answerId, [two]: right[two] },
    answerRevs: { [one]: 1, [two]: 2 },
  })
  const review = await school.review(id)
  expect(review).toMatchObject({
    attemptNo: 1,
    score: 1,
    correctCount: 1,
    canRetry: true,
    answerResult: { [one]: wrong?.answerId, [two]: right[two] },
    questionActives: [
      {
        isRight: false,
        gotScore: 0,
        correctAnswer: right[one],
        explanation: '<p>Lời giải bí mật</p>',
      },
      { isRight: true, gotScore: 1, correctAnswer: right[two] },
    ],
    history: [{ attemptNo: 1, score: 1, maxScore: 1.25 }],
  })
})

databaseTest('questions nobody touched are wrong, without points', async ({ db }) => {
  const school = await openSchool(db)
  const id = await addExam(db, { isPractice: true, questions: markable })
  await school.submit(await school.start(id))
  const { questionActives, answerResult } = await school.review(id)
  expect(answerResult).toEqual({})
  expect(
    questionActives.every(({ isRight, gotScore }) => isRight === false && gotScore === 0),
  ).toBe(true)
})

databaseTest('older attempts can be looked at, the latest comes first', async ({ db }) => {
  const school = await openSchool(db)
  const id = await addExam(db)
  const first = await school.start(id)
  await school.submit(first)
  school.wait(MINUTE)
  const second = await school.start(id)
  await school.submit(second)
  expect((await school.review(id)).examResultId).toBe(second.examResultId)
  const older = await school.review(`${id}?examResultId=${first.examResultId}`)
  expect([older.attemptNo, older.history.map(({ attemptNo }) => attemptNo)]).toEqual([1, [2, 1]])
})

databaseTest(
  'no review: never begun 404, not submitted 403, somebody else’s 404',
  async ({ db }) => {
    const school = await openSchool(db)
    const id = await addExam(db, { isFree: true })
    const other = await addExam(db, { isFree: true })
    expect((await school.refusedGet(`ReviewExam/${id}`)).status).toBe(404)
    const { examResultId, leaseKey } = await school.start(id)
    expect((await school.refusedGet(`ReviewExam/${id}`)).status).toBe(403)
    expect((await school.refusedGet(`ReviewExam/${id}?examResultId=${examResultId}`)).status).toBe(
      403,
    )
    await school.submit({ examResultId, leaseKey })
    const theirs = await school.refusedGet(`ReviewExam/${id}?examResultId=${examResultId}`, 'minh')
    const none = await school.refusedGet(`ReviewExam/${id}?examResultId=999999`, 'minh')
    expect([theirs.status, theirs.text]).toEqual([404, none.text])
    expect(
      (await school.refusedGet(`ReviewExam/${other}?examResultId=${examResultId}`)).status,
    ).toBe(404)
  },
)

test.each([
  [0, null, false],
  [1, null, true],
  [2, null, false],
  [2, -1, false],
  [2, -2, true],
  [2, 1, false],
] as const)(
  'showAnswer %d, closing in %j minutes: right answers and reasons are shown %j',
  async (showAnswer, closes, shown) => {
    const store = await testDatabase()
    const school = await openSchool(store.db)
    const id = await addExam(store.db, { showAnswer, isPractice: true })
    await school.submit(await school.start(id))
    if (closes !== null) {
      const closeTime = new Date(school.now().getTime() + closes * MINUTE)
      await store.db.update(examination).set({ closeTime }).where(eq(examination.id, id))
    }
    const text = await (await school.get(`ReviewExam/${id}`)).text()
    expect([text.includes('correctAnswer'), text.includes('bí mật')]).toEqual([shown, shown])
    await store.close()
  },
)

databaseTest('of several attempts only the last one shows the right answers', async ({ db }) => {
  const school = await openSchool(db)
  const id = await addExam(db, { maxAttempt: 2 })
  const shows = async (path: string | number) =>
    /correctAnswer|bí mật/.test(await (await school.get(`ReviewExam/${path}`)).text())
  const first = await school.start(id)
  await school.submit(first)
  expect(await shows(id)).toBe(false)
  const second = await school.start(id)
  expect(await shows(`${id}?examResultId=${first.examResultId}`)).toBe(false)
  await school.submit(second)
  expect([await shows(id), await shows(`${id}?examResultId=${first.examResultId}`)]).toEqual([
    true,
    true,
  ])
})

databaseTest('an exam that has closed has no attempt left', async ({ db }) => {
  const school = await openSchool(db)
  const closeTime = new Date(school.now().getTime() + MINUTE)
  const id = await addExam(db, { maxAttempt: 2, closeTime })
  await school.submit(await school.start(id))
  const shows = async () => (await (await school.get(`ReviewExam/${id}`)).text()).includes('bí mật')
  expect(await shows()).toBe(false)
  school.wait(MINUTE + SAVE_GRACE_MS)
  expect(await shows()).toBe(false)
  school.wait(1)
  expect(await shows()).toBe(true)
})

databaseTest('a review says whether one may try again', async ({ db }) => {
  const school = await openSchool(db)
  const id = await addExam(db, { maxAttempt: 2 })
  await school.submit(await school.start(id))
  expect((await school.review(id)).canRetry).toBe(true)
  const second = await school.start(id)
  expect((await school.review(id)).canRetry).toBe(false)
  await school.submit(second)
  expect((await school.review(id)).canRetry).toBe(false)
})

const forbidden =
  /^(isCorrect|is_correct|correct.*|explanation.*|key|keyJson|key_json|rightOrder|proof|sample|isRight|gotScore)$/i
/** Names of members anywhere in a body; the choices of a matching are known by a `key` of their own. */
function namesIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((part) => namesIn(part, path))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => {
    const here = `${path}.${name}`
    return [here, ...namesIn(part, here)]
  })
}

databaseTest(
  'no body before the hand-in holds a key, a right answer or an explanation',
  async ({ db }) => {
    const school = await openSchool(db)
    const id = await addExam(db, { duration: 90, isShuffle: true })
    const attempt = await school.start(id)
    const { questionActives } = await school.detail(id)
    const right = rightAnswers({ questionActives })
    const body = { ...attempt, answerResult: right, answerRevs: revsOf(right) }
    const calls = [
      await school.get(`Detail/${id}`),
      await school.post(`DoExam/${id}`, attempt),
      await school.post('SaveExam', body),
      await school.get('GetExaminations?courseId=1'),
      await school.get(`ReviewExam/${id}`),
    ]
    for (const call of calls) {
      const text = await call.text()
      const leaks = namesIn(JSON.parse(text)).filter(
        (path) => forbidden.test(path.split('.').at(-1) ?? '') && !path.endsWith('.choices.key'),
      )
      expect(leaks).toEqual([])
      expect(text).not.toMatch(/bí mật|Hà Nội/)
    }
  },
)

databaseTest('the order of ids does not tell the order of items', async ({ db }) => {
  const school = await openSchool(db)
  const ordering = samples.filter(({ type }) => type === QUESTION.ordering)
  const questions = Array.from({ length: 12 }, () => ordering).flat()
  const id = await addExam(db, { questions })
  await school.start(id)
  const { questionActives } = await school.detail(id)
  const right = rightAnswers({ questionActives })
  const orders = questionActives.map(({ questionActiveId }) => right[questionActiveId] as number[])
  const ascending = orders.filter((ids) => String(ids) === String(ids.toSorted((a, b) => a - b)))
  // One in six by chance; all twelve once in two billion runs.
  expect([orders.length, ascending.length < 12]).toEqual([12, true])
  for (const { questionActiveId, answers } of questionActives) {
    expect(answers.map(({ answerId }) => answerId)).not.toEqual(right[questionActiveId])
  }
})

databaseTest(
  'attempts begun before options had names of their own go on as they are',
  async ({ db }) => {
    const school = await openSchool(db)
    const id = await addExam(db, { isPractice: true, questions: markable, isShuffle: true })
    const attempt = await school.start(id)
    await db.update(questionActive).set({ optionIds: [], choiceOrder: [] })
    const { questionActives } = await school.detail(id)
    const rows = new Set((await db.select().from(questionAnswer)).map((row) => row.id))
    const shown = questionActives.flatMap(({ answers }) => answers.map(({ answerId }) => answerId))
    expect(shown.every((answerId) => rows.has(answerId))).toBe(true)
    const right = rightAnswers({ questionActives })
    const outcome = await school.submit({
      ...attempt,
      answerResult: right,
      answerRevs: revsOf(right),
    })
    expect([outcome.score, (await school.review(id)).answerResult]).toEqual([8, right])
  },
)

databaseTest(
  'no name of an option is that of its row, and none is known from another attempt',
  async ({ db }) => {
    const school = await openSchool(db)
    const id = await addExam(db, { isFree: true, questions: markable })
    const seen: number[] = []
    for (const who of ['lan', 'minh'] as const) {
      await school.start(id, {}, who)
      const { questionActives } = await school.detail(id, who)
      seen.push(...questionActives.flatMap(({ answers }) => answers.map((one) => one.answerId)))
    }
    const rows = (await db.select().from(questionAnswer)).map((row) => row.id)
    expect(seen.length).toBe(rows.length * 2)
    expect(new Set([...seen, ...rows]).size).toBe(rows.length * 3)
  },
)
