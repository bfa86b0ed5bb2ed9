import type { product } from '@/backend/modules/catalog/tables'

type Row = typeof product.$inferSelect

/** What a book is, as buyers and staff read it. */
export const bookFacts = (
  row: Pick<
    Row,
    | 'descriptionHtml'
    | 'publishYear'
    | 'series'
    | 'language'
    | 'coverForm'
    | 'pages'
    | 'size'
    | 'weightGram'
    | 'grade'
    | 'subject'
    | 'bookKind'
  >,
) => ({
  description: row.descriptionHtml,
  publishYear: row.publishYear,
  series: row.series,
  language: row.language,
  coverForm: row.coverForm,
  pages: row.pages,
  size: row.size,
  weight: row.weightGram,
  grade: row.grade,
  subject: row.subject,
  bookKind: row.bookKind,
})
