import { and, asc, eq, lt, notInArray, sql } from 'drizzle-orm'
import type { Mark } from '@/backend/modules/exams/grade'
import { examAnswer, questionActive } from '@/backend/modules/exams/tables'
import type { Db, Tx } from '@/backend/platform/db/connect'
import type { AnswerValue } from '@/contract/shop/exam-attempts'

export type SavedAnswer = { questionActiveId: number; value: AnswerValue; rev: number }

const columns = {
  questionActiveId: examAnswer.questionActiveId,
  // As text: what the driver has read as the string "1010" would be parsed once more and come back as a number.
  value: sql<AnswerValue>`${examAnswer.value}::text`.mapWith((text: string) => JSON.parse(text)),
  rev: examAnswer.rev,
  isFlag: examAnswer.isFlag,
  gotScore: examAnswer.gotScore,
  isRight: examAnswer.isRight,
  comment: examAnswer.comment,
}

export const listAnswers = (db: Db, examResultId: number) =>
  db
    .select(columns)
    .from(examAnswer)
    .where(eq(examAnswer.examResultId, examResultId))
    .orderBy(asc(examAnswer.questionActiveId))
export type AnswerRow = Awaited<ReturnType<typeof listAnswers>>[number]

/** The questions of an attempt by id, with their positions. */
export async function positionsOf(db: Db, examResultId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: questionActive.id, position: questionActive.position })
    .from(questionActive)
    .where(eq(questionActive.examResultId, examResultId))
  return new Map(rows.map(({ id, position }) => [id, position]))
}

/** Writes each answer unless a later revision of it is there already. */
export async function upsertAnswers(
  tx: Tx,
  examResultId: number,
  answers: readonly SavedAnswer[],
  savedAt: Date,
): Promise<void> {
  if (answers.length === 0) return
  await tx
    .insert(examAnswer)
    .values(answers.map((answer) => ({ examResultId, savedAt, ...answer })))
    .onConflictDoUpdate({
      target: [examAnswer.examResultId, examAnswer.questionActiveId],
      set: { value: sql`excluded.value`, rev: sql`excluded.rev`, savedAt: sql`excluded.saved_at` },
      setWhere: lt(examAnswer.rev, sql`excluded.rev`),
    })
}

/** Flags exactly these questions. */
export async function setFlags(
  tx: Tx,
  examResultId: number,
  flagged: readonly number[],
): Promise<void> {
  const isHere = eq(examAnswer.examResultId, examResultId)
  const isOther =
    flagged.length > 0 ? notInArray(examAnswer.questionActiveId, [...flagged]) : undefined
  await tx
    .update(examAnswer)
    .set({ isFlag: false })
    .where(and(isHere, eq(examAnswer.isFlag, true), isOther))
  if (flagged.length === 0) return
  await tx
    .insert(examAnswer)
    .values(flagged.map((questionActiveId) => ({ examResultId, questionActiveId, isFlag: true })))
    .onConflictDoUpdate({
      target: [examAnswer.examResultId, examAnswer.questionActiveId],
      set: { isFlag: true },
    })
}

type Comment = { questionActiveId: number; comment: string }

/** What a teacher wrote below answers; their rows are there since the attempt was marked. */
export async function setComments(
  tx: Tx,
  examResultId: number,
  comments: readonly Comment[],
): Promise<void> {
  for (const { questionActiveId, comment } of comments)
    await tx
      .update(examAnswer)
      .set({ comment })
      .where(
        and(
          eq(examAnswer.examResultId, examResultId),
          eq(examAnswer.questionActiveId, questionActiveId),
        ),
      )
}

/** Keeps what marking found, also for questions nobody touched. */
export async function setMarks(
  tx: Tx,
  examResultId: number,
  marks: ReadonlyMap<number, Mark>,
): Promise<void> {
  const rows = [...marks].map(([questionActiveId, { score, isRight }]) => ({
    examResultId,
    questionActiveId,
    gotScore: score,
    isRight,
  }))
  if (rows.length === 0) return
  await tx
    .insert(examAnswer)
    .values(rows)
    .onConflictDoUpdate({
      target: [examAnswer.examResultId, examAnswer.questionActiveId],
      set: { gotScore: sql`excluded.got_score`, isRight: sql`excluded.is_right` },
    })
}
