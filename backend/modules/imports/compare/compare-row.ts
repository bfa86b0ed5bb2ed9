import type { product } from '@/backend/modules/catalog/tables'
import type { Book, Books } from '@/backend/modules/imports/compare/find-books'
import type { FindCategory } from '@/backend/modules/imports/compare/find-category'
import type { Answers, Given, Problem } from '@/backend/modules/imports/import-row'
import { rowTexts } from '@/backend/modules/imports/texts'
import { objectTypes } from '@/contract/kinds'
import type { ImportField, ImportOutcome } from '@/contract/staff/import-records'
import { fold } from '@/contract/text'

type Column = keyof typeof product.$inferSelect
/** What was and what shall be, by field. */
export type Changes = Partial<Record<ImportField, [before: unknown, after: unknown]>>

export const columnOf = {
  isbn: 'isbn',
  sku: 'sku',
  productName: 'title',
  category: 'categoryId',
  price: 'price',
  priceSale: 'salePrice',
  vatClass: 'vatClass',
  author: 'author',
  translator: 'translator',
  publisher: 'publisher',
  publishYear: 'publishYear',
  series: 'series',
  language: 'language',
  coverForm: 'coverForm',
  pages: 'pages',
  size: 'size',
  weight: 'weightGram',
  grade: 'grade',
  subject: 'subject',
  bookKind: 'bookKind',
  description: 'descriptionHtml',
  isActive: 'isActive',
} as const satisfies Partial<Record<ImportField, Column>>
export type ColumnField = keyof typeof columnOf

export type Facts = {
  books: Books
  findCategory: FindCategory
  /** The first row of the file with the same number. */
  firstRow: ReadonlyMap<string, number>
  pictureOf: ReadonlyMap<string, string>
  settings: { categoryId?: number; isActive?: boolean; answers?: Answers }
  isPictures: boolean
}

type ReadAs = { rowNo: number; key: string | null; problems: readonly Problem[] }

export type Compared = {
  outcome: ImportOutcome
  problems: Problem[]
  changes: Changes
  book: Book | null
}

const note = { isNote: true } as const
type Say = (field: ImportField, text: string, more?: Omit<Problem, 'field' | 'text'>) => void

/** The book that is meant, by ISBN before the shop's own number. */
function bookOf({ isbn = '', sku = '' }: Given, { byIsbn, bySku }: Books, say: Say): Book | null {
  const [book, second] = (isbn && byIsbn.get(isbn)) || []
  if (second) say('isbn', rowTexts.severalBooks)
  const owner = (sku && bySku.get(sku)) || null
  if (!book) {
    const other = owner?.product.isbn
    if (isbn && other) say('sku', rowTexts.otherIsbn(other))
    return owner
  }
  if (owner && owner !== book) say('sku', rowTexts.skuTaken)
  return book
}

/** What is asked of all books of one unknown category, or of all without any. */
const categoryKey = (name = '') => `category:${fold(name)}`

/** A category the shop does not know: as somebody has said of all of that name, else where new books go, else it is asked. */
function otherCategory(
  name: string,
  found: 'none' | 'several',
  { findCategory, settings }: Facts,
  book: Book | null,
  say: Say,
): number | undefined {
  const key = categoryKey(name)
  const said = Number(settings.answers?.[key])
  if (said > 0) return said
  const text = (found === 'none' ? rowTexts.noSuchCategory : rowTexts.severalCategories)(name)
  const below = name.split('>').at(-1) ?? ''
  const last = found === 'none' && below !== name ? findCategory(below) : 'none'
  if (typeof last === 'object') {
    say('category', rowTexts.lastOfPath(name, below.trim()), note)
    return last.id
  }
  if (book || settings.categoryId !== undefined) {
    say('category', `${text} ${book ? rowTexts.categoryKept : rowTexts.categoryGiven}`, note)
    return book ? undefined : settings.categoryId
  }
  say('category', text, { ask: { key, choices: [] } })
  return undefined
}

/** A named category must be there; of guesses the first the shop knows counts, else the settings. */
function categoryOf({ category, guesses = [] }: Given, facts: Facts, book: Book | null, say: Say) {
  if (category !== undefined) {
    const found = facts.findCategory(category)
    if (typeof found === 'object') return found.id
    return otherCategory(category, found, facts, book, say)
  }
  for (const guess of guesses) {
    const found = facts.findCategory(guess)
    if (typeof found === 'object') return found.id
  }
  const { categoryId, answers } = facts.settings
  return book ? undefined : (categoryId ?? (Number(answers?.[categoryKey()]) || undefined))
}

