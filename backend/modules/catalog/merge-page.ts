type Ranked = { id: number; key: number }

const ascending = (one: Ranked, other: Ranked) => one.key - other.key || one.id - other.id
const descending = (one: Ranked, other: Ranked) => other.key - one.key || other.id - one.id

/**
 * Where to begin in a long sorted list so that `aside`, a few rows sorted by another rule, can still be merged into the page:
 * at most all of them come before it.
 */
export const mergeStart = (offset: number, aside: number) => Math.max(0, offset - aside)

/** One page of two lists under one order; `rows` begin at `mergeStart` and reach `limit + aside.length` further. */
export function mergePage(
  rows: readonly Ranked[],
  aside: readonly Ranked[],
  { offset, limit, isDescending }: { offset: number; limit: number; isDescending: boolean },
): number[] {
  const skipped = offset - mergeStart(offset, aside.length)
  return [...rows, ...aside]
    .sort(isDescending ? descending : ascending)
    .slice(skipped, skipped + limit)
    .map((row) => row.id)
}
