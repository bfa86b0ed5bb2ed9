import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Search } from '@/backend/modules/search/search-text'

const matches = (fts: AnyPgColumn, query: string) => sql`${fts} @@ to_tsquery('simple', ${query})`

/** All the words, the last one perhaps unfinished. */
export const found = (fts: AnyPgColumn, search: Search): SQL => matches(fts, search.begun)

/** Texts that hold words like the ones typed, and how like they are: for a search that found nothing. */
export function alike(text: AnyPgColumn, { words }: Search) {
  const typed = words.join(' ')
  return {
    where: sql`${typed} <% ${text}`,
    likeness: sql<number>`word_similarity(${typed}, ${text})`,
  }
}

/**
 * The words one after the other come first, then all of them whole, then the rest. Sorting by it also keeps the planner
 * from walking the other order's index past every row that does not match.
 */
export const closeness = (fts: AnyPgColumn, { phrase, whole }: Search): SQL =>
  sql`(${matches(fts, phrase)})::int + (${matches(fts, whole)})::int desc`
