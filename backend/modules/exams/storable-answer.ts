import type { AnswerValue } from '@/contract/shop/exam-attempts'

// Zero bytes and halves of characters: JSON can carry them, the database refuses the whole row.
const clean = (text: string) => text.replaceAll('\u0000', '').replace(/\p{Cs}/gu, '\ufffd')

const cleanPart = <T>(part: T): T => (typeof part === 'string' ? (clean(part) as T) : part)

/** An answer without what no database keeps, so that a torn paste does not cost the others. */
export function storableAnswer(value: AnswerValue): AnswerValue {
  if (Array.isArray(value)) return value.map(cleanPart)
  if (typeof value !== 'object' || value === null) return cleanPart(value)
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [clean(key), cleanPart(part)]),
  )
}
