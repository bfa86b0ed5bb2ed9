import { and, asc, eq, inArray } from 'drizzle-orm'
import { nameOptions } from '@/backend/modules/exams/name-options'
import {
  examinationQuestion,
  question,
  questionActive,
  questionAnswer,
} from '@/backend/modules/exams/tables'
import type { Db } from '@/backend/platform/db/connect'

type Named = { questionId: number; questionVersion: number }
const nameOf = ({ questionId, questionVersion }: Named) => `${questionId}.${questionVersion}`

/** The rows to choose from, by question and version, in stored order. */
async function answersOf(db: Db, questions: readonly Named[]) {
  const ids = [...new Set(questions.map(({ questionId }) => questionId))]
  const rows = await db
    .select()
    .from(questionAnswer)
    .where(inArray(questionAnswer.questionId, ids))
    .orderBy(asc(questionAnswer.questionId), asc(questionAnswer.position), asc(questionAnswer.id))
  const grouped = new Map<string, typeof rows>()
  for (const row of rows) {
    const name = nameOf(row)
    grouped.set(name, [...(grouped.get(name) ?? []), row])
  }
  return grouped
}

const isQuestionOf = (place: typeof examinationQuestion | typeof questionActive) =>
  and(eq(question.id, place.questionId), eq(question.version, place.questionVersion))

/** The questions of an exam as they stand now, keys included: for beginning an attempt. */
export async function listExamQuestions(db: Db, examinationId: number) {
  const rows = await db
    .select({
      questionId: question.id,
      questionVersion: question.version,
      type: question.type,
      score: question.score,
      key: question.key,
      choices: question.choices,
    })
    .from(examinationQuestion)
    .innerJoin(question, isQuestionOf(examinationQuestion))
    .where(eq(examinationQuestion.examinationId, examinationId))
    .orderBy(asc(examinationQuestion.position), asc(question.id))
  if (rows.length === 0) return []
  const answers = await answersOf(db, rows)
  return rows.map((row) => ({ ...row, answers: answers.get(nameOf(row)) ?? [] }))
}

/**
 * The questions of an attempt as they stood when it began, keys included; what of them may leave is the caller's care.
 * Options have the names that were drawn for the attempt, in which its answers are stored.
 */
export async function listAttemptQuestions(db: Db, examResultId: number) {
  const rows = await db
    .select({
      id: questionActive.id,
      position: questionActive.position,
      answerOrder: questionActive.answerOrder,
      optionIds: questionActive.optionIds,
      choiceOrder: questionActive.choiceOrder,
      questionId: question.id,
      questionVersion: question.version,
      type: question.type,
      contentHtml: question.contentHtml,
      audioUrl: question.audioUrl,
      imageUrl: question.imageUrl,
      score: question.score,
      explanationHtml: question.explanationHtml,
      key: question.key,
      choices: question.choices,
      blankCount: question.blankCount,
    })
    .from(questionActive)
    .innerJoin(question, isQuestionOf(questionActive))
    .where(eq(questionActive.examResultId, examResultId))
    .orderBy(asc(questionActive.position))
  if (rows.length === 0) return []
  const answers = await answersOf(db, rows)
  return rows.map((row) => nameOptions({ ...row, answers: answers.get(nameOf(row)) ?? [] }))
}
export type AttemptQuestion = Awaited<ReturnType<typeof listAttemptQuestions>>[number]
