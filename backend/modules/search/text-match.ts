import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Search } from '@/backend/modules/search/read-search'

type Document = AnyPgColumn | SQL

export const matches = (fts: Document, query: string) => sql`${fts} @@ ${query}::tsquery`

/** All the words, the last one perhaps unfinished. */
export const found = (fts: Document, search: Search): SQL => matches(fts, search.matching)

/** What a word is worth in a publisher's name, a category, a name, a title. */
const RANKS = sql`array[0.01, 0.3, 0.5, 1]::real[]`

const points = (condition: SQL, worth: number) => sql`(${condition})::int * ${sql.raw(`${worth}`)}`

/**
 * The nearest first. Sorting by it also keeps the planner from walking the other order's index past every row that does
 * not match.
 */
export function closeness(fts: Document, search: Search): SQL {
  const { begun, some, inCategory, whole, spelled, phrase, core, inTitle, grades, preferred } =
    search
  const parts = [
    points(matches(fts, begun), 8),
    points(matches(fts, whole), 2),
    points(matches(fts, inCategory), 6),
    points(matches(fts, inTitle), 2),
    points(matches(fts, core), 2),
    points(matches(fts, phrase), 1),
    ...(grades ? [points(matches(fts, grades), 4)] : []),
    ...(spelled ? [points(matches(fts, spelled), 3)] : []),
    ...preferred.map((query) => points(matches(fts, query), 1)),
    // What lacks a term comes by how much of the others its title and names hold.
    ...(search.matching === begun ? [] : [sql`ts_rank(${RANKS}, ${fts}, ${some}::tsquery)`]),
  ]
  return sql.join(parts, sql` + `)
}

/** Texts that begin with what was typed come before others. */
export const begins = (text: AnyPgColumn, { beginnings }: Search): SQL =>
  points(
    sql.join(
      beginnings.map((start) => sql`${text} || ' ' like ${`${start} %`}`),
      sql` or `,
    ),
    3,
  )
