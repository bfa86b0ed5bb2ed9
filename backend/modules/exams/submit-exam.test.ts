import { randomUUID } from 'node:crypto'
import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { submitOverdueAttempts } from '@/backend/modules/exams/submit-overdue-attempts'
import { examination, examResult, question } from '@/backend/modules/exams/tables'
import type { Store } from '@/backend/platform/db/connect'
import { databaseTest, onPostgres } from '@/backend/platform/db/testing'
import {
  addExam,
  MINUTE,
  markable,
  openSchool,
  revsOf,
  rightAnswers,
  samples,
} from '@/backend/testing/exams'

async function startedExam({ db }: Pick<Store, 'db'>, draft: Parameters<typeof addExam>[1] = {}) {
  const school = await openSchool(db)
  const id = await addExam(db, { duration: 90, questions: markable, passScore: 5, ...draft })
  const attempt = await school.start(id, { leaseKey: 'mine' })
  const right = rightAnswers(await school.detail(id))
  const everything = { ...attempt, answerResult: right, answerRevs: revsOf(right) }
  const sweep = () => submitOverdueAttempts({ db, now: school.now, log: pino({ level: 'silent' }) })
  return { ...school, id, attempt, right, everything, sweep }
}

databaseTest('all right answers bring all points', async (store) => {
  const fixture = await startedExam(store)
  fixture.wait(40 * MINUTE)
  expect(await fixture.submit({ ...fixture.everything, finishReason: 'user' })).toEqual({
    examResultId: fixture.attempt.examResultId,
    score: 8,
    maxScore: 8,
    correctCount: markable.length,
    totalQuestion: markable.length,
    isPass: true,
    submitTime: fixture.now().toISOString(),
    finishReason: 'user',
    isAlreadySubmitted: false,
  })
})

databaseTest(
  'submitting again, with any key and any content, answers the first result',
  async (store) => {
    const fixture = await startedExam(store)
    const first = await fixture.submit(fixture.everything)
    fixture.wait(200 * MINUTE)
    for (const body of [
      fixture.everything,
      { ...fixture.attempt, submitKey: randomUUID(), answerResult: {}, finishReason: 'timeUp' },
      { ...fixture.attempt, leaseKey: 'another device' },
    ]) {
      expect(await fixture.submit(body)).toEqual({ ...first, isAlreadySubmitted: true })
    }
  },
)

databaseTest(
  'what is submitted joins what was saved; the higher revision counts',
  async (store) => {
    const fixture = await startedExam(store)
    const [first = '', second = '', third = ''] = Object.keys(fixture.right)
    await fixture.save({
      ...fixture.attempt,
      answerResult: { [first]: fixture.right[first], [second]: fixture.right[second] },
      answerRevs: { [first]: 3, [second]: 7 },
    })
    await fixture.submit({
      ...fixture.attempt,
      answerResult: { [second]: 'stale', [third]: fixture.right[third] },
      answerRevs: { [second]: 6, [third]: 1 },
    })
    expect((await fixture.review(fixture.id)).answerResult).toEqual({
      [first]: fixture.right[first],
      [second]: fixture.right[second],
      [third]: fixture.right[third],
    })
  },
)

databaseTest('a client without revisions hands in its map as it stands', async (store) => {
  const fixture = await startedExam(store)
  const [first = ''] = Object.keys(fixture.right)
  await fixture.save({
    ...fixture.attempt,
    answerResult: { [first]: 'draft' },
    answerRevs: { [first]: 9 },
  })
  const { examResultId, leaseKey } = fixture.attempt
  const answered = { examResultId, leaseKey, answerResult: fixture.right }
  expect((await fixture.submit(answered)).correctCount).toBe(markable.length)
})

databaseTest('an empty hand-in is marked by what was saved', async (store) => {
  const fixture = await startedExam(store)
  await fixture.save({
    ...fixture.attempt,
    answerResult: fixture.right,
    answerRevs: revsOf(fixture.right),
  })
  expect((await fixture.submit({ ...fixture.attempt, answerResult: {} })).score).toBe(8)
})

databaseTest('from another device it is refused while the attempt is open there', async (store) => {
  const fixture = await startedExam(store)
  await fixture.start(fixture.id, { leaseKey: 'other', takeOver: true })
  const { status } = await fixture.refusedPost('SubmitExam', {
    ...fixture.everything,
    submitKey: randomUUID(),
  })
  expect(status).toBe(409)
  expect((await fixture.detail(fixture.id)).inProgress).toBe(true)
})

databaseTest('without the lease of its attempt nothing is handed in', async (store) => {
  const fixture = await startedExam(store)
  const { leaseKey, ...without } = { ...fixture.everything, submitKey: randomUUID() }
  expect(leaseKey).toBe('mine')
  expect((await fixture.refusedPost('SubmitExam', without)).status).toBe(400)
  const guessed = await fixture.refusedPost('SubmitExam', { ...without, leaseKey: 'a guess' })
  expect(guessed.status).toBe(409)
  expect((await fixture.detail(fixture.id)).inProgress).toBe(true)
})

