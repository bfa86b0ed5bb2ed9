import { randomUUID } from 'node:crypto'
import { expect } from '@jest/globals'
import { and, eq, isNotNull } from 'drizzle-orm'
import { appUser } from '@/backend/modules/accounts/tables'
import { examAnswer, examResult } from '@/backend/modules/exams/tables'
import type { Db } from '@/backend/platform/db/connect'
import { addPerson, bearer, PASSWORD } from '@/backend/testing/accounts'
import { addExam, markable, openSchool, revsOf, rightAnswers } from '@/backend/testing/exams'
import {
  evenlySpread,
  isFull,
  type KillableBackend,
  type KillTestDatabase,
  startKillableBackend,
  testKills,
} from '@/backend/testing/killable-backend'
import { json } from '@/backend/testing/test-app'
import type { Attempt, ExamOutcome } from '@/contract/shop/exam-attempts'
import type { ExaminationDetail } from '@/contract/shop/exams'

// The backend is killed before one statement after the other between the start of an exam and its result.
// FULL=1 takes ten of them and the last on both databases, `npm test` the last: there a result is written and not yet committed.
const ALONG = isFull ? 10 : 0
const POINTS = ALONG + 1
const LEASE = 'the lease of this browser'

type Fixture = { backend: KillableBackend; examId: number }

async function call<T>(fixture: Fixture, token: string, path: string, body?: unknown): Promise<T> {
  const headers = bearer(token)
  const init = body === undefined ? { headers } : json(body, headers)
  const response = await fetch(`${fixture.backend.origin}/api/Examination/${path}`, init)
  const { data, errorMessage } = (await response.json()) as { data: T; errorMessage?: string }
  expect([response.status, errorMessage]).toEqual([200, undefined])
  return data
}

async function signIn({ backend }: Fixture, Email: string): Promise<string> {
  const form = { Email, Password: PASSWORD }
  const response = await fetch(`${backend.origin}/api/Authentication/Login`, json(form))
  return ((await response.json()) as { token: string }).token
}

/** Sends something, and again once a killed backend is back, as the browser does. */
async function retry<T>(
  { backend }: Fixture,
  send: () => Promise<T>,
  onReturn = async () => {},
): Promise<T> {
  const first = await backend.tryOnce(send)
  if (first !== null) return first
  await onReturn()
  return send()
}

const start = (fixture: Fixture, token: string) =>
  call<Attempt>(fixture, token, `DoExam/${fixture.examId}`, { leaseKey: LEASE })

/** A whole exam: half the answers saved, then the others, then submitted. Whatever was confirmed is there after a restart. */
async function takeExam(fixture: Fixture, token: string): Promise<ExamOutcome> {
  const { examResultId } = await retry(fixture, () => start(fixture, token))
  const detail = await retry(fixture, () =>
    call<ExaminationDetail>(fixture, token, `Detail/${fixture.examId}`),
  )
  const right = rightAnswers(detail)
  const entries = Object.entries(right)
  const confirmed: typeof right = {}
  const expectConfirmed = async () =>
    expect((await start(fixture, token)).answerResult).toMatchObject(confirmed)
  for (const some of [entries.slice(0, 4), entries.slice(4)]) {
    const answerResult = Object.fromEntries(some)
    const body = { examResultId, leaseKey: LEASE, answerResult, answerRevs: revsOf(answerResult) }
    await retry(fixture, () => call(fixture, token, 'SaveExam', body), expectConfirmed)
    Object.assign(confirmed, answerResult)
  }
  const submission = { examResultId, leaseKey: LEASE, submitKey: randomUUID(), answerResult: {} }
  return retry(fixture, () => call<ExamOutcome>(fixture, token, 'SubmitExam', submission))
}

const resultsOf = (db: Db, email: string) =>
  db
    .select({ score: examResult.score, state: examResult.state })
    .from(examResult)
    .innerJoin(appUser, eq(appUser.id, examResult.userId))
    .where(eq(appUser.email, email))

/** How many questions of the result carry what marking found. */
const marksOf = (db: Db, email: string) =>
  db
    .select({ mark: examAnswer.gotScore })
    .from(examAnswer)
    .innerJoin(examResult, eq(examResult.id, examAnswer.examResultId))
    .innerJoin(appUser, eq(appUser.id, examResult.userId))
    .where(and(eq(appUser.email, email), isNotNull(examAnswer.gotScore)))
    .then((rows) => rows.length)

const emailOf = (index: number) => `hoc-sinh-${index}@sach.vn`

async function fill(db: Db): Promise<number> {
  await openSchool(db)
  for (let index = 0; index <= POINTS; index++) await addPerson(db, { email: emailOf(index) })
  return addExam(db, { lessonId: 2, duration: 90, questions: markable, passScore: 5 })
}

async function killDuringExams(database: KillTestDatabase) {
  const examId = await database.read(fill)
  const backend = await startKillableBackend(database)
  const fixture: Fixture = { backend, examId }
  const first = await signIn(fixture, emailOf(0))
  await backend.neverKill()
  const undisturbed = await takeExam(fixture, first)
  expect(undisturbed).toMatchObject({ score: 8, isPass: true })
  const statements = await backend.countStatements()
  const points = [...evenlySpread(statements, ALONG), statements]
  for (const [index, statement] of points.entries()) {
    const email = emailOf(index + 1)
    const token = await signIn(fixture, email)
    await backend.killBefore(statement)
    expect(await takeExam(fixture, token)).toMatchObject({
      score: 8,
      totalQuestion: markable.length,
      isPass: true,
    })
    expect(backend.kills).toBe(index + 1)
    await backend.stop()
    expect(await database.read((db) => resultsOf(db, email))).toEqual([{ score: 8, state: 2 }])
    expect(await database.read((db) => marksOf(db, email))).toBe(markable.length)
    await backend.restart()
  }
  await backend.stop()
}

testKills(
  `killed at ${POINTS} places of an exam, no confirmed answer is lost and one result stands`,
  killDuringExams,
)
