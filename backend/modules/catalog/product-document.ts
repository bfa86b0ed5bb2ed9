import {
  contentOf,
  type Field,
  gradeToken,
  searchDocument,
  searchText,
} from '@/backend/modules/search'
import type { BookKind } from '@/contract/shop/catalog'

type ProductFacts = {
  title: string
  author: string
  translator: string
  publisher: string
  series: string | null
  subject: string | null
  grade: number | null
  bookKind: BookKind | null
  sku: string | null
  isbn: string | null
  /** Its own category first, then those above. */
  categories: readonly string[]
}

/** What people call such books, besides what the title says. */
const kindTexts: Record<BookKind, string> = {
  textbook: 'sách giáo khoa',
  exercises: 'bài tập',
  tests: 'đề kiểm tra',
  reference: 'sách tham khảo',
}

const gradeText = (grade: number) => `lop ${grade} ${gradeToken(grade)}`
/** `HS100001` is also found as `HS 100001` and by its number. */
const codeText = (code: string) => `${code} ${code.replace(/(?<=\p{L})(?=\d)/gu, ' ')}`

/** What the search knows of a product: the values of its two columns. */
export function productDocument(facts: ProductFacts) {
  const { title, author, translator, series, isbn, sku, grade, subject, bookKind } = facts
  const digits = isbn?.replaceAll('-', '')
  const fields: Field[] = [
    ['A', title],
    ['B', author],
    ['B', translator],
    ['B', series],
    ['B', subject],
    ['B', grade === null ? null : gradeText(grade)],
    ['B', bookKind && kindTexts[bookKind]],
    ...facts.categories.map((name): Field => ['C', name]),
    ['D', contentOf(facts.publisher)],
    ['D', sku && codeText(sku)],
    ['D', digits],
  ]
  return {
    searchText: searchText(title, author, translator, series, digits),
    fts: searchDocument(fields),
    /** Where its words for spelling come from. */
    texts: [
      title,
      author,
      translator,
      series,
      subject,
      contentOf(facts.publisher),
      ...facts.categories,
    ],
  }
}