databaseTest('an attempt of somebody else is not there', async (store) => {
  const fixture = await startedExam(store)
  const body = { ...fixture.everything, submitKey: randomUUID() }
  expect((await fixture.refusedPost('SubmitExam', body, 'minh')).status).toBe(404)
  await fixture.submit(fixture.everything)
  expect((await fixture.refusedPost('SubmitExam', body, 'minh')).status).toBe(404)
})

databaseTest(
  'submitted within the minute of grace it counts, after it only what was saved does',
  async (store) => {
    const fixture = await startedExam(store)
    fixture.wait(90 * MINUTE + 60_000)
    expect(await fixture.submit({ ...fixture.everything, finishReason: 'timeUp' })).toMatchObject({
      finishReason: 'timeUp',
      score: 8,
    })
    const second = await fixture.start(fixture.id)
    const [first = ''] = (await fixture.detail(fixture.id)).questionActives.map(
      ({ questionActiveId }) => String(questionActiveId),
    )
    fixture.wait(90 * MINUTE + 60_001)
    const late = await fixture.submit({
      ...second,
      answerResult: { [first]: 'late' },
      answerRevs: { [first]: 1 },
    })
    expect(late).toMatchObject({ finishReason: 'sweep', score: 0, submitTime: second.deadline })
    expect((await fixture.review(fixture.id)).answerResult).toEqual({})
  },
)

databaseTest('nobody hands in: the sweep marks what was saved, once', async (store) => {
  const fixture = await startedExam(store)
  await fixture.save({
    ...fixture.attempt,
    answerResult: fixture.right,
    answerRevs: revsOf(fixture.right),
  })
  fixture.wait(90 * MINUTE + 60_000)
  expect(await fixture.sweep()).toBe(0)
  fixture.wait(1)
  expect([await fixture.sweep(), await fixture.sweep()]).toEqual([1, 0])
  expect(await fixture.review(fixture.id)).toMatchObject({
    finishReason: 'sweep',
    score: 8,
    submitTime: fixture.attempt.deadline,
  })
})

databaseTest('whoever looks before the sweep comes sees it ended all the same', async (store) => {
  const fixture = await startedExam(store)
  fixture.wait(120 * MINUTE)
  expect(await fixture.detail(fixture.id)).toMatchObject({ inProgress: false, hasResult: true })
  expect(await fixture.sweep()).toBe(0)
})

databaseTest('without a clock nothing is swept', async (store) => {
  const fixture = await startedExam(store, { duration: null })
  fixture.wait(365 * 24 * 60 * MINUTE)
  expect([await fixture.sweep(), (await fixture.detail(fixture.id)).inProgress]).toEqual([0, true])
})

databaseTest('an essay waits for its mark, one left empty does not', async (store) => {
  const fixture = await startedExam(store, { questions: samples })
  expect(await fixture.submit(fixture.everything)).toMatchObject({
    score: null,
    isPass: null,
    correctCount: markable.length,
  })
  const again = await fixture.start(fixture.id)
  expect(await fixture.submit(again)).toMatchObject({ score: 0, isPass: false })
})

databaseTest(
  'a question without a usable key waits for a teacher and holds up nobody',
  async (store) => {
    const fixture = await startedExam(store)
    await store.db
      .update(question)
      .set({ key: { accepted: [] } })
      .where(eq(question.type, 5))
    expect(await fixture.submit(fixture.everything)).toMatchObject({
      score: null,
      correctCount: markable.length - 1,
    })
  },
)

databaseTest('points add up without the errors of binary fractions', async (store) => {
  const quarters = Array.from({ length: 40 }, () => ({ type: 3 as const, score: 0.1, key: true }))
  const fixture = await startedExam(store, { questions: quarters, passScore: 4 })
  expect(await fixture.submit(fixture.everything)).toMatchObject({
    score: 4,
    maxScore: 4,
    isPass: true,
  })
})

databaseTest('without a pass mark nobody passes or fails', async (store) => {
  const fixture = await startedExam(store)
  await store.db.update(examination).set({ passScore: null })
  expect((await fixture.submit(fixture.everything)).isPass).toBeNull()
})

onPostgres('thirty hand-ins at once: one result, marked once', async (store) => {
  const fixture = await startedExam(store)
  const outcomes = await Promise.all(
    Array.from({ length: 30 }, () =>
      fixture.submit({ ...fixture.everything, submitKey: randomUUID() }),
    ),
  )
  expect(outcomes.filter(({ isAlreadySubmitted }) => !isAlreadySubmitted)).toHaveLength(1)
  expect(new Set(outcomes.map(({ score }) => score))).toEqual(new Set([8]))
  expect(await store.db.$count(examResult)).toBe(1)
})

onPostgres('hand-in and sweep meet: one of them ends it', async (store) => {
  const fixture = await startedExam(store)
  await fixture.save({
    ...fixture.attempt,
    answerResult: fixture.right,
    answerRevs: revsOf(fixture.right),
  })
  fixture.wait(91 * MINUTE + 1)
  const [swept, ...outcomes] = await Promise.all([
    fixture.sweep(),
    ...Array.from({ length: 10 }, () => fixture.submit(fixture.everything)),
  ])
  const first = outcomes.filter(({ isAlreadySubmitted }) => !isAlreadySubmitted).length
  expect(swept + first).toBe(1)
  expect(outcomes.every(({ score, finishReason }) => score === 8 && finishReason === 'sweep')).toBe(
    true,
  )
})
