import type { Phrase } from '@/backend/modules/search/language'
import { readTerms, type Term, typedWords } from '@/backend/modules/search/read-terms'
import { type Word, wordsOf } from '@/backend/modules/search/search-text'

/** What was typed, as `tsquery` texts for the questions asked of a document. */
export type Search = {
  words: Phrase
  terms: readonly Term[]
  /** What must match; every term, unless the search was widened. */
  matching: string
  /** Every term, the last word perhaps not typed to its end. */
  begun: string
  /** Every term, its words whole. */
  whole: string
  /** Every term as its marks spell it; null when nothing was typed with marks. */
  spelled: string | null
  /** The same in the name of a category. */
  inCategory: string
  /** All that was typed, one after the other. */
  phrase: string
  /** The same without words that say nothing. */
  core: string
  /** All of it but one term or two words side by side; null when so little is left that anything would match. */
  allButOne: string | null
  /** Any of the terms, as its marks spell it when it was typed with marks. */
  some: string
  /** Every term in the title. */
  inTitle: string
  /** The book's own grade. */
  grades: string | null
  /** What raises a book without being asked of it. */
  preferred: readonly string[]
  /** How a title may begin. */
  beginnings: readonly string[]
}

type Form = { isExact?: boolean; suffix?: string }

/** `i` and `y` at a syllable's end are one sound: `vật lí`, `vật lý`. */
const otherVowel = { i: 'y', y: 'i' } as const
const spellings = (lexeme: string) => {
  const found = /^(=?[bcđdghklmnprstvx]+)([iy])(\d?)$/.exec(lexeme)
  if (!found) return [lexeme]
  const [, start, vowel, tone] = found
  return [lexeme, `${start}${otherVowel[vowel as 'i' | 'y']}${tone}`]
}

/** Letters, digits and the sign before them: nothing in a lexeme needs escaping. */
const lexeme = (word: Word, { isExact, suffix = '' }: Form) => {
  const all = spellings(isExact ? word.exact : word.plain).map((one) => `'${one}'${suffix}`)
  return all.length === 1 ? (all[0] ?? '') : `(${all.join(' | ')})`
}
const inARow = (phrase: Phrase, form: Form = {}) =>
  phrase.map((word) => lexeme(word, form)).join(' <-> ')
/** Any of the phrases, as a `tsquery`. */
export const anyOf = (phrases: readonly Phrase[], form?: Form) =>
  `(${phrases.map((phrase) => inARow(phrase, form)).join(' | ')})`
const all = (queries: readonly string[]) => queries.join(' & ')

/** A short number is meant as it stands: who looks for 12 does not want 120. */
const mayBeUnfinished = (word: string) => (/^\d+$/.test(word) ? word.length >= 4 : word.length >= 2)

function begunTerm({ typed, phrases, grade }: Term): string {
  const [last] = typed
  const isWord = typed.length === 1 && phrases[0] === typed && grade === undefined
  return isWord && last && mayBeUnfinished(last.plain)
    ? anyOf(phrases, { suffix: ':*' })
    : anyOf(phrases)
}

const isMarked = ({ typed }: Term) => typed.some(({ plain, exact }) => exact !== `=${plain}`)

/** A grade's own token stands in no title. */
const inText = ({ phrases, grade }: Term): readonly Phrase[] =>
  grade === undefined ? phrases : phrases.slice(1)

const rowOf = (terms: readonly Term[], suffix = '') =>
  terms.map((term) => anyOf(inText(term), { suffix })).join(' <-> ')

const isPlain = ({ typed, phrases }: Term) => phrases[0] === typed

/** Most words are syllables: of three of them two say too little, unless one is a grade or a phrase of its own. */
const mayMissOne = (required: readonly Term[]) =>
  required.length > 3 || (required.length === 3 && !required.every(isPlain))

/** Without any one term, or any two words side by side, which often are one; never without the grade. */
function allButOne(required: readonly Term[], queries: readonly string[]): string | null {
  if (!mayMissOne(required)) return null
  const ways = required.flatMap((term, at) => {
    if (term.grade !== undefined) return []
    const next = required[at + 1]
    const isPair = next && isPlain(term) && isPlain(next)
    return [1, ...(isPair ? [2] : [])].map((count) => `(${all(queries.toSpliced(at, count))})`)
  })
  return ways.join(' | ')
}

const plainOf = (phrase: Phrase) => phrase.map(({ plain }) => plain).join(' ')

/** Whether a name holds every term: a category's, say. Typed with marks it must be spelled so. */
export function isNamed({ terms, spelled }: Search, name: string): boolean {
  const key = spelled === null ? 'plain' : 'exact'
  const words = wordsOf(name)
  const stands = (phrase: Phrase) =>
    words.some((_, at) =>
      phrase.every((word, step) => spellings(word[key]).includes(words[at + step]?.[key] ?? '')),
    )
  return terms.every((term) => term.isOptional || inText(term).some(stands))
}

/** How a title may begin: as typed, and with its grade written out. */
function beginningsOf(terms: readonly Term[]): string[] {
  const forms = [
    terms.map(({ typed }) => plainOf(typed)),
    terms.map((term) => plainOf(inText(term)[0] ?? [])),
  ]
  return [...new Set(forms.map((parts) => parts.join(' ')))]
}

/** Null when there is nothing to look for. */
export function readSearch(text: string): Search | null {
  const words = typedWords(text)
  if (words.length === 0) return null
  const terms = readTerms(words)
  const required = terms.filter(({ isOptional }) => !isOptional)
  const grades = required.flatMap(({ grade, phrases }) =>
    grade === undefined ? [] : [anyOf(phrases.slice(0, 1))],
  )
  const whole = all(required.map(({ phrases }) => anyOf(phrases)))
  const last = terms.at(-1)
  const isSpelled = terms.some(isMarked)
  const begun = required.map((term) => (term === last ? begunTerm(term) : anyOf(term.phrases)))
  return {
    words,
    terms,
    matching: all(begun),
    begun: all(begun),
    allButOne: allButOne(required, begun),
    inCategory: rowOf(required, ':C'),
    whole,
    some: required.map(({ phrases }) => anyOf(phrases, { isExact: isSpelled })).join(' | '),
    spelled: isSpelled
      ? all(required.map(({ phrases }) => anyOf(phrases, { isExact: true })))
      : null,
    phrase: rowOf(terms),
    core: rowOf(required),
    inTitle: all(required.map((term) => anyOf(inText(term), { suffix: ':A' }))),
    grades: grades.length === 0 ? null : all(grades),
    preferred: terms
      .filter((term) => term.isOptional && !isPlain(term))
      .map(({ phrases }) => anyOf(phrases, { isExact: isSpelled })),
    beginnings: [...new Set([...beginningsOf(terms), ...beginningsOf(required)])],
  }
}
