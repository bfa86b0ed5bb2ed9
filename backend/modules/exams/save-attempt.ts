import { type Context, callerOf, type Handler } from '@/backend/context'
import {
  listAnswers,
  questionIdsOf,
  type SavedAnswer,
  saveAnswers,
  setFlags,
} from '@/backend/modules/exams/answer-queries'
import { type AttemptRow, lease, lockAttempt } from '@/backend/modules/exams/attempt-queries'
import { isOver } from '@/backend/modules/exams/attempt-rules'
import { attemptError } from '@/backend/modules/exams/exam-access'
import { instant, outcomeOf } from '@/backend/modules/exams/exam-mapper'
import { finishAttempt } from '@/backend/modules/exams/finish-attempt'
import { storableAnswer } from '@/backend/modules/exams/storable-answer'
import { examMessages } from '@/backend/modules/exams/texts'
import type { Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { notFound } from '@/backend/platform/http/http-error'
import type { Parsed } from '@/contract/endpoint'
import type * as calls from '@/contract/exam-attempts'
import type { AnswerResult, AnswerRevs } from '@/contract/exam-attempts'

type Sent = { answerResult: AnswerResult; answerRevs?: AnswerRevs | undefined }

/** Answers to questions of this attempt; what names others is passed by. Without a revision an answer counts as the latest. */
async function mergeAnswers(tx: Tx, attempt: AttemptRow, sent: Sent, now: Date): Promise<void> {
  const entries = Object.entries(sent.answerResult)
  if (entries.length === 0) return
  const known = await questionIdsOf(tx, attempt.id)
  const unnumbered = entries.some(([id]) => sent.answerRevs?.[id] === undefined)
  const stored = unnumbered ? await listAnswers(tx, attempt.id) : []
  const revOf = (id: string) =>
    sent.answerRevs?.[id] ??
    (stored.find(({ questionActiveId }) => String(questionActiveId) === id)?.rev ?? 0) + 1
  const answers = entries
    .filter(([id]) => known.has(Number(id)))
    .map(
      ([id, value]): SavedAnswer => ({
        questionActiveId: Number(id),
        value: storableAnswer(value),
        rev: revOf(id),
      }),
    )
  await saveAnswers(
    tx,
    attempt.id,
    answers.filter(({ rev }) => rev > 0),
    now,
  )
}

async function mergeFlags(tx: Tx, attempt: AttemptRow, flags: readonly number[]): Promise<void> {
  const known = await questionIdsOf(tx, attempt.id)
  const wanted = [...new Set(flags)].filter((id) => known.has(id)).sort((a, b) => a - b)
  const rows = await listAnswers(tx, attempt.id)
  const present = rows
    .filter(({ isFlag }) => isFlag)
    .map(({ questionActiveId }) => questionActiveId)
  if (wanted.join() !== present.join()) await setFlags(tx, attempt.id, wanted)
}

export const saveExam: Handler<typeof calls.saveExam> = async ({ body }, context) => {
  const { userId } = callerOf(context)
  // What counts is when the call came, not when the database had time for it.
  const receivedAt = context.now()
  const { attempt, rows } = await transact(context.db, async (tx) => {
    const attempt = await lockAttempt(tx, userId, body.examResultId)
    if (!attempt) throw notFound()
    if (attempt.state !== 1) throw attemptError('submitted')
    if (isOver(attempt.deadline, receivedAt)) throw attemptError('timeUp')
    if (attempt.leaseKey !== body.leaseKey) throw attemptError('takenOver')
    await mergeAnswers(tx, attempt, body, receivedAt)
    if (body.flags) await mergeFlags(tx, attempt, body.flags)
    await lease(tx, attempt.id, attempt.leaseKey, receivedAt)
    return { attempt, rows: await listAnswers(tx, attempt.id) }
  })
  const revs = new Map(rows.map(({ questionActiveId, rev }) => [String(questionActiveId), rev]))
  const acked = Object.keys(body.answerResult).flatMap((id) => {
    const rev = revs.get(id)
    return rev ? [[id, rev] as const] : []
  })
  return {
    data: {
      ackedRevs: Object.fromEntries(acked),
      deadline: attempt.deadline && instant(attempt.deadline),
      serverTime: instant(context.now()),
    },
  }
}

type HandIn = Parsed<typeof calls.submitExam>['body']

async function handIn(tx: Tx, attempt: AttemptRow, body: HandIn, at: Date, log: Context['log']) {
  const { leaseKey, finishReason = 'user', submitKey } = body
  if (leaseKey !== undefined && leaseKey !== attempt.leaseKey) throw attemptError('takenOver')
  await mergeAnswers(tx, attempt, body, at)
  return finishAttempt(tx, attempt, { finishReason, submitTime: at, submitKey }, log)
}

/** Whoever hands in again, with whichever key, gets the first result; what comes after time and grace changes nothing. */
export const submitExam: Handler<typeof calls.submitExam> = async ({ body }, context) => {
  const { userId } = callerOf(context)
  const receivedAt = context.now()
  const data = await transact(context.db, async (tx) => {
    const attempt = await lockAttempt(tx, userId, body.examResultId)
    if (!attempt) throw notFound()
    if (attempt.state !== 1) return outcomeOf(attempt, true)
    const { deadline } = attempt
    const finished =
      deadline && isOver(deadline, receivedAt)
        ? await finishAttempt(
            tx,
            attempt,
            { finishReason: 'sweep', submitTime: deadline, submitKey: body.submitKey },
            context.log,
          )
        : await handIn(tx, attempt, body, receivedAt, context.log)
    return outcomeOf(finished ?? attempt, finished === null)
  })
  return { data, successMessage: examMessages.handedIn }
}
