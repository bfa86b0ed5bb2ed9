import { expect } from '@jest/globals'
import { examAnswer, examResult } from '@/backend/modules/exams/tables'
import type { Store } from '@/backend/platform/db/connect'
import { databaseTest, onPostgres } from '@/backend/platform/db/testing'
import { addExam, MINUTE, openSchool, revsOf, rightAnswers } from '@/backend/testing/exams'

async function startedExam({ db }: Pick<Store, 'db'>, draft: Parameters<typeof addExam>[1] = {}) {
  const school = await openSchool(db)
  const id = await addExam(db, { duration: 90, ...draft })
  const attempt = await school.start(id, { leaseKey: 'mine' })
  const detail = await school.detail(id)
  const ids = detail.questionActives.map(({ questionActiveId }) => String(questionActiveId))
  const [first = '', second = ''] = ids
  const { examResultId, leaseKey } = attempt
  const save = (answerResult: object, answerRevs: object, more: object = {}) =>
    school.save({ examResultId, leaseKey, answerResult, answerRevs, ...more })
  const resumed = () => school.start(id, { leaseKey: 'mine' })
  return {
    ...school,
    id,
    attempt,
    detail,
    first,
    second,
    examResultId,
    leaseKey,
    saveOwn: save,
    resumed,
  }
}

databaseTest(
  'a save is confirmed by revision, with the server’s time and the deadline',
  async (store) => {
    const fixture = await startedExam(store)
    fixture.wait(12 * MINUTE)
    expect(await fixture.saveOwn({ [fixture.first]: 1 }, { [fixture.first]: 9 })).toEqual({
      ackedRevs: { [fixture.first]: 9 },
      deadline: fixture.attempt.deadline,
      serverTime: fixture.now().toISOString(),
    })
  },
)

databaseTest(
  'an older revision changes nothing and is answered with the newer one',
  async (store) => {
    const fixture = await startedExam(store)
    await fixture.saveOwn({ [fixture.first]: 'new' }, { [fixture.first]: 5 })
    const late = await fixture.saveOwn({ [fixture.first]: 'old' }, { [fixture.first]: 4 })
    expect(late.ackedRevs).toEqual({ [fixture.first]: 5 })
    expect((await fixture.resumed()).answerResult).toEqual({ [fixture.first]: 'new' })
  },
)

databaseTest(
  'answers come back exactly as they were given, whatever they look like',
  async (store) => {
    const fixture = await startedExam(store)
    const odd = ['1010', 'true', 'null', '"x"', '[1]', '3,14', '', 'Đúng “rồi” 😀\n', '{"a":1}']
    for (const [index, text] of odd.entries()) {
      await fixture.saveOwn({ [fixture.first]: text }, { [fixture.first]: index + 1 })
      expect((await fixture.resumed()).answerResult[fixture.first]).toBe(text)
    }
    for (const [index, value] of [
      1010,
      true,
      false,
      null,
      [3, 1, 2],
      ['a', '1'],
      { '11': 'b' },
    ].entries()) {
      await fixture.saveOwn({ [fixture.first]: value }, { [fixture.first]: 100 + index })
      expect((await fixture.resumed()).answerResult[fixture.first]).toEqual(value)
    }
  },
)

databaseTest('what no database keeps does not cost the other answers', async (store) => {
  const fixture = await startedExam(store)
  const torn = 'a\u0000b\ud83d'
  await fixture.saveOwn(
    { [fixture.first]: torn, [fixture.second]: [torn] },
    { [fixture.first]: 1, [fixture.second]: 1 },
  )
  expect((await fixture.resumed()).answerResult).toEqual({
    [fixture.first]: 'ab\ufffd',
    [fixture.second]: ['ab\ufffd'],
  })
})

databaseTest('an empty save deletes nothing, a cleared answer stays cleared', async (store) => {
  const fixture = await startedExam(store)
  await fixture.saveOwn(
    { [fixture.first]: 'a', [fixture.second]: null },
    { [fixture.first]: 1, [fixture.second]: 2 },
  )
  await fixture.saveOwn({}, {})
  expect((await fixture.resumed()).answerResult).toEqual({
    [fixture.first]: 'a',
    [fixture.second]: null,
  })
})

databaseTest('flags are saved with and without an answer, and taken off again', async (store) => {
  const fixture = await startedExam(store)
  const flags = [Number(fixture.second), Number(fixture.first)]
  await fixture.saveOwn({ [fixture.first]: 'a' }, { [fixture.first]: 1 }, { flags })
  expect((await fixture.resumed()).flags).toEqual([...flags].reverse())
  await fixture.saveOwn({}, {}, { flags: [Number(fixture.first), 999_999] })
  expect(await fixture.resumed()).toMatchObject({
    flags: [Number(fixture.first)],
    answerResult: { [fixture.first]: 'a' },
  })
})

databaseTest('saves are taken until a minute after the end', async (store) => {
  const fixture = await startedExam(store)
  fixture.wait(90 * MINUTE + 60_000)
  expect(
    (await fixture.saveOwn({ [fixture.first]: 'a' }, { [fixture.first]: 1 })).ackedRevs,
  ).toEqual({
    [fixture.first]: 1,
  })
  fixture.wait(1)
  const late = await fixture.post('SaveExam', {
    examResultId: fixture.examResultId,
    leaseKey: 'mine',
    answerResult: {},
    answerRevs: {},
  })
  expect([late.status, ((await late.json()) as { data: unknown }).data]).toEqual([
    409,
    { reason: 'timeUp' },
  ])
})

