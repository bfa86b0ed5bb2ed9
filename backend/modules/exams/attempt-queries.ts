import { and, asc, desc, eq, getTableColumns, gte, isNull, lt, max, ne, or, sql } from 'drizzle-orm'
import { overdueBefore } from '@/backend/modules/exams/attempt-rules'
import type { ArrangedQuestion } from '@/backend/modules/exams/question-snapshot'
import { examination, examResult, questionActive } from '@/backend/modules/exams/tables'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { attemptStates } from '@/contract/states'

export type AttemptRow = typeof examResult.$inferSelect
export const IN_PROGRESS = attemptStates.inProgress
export const SUBMITTED = attemptStates.submitted
export const WAITS_FOR_GRADING = attemptStates.waitsForGrading

const isOpen = eq(examResult.state, IN_PROGRESS)
const isOf = (userId: number, examinationId: number) =>
  and(eq(examResult.userId, userId), eq(examResult.examinationId, examinationId))

/** `deadlineOf` in SQL: the end follows the exam, whose times may change while attempts are open. */
const deadline = sql<Date | null>`least(${examination.closeTime},
  ${examResult.startTime} + ${examination.duration} * interval '1 minute')`.mapWith(
  examResult.deadline,
)

const selectAttempts = (db: Db | Tx) =>
  db
    .select({ ...getTableColumns(examResult), deadline })
    .from(examResult)
    .innerJoin(examination, eq(examination.id, examResult.examinationId))

export async function findOpenAttempt(db: Db | Tx, userId: number, examinationId: number) {
  const [row] = await selectAttempts(db).where(and(isOf(userId, examinationId), isOpen))
  return row ?? null
}

/** Saves of somebody's attempt at the exam are accepted. */
export async function isBeingTaken(db: Db, examinationId: number, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: examResult.id })
    .from(examResult)
    .innerJoin(examination, eq(examination.id, examResult.examinationId))
    .where(
      and(
        eq(examResult.examinationId, examinationId),
        isOpen,
        or(isNull(deadline), gte(deadline, overdueBefore(now))),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** A learner's own attempt, locked until the transaction ends, so that saves and the submission come one after the other. */
export async function lockAttempt(tx: Tx, userId: number, id: number): Promise<AttemptRow | null> {
  const [row] = await selectAttempts(tx)
    .where(and(eq(examResult.id, id), eq(examResult.userId, userId)))
    .for('update', { of: examResult })
  return row ?? null
}

/** The same for the job that ends overdue attempts; it skips what another transaction has locked. */
export async function lockOverdue(tx: Tx, id: number, now: Date): Promise<AttemptRow | null> {
  const [row] = await selectAttempts(tx)
    .where(and(eq(examResult.id, id), isOpen, lt(deadline, overdueBefore(now))))
    .for('update', { of: examResult, skipLocked: true })
  return row ?? null
}

export const listOverdue = (db: Db, now: Date, most: number, userId?: number) =>
  db
    .select({ id: examResult.id })
    .from(examResult)
    .innerJoin(examination, eq(examination.id, examResult.examinationId))
    .where(
      and(
        isOpen,
        lt(deadline, overdueBefore(now)),
        userId === undefined ? undefined : eq(examResult.userId, userId),
      ),
    )
    .orderBy(asc(deadline))
    .limit(most)

export async function lastAttemptNo(db: Db, userId: number, examinationId: number) {
  const [row] = await db
    .select({ no: max(examResult.attemptNo) })
    .from(examResult)
    .where(isOf(userId, examinationId))
  return row?.no ?? 0
}

/** Null when the learner has begun one at this very moment elsewhere. */
export async function addAttempt(
  tx: Tx,
  draft: typeof examResult.$inferInsert,
): Promise<AttemptRow | null> {
  const [row] = await tx.insert(examResult).values(draft).onConflictDoNothing().returning()
  return row ?? null
}

export const addQuestions = (
  tx: Tx,
  examResultId: number,
  questions: readonly ArrangedQuestion[],
) => tx.insert(questionActive).values(questions.map((one) => ({ examResultId, ...one })))

export const renewLease = (
  tx: Tx,
  id: number,
  lease: Pick<AttemptRow, 'leaseKey' | 'leaseNo' | 'leaseAt'>,
) => tx.update(examResult).set(lease).where(eq(examResult.id, id))

/** True for the one who finishes it; false when somebody else has done so. */
export async function finish(
  tx: Tx,
  id: number,
  end: Partial<typeof examResult.$inferInsert>,
): Promise<boolean> {
  const rows = await tx
    .update(examResult)
    .set(end)
    .where(and(eq(examResult.id, id), isOpen))
    .returning({ id: examResult.id })
  return rows.length > 0
}

/** A learner's own attempt, open or submitted. */
export async function findAttempt(db: Db, userId: number, id: number) {
  const [row] = await selectAttempts(db).where(
    and(eq(examResult.id, id), eq(examResult.userId, userId)),
  )
  return row ?? null
}

/** Submitted attempts, the latest first. */
export const listSubmitted = (db: Db, userId: number, examinationId: number) =>
  db
    .select()
    .from(examResult)
    .where(
      and(
        isOf(userId, examinationId),
        ne(examResult.state, IN_PROGRESS),
        sql`${examResult.submitTime} is not null`,
      ),
    )
    .orderBy(desc(examResult.attemptNo))
