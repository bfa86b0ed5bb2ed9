import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { RunningPrices } from '@/backend/modules/catalog'
import { product } from '@/backend/modules/catalog/tables'
import {
  type BookKind,
  kindOfBook,
  missingSubjects,
  subjectPlace,
  volumeOf,
} from '@/backend/modules/textbooks'
import type { Db } from '@/backend/platform/db/connect'
import { productCards } from '@/backend/read-models/products/product-card-queries'
import { productSale } from '@/backend/read-models/products/product-mapper'
import { objectTypes } from '@/contract/kinds'
import type { GradeBook, GradeSet } from '@/contract/shop/textbooks'

const MOST = 120
const kinds: readonly BookKind[] = ['textbook', 'workbook', 'reference']

const booksOfGrade = (db: Db, grade: number) =>
  db
    .select({
      id: product.id,
      title: product.title,
      subject: product.subject,
      bookKind: product.bookKind,
    })
    .from(product)
    .where(
      and(
        sql`${product.isActive}`,
        eq(product.grade, grade),
        eq(product.objectType, objectTypes.book),
        isNotNull(product.subject),
      ),
    )
    .orderBy(desc(product.soldCount), asc(product.id))
    .limit(MOST)

/** By kind, then as a school's list has them: subject by subject, the first volume first. */
const asListed =
  (grade: number) =>
  (one: GradeBook, other: GradeBook): number =>
    kinds.indexOf(one.kind) - kinds.indexOf(other.kind) ||
    subjectPlace(grade, one.subject) - subjectPlace(grade, other.subject) ||
    one.subject.localeCompare(other.subject, 'vi') ||
    (one.volume ?? 0) - (other.volume ?? 0) ||
    one.productName.localeCompare(other.productName, 'vi')

/** Everything the shop has for a grade, and the subjects it has no textbook for. */
export async function gradeSet(db: Db, running: RunningPrices, grade: number): Promise<GradeSet> {
  const rows = await booksOfGrade(db, grade)
  const cards = await productCards(
    db,
    rows.map(({ id }) => id),
    running,
  )
  const byId = new Map(cards.map((card) => [card.id, card]))
  const books = rows
    .flatMap(({ id, title, subject, bookKind }): GradeBook[] => {
      const card = byId.get(id)
      if (!card || !subject) return []
      const kind = kindOfBook({ title, subject, grade, bookKind })
      return [{ ...productSale(card), subject, kind, volume: volumeOf(title) }]
    })
    .sort(asListed(grade))
  const taught = books.filter(({ kind }) => kind === 'textbook').map(({ subject }) => subject)
  return { grade, books, missingSubjects: missingSubjects(grade, taught) }
}
