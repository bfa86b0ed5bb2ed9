import { asc, desc, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '@/backend/platform/db/connect'
import { countUpTo, deepWindowOf, type Page, pagesOf } from '@/backend/platform/db/pagination'

/** A query of rows that is not ordered yet. */
type Rows<R> = {
  orderBy: (...order: SQL[]) => {
    limit: (limit: number) => { offset: (offset: number) => PromiseLike<R[]> }
  }
}

type List<R, D> = {
  /** What is counted; a cap keeps that quick however many there are. */
  from: PgTable
  /** What `where` looks at beside it. */
  join?: { table: PgTable; on: SQL | undefined }
  where: SQL | undefined
  rows: Rows<R>
  order: readonly SQL[]
  toDto: (row: R) => D | Promise<D>
}

/** One page of a list of the staff, in the shape of the contract's `paged`. */
export async function listPage<R, D>(db: Db, query: Page, list: List<R, D>) {
  const count = await countUpTo(db, list.from, list.where, list.join)
  const window = deepWindowOf(query, count)
  const rows = window
    ? await list.rows
        .orderBy(...list.order)
        .limit(window.limit)
        .offset(window.offset)
    : []
  const data: D[] = []
  for (const row of rows) data.push(await list.toDto(row))
  return { data, totalPage: pagesOf(count, query), totalItem: count.count }
}

type Sorting<S extends string> = { sort?: S | undefined; order?: 'asc' | 'desc' | undefined }

/** The order that was asked for, `usual` without one; `last` keeps equal rows in their places from page to page. */
export function orderBy<S extends string>(
  { sort, order }: Sorting<S>,
  columns: Record<S, SQLWrapper>,
  usual: { sort: S; order: 'asc' | 'desc' },
  last: SQLWrapper,
): SQL[] {
  const by = order ?? (sort === undefined || sort === usual.sort ? usual.order : 'asc')
  const inOrder = by === 'desc' ? desc : asc
  return [inOrder(columns[sort ?? usual.sort]), inOrder(last)]
}

/** The numbers of a list query's `ids`; what is none is left out. */
export const idsOf = (text: string) =>
  text
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0 && id < 2 ** 31)

/** The pattern of a `like` for texts that hold what was typed, whatever signs are in it. */
export const containing = (text: string) => `%${text.replace(/[%_\\]/g, '\\$&')}%`
