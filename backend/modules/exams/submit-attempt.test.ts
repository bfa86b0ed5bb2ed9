import { randomUUID } from 'node:crypto'
import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { submitOverdueAttempts } from '@/backend/modules/exams/submit-overdue-attempts'
import type { Store } from '@/backend/platform/db/connect'
import { examination, examResult, question } from '@/backend/platform/db/tables'
import { eachDatabase, onPostgres } from '@/backend/platform/db/testing'
import { addExam, MINUTE, openSchool, revsOf, rightAnswers, samples } from '@/backend/testing/exams'

const markable = samples.filter(({ type }) => type !== 9)

async function sitting({ db }: Pick<Store, 'db'>, draft: Parameters<typeof addExam>[1] = {}) {
  const school = await openSchool(db)
  const id = await addExam(db, { duration: 90, questions: markable, passScore: 5, ...draft })
  const attempt = await school.start(id, { leaseKey: 'mine' })
  const right = rightAnswers(await school.detail(id))
  const everything = { ...attempt, answerResult: right, answerRevs: revsOf(right) }
  const sweep = () => submitOverdueAttempts({ db, now: school.now, log: pino({ level: 'silent' }) })
  return { ...school, id, attempt, right, everything, sweep }
}

eachDatabase('all right answers bring all points', async (store) => {
  const desk = await sitting(store)
  desk.wait(40 * MINUTE)
  expect(await desk.submit({ ...desk.everything, finishReason: 'user' })).toEqual({
    examResultId: desk.attempt.examResultId,
    score: 8,
    maxScore: 8,
    correctCount: 8,
    totalQuestion: 8,
    isPass: true,
    submitTime: desk.now().toISOString(),
    finishReason: 'user',
    isAlreadySubmitted: false,
  })
})

eachDatabase(
  'handing in again, with any key and any content, answers the first result',
  async (store) => {
    const desk = await sitting(store)
    const first = await desk.submit(desk.everything)
    desk.wait(200 * MINUTE)
    for (const body of [
      desk.everything,
      { ...desk.attempt, submitKey: randomUUID(), answerResult: {}, finishReason: 'timeUp' },
      { ...desk.attempt, leaseKey: 'another device' },
    ]) {
      expect(await desk.submit(body)).toEqual({ ...first, isAlreadySubmitted: true })
    }
  },
)

eachDatabase(
  'what is handed in joins what was saved; the higher revision counts',
  async (store) => {
    const desk = await sitting(store)
    const [first = '', second = '', third = ''] = Object.keys(desk.right)
    await desk.save({
      ...desk.attempt,
      answerResult: { [first]: desk.right[first], [second]: desk.right[second] },
      answerRevs: { [first]: 3, [second]: 7 },
    })
    await desk.submit({
      ...desk.attempt,
      answerResult: { [second]: 'stale', [third]: desk.right[third] },
      answerRevs: { [second]: 6, [third]: 1 },
    })
    expect((await desk.review(desk.id)).answerResult).toEqual({
      [first]: desk.right[first],
      [second]: desk.right[second],
      [third]: desk.right[third],
    })
  },
)

eachDatabase('a client without revisions hands in its map as it stands', async (store) => {
  const desk = await sitting(store)
  const [first = ''] = Object.keys(desk.right)
  await desk.save({
    ...desk.attempt,
    answerResult: { [first]: 'draft' },
    answerRevs: { [first]: 9 },
  })
  const { examResultId } = desk.attempt
  expect((await desk.submit({ examResultId, answerResult: desk.right })).correctCount).toBe(8)
})

eachDatabase('an empty hand-in is marked by what was saved', async (store) => {
  const desk = await sitting(store)
  await desk.save({ ...desk.attempt, answerResult: desk.right, answerRevs: revsOf(desk.right) })
  expect((await desk.submit({ ...desk.attempt, answerResult: {} })).score).toBe(8)
})

eachDatabase('from another device it is refused while the attempt is open there', async (store) => {
  const desk = await sitting(store)
  await desk.start(desk.id, { leaseKey: 'other', takeOver: true })
  const { status } = await desk.refusedPost('SubmitExam', {
    ...desk.everything,
    submitKey: randomUUID(),
  })
  expect(status).toBe(409)
  expect((await desk.detail(desk.id)).inProgress).toBe(true)
})

eachDatabase('an attempt of somebody else is not there', async (store) => {
  const desk = await sitting(store)
  const body = { ...desk.everything, submitKey: randomUUID() }
  expect((await desk.refusedPost('SubmitExam', body, 'minh')).status).toBe(404)
  await desk.submit(desk.everything)
  expect((await desk.refusedPost('SubmitExam', body, 'minh')).status).toBe(404)
})

