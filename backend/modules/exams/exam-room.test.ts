import { randomUUID } from 'node:crypto'
import { expect } from '@jest/globals'
import { appUser } from '@/backend/modules/accounts/tables'
import { examResult } from '@/backend/modules/exams/tables'
import type { Db } from '@/backend/platform/db/connect'
import { onPostgres } from '@/backend/platform/db/testing'
import {
  addExam,
  MINUTE,
  markable,
  openSchool,
  revsOf,
  rightAnswers,
} from '@/backend/testing/exams'
import { ask, json, testApp } from '@/backend/testing/test-app'
import { doExam, saveExam, submitExam } from '@/contract/shop/exam-attempts'
import { getExamination } from '@/contract/shop/exams'

const isFull = process.env.FULL === '1'
const PUPILS = isFull ? 500 : 40
const FIRST_ID = 1_000

/** Pupils by number, all behind the school's one address. */
async function examRoom(db: Db) {
  const { now } = await openSchool(db)
  const pupils = Array.from({ length: PUPILS }, (_, at) => FIRST_ID + at)
  await db
    .insert(appUser)
    .values(
      pupils.map((id) => ({ id, email: `hs${id}@sach.vn`, name: `HS ${id}`, status: 1 as const })),
    )
  const app = testApp({
    db,
    now,
    identify: async (token) => ({ userId: Number(token), sessionId: token, roles: ['user'] }),
  })
  const headers = (pupil: number) => ({
    authorization: `Bearer ${pupil}`,
    'x-forwarded-for': '203.0.113.7',
  })
  const get = (pupil: number) => ({ headers: headers(pupil) })
  const post = (pupil: number, body: unknown) => json(body, headers(pupil))
  return { app, pupils, get, post }
}

/** The points of the first questions, in hundredths as they are added. */
const pointsOf = (count: number) =>
  markable.slice(0, count).reduce((sum, { score }) => sum + Math.round(score * 100), 0) / 100

onPostgres(
  `${PUPILS} pupils behind one address start, save and hand in at once: none is refused, every mark is right`,
  async ({ db }) => {
    const { app, pupils, get, post } = await examRoom(db)
    const id = await addExam(db, {
      ...{ duration: 45, maxAttempt: 1, isFree: true, isShuffle: false },
      questions: markable,
    })
    const sit = async (pupil: number) => {
      const count = pupil % (markable.length + 1)
      const start = `/api/Examination/DoExam/${id}`
      const attempt = (await ask(app, doExam, start, post(pupil, {}))).data
      const detail = (await ask(app, getExamination, `/api/Examination/Detail/${id}`, get(pupil)))
        .data
      const answers = Object.entries(rightAnswers(detail)).slice(0, count)
      for (const [question, value] of answers) {
        const answerResult = { [question]: value }
        const body = { ...attempt, answerResult, answerRevs: revsOf(answerResult, 2) }
        await ask(app, saveExam, '/api/Examination/SaveExam', post(pupil, body))
      }
      const body = { ...attempt, answerResult: {}, submitKey: randomUUID() }
      const { data } = await ask(app, submitExam, '/api/Examination/SubmitExam', post(pupil, body))
      return [pupil, data.score, pointsOf(count)]
    }
    const began = performance.now()
    const results = await Promise.all(pupils.map(sit))
    expect(results.filter(([, score, expected]) => score !== expected)).toEqual([])
    expect(performance.now() - began).toBeLessThan(MINUTE)
    expect(await db.$count(examResult)).toBe(PUPILS)
  },
)
