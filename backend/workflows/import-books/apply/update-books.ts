import { eq } from 'drizzle-orm'
import { insertPriceSteps, replacePictures, updateProduct } from '@/backend/modules/catalog'
import { product } from '@/backend/modules/catalog/tables'
import type { Book, Changes, Job } from '@/backend/modules/imports'
import { recountStock } from '@/backend/modules/stock'
import type { Tx } from '@/backend/platform/db/connect'
import { columnsOf } from '@/backend/workflows/import-books/apply/insert-books'

export type BookChange = { book: Book; changes: Changes }

/** Writes the stock of a locked book; those promised to orders have been counted in before. */
async function writeStock(tx: Tx, job: Job, { book, changes }: BookChange, now: Date) {
  if (!changes.stock) return
  const count = { before: book.onHand, onHand: Number(changes.stock[1]) }
  await recountStock(tx, { productId: book.product.id, ...count }, job.actorId, now)
}

/** Writes what differs of one locked book, with the history of its price and its stock. */
export async function updateBook(tx: Tx, job: Job, change: BookChange, now: Date) {
  const { book, changes } = change
  const productId = book.product.id
  const columns = columnsOf(changes)
  await updateProduct(tx, productId, { ...columns, updatedAt: now })
  if (changes.price || changes.priceSale) {
    const { price = book.product.price, salePrice = book.product.salePrice } = columns
    await insertPriceSteps(tx, [{ productId, price, salePrice, actorId: job.actorId }], now)
  }
  await writeStock(tx, job, change, now)
}

/** Replaces the pictures of a book; the first one is its cover. */
export async function writePictures(tx: Tx, productId: number, urls: readonly string[]) {
  const [row] = await tx
    .select({ alt: product.title })
    .from(product)
    .where(eq(product.id, productId))
  const alt = row?.alt ?? ''
  await replacePictures(
    tx,
    productId,
    urls.map((url) => ({ url, alt })),
  )
}
