import {
  type Correction,
  correctSearch,
  type FindTexts,
} from '@/backend/modules/search/correct-search'
import type { Search } from '@/backend/modules/search/read-search'
import { respellPhrase } from '@/backend/modules/search/respell-phrase'
import type { Db } from '@/backend/platform/db/connect'

/** So few results leave room for what almost fits. */
const FEW = 5

type Ways<Found> = {
  list: (search: Search) => Promise<Found>
  findTexts: FindTexts
  /** Whether the nearest come first, so that what almost fits follows what fits. */
  isRanked: boolean
  /** Something else has this very name: then it is no slip of the finger. */
  isKnown?: boolean
}

export type SearchResult<Found> = {
  found: Found
  /** What was looked for in the end. */
  search: Search
  /** What was most likely meant, in words. */
  suggestion: string | null
  /** Nothing has all that was typed: these have nearly all. */
  isNear: boolean
}

/** What lacks the age of readers, or a word or two; when there is none, what has the words that say something by themselves, or any of them. */
async function listNear<Found extends { count: number }>(
  search: Search,
  list: Ways<Found>['list'],
  isNone: boolean,
): Promise<Found | null> {
  const { withoutAge, allButOne, anchors, parts } = search
  const lacking = (isNone ? [allButOne, anchors, parts] : [allButOne]).flatMap((matching) =>
    matching === null ? [] : [{ ...search, matching }],
  )
  for (const way of isNone && withoutAge ? [withoutAge, ...lacking] : lacking) {
    const found = await list(way)
    if (found.count > 0) return found
  }
  return null
}

/** Finds what was typed; if there is none, what was most likely meant, or what nearly all words lead to. */
export async function searchWithFallbacks<Found extends { count: number }>(
  db: Db,
  search: Search,
  { list, findTexts, isRanked, isKnown = false }: Ways<Found>,
): Promise<SearchResult<Found>> {
  const result = (found: Found): SearchResult<Found> => ({
    found,
    search,
    suggestion: null,
    isNear: false,
  })
  const listCorrected = async (correction: Correction | null) => {
    const found = correction && (await list(correction.search))
    return found && found.count > 0
      ? { ...result(found), search: correction.search, suggestion: correction.text }
      : null
  }
  const correct = async (which: 'unknown' | 'any') =>
    isKnown ? null : await listCorrected(await correctSearch(db, search, { findTexts, which }))

  const respell = async () =>
    isKnown ? null : await listCorrected(await respellPhrase(search, findTexts))

  const exact = await list(search)
  const isNone = exact.count === 0
  if (exact.count >= FEW || !(isNone || isRanked)) return result(exact)
  const corrected = isNone ? ((await respell()) ?? (await correct('unknown'))) : null
  if (corrected) return corrected
  const near = await listNear(search, list, isNone)
  if (near) return { ...result(near), isNear: isNone }
  return (isNone ? await correct('any') : null) ?? result(exact)
}
