import { sql } from 'drizzle-orm'
import { addSearchWords } from '@/backend/modules/search/vocabulary'
import type { Db } from '@/backend/platform/db/connect'

export const CATEGORIES = 300

/** Rows enough for the planner to mean it, written by the server itself, indexed afterwards, and tidied as a server does in time. */
export async function fillProducts(db: Db, products: number) {
  await db.execute(
    sql`insert into category (name, slug) select 'Loại ' || n, 'loai-' || n from generate_series(1, ${sql.raw(`${CATEGORIES}`)}) n`,
  )
  const { rows } = await db.execute<{ name: string; definition: string }>(
    sql`select indexname as name, indexdef as definition from pg_indexes where tablename = 'product' and indexdef not like '%UNIQUE%'`,
  )
  for (const { name } of rows) await db.execute(sql.raw(`drop index ${name}`))
  await db.execute(
    sql.raw(`insert into product (category_id, title, slug, price, sale_price, grade, series, book_kind, sold_count, search_text, fts, created_at)
      select n % ${CATEGORIES} + 1, 'Sách ' || n, 'sach-' || n, 50000 + n % 900 * 100, 40000 + n % 700 * 100, n % 12 + 1, case when n % 5 = 0 then 'Bộ 1' else 'Bộ ' || n end,
        case when n % 1000 = 0 then 'textbook' when n % 3 = 0 then 'tests' end, n::bigint * 7919 % 100003,
        words, setweight(to_tsvector('simple', words), 'A') || to_tsvector('simple', 'lop' || n % 12 + 1), now() - n * interval '1 minute'
      from generate_series(1, ${products}) n,
        lateral (select case when n % 10 = 0 then 'toan ' else '' end || 'quyen ' || n || ' chu de ' || md5((n % 5000)::text) as words) w`),
  )
  for (const { definition } of rows) await db.execute(sql.raw(definition))
  await db.execute(sql`insert into inventory (product_id, on_hand) select id, 5 from product`)
  await addSearchWords(db, ['toan quyen chu de'])
  await db.execute(sql`vacuum analyze`)
}
