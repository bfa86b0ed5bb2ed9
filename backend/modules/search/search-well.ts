import { correctSearch, type FindTexts } from '@/backend/modules/search/correct-search'
import type { Search } from '@/backend/modules/search/read-search'
import type { Db } from '@/backend/platform/db/connect'

/** So few results leave room for what almost fits. */
const FEW = 5

type Ways<Found> = {
  list: (search: Search) => Promise<Found>
  findTexts: FindTexts
  /** Whether the nearest come first, so that what almost fits follows what fits. */
  isRanked: boolean
}

export type Answer<Found> = { found: Found; search: Search; suggestion: string | null }

/** Finds what was typed; without an answer what was most likely meant, or what all words but one lead to. */
export async function searchWell<Found extends { count: number }>(
  db: Db,
  search: Search,
  { list, findTexts, isRanked }: Ways<Found>,
): Promise<Answer<Found>> {
  const exact = await list(search)
  const asTyped = { found: exact, search, suggestion: null }
  if (exact.count >= FEW || (exact.count > 0 && !isRanked)) return asTyped

  const correct = async (which: 'unknown' | 'any') => {
    const correction = await correctSearch(db, search, { findTexts, which })
    const found = correction && (await list(correction.search))
    return found && found.count > 0
      ? { found, search: correction.search, suggestion: correction.text }
      : null
  }
  const corrected = exact.count === 0 ? await correct('unknown') : null
  if (corrected) return corrected
  if (search.allButOne !== null) {
    const found = await list({ ...search, matching: search.allButOne })
    if (found.count > 0) return { found, search, suggestion: null }
  }
  return (exact.count === 0 ? await correct('any') : null) ?? asTyped
}
