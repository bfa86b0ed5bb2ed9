import type { Phrase } from '@/backend/modules/search/language'
import type { Word } from '@/backend/modules/search/search-text'

type Form = {
  /** With its marks, as it was typed. */
  isExact?: boolean | ((phrase: Phrase) => boolean)
  /** `:*` for words that begin so, `:A` in a title, `:C` in the name of a category. */
  suffix?: string
}

const otherVowel = { i: 'y', y: 'i' } as const

/** A lexeme as it may be spelled: `i` and `y` at a syllable's end are one sound, as in `vật lí` and `vật lý`. */
export function spellingsOf(lexeme: string): string[] {
  const found = /^(=?[bcđdghklmnprstvx]+)([iy])(\d?)$/.exec(lexeme)
  if (!found) return [lexeme]
  const [, start, vowel, tone] = found
  return [lexeme, `${start}${otherVowel[vowel as 'i' | 'y']}${tone}`]
}

/** A word holds letters, digits and the sign before them: nothing needs escaping. */
function wordQuery(word: Word, isExact: boolean, suffix: string): string {
  const [first = '', ...others] = spellingsOf(isExact ? word.exact : word.plain).map(
    (spelling) => `'${spelling}'${suffix}`,
  )
  return others.length === 0 ? first : `(${[first, ...others].join(' | ')})`
}

/** What must stand one after the other. */
export const inSequence = (queries: readonly string[]) => queries.join(' <-> ')

export const allOf = (queries: readonly string[]) => queries.join(' & ')

/** Any of the phrases. */
export function anyOf(phrases: readonly Phrase[], { isExact = false, suffix = '' }: Form = {}) {
  const queries = phrases.map((phrase) => {
    const asSpelled = typeof isExact === 'function' ? isExact(phrase) : isExact
    return inSequence(phrase.map((word) => wordQuery(word, asSpelled, suffix)))
  })
  return `(${queries.join(' | ')})`
}
