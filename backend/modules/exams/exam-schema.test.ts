import { expect } from '@jest/globals'
import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { appUser } from '@/backend/modules/accounts/tables'
import {
  examAnswer,
  examination,
  examResult,
  question,
  questionActive,
  questionAnswer,
} from '@/backend/modules/exams/tables'
import type { Db } from '@/backend/platform/db/connect'
import { sqlState } from '@/backend/platform/db/db-errors'
import { databaseTest } from '@/backend/platform/db/testing'

const DUPLICATE = '23505'
const stateOf = (work: Promise<unknown>) => work.then(() => 'written', sqlState)
const idOf = (rows: { id: number }[]) => rows[0]?.id ?? 0

const addUser = async (db: Db) =>
  idOf(await db.insert(appUser).values({ email: 'lan@example.vn', name: 'Lan' }).returning())

const startAttempt = (db: Db, userId: number, examinationId: number, attemptNo: number) =>
  db
    .insert(examResult)
    .values({ userId, examinationId, attemptNo, leaseKey: 'a', maxScore: 10 })
    .returning({ id: examResult.id })

const addExam = async (db: Db) =>
  idOf(await db.insert(examination).values({ kind: 1, name: 'Bài 1' }).returning())

databaseTest(
  'one attempt at an exam is open at a time; handing it in frees the next',
  async ({ db }) => {
    const [userId, examId] = [await addUser(db), await addExam(db)]
    const first = idOf(await startAttempt(db, userId, examId, 1))
    expect(await stateOf(startAttempt(db, userId, examId, 2))).toBe(DUPLICATE)
    const submit = () =>
      db
        .update(examResult)
        .set({ state: 2, finishReason: 'user', score: 8.75 })
        .where(and(eq(examResult.id, first), eq(examResult.state, 1)))
        .returning({ score: examResult.score })
    expect([await submit(), await submit()]).toEqual([[{ score: 8.75 }], []])
    expect(await stateOf(startAttempt(db, userId, examId, 2))).toBe('written')
  },
)

databaseTest('a late answer does not replace a newer one', async ({ db }) => {
  const [userId, examId] = [await addUser(db), await addExam(db)]
  const examResultId = idOf(await startAttempt(db, userId, examId, 1))
  const [asked] = await db.insert(question).values({ contentHtml: '<p>1 + 1</p>' }).returning()
  const questionId = asked?.id ?? 0
  const questionActiveId = idOf(
    await db
      .insert(questionActive)
      .values({ examResultId, questionId, questionVersion: 1, position: 1 })
      .returning(),
  )
  const save = (value: unknown, rev: number) =>
    db
      .insert(examAnswer)
      .values({ examResultId, questionActiveId, value, rev })
      .onConflictDoUpdate({
        target: [examAnswer.examResultId, examAnswer.questionActiveId],
        set: { value: sql`excluded.value`, rev: sql`excluded.rev` },
        setWhere: lt(examAnswer.rev, sql`excluded.rev`),
      })
  await save({ '1041': true }, 3)
  await save({ '1041': false }, 2)
  expect(await db.select().from(examAnswer)).toMatchObject([{ value: { '1041': true }, rev: 3 }])
})

databaseTest('a question edited during an attempt keeps its old version for it', async ({ db }) => {
  const [old] = await db.insert(question).values({ contentHtml: 'cũ', score: 0.25 }).returning()
  const id = old?.id ?? 0
  await db.insert(questionAnswer).values({ questionId: id, contentHtml: '2', position: 1 })
  await db.insert(question).values({ id, version: 2, contentHtml: 'mới', score: 0.5 })
  const versions = await db.select().from(question).orderBy(asc(question.version))
  expect(versions.map(({ contentHtml, score }) => [contentHtml, score])).toEqual([
    ['cũ', 0.25],
    ['mới', 0.5],
  ])
  const removed = db.delete(question).where(and(eq(question.id, id), eq(question.version, 2)))
  expect(await stateOf(removed.then())).toBe('written')
  expect(await db.$count(questionAnswer)).toBe(1)
})
