export type Collected<R> = {
  rows: R[]
  /** There are more than one file takes. */
  isCut: boolean
}

type Fetch<R> = (page: number, perPage: number) => Promise<{ data: readonly R[] }>

const PAGE = 100
/** As much as a browser holds and a spreadsheet opens without trouble. */
export const MOST_ROWS = 100_000

/**
 * Every row of a list, page by page; what has moved to a later page meanwhile comes once. One row more than the most is looked for, so
 * that nobody takes a part for the whole.
 */
export async function collectRows<R extends { id: unknown }>(
  fetch: Fetch<R>,
  onProgress: (count: number) => void,
  most = MOST_ROWS,
): Promise<Collected<R>> {
  const byId = new Map<unknown, R>()
  for (let page = 1; byId.size <= most; page++) {
    const { data } = await fetch(page, PAGE)
    for (const row of data) byId.set(row.id, row)
    onProgress(Math.min(byId.size, most))
    if (data.length < PAGE) break
  }
  return { rows: [...byId.values()].slice(0, most), isCut: byId.size > most }
}
