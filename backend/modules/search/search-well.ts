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

/** Finds what was typed; without an answer what was most likely meant, or what all words but one lead to. */
export async function searchWell<Found extends { count: number }>(
  db: Db,
  search: Search,
  { list, findTexts, isRanked }: Ways<Found>,
): Promise<{ found: Found; suggestion: string | null }> {
  const exact = await list(search)
  if (exact.count >= FEW || (exact.count > 0 && !isRanked))
    return { found: exact, suggestion: null }

  const correct = async (which: 'unknown' | 'any') => {
    const correction = await correctSearch(db, search, { findTexts, which })
    const found = correction && (await list(correction.search))
    return found && found.count > 0 ? { found, suggestion: correction.text } : null
  }
  const corrected = exact.count === 0 ? await correct('unknown') : null
  if (corrected) return corrected
  if (search.allButOne !== null) {
    const found = await list({ ...search, matching: search.allButOne })
    if (found.count > 0) return { found, suggestion: null }
  }
  return (exact.count === 0 ? await correct('any') : null) ?? { found: exact, suggestion: null }
}
