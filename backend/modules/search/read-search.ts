import type { Phrase } from '@/backend/modules/search/language'
import { readTerms, type Term, typedWords } from '@/backend/modules/search/read-terms'
import { wordsOf } from '@/backend/modules/search/search-text'
import { allOf, anyOf, inSequence, spellingsOf } from '@/backend/modules/search/ts-query'

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
  /** Every term, one after the other, in the name of a category. */
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

const sequenceOf = (terms: readonly Term[], suffix = '') =>
  inSequence(terms.map((term) => anyOf(inText(term), { suffix })))

const isPlain = ({ typed, phrases }: Term) => phrases[0] === typed

/** Most words are syllables: of three of them two say too little, unless one is a grade or a phrase of its own. */
const mayMissOne = (required: readonly Term[]) =>
  required.length > 3 || (required.length === 3 && !required.every(isPlain))

/** Without any one term, or any two words side by side, which often are one; never without the grade. */
function allButOne(required: readonly Term[], queries: readonly string[]): string | null {
  if (!mayMissOne(required)) return null
  const without = (at: number, count: number) => `(${allOf(queries.toSpliced(at, count))})`
  const ways = required.flatMap((term, at) => {
    if (term.grade !== undefined) return []
    const next = required[at + 1]
    const isPair = next !== undefined && isPlain(term) && isPlain(next)
    return isPair ? [without(at, 1), without(at, 2)] : [without(at, 1)]
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
      phrase.every((word, step) => spellingsOf(word[key]).includes(words[at + step]?.[key] ?? '')),
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

/** The queries of the grades that were named: a grade's token comes first among its phrases. */
function gradesOf(required: readonly Term[]): string | null {
  const tokens = required
    .filter(({ grade }) => grade !== undefined)
    .map(({ phrases }) => anyOf(phrases.slice(0, 1)))
  return tokens.length === 0 ? null : allOf(tokens)
}

/** Reads what somebody typed; null when there is nothing to look for. */
export function readSearch(text: string): Search | null {
  const words = typedWords(text)
  if (words.length === 0) return null
  const terms = readTerms(words)
  const required = terms.filter(({ isOptional }) => !isOptional)
  const preferred = terms.filter((term) => term.isOptional && !isPlain(term))
  const last = terms.at(-1)
  const begun = required.map((term) => (term === last ? begunTerm(term) : anyOf(term.phrases)))
  const isExact = terms.some(isMarked)
  const asTyped = required.map(({ phrases }) => anyOf(phrases, { isExact }))
  return {
    words,
    terms,
    matching: allOf(begun),
    begun: allOf(begun),
    whole: allOf(required.map(({ phrases }) => anyOf(phrases))),
    spelled: isExact ? allOf(asTyped) : null,
    inCategory: sequenceOf(required, ':C'),
    phrase: sequenceOf(terms),
    core: sequenceOf(required),
    allButOne: allButOne(required, begun),
    some: asTyped.join(' | '),
    inTitle: allOf(required.map((term) => anyOf(inText(term), { suffix: ':A' }))),
    grades: gradesOf(required),
    preferred: preferred.map(({ phrases }) => anyOf(phrases, { isExact })),
    beginnings: [...new Set([...beginningsOf(terms), ...beginningsOf(required)])],
  }
}
