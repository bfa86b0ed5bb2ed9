import { fold } from '@/contract/text'

const MOST_WORDS = 16

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * What the `search_text` columns hold: folded words and single spaces. Punctuation goes, because PostgreSQL's parser would
 * read `4-5` as 4 and minus five, and `TP.HCM` as the name of a host.
 */
export const searchText = (...parts: (string | null | undefined)[]) =>
  parts.flatMap((part) => wordsOf(part ?? '')).join(' ')

export type Search = {
  words: string[]
  /** The same words one after the other. */
  phrase: string
  /** All words whole, anywhere. */
  whole: string
  /** All words, the last one perhaps not typed to its end. */
  begun: string
}

/** A short number is meant as it stands: who looks for grade 1 doesn't want grade 12. */
const mayBeUnfinished = (word: string) => (/^\d+$/.test(word) ? word.length >= 4 : word.length >= 2)

/**
 * Typed text as `tsquery` operands. Only letters and digits are left of it, so operators and wildcards are plain text;
 * null when nothing is left.
 */
export function readSearch(text: string): Search | null {
  const words = wordsOf(text).slice(0, MOST_WORDS)
  const last = words.at(-1)
  if (last === undefined) return null
  const whole = words.join(' & ')
  return {
    words,
    phrase: words.join(' <-> '),
    whole,
    begun: mayBeUnfinished(last) ? `${whole}:*` : whole,
  }
}
