import { z } from 'zod/mini'
import { AnswerValue } from '@/contract/shop/exam-attempts'

const Whole = z.int().check(z.minimum(0))

const Copy = z.object({
  version: z.literal(1),
  userId: Whole,
  examinationId: Whole,
  examResultId: Whole,
  /** Milliseconds since 1970 by this device's clock: only for removing old copies. */
  savedAt: z.number(),
  answers: z.record(z.string(), z.unknown()),
  flags: z.array(Whole),
  flagsUnsent: z.boolean(),
  /** The question that was open. */
  index: z._default(Whole, 0),
  /** A submission was begun and must be finished with the same key. */
  pending: z.nullable(
    z.object({
      submitKey: z.string(),
      finishReason: z.enum(['user', 'timeUp']),
      leaseKey: z.string(),
    }),
  ),
})
const Entry = z.object({ value: AnswerValue, rev: Whole })

/** What one store of this browser holds of an attempt. */
export type LocalCopy = Omit<z.output<typeof Copy>, 'answers'> & {
  answers: Record<string, z.output<typeof Entry>>
}

/** Damaged answers are left out; null for what is no copy. */
export function readCopy(text: string | null): LocalCopy | null {
  if (text === null) return null
  try {
    const copy = Copy.safeParse(JSON.parse(text))
    if (!copy.success) return null
    const answers: LocalCopy['answers'] = {}
    for (const [id, entry] of Object.entries(copy.data.answers)) {
      const parsed = Entry.safeParse(entry)
      if (parsed.success) answers[id] = parsed.data
    }
    return { ...copy.data, answers }
  } catch {
    return null
  }
}

const PREFIX = 'exam:v1:'
export const copyKey = (userId: number, examResultId: number) =>
  `${PREFIX}${userId}:${examResultId}`
export const isCopyKey = (key: string) => key.startsWith(PREFIX)
export const isCopyKeyOf = (key: string, userId: number) => key.startsWith(`${PREFIX}${userId}:`)
export const leaseCopyKey = (userId: number, examinationId: number) =>
  `exam-lease:v1:${userId}:${examinationId}`