/** A price without a lower one beside it takes the selling price along, as does one that falls below it. */
function salePriceOf({ price, priceSale }: Given, book: Book | null) {
  if (priceSale !== undefined || price === undefined) return priceSale
  if (!book || book.product.salePrice === book.product.price) return price
  return Math.min(book.product.salePrice, price)
}

/** A new book with a selling price alone has no other. */
function takeSaleAsPrice(given: Given, read: readonly Problem[], say: Say) {
  // The notes of the dry run stand here too when the books are written.
  const isUnread = read.some(({ field, isNote }) => field === 'price' && !isNote)
  if (given.price !== undefined || given.priceSale === undefined || isUnread) return
  given.price = given.priceSale
  say('price', rowTexts.saleAsPrice, note)
}

type Wanted = Given & { categoryId: number | undefined }

/** What could not be read is a fault of its own already, and not missing too. */
function checkNew(wanted: Wanted, read: readonly Problem[], say: Say) {
  const isMissing = (name: 'productName' | 'price') =>
    wanted[name] === undefined && read.every(({ field, isNote }) => field !== name || isNote)
  if (isMissing('productName')) say('productName', rowTexts.noName)
  if (isMissing('price')) say('price', rowTexts.noPrice)
  if (wanted.categoryId !== undefined || wanted.category !== undefined) return
  const guesses = wanted.guesses?.join('”, “')
  const text = guesses ? rowTexts.noGuess(guesses) : rowTexts.noCategory
  say('category', text, { ask: { key: categoryKey(), choices: [] } })
}

function checkPrices(priceSale: number | undefined, given: Given, book: Book | null, say: Say) {
  const price = given.price ?? book?.product.price
  const lower = priceSale ?? book?.product.salePrice
  if (price !== undefined && lower !== undefined && lower > price)
    say('priceSale', rowTexts.saleAbovePrice)
}

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

function columnChanges(wanted: Partial<Record<ColumnField, unknown>>, book: Book | null): Changes {
  const changes: Changes = {}
  for (const [name, column] of Object.entries(columnOf)) {
    const field = name as ColumnField
    const after = wanted[field]
    const before = book?.product[column] ?? null
    if (after !== undefined && !isSame(before, after)) changes[field] = [before, after]
  }
  return changes
}

/** Pictures that are here under another address are no change. */
function pictureChange({ images }: Given, facts: Facts, book: Book | null): Changes {
  if (!images) return {}
  const after = images.map((image) => facts.pictureOf.get(image) ?? image)
  const before = book?.images ?? []
  return isSame(before, after) ? {} : { images: [before, after] }
}

function stockChange({ stock }: Given, book: Book | null, say: Say): Changes {
  const before = book?.onHand ?? 0
  if (stock === undefined || stock === before) return {}
  if (book && stock < book.reserved) say('stock', rowTexts.promised(book.reserved))
  return { stock: [before, stock] }
}

function outcomeOf(problems: readonly Problem[], changes: Changes, book: Book | null) {
  if (problems.some(({ isNote }) => !isNote)) return 'wrong'
  if (!book) return 'new'
  return Object.keys(changes).length > 0 ? 'changed' : 'unchanged'
}

/** What a row of the file would do to the shop as it is now. */
export function compareRow(
  { rowNo, key, problems: read }: ReadAs,
  given: Given,
  facts: Facts,
): Compared {
  const problems: Problem[] = []
  const say: Say = (field, text, more) => {
    problems.push({ field, text, ...more })
  }
  const first = key === null ? undefined : facts.firstRow.get(key)
  if (first !== undefined && first !== rowNo) say('isbn', rowTexts.repeated(first))
  const book = bookOf(given, facts.books, say)
  if (book?.product.objectType === objectTypes.course) say('isbn', rowTexts.course)
  const categoryId = categoryOf(given, facts, book, say)
  if (!book) takeSaleAsPrice(given, read, say)
  if (!book && facts.isPictures) say('isbn', rowTexts.noSuchBook)
  else if (!book) checkNew({ ...given, categoryId }, read, say)
  const priceSale = salePriceOf(given, book)
  checkPrices(priceSale, given, book, say)
  const isActive = given.isActive ?? (book ? undefined : facts.settings.isActive === true)
  const changes = {
    ...columnChanges({ ...given, category: categoryId, priceSale, isActive }, book),
    ...stockChange(given, book, say),
    ...pictureChange(given, facts, book),
  }
  return { outcome: outcomeOf(problems, changes, book), problems, changes, book }
}
