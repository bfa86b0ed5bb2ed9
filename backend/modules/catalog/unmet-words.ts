import { inArray, sql } from 'drizzle-orm'
import { product } from '@/backend/modules/catalog/tables'
import {
  isPlainWord,
  matches,
  type Phrase,
  questionsOf,
  type Search,
  type Term,
} from '@/backend/modules/search'
import type { Db } from '@/backend/platform/db/connect'

const textOf = (words: Phrase) => words.map(({ text }) => text).join(' ')

export type Unmet = { unmet: { words: string; name: string | null }[]; met: string }

type Part = { words: Phrase; name: string | null }

/** Plain words side by side belong together: from the first that nothing has to the last, “theo chủ đề”. */
function together(search: Search, missing: ReadonlySet<Term>): Part[] {
  const parts: Part[] = []
  let run: Term[] = []
  const endRun = () => {
    const first = run.findIndex((term) => missing.has(term))
    const last = run.findLastIndex((term) => missing.has(term))
    if (first >= 0) {
      parts.push({ words: run.slice(first, last + 1).flatMap(({ typed }) => typed), name: null })
    }
    run = []
  }
  for (const term of search.terms) {
    if (isPlainWord(term)) {
      run.push(term)
      continue
    }
    endRun()
    if (missing.has(term)) parts.push({ words: term.typed, name: term.name ?? null })
  }
  endRun()
  return parts
}

/** What of a search none of these products has, the nearest of what was found. */
export async function findUnmetWords(
  db: Db,
  search: Search,
  ids: readonly number[],
): Promise<Unmet | null> {
  const questions = questionsOf(search)
  if (ids.length === 0 || questions.length === 0) return null
  const asked = questions.flatMap(({ letters, spelled }) => [letters, spelled])
  const columns = Object.fromEntries(
    asked.map((query, at) => [
      `q${at}`,
      sql<boolean>`coalesce(bool_or(${matches(product.fts, query)}), false)`,
    ]),
  )
  const [row = {}] = await db
    .select(columns)
    .from(product)
    .where(inArray(product.id, [...ids]))
  const isMet = (at: number) => row[`q${at}`] === true
  const answered = questions.map((question, at) => ({
    question,
    inLetters: isMet(2 * at),
    asSpelled: isMet(2 * at + 1),
  }))
  // A mark may be mistyped; when no word is there as it is spelled, the letters were met by chance.
  const marked = answered.filter(({ question }) => question.isMarked)
  const isChance = marked.length > 0 && marked.every(({ asSpelled }) => !asSpelled)
  const missing = answered.filter(
    ({ question, inLetters, asSpelled }) =>
      !inLetters || (isChance && question.isMarked && !asSpelled),
  )
  const parts = together(search, new Set(missing.map(({ question }) => question.term)))
  const without = new Set(parts.flatMap(({ words }) => words))
  return {
    unmet: parts.map(({ words, name }) => ({ words: textOf(words), name })),
    met: textOf(search.words.filter((word) => !without.has(word))),
  }
}
