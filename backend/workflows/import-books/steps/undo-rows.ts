import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { deleteProduct, indexProducts, updateProduct } from '@/backend/modules/catalog'
import {
  type Book,
  type Changes,
  type ColumnField,
  columnOf,
  getBooks,
  type Job,
  lockJob,
  markUndone,
  type Row,
  setState,
} from '@/backend/modules/imports'
import { importRow } from '@/backend/modules/imports/tables'
import { deleteMovements } from '@/backend/modules/stock'
import type { Tx } from '@/backend/platform/db/connect'
import { raiseDataVersion } from '@/backend/platform/db/data-version'
import { sqlState } from '@/backend/platform/db/db-errors'
import { transact } from '@/backend/platform/db/transact'
import { updateBook, writePictures } from '@/backend/workflows/import-books/apply/update-books'
import type { ImportServices } from '@/backend/workflows/import-books/steps/apply-rows'

const BATCH = 25
/** Something refers to it: an order, a cart, a review. */
const FOREIGN_KEY = '23503'

/** A book that nobody has ordered or kept goes; one that something refers to is archived. */
async function removeBook(tx: Tx, id: number, now: Date) {
  try {
    await tx.transaction(async (inner) => {
      await deleteProduct(inner, id)
      await deleteMovements(inner, id)
    })
  } catch (error) {
    if (sqlState(error) !== FOREIGN_KEY) throw error
    await updateProduct(tx, id, { archivedAt: now, isActive: false, updatedAt: now })
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The way back, field by field: what somebody has changed since stays as it is. */
function wayBack(changes: Changes, { product: row, onHand, reserved }: Book): Changes {
  const back: Changes = {}
  for (const [name, [before, after]] of Object.entries(changes)) {
    const column = columnOf[name as ColumnField]
    if (column && isSame(row[column], after)) back[name as ColumnField] = [after, before]
  }
  if (changes.stock) {
    const stock = onHand - Number(changes.stock[1]) + Number(changes.stock[0])
    if (stock >= reserved) back.stock = [onHand, stock]
  }
  const price = Number(back.price?.[1] ?? row.price)
  if (Number(back.priceSale?.[1] ?? row.salePrice) > price) {
    back.priceSale = [row.salePrice, price]
  }
  return back
}

async function restoreBook(tx: Tx, job: Job, book: Book, changes: Changes, now: Date) {
  await updateBook(tx, job, { book, changes: wayBack(changes, book) }, now)
  const [before, after] = changes.images ?? []
  if (Array.isArray(before) && isSame(book.images, after))
    await writePictures(tx, book.product.id, before)
}

async function undoBatch(tx: Tx, job: Job, rows: readonly Row[], now: Date): Promise<number[]> {
  const ids = rows.flatMap(({ productId }) => productId ?? [])
  const books = new Map(
    (await getBooks(tx, ids, true)).map((book) => [book.product.id, book] as const),
  )
  const restored: number[] = []
  for (const { productId, outcome, changes } of rows) {
    const book = books.get(productId ?? 0)
    if (!book) continue
    if (outcome === 'new') await removeBook(tx, book.product.id, now)
    else {
      await restoreBook(tx, job, book, (changes ?? {}) as Changes, now)
      restored.push(book.product.id)
    }
  }
  if (restored.length > 0) await indexProducts(tx, restored)
  await raiseDataVersion(tx)
  const rowNos = rows.map(({ rowNo }) => rowNo)
  await markUndone(tx, job.id, rowNos, now)
  return ids
}

/** Takes the next rows back, the last one first. */
export async function undoRows({ db, now, revalidatePages }: ImportServices, { id }: Job) {
  const ids = await transact(db, async (tx) => {
    const job = await lockJob(tx, id, 'undoing')
    if (!job) return []
    const rows = await tx
      .select()
      .from(importRow)
      .where(
        and(eq(importRow.jobId, id), isNotNull(importRow.appliedAt), isNull(importRow.undoneAt)),
      )
      .orderBy(desc(importRow.rowNo))
      .limit(BATCH)
    if (rows.length > 0) return undoBatch(tx, job, rows, now())
    await setState(tx, id, 'undone', now())
    return []
  })
  if (ids.length > 0) await revalidatePages?.([...ids.map((one) => `product:${one}`), 'products'])
}
