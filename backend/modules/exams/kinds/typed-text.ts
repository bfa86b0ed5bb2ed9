import { z } from 'zod'
import { readingsOf } from '@/backend/modules/exams/numeric-answer'
import { isAccepted } from '@/backend/modules/exams/text-answer'

/**
 * Answers to be typed, the first of which is shown in the review. One that is a number is compared as a number (`3,14`, `3.14`, `-2`),
 * within `tolerance` when there is one; any other as text, without regard to case, spaces, looks of signs and the two styles of placing
 * tone marks (`typed-answers.tsv` has examples). `1.000`, which could be a thousand or one, is refused; where it is stored it is a thousand.
 */
export const Accepted = z.array(z.string().trim().min(1).max(500)).min(1).max(20)

const typed = (value: unknown): string | null => {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : null
}
export const accepts = (
  value: unknown,
  rule: { accepted: readonly string[]; tolerance?: number | undefined },
) => {
  const text = typed(value)
  return text !== null && isAccepted(text, rule)
}

/** A key that could be read in two ways would mark right answers wrong: its author is asked. */
export const ambiguous = (accepted: readonly string[]) =>
  accepted.flatMap((key) => {
    const readings = readingsOf(key)?.map((one) => String(one).replace('.', ','))
    return readings ? [`“${key}” can be read in two ways: ${readings.join(' hay ')}?`] : []
  })
