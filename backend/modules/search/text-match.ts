import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Search } from '@/backend/modules/search/read-search'

type Document = AnyPgColumn | SQL

/** Whether an indexed text matches a query in PostgreSQL's `tsquery` syntax. */
export const matches = (fts: Document, query: string) => sql`${fts} @@ ${query}::tsquery`

/** All the words, the last one perhaps unfinished. */
export const found = (fts: Document, search: Search): SQL => matches(fts, search.matching)

/** What a word is worth in a publisher's name, a category, a name, a title. */
const RANKS = sql`array[0.01, 0.3, 0.5, 1]::real[]`

const points = (condition: SQL, worth: number) => sql`(${condition})::int * ${sql.raw(`${worth}`)}`

/** Queries and the points of a match; a query that comes twice is asked once. */
function pointsByQuery(search: Search): Map<string, number> {
  const { matching, begun, whole, typed, core, phrase, inTitle, inCategory, grades, spelled } =
    search
  const all = new Map<string, number>()
  const add = (query: string | null, worth: number) => {
    if (query !== null) all.set(query, (all.get(query) ?? 0) + worth)
  }
  add(begun, 8)
  add(whole, 2)
  add(typed, 4)
  add(core, 2)
  add(phrase, 1)
  add(inTitle, 2)
  add(inCategory, 6)
  add(grades, 4)
  add(spelled, 3)
  for (const query of search.preferred) add(query, 8)
  // Everything found matches this one.
  all.delete(matching)
  return all
}

/**
 * The nearest have the most points. Sorting by them also keeps the planner from walking the other order's index past every
 * row that does not match.
 */
export function closeness(fts: Document, search: Search): SQL {
  const parts = [...pointsByQuery(search)].map(([query, worth]) =>
    points(matches(fts, query), worth),
  )
  // What lacks a term comes by how much of the others its title and names hold.
  if (search.matching !== search.begun) {
    parts.push(...search.titleTerms.map((query) => points(matches(fts, query), 2)))
    parts.push(sql`ts_rank(${RANKS}, ${fts}, ${search.some}::tsquery)`)
  }
  return parts.length === 0 ? sql`0` : sql.join(parts, sql` + `)
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