databaseTest(
  'another lease, a finished attempt, a stranger: refused, each in its way',
  async (store) => {
    const fixture = await startedExam(store)
    const body = {
      examResultId: fixture.examResultId,
      leaseKey: 'mine',
      answerResult: {},
      answerRevs: {},
    }
    const reasonOf = async (answer: Response | Promise<Response>) => {
      const { status, data } = await (async () => {
        const response = await answer
        return {
          status: response.status,
          ...((await response.json()) as { data?: { reason?: string } }),
        }
      })()
      return [status, data?.reason]
    }
    expect(await reasonOf(fixture.post('SaveExam', { ...body, leaseKey: 'other' }))).toEqual([
      409,
      'takenOver',
    ])
    expect(await reasonOf(fixture.post('SaveExam', body, 'minh'))).toEqual([404, undefined])
    expect(await reasonOf(fixture.post('SaveExam', { ...body, examResultId: 999 }))).toEqual([
      404,
      undefined,
    ])
    await fixture.submit(fixture.attempt)
    expect(await reasonOf(fixture.post('SaveExam', body))).toEqual([409, 'submitted'])
  },
)

databaseTest('answers to questions of other attempts are passed by', async (store) => {
  const fixture = await startedExam(store)
  expect((await fixture.saveOwn({ '999999': 1 }, { '999999': 1 })).ackedRevs).toEqual({})
  expect(await store.db.$count(examAnswer)).toBe(0)
})

databaseTest(
  'more than 256 kB is refused, and an essay of 20,000 characters is not',
  async (store) => {
    const fixture = await startedExam(store)
    const essay = 'ế'.repeat(20_000)
    await fixture.saveOwn({ [fixture.first]: essay }, { [fixture.first]: 1 })
    expect((await fixture.resumed()).answerResult[fixture.first]).toBe(essay)
    const { status } = await fixture.refusedPost('SaveExam', {
      examResultId: fixture.examResultId,
      leaseKey: 'mine',
      answerResult: Object.fromEntries([1, 2, 3, 4, 5].map((id) => [id, essay])),
      answerRevs: {},
    })
    expect(status).toBe(413)
  },
)

onPostgres(
  'saves that cross each other leave every question at its highest revision',
  async (store) => {
    const fixture = await startedExam(store)
    const saves = Array.from({ length: 40 }, (_, index) =>
      fixture.saveOwn(
        { [fixture.first]: `first ${index}`, [fixture.second]: `second ${40 - index}` },
        { [fixture.first]: index + 1, [fixture.second]: 40 - index },
      ),
    )
    await Promise.all(saves)
    expect(await fixture.resumed()).toMatchObject({
      answerResult: { [fixture.first]: 'first 39', [fixture.second]: 'second 40' },
      answerRevs: { [fixture.first]: 40, [fixture.second]: 40 },
    })
  },
)

onPostgres(
  'a save that crosses the hand-in is either marked or refused, never lost in between',
  async (store) => {
    const fixture = await startedExam(store, { isPractice: true })
    const answers = rightAnswers(fixture.detail)
    const ids = Object.keys(answers)
    const body = (id: string) => ({
      examResultId: fixture.examResultId,
      leaseKey: 'mine',
      answerResult: { [id]: answers[id] },
      answerRevs: { [id]: 2 },
    })
    const [submitted, ...saved] = await Promise.all([
      fixture.submit({ ...fixture.attempt, answerResult: {}, answerRevs: {} }),
      ...ids.map(async (id) =>
        (await fixture.post('SaveExam', body(id))).status === 200 ? [id] : [],
      ),
    ])
    const { answerResult, questionActives, score } = await fixture.review(fixture.id)
    expect(Object.keys(answerResult).sort()).toEqual(saved.flat().sort())
    expect(questionActives.filter(({ isRight }) => isRight).length).toBe(submitted.correctCount)
    expect(score).toBe(submitted.score)
    expect(await store.db.$count(examResult)).toBe(1)
    expect(revsOf(answers)).toBeDefined()
  },
)

databaseTest(
  'an answer that is too long costs no other, and its question is named',
  async (store) => {
    const fixture = await startedExam(store)
    const { first, second, examResultId, leaseKey } = fixture
    const [, , third = ''] = fixture.detail.questionActives.map((one) =>
      String(one.questionActiveId),
    )
    const long = 'ế'.repeat(20_001)
    await fixture.saveOwn({ [second]: 'before' }, { [second]: 1 })
    const sent = { [first]: 'good', [second]: long, [third]: { deep: { no: 'answer' } } }
    const saved = await fixture.saveOwn(sent, { [first]: 2, [second]: 3, [third]: 4 })
    expect(saved).toMatchObject({
      ackedRevs: { [first]: 2 },
      refusedAnswers: [
        {
          questionActiveId: Number(second),
          message: 'Câu 2 dài quá 20.000 ký tự nên chưa được lưu.',
        },
        { questionActiveId: Number(third), position: 3 },
      ],
    })
    expect(saved.ackedRevs).toEqual({ [first]: 2 })
    expect((await fixture.resumed()).answerResult).toEqual({ [first]: 'good', [second]: 'before' })

    const outcome = await fixture.submit({
      examResultId,
      leaseKey,
      answerResult: { [first]: 'better', [second]: long },
      answerRevs: { [first]: 5, [second]: 6 },
    })
    expect(outcome).toMatchObject({ refusedAnswers: [{ position: 2 }], isAlreadySubmitted: false })
    expect((await fixture.review(fixture.id)).answerResult).toEqual({
      [first]: 'better',
      [second]: 'before',
    })
  },
)
