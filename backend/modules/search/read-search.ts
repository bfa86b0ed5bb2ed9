import type { Phrase } from '@/backend/modules/search/language'
import { readTerms, type Term, typedWords } from '@/backend/modules/search/read-terms'
import { wordsOf } from '@/backend/modules/search/search-text'
import { allOf, anyOf, inSequence, spellingsOf } from '@/backend/modules/search/ts-query'

/** What was typed, as `tsquery` texts for the questions asked of a document. */
export type Search = {
  words: Phrase
  hasSpellings: boolean
  terms: readonly Term[]
  /** What must match; every term, unless the search was widened. */
  matching: string
  /** Every term, the last word perhaps not typed to its end. */
  begun: string
  /** Every term, its words whole. */
  whole: string
  /** Every term in the words that were typed, no others in their place. */
  typed: string
  /** Every term as its marks spell it; null when nothing was typed with marks. */
  spelled: string | null
  /** Every term, one after the other, in the name of a category. */
  inCategory: string
  /** All that was typed, one after the other. */
  phrase: string
  /** The same without words that say nothing. */
  core: string
  /** All of it but the age of readers, where something else says enough by itself. */
  withoutAge: Search | null
  /** All of it but one term or two words side by side; null when so little is left that anything would match. */
  allButOne: string | null
  /** The grade and the phrases the shop knows, when there are other words too that nothing may have. */
  anchors: string | null
  /** The grade with any of the phrases the shop knows, or any two words side by side, which often are one. */
  parts: string | null
  /** Each term in the title. */
  titleTerms: readonly string[]
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

const plainOf = (phrase: Phrase) => phrase.map(({ plain }) => plain).join(' ')

/** What stands for the typed words counts only as it is spelled: “tô màu” means “vẽ”, not “về”. */
const isExactFor = ({ typed, isKnown }: Term, isExact: boolean) =>
  isKnown ? (phrase: Phrase) => isExact || plainOf(phrase) !== plainOf(typed) : isExact

const anyOfTerm = (term: Term, { isExact = false, suffix = '' } = {}) =>
  anyOf(inText(term, suffix), { isExact: isExactFor(term, isExact), suffix })

function begunTerm(term: Term): string {
  const { typed, phrases, grade } = term
  const [last] = typed
  const isWord = typed.length === 1 && phrases[0] === typed && grade === undefined
  return isWord && last && mayBeUnfinished(last.plain)
    ? anyOf(phrases, { suffix: ':*' })
    : anyOfTerm(term)
}

const isMarked = ({ typed }: Term) => typed.some(({ plain, exact }) => exact !== `=${plain}`)

/** A grade's own token stands in no title and no name. */
const inTextOnly = ({ phrases, grade }: Term): readonly Phrase[] =>
  grade === undefined ? phrases : phrases.slice(1)
const inText = (term: Term, suffix: string) => (suffix === '' ? term.phrases : inTextOnly(term))

const sequenceOf = (terms: readonly Term[], suffix = '') =>
  inSequence(
    terms.map((term) => anyOf(inTextOnly(term), { isExact: isExactFor(term, false), suffix })),
  )

const isPlain = ({ typed, phrases }: Term) => phrases[0] === typed
/** A word that means itself alone and must be there. */
export const isPlainWord = (term: Term) => isPlain(term) && !term.isOptional
/** Says something by itself. */
const isAnchor = (term: Term) => term.grade !== undefined || !isPlain(term)

const anyOfPlain = ({ typed }: Term) => anyOf([typed])

/** What is left when only that is asked for which says something by itself. */
function anchorsOf(required: readonly Term[]): string | null {
  const anchors = required.filter(isAnchor)
  return anchors.length === 0 || anchors.length === required.length
    ? null
    : allOf(anchors.map((term) => anyOfTerm(term)))
}

/** What is left when nothing has nearly all of it; never without the grade. */
function partsOf(terms: readonly Term[]): string | null {
  const parts = terms.flatMap((term, at) => {
    const next = terms[at + 1]
    if (term.isOptional || term.grade !== undefined) return []
    if (isAnchor(term)) return [anyOfTerm(term)]
    return next && isPlainWord(next) ? [`(${inSequence([term, next].map(anyOfPlain))})`] : []
  })
  const grades = terms.filter(({ grade }) => grade !== undefined).map((term) => anyOfTerm(term))
  return parts.length < 2 ? null : allOf([...grades, `(${parts.join(' | ')})`])
}

/** Most words are syllables: of three of them two say too little, unless one is a grade or a phrase of its own. */
const mayMissOne = (required: readonly Term[]) =>
  required.length > 3 ||
  (required.length === 3 && !required.every(isPlain)) ||
  (required.length === 2 && required.every(isAnchor))

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

/** Whether a name holds every term: a category's, say. Typed with marks it must be spelled so. */
export function isNamed({ terms }: Search, name: string): boolean {
  const words = wordsOf(name)
  const stands = (phrase: Phrase, key: 'plain' | 'exact') =>
    words.some((_, at) =>
      phrase.every((word, step) => spellingsOf(word[key]).includes(words[at + step]?.[key] ?? '')),
    )
  return terms.every((term) => {
    const isExact = isExactFor(term, term.grade === undefined && isMarked(term))
    const keyOf = (phrase: Phrase) =>
      (typeof isExact === 'boolean' ? isExact : isExact(phrase)) ? 'exact' : 'plain'
    return term.isOptional || inTextOnly(term).some((phrase) => stands(phrase, keyOf(phrase)))
  })
}

/** How a title may begin: as typed, and with its grade written out. */
function beginningsOf(terms: readonly Term[]): string[] {
  const forms = [
    terms.map(({ typed }) => plainOf(typed)),
    terms.map((term) => plainOf(inTextOnly(term)[0] ?? [])),
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
export function readSearch(text: string, { hasSpellings = true } = {}): Search | null {
  const words = typedWords(text)
  if (words.length === 0) return null
  const terms = readTerms(words).map((term) => (hasSpellings ? term : { ...term, isKnown: false }))
  return searchOf(words, terms, hasSpellings)
}

function withoutAge(words: Phrase, terms: readonly Term[], hasSpellings: boolean): Search | null {
  const others = terms.filter(({ isAge }) => !isAge)
  const isEnough = others.some((term) => !term.isOptional && isAnchor(term))
  return isEnough && others.length < terms.length ? searchOf(words, others, hasSpellings) : null
}

function searchOf(words: Phrase, terms: readonly Term[], hasSpellings: boolean): Search {
  const required = terms.filter(({ isOptional }) => !isOptional)
  const preferred = terms.filter((term) => term.isOptional && !isPlain(term))
  const last = terms.at(-1)
  const begun = required.map((term) => (term === last ? begunTerm(term) : anyOfTerm(term)))
  const isExact = terms.some(isMarked)
  const asTyped = required.map((term) => anyOfTerm(term, { isExact }))
  return {
    words,
    hasSpellings,
    terms,
    matching: allOf(begun),
    begun: allOf(begun),
    whole: allOf(required.map((term) => anyOfTerm(term))),
    typed: allOf(
      required.map((term) => (term.grade === undefined ? anyOf([term.typed]) : anyOfTerm(term))),
    ),
    spelled: isExact ? allOf(asTyped) : null,
    inCategory: sequenceOf(required, ':C'),
    phrase: sequenceOf(terms),
    core: sequenceOf(required),
    withoutAge: withoutAge(words, terms, hasSpellings),
    allButOne: allButOne(required, begun),
    some: asTyped.join(' | '),
    anchors: anchorsOf(required),
    parts: partsOf(terms),
    titleTerms: required.map((term) => anyOfTerm(term, { isExact, suffix: ':A' })),
    inTitle: allOf(required.map((term) => anyOfTerm(term, { suffix: ':A' }))),
    grades: gradesOf(required),
    preferred: preferred.map((term) => anyOfTerm(term, { isExact })),
    beginnings: [...new Set([...beginningsOf(terms), ...beginningsOf(required)])],
  }
}

/** The same for texts whose documents hold no spellings: news, courses, textbooks. */
export const readPlainSearch = (text: string) => readSearch(text, { hasSpellings: false })

/** Of each term that was asked for: what a text has that meets it, as its marks spell it or in letters alone. */
export const questionsOf = ({ terms, words }: Search) =>
  terms
    .filter(({ isOptional, name }) => !isOptional || name !== undefined)
    .map((term) => {
      const suffix =
        term.typed.at(-1) === words.at(-1) && begunTerm(term).endsWith(':*)') ? ':*' : ''
      const marked = isMarked(term)
      return {
        term,
        isMarked: marked,
        letters: anyOfTerm(term, { suffix }),
        spelled: marked ? anyOfTerm(term, { isExact: true }) : anyOfTerm(term, { suffix }),
      }
    })

/** The search without the words that say nothing by themselves; null when none of the others does. */
export function anchored(search: Search): Search | null {
  const terms = search.terms.filter((term) => term.isKnown && !term.isOptional)
  return terms.length === 0 ? null : { ...search, terms }
}