eachDatabase(
  'handed in within the minute of grace it counts, after it only what was saved does',
  async (store) => {
    const desk = await sitting(store)
    desk.wait(90 * MINUTE + 60_000)
    expect(await desk.submit({ ...desk.everything, finishReason: 'timeUp' })).toMatchObject({
      finishReason: 'timeUp',
      score: 8,
    })
    const second = await desk.start(desk.id)
    const [first = ''] = (await desk.detail(desk.id)).questionActives.map(({ questionActiveId }) =>
      String(questionActiveId),
    )
    desk.wait(90 * MINUTE + 60_001)
    const late = await desk.submit({
      ...second,
      answerResult: { [first]: 'late' },
      answerRevs: { [first]: 1 },
    })
    expect(late).toMatchObject({ finishReason: 'sweep', score: 0, submitTime: second.deadline })
    expect((await desk.review(desk.id)).answerResult).toEqual({})
  },
)

eachDatabase('nobody hands in: the sweep marks what was saved, once', async (store) => {
  const desk = await sitting(store)
  await desk.save({ ...desk.attempt, answerResult: desk.right, answerRevs: revsOf(desk.right) })
  desk.wait(90 * MINUTE + 60_000)
  expect(await desk.sweep()).toBe(0)
  desk.wait(1)
  expect([await desk.sweep(), await desk.sweep()]).toEqual([1, 0])
  expect(await desk.review(desk.id)).toMatchObject({
    finishReason: 'sweep',
    score: 8,
    submitTime: desk.attempt.deadline,
  })
})

eachDatabase('whoever looks before the sweep comes sees it ended all the same', async (store) => {
  const desk = await sitting(store)
  desk.wait(120 * MINUTE)
  expect(await desk.detail(desk.id)).toMatchObject({ inProgress: false, hasResult: true })
  expect(await desk.sweep()).toBe(0)
})

eachDatabase('without a clock nothing is swept', async (store) => {
  const desk = await sitting(store, { duration: null })
  desk.wait(365 * 24 * 60 * MINUTE)
  expect([await desk.sweep(), (await desk.detail(desk.id)).inProgress]).toEqual([0, true])
})

eachDatabase('an essay waits for its mark, one left empty does not', async (store) => {
  const desk = await sitting(store, { questions: samples })
  expect(await desk.submit(desk.everything)).toMatchObject({
    score: null,
    isPass: null,
    correctCount: 8,
  })
  const again = await desk.start(desk.id)
  expect(await desk.submit(again)).toMatchObject({ score: 0, isPass: false })
})

eachDatabase(
  'a question without a usable key waits for a teacher and holds up nobody',
  async (store) => {
    const desk = await sitting(store)
    await store.db
      .update(question)
      .set({ key: { accepted: [] } })
      .where(eq(question.type, 5))
    expect(await desk.submit(desk.everything)).toMatchObject({ score: null, correctCount: 7 })
  },
)

eachDatabase('points add up without the errors of binary fractions', async (store) => {
  const quarters = Array.from({ length: 40 }, () => ({ type: 3 as const, score: 0.1, key: true }))
  const desk = await sitting(store, { questions: quarters, passScore: 4 })
  expect(await desk.submit(desk.everything)).toMatchObject({ score: 4, maxScore: 4, isPass: true })
})

eachDatabase('without a pass mark nobody passes or fails', async (store) => {
  const desk = await sitting(store)
  await store.db.update(examination).set({ passScore: null })
  expect((await desk.submit(desk.everything)).isPass).toBeNull()
})

onPostgres('thirty hand-ins at once: one result, marked once', async (store) => {
  const desk = await sitting(store)
  const outcomes = await Promise.all(
    Array.from({ length: 30 }, () => desk.submit({ ...desk.everything, submitKey: randomUUID() })),
  )
  expect(outcomes.filter(({ isAlreadySubmitted }) => !isAlreadySubmitted)).toHaveLength(1)
  expect(new Set(outcomes.map(({ score }) => score))).toEqual(new Set([8]))
  expect(await store.db.$count(examResult)).toBe(1)
})

onPostgres('hand-in and sweep meet: one of them ends it', async (store) => {
  const desk = await sitting(store)
  await desk.save({ ...desk.attempt, answerResult: desk.right, answerRevs: revsOf(desk.right) })
  desk.wait(91 * MINUTE + 1)
  const [swept, ...outcomes] = await Promise.all([
    desk.sweep(),
    ...Array.from({ length: 10 }, () => desk.submit(desk.everything)),
  ])
  const first = outcomes.filter(({ isAlreadySubmitted }) => !isAlreadySubmitted).length
  expect(swept + first).toBe(1)
  expect(outcomes.every(({ score, finishReason }) => score === 8 && finishReason === 'sweep')).toBe(
    true,
  )
})
