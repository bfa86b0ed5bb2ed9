import { asc, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { productDocument } from '@/backend/modules/catalog/product-document'
import { category, product } from '@/backend/modules/catalog/tables'
import { addSearchWords } from '@/backend/modules/search'
import type { Db } from '@/backend/platform/db/connect'
import { findValue, saveValue, takeValue } from '@/backend/platform/db/key-values'

type Names = ReadonlyMap<number, { name: string; parentId: number | null }>

async function categoryNames(db: Db): Promise<Names> {
  const { id, name, parentId } = category
  const rows = await db.select({ id, name, parentId }).from(category)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The names from a category upwards; a parent that leads back to itself ends there. */
function pathOf(names: Names, id: number): string[] {
  const path = new Set<string>()
  for (let at = names.get(id); at && !path.has(at.name); at = names.get(at.parentId ?? 0)) {
    path.add(at.name)
  }
  return [...path]
}

const selectProducts = (db: Db, where: SQL | undefined, limit: number) =>
  db
    .select({
      id: product.id,
      categoryId: product.categoryId,
      title: product.title,
      author: product.author,
      translator: product.translator,
      publisher: product.publisher,
      series: product.series,
      subject: product.subject,
      bookKind: product.bookKind,
      grade: product.grade,
      sku: product.sku,
      isbn: product.isbn,
    })
    .from(product)
    .where(where)
    .orderBy(asc(product.id))
    .limit(limit)

async function write(db: Db, rows: Awaited<ReturnType<typeof selectProducts>>, names: Names) {
  const documents = rows.map(({ id, categoryId, ...facts }) => ({
    id,
    ...productDocument({ ...facts, categories: pathOf(names, categoryId) }),
  }))
  const given = JSON.stringify(
    documents.map(({ id, searchText, fts }) => ({ id, search_text: searchText, fts })),
  )
  await db.execute(sql`update product set search_text = given.search_text, fts = given.fts::tsvector
    from jsonb_to_recordset(${given}::jsonb) as given(id int, search_text text, fts text)
    where product.id = given.id`)
  await addSearchWords(
    db,
    documents.flatMap(({ texts }) => texts),
  )
}

/** Makes the documents of these products anew: whenever a title, a category or anything else in them changes. */
export async function indexProducts(db: Db, ids: readonly number[]): Promise<void> {
  const rows = await selectProducts(db, inArray(product.id, [...ids]), ids.length)
  await write(db, rows, await categoryNames(db))
}

const CHUNK = 500

/** Makes all of them anew, a few at a time. */
async function indexAllProducts(db: Db): Promise<number> {
  const names = await categoryNames(db)
  let done = 0
  for (let last = 0; ; ) {
    const rows = await selectProducts(db, gt(product.id, last), CHUNK)
    if (rows.length > 0) await write(db, rows, names)
    done += rows.length
    last = rows.at(-1)?.id ?? last
    if (rows.length < CHUNK) break
  }
  return done
}

/** Raised when documents are made otherwise than before. */
const EDITION = 4
const KEY = 'search'

/** Whoever writes products with their documents says so, that they are not made twice. */
export const markSearchIndexCurrent = (db: Db): Promise<void> => saveValue(db, KEY, EDITION)

/** Something in the documents of many products has changed; the job makes all anew. */
export async function markSearchIndexStale(db: Db): Promise<void> {
  await takeValue(db, KEY)
}

/** After an update the documents of the version before are made anew, once; `moreTexts` are what else can be searched for. */
export async function updateSearchIndex(
  db: Db,
  moreTexts: () => Promise<string[]>,
): Promise<number> {
  if ((await findValue(db, KEY)) === EDITION) return 0
  const count = await indexAllProducts(db)
  await addSearchWords(db, await moreTexts())
  await markSearchIndexCurrent(db)
  return count
}
