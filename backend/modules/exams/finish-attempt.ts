import { listAnswers, setMarks } from '@/backend/modules/exams/answer-queries'
import {
  type AttemptRow,
  finish,
  listOverdue,
  lockOverdue,
} from '@/backend/modules/exams/attempt-queries'
import { resultOf } from '@/backend/modules/exams/attempt-result'
import { mark, RULES_VERSION } from '@/backend/modules/exams/grade'
import { kindOf } from '@/backend/modules/exams/kinds/question-kinds'
import { listAttemptQuestions } from '@/backend/modules/exams/question-queries'
import type { Services } from '@/backend/platform/context'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import type { FinishReason } from '@/contract/shop/exam-attempts'

const MOST_AT_ONCE = 200

type Deps = Pick<Services, 'db' | 'now' | 'log'>
type End = { finishReason: FinishReason; submitTime: Date; submitKey?: string | null }

/** The end of an attempt nobody submitted; not before its beginning, wherever the exam's end was moved. */
export const sweptAt = ({ deadline, startTime }: AttemptRow): Date =>
  deadline !== null && deadline > startTime ? deadline : startTime

/** Marks what is saved and ends the attempt, which the caller has locked. Answers null when it had ended before. */
export async function finishAttempt(
  tx: Tx,
  attempt: AttemptRow,
  end: End,
  log: Deps['log'],
): Promise<AttemptRow | null> {
  const questions = await listAttemptQuestions(tx, attempt.id)
  const answers = await listAnswers(tx, attempt.id)
  const values = new Map(
    answers.filter(({ rev }) => rev > 0).map((row) => [row.questionActiveId, row.value]),
  )
  const marks = new Map(
    questions.map((question) => [question.id, mark(question, values.get(question.id))]),
  )
  for (const { id, questionId, type } of questions)
    if (marks.get(id)?.score === null && kindOf(type).shareOf !== null)
      log.error({ questionId }, 'a question has no usable key')
  const marked = questions.map(({ id, score }) => ({
    ...(marks.get(id) ?? { score: null, isRight: null }),
    maxScore: score,
  }))
  const result = await resultOf(tx, attempt.examinationId, marked)
  const changes = { ...end, ...result, rulesVersion: RULES_VERSION }
  if (!(await finish(tx, attempt.id, changes))) return null
  await setMarks(tx, attempt.id, marks)
  return { ...attempt, submitKey: null, ...changes }
}

async function finishOverdue(tx: Tx, id: number, now: Date, log: Deps['log']): Promise<boolean> {
  const attempt = await lockOverdue(tx, id, now)
  if (!attempt) return false
  const end: End = { finishReason: 'sweep', submitTime: sweptAt(attempt) }
  return (await finishAttempt(tx, attempt, end, log)) !== null
}

/**
 * Ends attempts whose time is over and which nobody submitted, with what was saved in time; everybody's, or one learner's.
 * One transaction each, so that one that cannot be ended stops no other. Answers how many it ended.
 */
export async function finishOverdueAttempts(
  { db, now, log }: Deps,
  userId?: number,
): Promise<number> {
  const time = now()
  let ended = 0
  for (const { id } of await listOverdue(db as Db, time, MOST_AT_ONCE, userId)) {
    try {
      if (await transact(db, (tx) => finishOverdue(tx, id, time, log))) ended += 1
    } catch (err) {
      log.error({ err, examResultId: id }, 'an overdue attempt could not be ended')
    }
  }
  return ended
}
