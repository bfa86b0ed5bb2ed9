import { sql } from 'drizzle-orm'
import type { RunningPrices } from '@/backend/modules/catalog/flash-sale-queries'
import { neighbourIds, productCards } from '@/backend/modules/catalog/product-card-queries'
import type { ProductFilter } from '@/backend/modules/catalog/product-filter'
import { listProductIds, listProductTexts } from '@/backend/modules/catalog/product-list-queries'
import { findProduct, listProductImages } from '@/backend/modules/catalog/product-queries'
import { correctSearch } from '@/backend/modules/search/correct-search'
import { readSearch } from '@/backend/modules/search/read-search'
import { addSearchWords } from '@/backend/modules/search/vocabulary'
import type { Db } from '@/backend/platform/db/connect'
import type { ProductSort } from '@/contract/catalog'

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
    sql.raw(`insert into product (category_id, title, slug, price, sale_price, grade, sold_count, search_text, fts, created_at)
      select n % ${CATEGORIES} + 1, 'Sách ' || n, 'sach-' || n, 50000 + n % 900 * 100, 40000 + n % 700 * 100, n % 12 + 1, n::bigint * 7919 % 100003,
        words, setweight(to_tsvector('simple', words), 'A') || to_tsvector('simple', 'lop' || n % 12 + 1), now() - n * interval '1 minute'
      from generate_series(1, ${products}) n,
        lateral (select case when n % 10 = 0 then 'toan ' else '' end || 'quyen ' || n || ' chu de ' || md5((n % 5000)::text) as words) w`),
  )
  for (const { definition } of rows) await db.execute(sql.raw(definition))
  await db.execute(sql`insert into inventory (product_id, on_hand) select id, 5 from product`)
  await addSearchWords(db, ['toan quyen chu de'])
  await db.execute(sql`vacuum analyze`)
}

const everything: ProductFilter = {
  categoryIds: null,
  objectTypes: null,
  search: null,
  priceFrom: null,
  priceTo: null,
  grade: null,
  isInStock: false,
  author: null,
  publisher: null,
}
const noSale: RunningPrices = new Map()

const list =
  (sort: ProductSort, filter: Partial<ProductFilter> = {}, page = 1) =>
  (db: Db) =>
    listProductIds(db, { ...everything, ...filter }, noSale, { sort, page, pageSize: 24 })
const search = (words: string) => list('relevance', { search: readSearch(words) })

/** What pages ask about products. */
export const growthQuestions: Record<string, (db: Db) => Promise<unknown>> = {
  'the first page': list('relevance'),
  'page 400': list('relevance', {}, 400),
  'the newest': list('newest'),
  'the cheapest': list('price-asc'),
  'the dearest': list('price-desc'),
  'the most reduced': list('discount'),
  'a category': list('relevance', { categoryIds: [7] }),
  'a grade, in stock': list('relevance', { grade: 5, isInStock: true }),
  'a rare word': search('quyen 4711'),
  'a word nobody wrote': search('zzzqqq'),
  'a word of every tenth title': search('toan'),
  'a subject and a grade': search('toan lop 5'),
  'what a misspelt word may have been': async (db) => {
    const misspelt = readSearch('quyenn')
    const findTexts = (words: string) => listProductTexts(db, everything, noSale, words)
    if (misspelt) await correctSearch(db, misspelt, { findTexts, which: 'unknown' })
  },
  'a book': (db) => findProduct(db, 4711),
  'its pictures': (db) => listProductImages(db, 4711),
  'its neighbours': (db) => neighbourIds(db, { id: 4711, categoryId: 7 }, 12),
  'the cards of a page': (db) =>
    productCards(
      db,
      Array.from({ length: 24 }, (_, index) => index * 100 + 1),
      noSale,
    ),
}
