import { nearWords, partings } from '@/backend/modules/search/edit-distance'
import { readSearch, type Search } from '@/backend/modules/search/read-search'
import type { Term } from '@/backend/modules/search/read-terms'
import { wordsOf } from '@/backend/modules/search/search-text'
import { anyOf } from '@/backend/modules/search/ts-query'
import { findSearchWords } from '@/backend/modules/search/vocabulary'
import type { Db } from '@/backend/platform/db/connect'

export type Correction = { search: Search; text: string }
/** Texts of what matches a `tsquery`, the most sought first; each a title, a name or a category. */
export type FindTexts = (query: string) => Promise<string[][]>

/** A term and what its one word may have been instead: each a word or two. */
type Guess = { term: Term; others: string[][] }

const SHORT = 3

const lower = (text: string) =>
  wordsOf(text)
    .map((word) => word.text)
    .join(' ')

/** Codes, numbers and phrases the shop knows were meant as they stand. */
const mayBeWrong = ({ typed, phrases, isOptional }: Term) =>
  !isOptional && phrases[0] === typed && /^\p{L}{1,24}$/u.test(typed[0]?.plain ?? '')

/** Which words may have been mistyped: those nobody wrote, or all. */
type Which = 'unknown' | 'any'

async function guessesOf(db: Db, { terms }: Search, which: Which): Promise<Guess[]> {
  const isAlone = terms.length === 1
  const others = terms.map((term) => {
    const word = term.typed[0]?.plain ?? ''
    if (!mayBeWrong(term) || (isAlone && word.length <= SHORT)) return []
    return [...nearWords(word).map((one) => [one]), ...partings(word)]
  })
  const words = terms.flatMap(({ typed }) => typed.map(({ plain }) => plain))
  const known = await findSearchWords(db, [...new Set([...words, ...others.flat(2)])])
  const isSure = ({ typed }: Term) => which === 'unknown' && known.has(typed[0]?.plain ?? '')
  return terms.map((term, at) => ({
    term,
    others: isSure(term)
      ? []
      : (others[at] ?? []).filter((parts) => parts.every((part) => known.has(part))),
  }))
}

const guessQuery = (guesses: readonly Guess[]) =>
  guesses
    .filter(({ term }) => !term.isOptional)
    .map(({ term, others }) =>
      anyOf([...term.phrases, ...others.map((parts) => wordsOf(parts.join(' ')))]),
    )
    .join(' & ')

/** How many words of a search may be wrong. */
const mostWrong = (terms: number) => (terms > SHORT + 1 ? 2 : 1)

type Reading = { wrong: number; shortest: number; text: string }

/** The guesses as texts spell them, and how many of them are not what was typed; null when one is missing. */
function readAs(guesses: readonly Guess[], texts: readonly string[]): Reading | null {
  const spelling = new Map<string, string>()
  for (const { plain, text } of texts.flatMap(wordsOf)) {
    if (!spelling.has(plain)) spelling.set(plain, text)
  }
  const reading: Reading = { wrong: 0, shortest: Number.POSITIVE_INFINITY, text: '' }
  const words: string[] = []
  for (const { term, others } of guesses) {
    const isThere = term.typed.every(({ plain }) => spelling.has(plain))
    if (!mayBeWrong(term) || isThere) {
      words.push(...term.typed.map(({ plain, text }) => spelling.get(plain) ?? text))
      continue
    }
    const parts = others.find((other) => other.every((part) => spelling.has(part)))
    if (!parts) return null
    words.push(...parts.map((part) => spelling.get(part) ?? part))
    reading.wrong += 1
    reading.shortest = Math.min(reading.shortest, ...term.typed.map(({ plain }) => plain.length))
  }
  return { ...reading, text: words.join(' ') }
}

/** Readings of one title or name come before those of words from here and there. */
function readingsOf(guesses: readonly Guess[], documents: readonly string[][], which: Which) {
  const ofOne = documents.flat().flatMap((text) => {
    const reading = readAs(guesses, [text])
    // Words that all exist were meant, unless the whole title says otherwise.
    return which === 'any' && reading?.text !== lower(text) ? [] : (reading ?? [])
  })
  if (which === 'any') return ofOne
  // A short word is near many others: from anywhere it would mean anything.
  const ofMany = documents.flatMap((texts) => readAs(guesses, texts) ?? [])
  return [...ofOne, ...ofMany.filter(({ shortest }) => shortest > SHORT)]
}

/** What a search without a result most likely meant, among what the shop has; null when nothing is near. */
export async function correctSearch(
  db: Db,
  search: Search,
  { findTexts, which }: { findTexts: FindTexts; which: Which },
): Promise<Correction | null> {
  const guesses = await guessesOf(db, search, which)
  if (guesses.every(({ others }) => others.length === 0)) return null
  const documents = await findTexts(guessQuery(guesses))
  const [best] = readingsOf(guesses, documents, which)
    .filter(({ wrong }) => wrong > 0 && wrong <= mostWrong(guesses.length))
    .sort((one, other) => one.wrong - other.wrong)
  const corrected = best && readSearch(best.text, search)
  return corrected ? { search: corrected, text: best.text } : null
}
