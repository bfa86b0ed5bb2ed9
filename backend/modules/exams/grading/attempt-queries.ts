import { and, asc, eq, gt, ilike, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { appUser } from '@/backend/modules/accounts/tables'
import {
  type AttemptRow as Attempt,
  SUBMITTED,
  WAITS_FOR_GRADING,
} from '@/backend/modules/exams/attempt-queries'
import { examAnswer, examination, examResult } from '@/backend/modules/exams/tables'
import { course, lesson } from '@/backend/modules/learning/tables'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { containing, idsOf, listPage, orderBy } from '@/backend/platform/db/list-page'
import type { Parsed } from '@/contract/endpoint'
import type { AttemptRow, staffAttempts } from '@/contract/staff/attempts'

type Query = Parsed<typeof staffAttempts.list>['query']

const isWaiting = eq(examResult.state, WAITS_FOR_GRADING)
const isGraded = and(eq(examResult.state, SUBMITTED), gt(examResult.gradeVersion, 0))

const columns = {
  attempt: examResult,
  examinationName: examination.name,
  kind: examination.kind,
  courseName: course.name,
  learnerName: appUser.name,
  waitingCount: sql<number>`(select count(*)::int from ${examAnswer}
    where ${examAnswer.examResultId} = ${examResult.id} and ${examAnswer.gotScore} is null)`,
}

const select = (db: Db | Tx, where: SQL | undefined) =>
  db
    .select(columns)
    .from(examResult)
    .innerJoin(examination, eq(examination.id, examResult.examinationId))
    .innerJoin(appUser, eq(appUser.id, examResult.userId))
    .leftJoin(lesson, eq(lesson.id, examination.lessonId))
    .leftJoin(course, eq(course.id, sql`coalesce(${examination.courseId}, ${lesson.courseId})`))
    .where(where)

type Row = Awaited<ReturnType<typeof select>>[number]

export const attemptRow = ({ attempt, ...names }: Row): AttemptRow => ({
  ...names,
  id: attempt.id,
  examinationId: attempt.examinationId,
  attemptNo: attempt.attemptNo,
  submitTime: (attempt.submitTime ?? attempt.startTime).toISOString(),
  score: attempt.score,
  maxScore: attempt.maxScore,
  gradedTime: attempt.gradedAt?.toISOString() ?? null,
})

const idOf = (db: Db, table: typeof examination | typeof appUser, q: string) =>
  db
    .select({ id: table.id })
    .from(table)
    .where(ilike(table.name, containing(q)))

const examsOf = (db: Db, courseId: number) =>
  db
    .select({ id: examination.id })
    .from(examination)
    .leftJoin(lesson, eq(lesson.id, examination.lessonId))
    .where(or(eq(examination.courseId, courseId), eq(lesson.courseId, courseId)))

/** Rows asked for by their ids are there in either state. */
function statesOf({ state, ids }: Query) {
  if (ids) return or(isWaiting, isGraded)
  return state === 'graded' ? isGraded : isWaiting
}

/** The one that has waited longest first; `q` looks in the names of exams and learners. */
export async function listStaffAttempts(db: Db, query: Query) {
  const { q, ids, courseId } = query
  const where = and(
    statesOf(query),
    q
      ? or(
          inArray(examResult.examinationId, idOf(db, examination, q)),
          inArray(examResult.userId, idOf(db, appUser, q)),
        )
      : undefined,
    ids ? inArray(examResult.id, idsOf(ids)) : undefined,
    courseId ? inArray(examResult.examinationId, examsOf(db, courseId)) : undefined,
  )
  const sorts = { submitTime: examResult.submitTime }
  const order = orderBy(query, sorts, { sort: 'submitTime', order: 'asc' }, examResult.id)
  return listPage(db, query, {
    from: examResult,
    where,
    rows: select(db, where),
    order,
    toDto: attemptRow,
  })
}

/** One that waits for a teacher or has been graded. */
export async function findStaffAttempt(db: Db | Tx, id: number): Promise<Row | null> {
  const [row] = await select(db, and(eq(examResult.id, id), or(isWaiting, isGraded)))
  return row ?? null
}

export async function lockStaffAttempt(tx: Tx, id: number): Promise<Attempt | null> {
  const [row] = await tx
    .select()
    .from(examResult)
    .where(and(eq(examResult.id, id), or(isWaiting, isGraded)))
    .for('update')
  return row ?? null
}

export async function findNextWaiting(db: Db | Tx, id: number): Promise<number | null> {
  const [row] = await db
    .select({ id: examResult.id })
    .from(examResult)
    .where(and(isWaiting, ne(examResult.id, id)))
    .orderBy(asc(examResult.submitTime), asc(examResult.id))
    .limit(1)
  return row?.id ?? null
}

export const saveGrading = (
  tx: Tx,
  id: number,
  changes: Pick<typeof examResult.$inferInsert, 'state' | 'score' | 'result' | 'gradedAt'>,
) =>
  tx
    .update(examResult)
    .set({ ...changes, gradeVersion: sql`${examResult.gradeVersion} + 1` })
    .where(eq(examResult.id, id))
