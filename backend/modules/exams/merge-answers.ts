import {
  listAnswers,
  positionsOf,
  type SavedAnswer,
  setFlags,
  upsertAnswers,
} from '@/backend/modules/exams/answer-queries'
import { storableAnswer } from '@/backend/modules/exams/storable-answer'
import { examMessages } from '@/backend/modules/exams/texts'
import type { Tx } from '@/backend/platform/db/connect'
import {
  type AnswerRevs,
  AnswerValue,
  type RefusedAnswer,
  type SentAnswers,
} from '@/contract/shop/exam-attempts'

type Sent = { answerResult: SentAnswers; answerRevs?: AnswerRevs | undefined }

function refusedAnswer(questionActiveId: number, position: number, value: unknown): RefusedAnswer {
  const { tooLong, unreadable } = examMessages.refusedAnswer
  const message = typeof value === 'string' ? tooLong(position) : unreadable(position)
  return { questionActiveId, position, message }
}

/**
 * Stores what fits and answers with what does not, so that one answer too long costs no other. Ignores answers to questions of other
 * attempts. An answer without a revision counts as the latest.
 */
export async function mergeAnswers(
  tx: Tx,
  attemptId: number,
  { answerResult, answerRevs }: Sent,
  now: Date,
): Promise<RefusedAnswer[]> {
  const sent = Object.entries(answerResult)
  if (sent.length === 0) return []
  const positions = await positionsOf(tx, attemptId)
  const own = sent.filter(([id]) => positions.has(Number(id)))
  const entries = own.flatMap(([id, value]) => {
    const parsed = AnswerValue.safeParse(value)
    return parsed.success ? [[id, parsed.data] as const] : []
  })
  const isUnnumbered = entries.some(([id]) => answerRevs?.[id] === undefined)
  const stored = isUnnumbered ? await listAnswers(tx, attemptId) : []
  const nextRev = (id: string) =>
    (stored.find(({ questionActiveId }) => String(questionActiveId) === id)?.rev ?? 0) + 1
  const answers = entries.map(
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
  return own
    .filter(([id]) => entries.every(([stored]) => stored !== id))
    .map(([id, value]) => refusedAnswer(Number(id), positions.get(Number(id)) ?? 0, value))
}

export async function mergeFlags(
  tx: Tx,
  attemptId: number,
  flags: readonly number[],
): Promise<void> {
  const known = await positionsOf(tx, attemptId)
  const wanted = [...new Set(flags)].filter((id) => known.has(id)).sort((a, b) => a - b)
  const rows = await listAnswers(tx, attemptId)
  const present = rows
    .filter(({ isFlag }) => isFlag)
    .map(({ questionActiveId }) => questionActiveId)
  if (wanted.join() !== present.join()) await setFlags(tx, attemptId, wanted)
}
