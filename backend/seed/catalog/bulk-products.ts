import { sql } from 'drizzle-orm'
import { productDocument } from '@/backend/modules/catalog'
import { category } from '@/backend/modules/catalog/tables'
import { addSearchWords } from '@/backend/modules/search'
import type { Db } from '@/backend/platform/db/connect'
import { coverName } from '@/backend/seed/generators/covers/book-covers'
import { mediaUrl } from '@/backend/seed/generators/picture'
import { randomFor } from '@/backend/seed/random'
import { categoryPath } from './categories'
import { allProducts, bookKindOf, type Product } from './products'
import { publisherOf } from './publishers'
import { idOf } from './write-categories'

const CHUNK = 1000
const DAY = 86_400_000

type Log = (line: string) => void
type Row = Record<string, string | number | null>

/** One more printing of a book of the catalog: its own title, price and date, its model's words and cover. */
function rowOf(model: Product, number: number, categoryId: number, now: Date): Row {
  const random = randomFor(`bulk ${number}`)
  const title = `${model.title} – Quyển ${number}`
  const price = model.price + random.whole(-8, 12) * 1000
  const publisher = publisherOf(model).name
  const sku = `TL${String(number).padStart(8, '0')}`
  const categories = categoryPath(model.category)
  const document = productDocument({
    ...model,
    bookKind: bookKindOf(model),
    title,
    publisher,
    sku,
    isbn: null,
    translator: '',
    categories,
  })
  const time = new Date(now.getTime() - random.next() * 900 * DAY).toISOString()
  return {
    category_id: categoryId,
    title,
    slug: `${model.slug}-quyen-${number}`,
    sku,
    author: model.author,
    publisher,
    publish_year: now.getUTCFullYear() - random.whole(0, 9),
    pages: model.pages,
    size: model.size,
    cover_form: model.binding,
    series: model.series,
    weight_gram: model.weight,
    grade: model.grade,
    subject: model.subject,
    book_kind: bookKindOf(model),
    price,
    sale_price: random.chance(0.3) ? price - random.whole(2, 8) * 1000 : price,
    description_html: model.descriptionHtml,
    sold_count: Math.round(60 / (1 + random.next() * 400)),
    search_text: document.searchText,
    fts: document.fts,
    created_at: time,
    updated_at: time,
    image: mediaUrl(coverName(model.slug)),
    stock: random.whole(0, 200),
  }
}

const columns = {
  category_id: 'int',
  title: 'text',
  slug: 'text',
  sku: 'text',
  author: 'text',
  publisher: 'text',
  publish_year: 'int',
  pages: 'int',
  size: 'text',
  cover_form: 'text',
  series: 'text',
  weight_gram: 'int',
  grade: 'int',
  subject: 'text',
  book_kind: 'text',
  price: 'int',
  sale_price: 'int',
  description_html: 'text',
  sold_count: 'int',
  search_text: 'text',
  fts: 'tsvector',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
} as const

const names = sql.raw(Object.keys(columns).join(', '))
const given = sql.raw(
  [...Object.entries(columns), ['image', 'text'], ['stock', 'int']]
    .map(([name, type]) => `${name} ${type}`)
    .join(', '),
)

/** The rows travel as one JSON text: quicker than a parameter for each value, and the same on both databases. */
const writeChunk = (db: Db, rows: readonly Row[]) =>
  db.execute(sql`
    with given as materialized (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(${given})),
    written as (insert into product (${names}) select ${names} from given returning id, slug),
    shown as (insert into product_image (product_id, original_url, position)
      select written.id, given.image, 0 from written join given using (slug))
    insert into inventory (product_id, on_hand) select written.id, given.stock from written join given using (slug)`)

const nextNumber = async (db: Db) => {
  const { rows } = await db.execute<{ last: number | null }>(
    sql`select max(substr(sku, 3)::int) as last from product where sku like 'TL%'`,
  )
  return Number(rows[0]?.last ?? 0) + 1
}

/** Indexes that no constraint needs. */
async function spareIndexes(db: Db) {
  const { rows } = await db.execute<{ name: string; definition: string }>(sql`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and tablename in ('product', 'product_image')
      and indexname not in (select conname from pg_constraint)`)
  return rows
}

/** Filling an index row by row takes several times as long as making it again at the end; broken off, all is as before. */
const withoutIndexes = (db: Db, log: Log, load: (tx: Db) => Promise<void>) =>
  db.transaction(async (tx) => {
    // A million rows take longer than any visitor's query may.
    await tx.execute(sql`set local statement_timeout = 0`)
    const indexes = await spareIndexes(tx)
    for (const { name } of indexes) await tx.execute(sql.raw(`drop index "${name}"`))
    await load(tx)
    log('Making the indexes again')
    for (const { definition } of indexes) await tx.execute(sql.raw(definition))
  })

const categoryIdsOf = async (db: Db) => {
  const rows = await db.select({ id: category.id, slug: category.slug }).from(category)
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

const countProducts = async (db: Db) => {
  const { rows } = await db.execute<{ products: number }>(
    sql`select count(*)::int as products from product`,
  )
  return Number(rows[0]?.products ?? 0)
}

/** Adds products until there are `wanted`, for measuring under load. */
export async function writeBulk(db: Db, wanted: number, now: Date, log: Log): Promise<void> {
  const missing = wanted - (await countProducts(db))
  if (missing <= 0) return
  const categoryIds = await categoryIdsOf(db)
  const models = allProducts().filter(({ kind }) => kind === 'book')
  const first = await nextNumber(db)
  const rowAt = (number: number) => {
    const model = models[number % models.length] as Product
    return rowOf(model, number, idOf(categoryIds, model.category), now)
  }
  await withoutIndexes(db, log, async (tx) => {
    for (let done = 0; done < missing; done += CHUNK) {
      const size = Math.min(CHUNK, missing - done)
      await writeChunk(
        tx,
        Array.from({ length: size }, (_, at) => rowAt(first + done + at)),
      )
      const written = done + size
      if (written % (10 * CHUNK) === 0 || written === missing) {
        log(`Wrote ${written} of ${missing} products`)
      }
    }
  })
  await addSearchWords(db, [rowAt(first).title as string])
  for (const table of ['product', 'product_image', 'inventory']) {
    await db.execute(sql.raw(`analyze ${table}`))
  }
}
