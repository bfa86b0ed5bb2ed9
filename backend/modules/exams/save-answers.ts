import { listAnswers } from '@/backend/modules/exams/answer-queries'
import { lockAttempt, renewLease } from '@/backend/modules/exams/attempt-queries'
import { isOver } from '@/backend/modules/exams/attempt-rules'
import { attemptError } from '@/backend/modules/exams/exam-access'
import { instant } from '@/backend/modules/exams/exam-mapper'
import { mergeAnswers, mergeFlags } from '@/backend/modules/exams/merge-answers'
import { type Context, callerOf } from '@/backend/platform/context'
import { transact } from '@/backend/platform/db/transact'
import { notFound } from '@/backend/platform/http/http-error'
import type { Parsed } from '@/contract/endpoint'
import type { saveExam } from '@/contract/shop/exam-attempts'
import { attemptStates } from '@/contract/states'

type SaveInput = Parsed<typeof saveExam>['body']

/** Saves answers and flags of an open attempt for the tab or device that holds its lease. */
export async function saveAnswers(
  context: Pick<Context, 'caller' | 'db' | 'now'>,
  input: SaveInput,
) {
  const { userId } = callerOf(context)
  // What counts is when the call came, not when the database had time for it.
  const receivedAt = context.now()
  const { attempt, rows, refusedAnswers } = await transact(context.db, async (tx) => {
    const attempt = await lockAttempt(tx, userId, input.examResultId)
    if (!attempt) throw notFound()
    if (attempt.state !== attemptStates.inProgress) throw attemptError('submitted')
    if (isOver(attempt.deadline, receivedAt)) throw attemptError('timeUp')
    if (attempt.leaseKey !== input.leaseKey) throw attemptError('takenOver')
    const refusedAnswers = await mergeAnswers(tx, attempt.id, input, receivedAt)
    if (input.flags) await mergeFlags(tx, attempt.id, input.flags)
    const { leaseKey, leaseNo } = attempt
    await renewLease(tx, attempt.id, { leaseKey, leaseNo, leaseAt: receivedAt })
    return { attempt, rows: await listAnswers(tx, attempt.id), refusedAnswers }
  })
  const revs = new Map(rows.map(({ questionActiveId, rev }) => [String(questionActiveId), rev]))
  const isRefused = (id: string) =>
    refusedAnswers.some(({ questionActiveId }) => String(questionActiveId) === id)
  const acked = Object.keys(input.answerResult).flatMap((id) => {
    const rev = isRefused(id) ? undefined : revs.get(id)
    return rev ? [[id, rev] as const] : []
  })
  return {
    ackedRevs: Object.fromEntries(acked),
    ...(refusedAnswers.length > 0 && { refusedAnswers }),
    deadline: attempt.deadline && instant(attempt.deadline),
    serverTime: instant(context.now()),
  }
}
