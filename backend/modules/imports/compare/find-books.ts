import { asc, eq, inArray, or } from 'drizzle-orm'
import { product, productImage } from '@/backend/modules/catalog/tables'
import { inventory } from '@/backend/modules/stock/tables'
import type { Db } from '@/backend/platform/db/connect'

export type Book = {
  product: typeof product.$inferSelect
  onHand: number
  reserved: number
  images: string[]
}

function grouped<T, K>(rows: readonly T[], keyOf: (row: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}

type Keys = { isbns: string[]; skus: string[] }

async function picturesOf(db: Db, ids: readonly number[]) {
  const rows = await db
    .select({ id: productImage.productId, url: productImage.originalUrl })
    .from(productImage)
    .where(inArray(productImage.productId, [...ids]))
    .orderBy(asc(productImage.position), asc(productImage.id))
  return grouped(rows, ({ id }) => id)
}

/** Stock before product, as orders lock them; both in the order of their ids. */
async function lock(db: Db, ids: readonly number[]) {
  const wanted = [...ids].sort((one, other) => one - other)
  await db
    .select({ id: inventory.productId })
    .from(inventory)
    .where(inArray(inventory.productId, wanted))
    .orderBy(asc(inventory.productId))
    .for('update')
  await db
    .select({ id: product.id })
    .from(product)
    .where(inArray(product.id, wanted))
    .orderBy(asc(product.id))
    .for('update')
}

/** The books of the shop with these ids, and what is on their shelves. */
export async function getBooks(
  db: Db,
  ids: readonly number[],
  isLocking: boolean,
): Promise<Book[]> {
  if (ids.length === 0) return []
  if (isLocking) await lock(db, ids)
  const rows = await db
    .select({ product, onHand: inventory.onHand, reserved: inventory.reserved })
    .from(product)
    .leftJoin(inventory, eq(inventory.productId, product.id))
    .where(inArray(product.id, [...ids]))
    .orderBy(asc(product.id))
  const pictures = await picturesOf(db, ids)
  return rows.map(({ product: row, onHand, reserved }) => ({
    product: row,
    onHand: onHand ?? 0,
    reserved: reserved ?? 0,
    images: (pictures.get(row.id) ?? []).map(({ url }) => url),
  }))
}

/** The books that carry one of the numbers. */
export async function findBooks(db: Db, { isbns, skus }: Keys, isLocking: boolean) {
  const found = await db
    .select({ id: product.id })
    .from(product)
    .where(or(inArray(product.isbn, isbns), inArray(product.sku, skus)))
  const books = await getBooks(
    db,
    found.map(({ id }) => id),
    isLocking,
  )
  return {
    byIsbn: grouped(books, ({ product: row }) => row.isbn ?? ''),
    bySku: new Map(books.map((book) => [book.product.sku ?? '', book])),
  }
}
export type Books = Awaited<ReturnType<typeof findBooks>>
