import { eq } from 'drizzle-orm'
import { priceStep, product, productImage } from '@/backend/modules/catalog/tables'
import type { Changes } from '@/backend/modules/imports/compare/compare-row'
import type { Job } from '@/backend/modules/imports/compare/compare-rows'
import type { Book } from '@/backend/modules/imports/compare/find-books'
import { inventory, stockMovement } from '@/backend/modules/stock/tables'
import type { Tx } from '@/backend/platform/db/connect'
import { columnsOf } from '@/backend/workflows/import-books/apply/insert-books'

export type BookChange = { book: Book; changes: Changes }

/** Writes the stock of a locked book; those promised to orders have been counted in before. */
async function writeStock(tx: Tx, job: Job, { book, changes }: BookChange, now: Date) {
  if (!changes.stock) return
  const productId = book.product.id
  const onHand = Number(changes.stock[1])
  await tx
    .insert(inventory)
    .values({ productId, onHand })
    .onConflictDoUpdate({ target: inventory.productId, set: { onHand } })
  await tx.insert(stockMovement).values({
    productId,
    dOnHand: onHand - book.onHand,
    dReserved: 0,
    reason: 'count',
    actorId: job.actorId,
    createdAt: now,
  })
}

/** Writes what differs of one locked book, with the history of its price and its stock. */
export async function updateBook(tx: Tx, job: Job, change: BookChange, now: Date) {
  const { book, changes } = change
  const productId = book.product.id
  const columns = columnsOf(changes)
  await tx
    .update(product)
    .set({ ...columns, updatedAt: now })
    .where(eq(product.id, productId))
  if (changes.price || changes.priceSale) {
    await tx.insert(priceStep).values({
      productId,
      price: columns.price ?? book.product.price,
      salePrice: columns.salePrice ?? book.product.salePrice,
      startsAt: now,
      appliedAt: now,
      actorId: job.actorId,
      createdAt: now,
    })
  }
  await writeStock(tx, job, change, now)
}

/** Replaces the pictures of a book; the first one is its cover. */
export async function writePictures(tx: Tx, productId: number, urls: readonly string[]) {
  const [row] = await tx
    .select({ alt: product.title })
    .from(product)
    .where(eq(product.id, productId))
  await tx.delete(productImage).where(eq(productImage.productId, productId))
  if (urls.length === 0) return
  const alt = row?.alt ?? ''
  await tx
    .insert(productImage)
    .values(urls.map((originalUrl, position) => ({ productId, originalUrl, alt, position })))
}
