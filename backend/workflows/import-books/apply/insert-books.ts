import { inArray } from 'drizzle-orm'
import { insertPriceSteps, insertProducts } from '@/backend/modules/catalog'
import { product } from '@/backend/modules/catalog/tables'
import { type Changes, type ColumnField, columnOf, type Job } from '@/backend/modules/imports'
import { insertStock } from '@/backend/modules/stock'
import type { Tx } from '@/backend/platform/db/connect'
import { slug, slugOf } from '@/contract/text'

export type NewBook = { rowNo: number; key: string; changes: Changes }
type Columns = typeof product.$inferInsert

/** The columns that change, as they shall be. */
export const columnsOf = (changes: Changes): Partial<Columns> =>
  Object.fromEntries(
    Object.entries(changes).flatMap(([field, change]) => {
      const column = columnOf[field as ColumnField]
      return column ? [[column, change[1]]] : []
    }),
  )

/** The name alone where nobody has it yet, else with the book's number, which is its own. */
async function freeSlugs(tx: Tx, books: readonly NewBook[]): Promise<Map<number, string>> {
  const wanted = books.map(({ rowNo, key, changes }) => {
    const usual = slugOf(String(changes.productName?.[1] ?? '')) || 'sach'
    return { rowNo, usual, exact: `${usual}-${slug(key)}` }
  })
  const taken = await tx
    .select({ slug: product.slug })
    .from(product)
    .where(
      inArray(product.slug, [...new Set(wanted.flatMap(({ usual, exact }) => [usual, exact]))]),
    )
  const used = new Set(taken.map((row) => row.slug))
  return new Map(
    wanted.map(({ rowNo, usual, exact }) => {
      const free = [usual, exact, `${exact}-${rowNo}`].find((one) => !used.has(one)) ?? exact
      used.add(free)
      return [rowNo, free]
    }),
  )
}

/** Puts new books into the catalogue with their shelf and first price; answers their ids by row. */
export async function insertBooks(tx: Tx, job: Job, books: readonly NewBook[], now: Date) {
  if (books.length === 0) return new Map<number, number>()
  const slugs = await freeSlugs(tx, books)
  const rows = await insertProducts(
    tx,
    books.map(({ rowNo, changes }) => {
      const { title = '', categoryId = 0, price = 0, salePrice, ...others } = columnsOf(changes)
      return {
        ...others,
        ...{ title, categoryId, price, salePrice: salePrice ?? price },
        slug: slugs.get(rowNo) ?? '',
        createdAt: now,
        updatedAt: now,
      }
    }),
  )
  const idOf = new Map(rows.map((row) => [row.slug, row.id]))
  const made = books.map((book) => ({ ...book, id: idOf.get(slugs.get(book.rowNo) ?? '') ?? 0 }))
  const { actorId } = job
  const stock = made.map(({ id, changes }) => ({
    productId: id,
    onHand: Number(changes.stock?.[1] ?? 0),
  }))
  await insertStock(tx, stock, actorId, now)
  const prices = made.map(({ id, changes }) => {
    const price = Number(changes.price?.[1] ?? 0)
    return { productId: id, price, salePrice: Number(changes.priceSale?.[1] ?? price), actorId }
  })
  await insertPriceSteps(tx, prices, now)
  return new Map(made.map(({ rowNo, id }) => [rowNo, id]))
}
