import { type AnswerRow, listAnswers } from '@/backend/modules/exams/answer-queries'
import { reviewedQuestionDto } from '@/backend/modules/exams/exam-mapper'
import { needsTeacher, sumOfScores } from '@/backend/modules/exams/grade'
import {
  attemptRow,
  findNextWaiting,
  findStaffAttempt,
} from '@/backend/modules/exams/grading/attempt-queries'
import { attemptTexts } from '@/backend/modules/exams/grading/texts'
import {
  type AttemptQuestion,
  listAttemptQuestions,
} from '@/backend/modules/exams/question-queries'
import { type Context, callerOf } from '@/backend/platform/context'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import type { StaffAttempt } from '@/contract/staff/attempts'

export type Answered = { question: AttemptQuestion; answer: AnswerRow | undefined }

const givenIn = ({ answer }: Answered) => (answer && answer.rev > 0 ? answer.value : undefined)

/** The questions of an attempt with their answers: those a teacher marks, and those a key has marked. */
export async function divideQuestions(db: Db | Tx, examResultId: number) {
  const questions = await listAttemptQuestions(db, examResultId)
  const answers = new Map(
    (await listAnswers(db, examResultId)).map((row) => [row.questionActiveId, row]),
  )
  const all = questions.map(
    (question): Answered => ({ question, answer: answers.get(question.id) }),
  )
  // What waits goes on waiting, also when its key has been mended since.
  const isByHand = (one: Answered) =>
    needsTeacher(one.question, givenIn(one)) || one.answer?.gotScore === null
  return { byHand: all.filter(isByHand), byKey: all.filter((one) => !isByHand(one)) }
}

/** Nobody marks what they wrote themselves, nor reads what its author suggests. */
export function assertNotOwn(
  context: Pick<Context, 'caller'>,
  { userId }: { userId: number },
): void {
  if (userId === callerOf(context).userId) throw new HttpError(403, attemptTexts.own)
}

/** An attempt as another than its learner reads it. */
export async function readAttemptOfOther(
  context: Pick<Context, 'caller' | 'db'>,
  id: number,
): Promise<StaffAttempt> {
  const row = await findStaffAttempt(context.db, id)
  if (!row) throw notFound()
  assertNotOwn(context, row.attempt)
  return readStaffAttempt(context.db, id)
}

/** An attempt as whoever grades it sees it. */
export async function readStaffAttempt(db: Db | Tx, id: number): Promise<StaffAttempt> {
  const row = await findStaffAttempt(db, id)
  if (!row) throw notFound()
  const { byHand, byKey } = await divideQuestions(db, id)
  return {
    ...attemptRow(row),
    version: row.attempt.gradeVersion,
    keyedScore: sumOfScores(byKey.map(({ answer }) => ({ score: answer?.gotScore ?? 0 }))),
    keyedMaxScore: sumOfScores(byKey.map(({ question }) => question)),
    questions: byHand.map((one) => ({
      ...reviewedQuestionDto(one.question, one.answer, true),
      answer: givenIn(one) ?? null,
    })),
    grades: byHand.map(({ question, answer }) => ({
      questionActiveId: question.id,
      score: answer?.gotScore ?? null,
      comment: answer?.comment ?? '',
    })),
    nextId: await findNextWaiting(db, id),
  }
}
