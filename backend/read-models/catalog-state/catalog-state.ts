import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { flashSale, flashSaleItem } from '@/backend/modules/catalog/tables'
import { stockMovement } from '@/backend/modules/stock/tables'
import type { Db } from '@/backend/platform/db/connect'
import { versionKeys } from '@/backend/platform/db/data-version'
import { appMeta } from '@/backend/platform/db/tables'

/** More than are written by transactions under way at once: one that is committed late still shows. */
const NEWEST_MOVES = 200

/**
 * What the shelves show, in one short text: as long as it stays the same, so do stock, sold counts, ratings, prices and sales.
 * The clock alone
 * changes it after `lastsMs`.
 */
export async function catalogState(db: Db, now: Date) {
  const time = sql`${now.toISOString()}::timestamptz`
  const { rows } = await db.execute<{
    versions: unknown
    moves: string | null
    sold: string | null
    begun: number
    ended: number
    ms: number | null
  }>(sql`select
    (select json_agg(value order by key) from ${appMeta}
      where key in (${versionKeys.data}, ${versionKeys.shelves})) as versions,
    (select md5(string_agg(newest.id::text, ',' order by newest.id)) from
      (select id from ${stockMovement} order by id desc limit ${sql.raw(`${NEWEST_MOVES}`)}) newest) as moves,
    (select string_agg(item.id || ':' || item.sold, ',' order by item.id)
      from ${flashSaleItem} item join ${flashSale} sale on sale.id = item.flash_sale_id
      where sale.starts_at <= ${time} and sale.ends_at > ${time}) as sold,
    (select count(*)::int from ${flashSale} where starts_at <= ${time}) as begun,
    (select count(*)::int from ${flashSale} where ends_at <= ${time}) as ended,
    (select extract(epoch from min(turn.at) - ${time})::float8 * 1000 from
      (select starts_at as at from ${flashSale} union all select ends_at from ${flashSale}) turn
      where turn.at > ${time}) as ms`)
  const { ms = null, ...shown } = rows[0] ?? {}
  const state = createHash('sha256').update(JSON.stringify(shown)).digest('base64url')
  return { state, lastsMs: ms === null ? null : Math.ceil(ms) }
}
