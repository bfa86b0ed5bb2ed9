import type { AnswerValue } from '@/contract/shop/exam-attempts'

type Part = string | number
type Given = AnswerValue | undefined

/** Answers of several parts as a list; anything else is an empty one. */
export const listOf = (value: Given): readonly Part[] => (Array.isArray(value) ? value : [])

/** Answers by item, such as statements and pairs; anything else has none. */
export const recordOf = (value: Given): Readonly<Record<string, boolean | string>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}

export const textOf = (value: Given): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** The list with one part replaced; the places before it exist. */
export const withPart = (parts: readonly Part[], index: number, part: string): string[] =>
  Array.from({ length: Math.max(parts.length, index + 1) }, (_, place) =>
    place === index ? part : String(parts[place] ?? ''),
  )

/** Ids in the order answered; what the answer does not name follows as shown. */
export function orderOf(shown: readonly number[], value: Given): number[] {
  const named = listOf(value)
    .map(Number)
    .filter((id) => shown.includes(id))
  return [...new Set([...named, ...shown])]
}

/** The list with the item at `from` moved to `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}
