import {
  listAnswers,
  questionIdsOf,
  type SavedAnswer,
  setFlags,
  upsertAnswers,
} from '@/backend/modules/exams/answer-queries'
import { storableAnswer } from '@/backend/modules/exams/storable-answer'
import type { Tx } from '@/backend/platform/db/connect'
import type { AnswerResult, AnswerRevs } from '@/contract/shop/exam-attempts'

type Sent = { answerResult: AnswerResult; answerRevs?: AnswerRevs | undefined }

/** Ignores answers to questions of other attempts. An answer without a revision counts as the latest. */
export async function mergeAnswers(
  tx: Tx,
  attemptId: number,
  { answerResult, answerRevs }: Sent,
  now: Date,
): Promise<void> {
  const entries = Object.entries(answerResult)
  if (entries.length === 0) return
  const known = await questionIdsOf(tx, attemptId)
  const isUnnumbered = entries.some(([id]) => answerRevs?.[id] === undefined)
  const stored = isUnnumbered ? await listAnswers(tx, attemptId) : []
  const nextRev = (id: string) =>
    (stored.find(({ questionActiveId }) => String(questionActiveId) === id)?.rev ?? 0) + 1
  const answers = entries
    .filter(([id]) => known.has(Number(id)))
    .map(
      ([id, value]): SavedAnswer => ({
        questionActiveId: Number(id),
        value: storableAnswer(value),
        rev: answerRevs?.[id] ?? nextRev(id),
      }),
    )
  await upsertAnswers(
    tx,
    attemptId,
    answers.filter(({ rev }) => rev > 0),
    now,
  )
}

export async function mergeFlags(
  tx: Tx,
  attemptId: number,
  flags: readonly number[],
): Promise<void> {
  const known = await questionIdsOf(tx, attemptId)
  const wanted = [...new Set(flags)].filter((id) => known.has(id)).sort((a, b) => a - b)
  const rows = await listAnswers(tx, attemptId)
  const present = rows
    .filter(({ isFlag }) => isFlag)
    .map(({ questionActiveId }) => questionActiveId)
  if (wanted.join() !== present.join()) await setFlags(tx, attemptId, wanted)
}
