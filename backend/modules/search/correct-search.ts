import { nearWords, partings } from '@/backend/modules/search/near-words'
import { anyOf, readSearch, type Search } from '@/backend/modules/search/read-search'
import type { Term } from '@/backend/modules/search/read-terms'
import { wordsOf } from '@/backend/modules/search/search-text'
import { findSearchWords } from '@/backend/modules/search/vocabulary'
import type { Db } from '@/backend/platform/db/connect'

export type Correction = { search: Search; text: string }
/** Texts of what matches a `tsquery`, the most sought first; each a title, a name or a category. */
export type FindTexts = (query: string) => Promise<string[][]>

/** A term and what its one word may have been instead: each a word or two. */
type Guess = { term: Term; others: string[][] }

const SHORT = 3

/** Codes, numbers and phrases the shop knows were meant as they stand. */
const mayBeWrong = ({ typed, phrases, isOptional }: Term) =>
  !isOptional && phrases[0] === typed && /^\p{L}+$/u.test(typed[0]?.plain ?? '')

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

/** The guesses as a document spells them, and how many of them are not what was typed; null when one is missing. */
function readAs(guesses: readonly Guess[], spelling: ReadonlyMap<string, string>) {
  let wrong = 0
  let shortest = Number.POSITIVE_INFINITY
  const words: string[] = []
  const spell = (word: string) => spelling.get(word) ?? word
  for (const { term, others } of guesses) {
    const typed = term.typed.map(({ plain }) => plain)
    if (!mayBeWrong(term) || typed.every((word) => spelling.has(word)))
      words.push(...typed.map(spell))
    else {
      const parts = others.find((other) => other.every((part) => spelling.has(part)))
      if (!parts) return null
      words.push(...parts.map(spell))
      wrong += 1
      shortest = Math.min(shortest, ...typed.map(({ length }) => length))
    }
  }
  return { wrong, shortest, text: words.join(' ') }
}

/** Each word without marks, with the first way the texts spell it. */
function spellingOf(texts: readonly string[]) {
  const spelling = new Map<string, string>()
  for (const text of texts) {
    for (const word of text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
      const [found] = wordsOf(word)
      if (found && !spelling.has(found.plain)) spelling.set(found.plain, word.toLowerCase())
    }
  }
  return spelling
}

/** What a search without an answer most likely meant, among what the shop has; null when nothing is near. */
export async function correctSearch(
  db: Db,
  search: Search,
  { findTexts, which }: { findTexts: FindTexts; which: Which },
): Promise<Correction | null> {
  const guesses = await guessesOf(db, search, which)
  if (guesses.every(({ others }) => others.length === 0)) return null
  const documents = await findTexts(guessQuery(guesses))
  const readings = [
    // A title or a name that holds all of it says more than words from here and there.
    ...documents.flat().map((text) => readAs(guesses, spellingOf([text]))),
    // A short word is near many others: from anywhere it would mean anything.
    ...documents
      .map((texts) => readAs(guesses, spellingOf(texts)))
      .filter((reading) => reading && reading.shortest > SHORT),
  ]
  const [best] = readings
    .flatMap((reading) => reading ?? [])
    .filter(({ wrong }) => wrong > 0 && wrong <= mostWrong(guesses.length))
    .sort((one, other) => one.wrong - other.wrong)
  const corrected = best && readSearch(best.text)
  return corrected ? { search: corrected, text: best.text } : null
}
