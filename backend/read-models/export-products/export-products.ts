import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { category, product } from '@/backend/modules/catalog/tables'
import { type Book, bookKindWords, fieldTexts, getBooks, vatWords } from '@/backend/modules/imports'
import type { Db } from '@/backend/platform/db/connect'
import { objectTypes } from '@/contract/kinds'
import { type ImportField, importFields } from '@/contract/staff/import-records'

const PAGE = 300

type Cell = string | number
type Cells = Record<ImportField, (book: Book, paths: ReadonlyMap<number, string>) => Cell | null>

const yesNo = (value: boolean) => (value ? 'có' : 'không')
const covers = { soft: 'mềm', hard: 'cứng' }

const cells: Cells = {
  isbn: ({ product: row }) => row.isbn,
  sku: ({ product: row }) => row.sku,
  productName: ({ product: row }) => row.title,
  category: ({ product: row }, paths) => paths.get(row.categoryId) ?? '',
  price: ({ product: row }) => row.price,
  priceSale: ({ product: row }) => row.salePrice,
  vatClass: ({ product: row }) => row.vatClass && vatWords[row.vatClass],
  stock: ({ onHand }) => onHand,
  author: ({ product: row }) => row.author,
  translator: ({ product: row }) => row.translator,
  publisher: ({ product: row }) => row.publisher,
  publishYear: ({ product: row }) => row.publishYear,
  series: ({ product: row }) => row.series,
  language: ({ product: row }) => row.language,
  coverForm: ({ product: row }) => row.coverForm && covers[row.coverForm],
  pages: ({ product: row }) => row.pages,
  size: ({ product: row }) => row.size,
  weight: ({ product: row }) => row.weightGram,
  grade: ({ product: row }) => row.grade,
  subject: ({ product: row }) => row.subject,
  bookKind: ({ product: row }) => row.bookKind && bookKindWords[row.bookKind],
  description: ({ product: row }) => row.descriptionHtml,
  images: ({ images }) => images.join(' '),
  isActive: ({ product: row }) => yesNo(row.isActive),
}

/** `Văn học > Thơ`: as an import finds it again. */
async function categoryPaths(db: Db): Promise<Map<number, string>> {
  const { id, name, parentId } = category
  const rows = await db.select({ id, name, parentId }).from(category)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const pathOf = (at: number, below: readonly number[] = []): string => {
    const row = byId.get(at)
    if (!row || below.includes(at)) return ''
    const above = row.parentId === null ? '' : pathOf(row.parentId, [...below, at])
    return above ? `${above} > ${row.name}` : row.name
  }
  return new Map(rows.map((row) => [row.id, pathOf(row.id)]))
}

/** Printed books that are not archived, with the columns an import takes. */
export async function exportProducts(db: Db, after = 0) {
  const found = await db
    .select({ id: product.id })
    .from(product)
    .where(
      and(
        eq(product.objectType, objectTypes.book),
        isNull(product.archivedAt),
        gt(product.id, after),
      ),
    )
    .orderBy(asc(product.id))
    .limit(PAGE)
  const ids = found.map(({ id }) => id)
  const books = await getBooks(db, ids, false)
  const paths = await categoryPaths(db)
  return {
    headings: importFields.map((field) => fieldTexts[field].label),
    rows: books.map((book) => importFields.map((field) => cells[field](book, paths) ?? '')),
    next: ids.length === PAGE ? (ids.at(-1) ?? null) : null,
  }
}
