import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { examinationQuestion, examResult, question } from '@/backend/modules/exams/tables'
import { databaseTest, onPostgres } from '@/backend/platform/db/testing'
import { addExam, MINUTE, markable, openSchool } from '@/backend/testing/exams'

databaseTest(
  'starting again with the same lease returns the open attempt, whole',
  async ({ db }) => {
    const school = await openSchool(db)
    const id = await addExam(db, { duration: 90 })
    const first = await school.start(id, { leaseKey: 'mine' })
    expect(first).toMatchObject({ attemptNo: 1, leaseKey: 'mine', canSave: true, answerResult: {} })
    expect(Date.parse(first.deadline ?? '') - Date.parse(first.startTime)).toBe(90 * MINUTE)
    const [asked] = (await school.detail(id)).questionActives
    const questionId = String(asked?.questionActiveId)
    await school.save({
      ...first,
      answerResult: { [questionId]: '1010' },
      answerRevs: { [questionId]: 4 },
      flags: [asked?.questionActiveId],
    })
    school.wait(5 * MINUTE)
    const again = await school.start(id, { leaseKey: 'mine' })
    expect(again).toEqual({
      ...first,
      serverTime: school.now().toISOString(),
      answerResult: { [questionId]: '1010' },
      answerRevs: { [questionId]: 4 },
      flags: [asked?.questionActiveId],
    })
  },
)

databaseTest(
  'another device must ask while the first was heard within a minute',
  async ({ db }) => {
    const school = await openSchool(db)
    const id = await addExam(db)
    const first = await school.start(id, { leaseKey: 'first' })
    school.wait(59_000)
    const refused = await school.post(`DoExam/${id}`, { leaseKey: 'second' })
    expect([refused.status, await refused.json()]).toEqual([
      409,
      {
        errorMessage: 'Bài đang được làm ở thẻ hoặc thiết bị khác.',
        data: { reason: 'takenOver' },
      },
    ])
    const second = await school.start(id, { leaseKey: 'second', takeOver: true })
    expect([second.examResultId, second.leaseKey]).toEqual([first.examResultId, 'second'])
    school.wait(61_000)
    expect((await school.start(id, { leaseKey: 'third' })).leaseKey).toBe('third')
  },
)

databaseTest('going on begins nothing where nothing is open any more', async ({ db }) => {
  const school = await openSchool(db)
  const id = await addExam(db)
  const attempt = await school.start(id, { leaseKey: 'mine' })
  expect((await school.start(id, { leaseKey: 'mine', resume: true })).attemptNo).toBe(1)
  await school.submit(attempt)
  const refused = await school.refusedPost(`DoExam/${id}`, { leaseKey: 'mine', resume: true })
  expect([refused.status, await db.$count(examResult)]).toEqual([409, 1])
})

databaseTest('without a lease of its own a caller is given one', async ({ db }) => {
  const school = await openSchool(db)
  const id = await addExam(db)
  const { leaseKey } = await school.start(id)
  expect(leaseKey).toMatch(/^[0-9a-f-]{36}$/)
  expect((await school.refusedPost(`DoExam/${id}`, undefined)).status).toBe(409)
})

databaseTest(
  'a question edited during an attempt stays as it was for that attempt',
  async ({ db }) => {
    const school = await openSchool(db)
    const id = await addExam(db)
    await school.start(id)
    const [link] = await db.select().from(examinationQuestion)
    const questionId = link?.questionId ?? 0
    const [old] = await db.select().from(question).where(eq(question.id, questionId))
    if (!old) throw new Error('no question')
    await db.insert(question).values({ ...old, version: 2, contentHtml: '<p>Đề mới</p>', score: 9 })
    await db
      .update(examinationQuestion)
      .set({ questionVersion: 2 })
      .where(eq(examinationQuestion.questionId, questionId))
    const { questionActives, maxScore } = await school.detail(id)
    expect([questionActives[0]?.questionContent, maxScore]).toEqual(['<p>Câu loại 1</p>', 10])
  },
)

databaseTest('shuffled, each attempt has its own order, and keeps it', async ({ db }) => {
  const school = await openSchool(db)
  const id = await addExam(db, { isShuffle: true })
  const orders = new Set<string>()
  for (let attempt = 0; attempt < 6; attempt++) {
    const started = await school.start(id)
    const shown = (await school.detail(id)).questionActives
    expect((await school.detail(id)).questionActives).toEqual(shown)
    orders.add(shown.map(({ questionType }) => questionType).join())
    await school.submit(started)
  }
  expect(orders.size).toBeGreaterThan(1)
})

databaseTest('an exam that closes ends the attempts in it', async ({ db }) => {
  const school = await openSchool(db)
  const closeTime = new Date(school.now().getTime() + 10 * MINUTE)
  const id = await addExam(db, { duration: 90, closeTime })
  expect((await school.start(id)).deadline).toBe(closeTime.toISOString())
})

onPostgres('twenty starts at once with one lease are one attempt', async ({ db }) => {
  const school = await openSchool(db)
  const id = await addExam(db)
  const attempts = await Promise.all(
    Array.from({ length: 20 }, () => school.start(id, { leaseKey: 'mine' })),
  )
  expect(new Set(attempts.map(({ examResultId }) => examResultId)).size).toBe(1)
  expect(await db.$count(examResult)).toBe(1)
})

onPostgres(
  'two starts in one moment on the last try are one attempt, not a refusal',
  async ({ db }) => {
    const school = await openSchool(db)
    for (let round = 0; round < 10; round++) {
      const id = await addExam(db, { maxAttempt: 1, questions: markable })
      const key = (place: number) => (round % 2 === 0 ? 'mine' : `device ${place}`)
      const answers = await Promise.all(
        [0, 1, 2].map((place) => school.post(`DoExam/${id}`, { leaseKey: key(place) })),
      )
      const refused = answers.filter(({ status }) => status !== 200)
      const reasons = await Promise.all(refused.map(async (one) => (await one.json()).data.reason))
      expect(reasons).toEqual(round % 2 === 0 ? [] : ['takenOver', 'takenOver'])
    }
  },
)

databaseTest(
  'a start on the last try that another has overtaken goes on with that attempt',
  async ({ db }) => {
    let overtake: (() => Promise<unknown>) | null = null
    // Between looking and writing the other call comes, on either database.
    const watched = new Proxy(db, {
      get: (target, name) => {
        const own = Reflect.get(target, name)
        if (typeof own !== 'function') return own
        if (name !== 'transaction') return own.bind(target)
        return async (...given: unknown[]) => {
          const first = overtake
          overtake = null
          await first?.()
          return own.apply(target, given)
        }
      },
    })
    const school = await openSchool(watched)
    const id = await addExam(db, { maxAttempt: 1, questions: markable })
    const start = () => school.start(id, { leaseKey: 'mine' })
    const others: Awaited<ReturnType<typeof start>>[] = []
    overtake = async () => others.push(await start())
    const { examResultId } = await start()
    expect(others.map((one) => one.examResultId)).toEqual([examResultId])
  },
)

onPostgres('two devices at once: one has the attempt, the other is told so', async ({ db }) => {
  const school = await openSchool(db)
  const id = await addExam(db)
  const answers = await Promise.all(
    ['a', 'b'].map((leaseKey) => school.post(`DoExam/${id}`, { leaseKey })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await db.$count(examResult)).toBe(1)
})
