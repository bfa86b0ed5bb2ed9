import { type AttemptRow, lockAttempt } from '@/backend/modules/exams/attempt-queries'
import { isOver } from '@/backend/modules/exams/attempt-rules'
import { attemptError } from '@/backend/modules/exams/exam-access'
import { outcomeOf } from '@/backend/modules/exams/exam-mapper'
import { finishAttempt, sweptAt } from '@/backend/modules/exams/finish-attempt'
import { mergeAnswers } from '@/backend/modules/exams/merge-answers'
import { type Context, callerOf } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { notFound } from '@/backend/platform/http/http-error'
import type { Parsed } from '@/contract/endpoint'
import type { ExamOutcome, submitExam as submitExamCall } from '@/contract/shop/exam-attempts'
import { attemptStates } from '@/contract/states'

type SubmitInput = Parsed<typeof submitExamCall>['body']

async function submitInTime(
  tx: Tx,
  attempt: AttemptRow,
  input: SubmitInput,
  at: Date,
  log: Context['log'],
) {
  const { leaseKey, finishReason = 'user', submitKey } = input
  if (leaseKey !== attempt.leaseKey) throw attemptError('takenOver')
  const refusedAnswers = await mergeAnswers(tx, attempt.id, input, at)
  const end = { finishReason, submitTime: at, submitKey }
  return { finished: await finishAttempt(tx, attempt, end, log), refusedAnswers }
}

async function submitLate(
  tx: Tx,
  attempt: AttemptRow,
  { submitKey }: SubmitInput,
  log: Context['log'],
) {
  const end = { finishReason: 'sweep' as const, submitTime: sweptAt(attempt), submitKey }
  return { finished: await finishAttempt(tx, attempt, end, log), refusedAnswers: [] }
}

/** Every further submission, with any key, gets the first result; what comes after deadline and grace changes nothing. */
export async function submitExam(context: Context, input: SubmitInput): Promise<ExamOutcome> {
  const { userId } = callerOf(context)
  const receivedAt = context.now()
  return transact(context.db, async (tx) => {
    const attempt = await lockAttempt(tx, userId, input.examResultId)
    if (!attempt) throw notFound()
    if (attempt.state !== attemptStates.inProgress) return outcomeOf(attempt, true)
    const { finished, refusedAnswers } = isOver(attempt.deadline, receivedAt)
      ? await submitLate(tx, attempt, input, context.log)
      : await submitInTime(tx, attempt, input, receivedAt, context.log)
    return {
      ...outcomeOf(finished ?? attempt, finished === null),
      ...(refusedAnswers.length > 0 && { refusedAnswers }),
    }
  })
}
