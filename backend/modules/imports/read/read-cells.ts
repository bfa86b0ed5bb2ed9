import type { Answers, Given, Problem } from '@/backend/modules/imports/import-row'
import { beginningOf } from '@/backend/modules/imports/read/decode-text'
import type { Preset } from '@/backend/modules/imports/read/known-systems'
import {
  type Read,
  readAmount,
  readCount,
  readWeight,
  readYear,
} from '@/backend/modules/imports/read/read-cell-numbers'
import {
  readBookKind,
  readCover,
  readGrade,
  readLanguage,
  readVat,
  readYesNo,
} from '@/backend/modules/imports/read/read-cell-words'
import type { CellMark, TableRow } from '@/backend/modules/imports/read/table'
import { headingOf } from '@/backend/modules/imports/read/usual-headings'
import { rowTexts } from '@/backend/modules/imports/texts'
import { readIsbn } from '@/contract/isbn'
import { messages } from '@/contract/messages'
import type { ImportField } from '@/contract/staff/import-records'

/** What is known of a file beside the cell that is read. */
export type Ways = {
  columns: readonly (ImportField | null)[]
  headings: readonly string[]
  preset: Preset | null
  answers: Answers
  isForeign: boolean
}
export type Cell = { field: ImportField; text: string; mark: CellMark; heading: string; ways: Ways }
type Reader = (cell: Cell) => Read

const problem = (field: ImportField, text: string): Read => ({ problem: { field, text } })

/** What Excel has made a date was typed as something else: only a year can still be told from it. */
const words: Reader = ({ field, text, mark }) =>
  mark.isDate
    ? problem(field, rowTexts.excelDate(text))
    : { value: { [field]: mark.isNumber ? text.replace('.', ',') : text } }

const isbn: Reader = ({ field, text, mark }) => {
  if (mark.isDate) return problem(field, rowTexts.excelDate(text))
  if (/^\d([.,]\d+)?e\+?\d+$/i.test(text)) return problem(field, rowTexts.excelNumber(text))
  const value = readIsbn(text)
  return value === null ? problem(field, messages.badIsbn) : { value: { isbn: value } }
}

const category: Reader = (cell) => {
  const { text, ways } = cell
  const many = ways.preset?.hasManyCategories
    ? text
        .split(/[,;]/)
        .map((one) => one.trim())
        .filter(Boolean)
    : []
  return many.length > 1 ? { value: { guesses: many } } : words(cell)
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const BLOCK = /<(?:p|div|br|ul|ol|li|table|h[1-6]|blockquote|section|article|pre)[\s/>]/i
const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => `<p>${part.replaceAll('\n', '<br>')}</p>`)
    .join('')

/** Plain text becomes paragraphs, also when it has inline tags; text with block tags is kept as HTML. */
export const htmlOf = (text: string) => {
  const lines = text.replace(/\r\n?/g, '\n')
  if (!/<[a-z][^<>]*>/i.test(lines)) return paragraphs(escaped(lines))
  return BLOCK.test(lines) || !lines.includes('\n') ? text : paragraphs(lines)
}

/** Addresses beside one another, however they are parted; a comma within one stays. */
const pictures: Reader = ({ text }) => ({
  value: {
    images: text
      .split(/[\s|]+|(?<![,;])[,;]+(?=\s|(?:https?:)?\/)/)
      .map((one) => one.replace(/(?<![,;])[,;]+$/, ''))
      .filter(Boolean),
  },
})

const readers: Record<ImportField, Reader> = {
  isbn,
  sku: words,
  productName: words,
  category,
  price: readAmount,
  priceSale: readAmount,
  vatClass: readVat,
  stock: readCount,
  author: words,
  translator: words,
  publisher: words,
  publishYear: readYear,
  series: words,
  language: readLanguage,
  coverForm: readCover,
  pages: readCount,
  size: words,
  weight: readWeight,
  grade: readGrade,
  subject: words,
  bookKind: readBookKind,
  description: ({ text }) => ({ value: { description: htmlOf(text) } }),
  images: pictures,
  isActive: readYesNo,
}

/** What a spreadsheet would calculate; a dash before a space begins a line of talk, and a number may be below zero. */
const isFormula = (text: string) =>
  /^[=@\t\r]/.test(text) || (/^[+-]/.test(text) && !/^[+-](?:\s|\d+(?:[.,]\d+)?$)/.test(text))

/** One cell; an apostrophe in front of a sign is how files keep it from being calculated. */
function readCell(cell: Cell): Read[] {
  const { field, mark } = cell
  const text = cell.text.trim()
  const read = readers[field]
  if (mark.isError) return [problem(field, rowTexts.cellError(text))]
  if (mark.isFormula && text === '') return [problem(field, rowTexts.formulaEmpty)]
  if (text === '') return []
  if (mark.isFormula) {
    const note = {
      field,
      text: rowTexts.formulaValue(beginningOf(text, 40)),
      isNote: true as const,
    }
    return [read({ ...cell, text }), { problem: note }]
  }
  if (/^'[=+\-@]/.test(text)) return [read({ ...cell, text: text.slice(1) })]
  if (isFormula(text)) return [problem(field, rowTexts.formula(beginningOf(text, 40)))]
  return [read({ ...cell, text })]
}

/** A number on the back that is no ISBN does no harm where the shop has one of its own for the thing. */
function withOwnNumber(given: Given, problems: Problem[]): Problem[] {
  return problems.map((one) =>
    given.sku && one.field === 'isbn' && one.text === messages.badIsbn
      ? { ...one, text: rowTexts.otherBarcode, isNote: true }
      : one,
  )
}

const LONGEST_SKU = 60

const cellUnder = (cells: readonly string[], headings: readonly string[], name?: string) =>
  (name && cells[headings.findIndex((heading) => headingOf(heading) === name)]?.trim()) || ''

/** Other systems identify a product by its URL handle where it has no SKU. */
function withOwnKey(given: Given, key: string): Problem[] {
  const { isbn, sku, productName } = given
  if (isbn || sku || !productName || key === '' || key.length > LONGEST_SKU) return []
  given.sku = key
  return [{ field: 'sku', text: rowTexts.keyAsSku(key), isNote: true }]
}

/** A price before the reduction that is none. */
function withoutEmptyComparePrice(given: Given, { preset }: Ways) {
  const { price, priceSale } = given
  if (preset?.hasComparePrice && price !== undefined && priceSale && price < priceSale)
    delete given.price
}

const hasMoreCells = (cells: readonly string[], columns: number) =>
  cells.slice(columns).some((cell) => cell.trim() !== '')

/** What a row holds that carries a further picture of the book above; some systems name the book again. */
const morePictures = ['images', 'productName']

/** What the cells of a row say; empty ones say nothing. */
export function readCells(
  { cells, marks }: TableRow,
  ways: Ways,
): { given: Given; problems: Problem[]; key: string } {
  const { columns, headings, preset } = ways
  const unit = cellUnder(cells, headings, preset?.weightUnit)
  const key = cellUnder(cells, headings, preset?.ownKey)
  const read = columns.flatMap((field, at) => {
    const mark = marks?.get(at) ?? {}
    const heading = `${headings[at] ?? ''}${field === 'weight' && unit ? ` (${unit})` : ''}`
    return field ? readCell({ field, text: cells[at] ?? '', mark, heading, ways }) : []
  })
  const given: Given = Object.assign({}, ...read.map((one) => ('value' in one ? one.value : {})))
  const problems = read.flatMap((one) => ('problem' in one ? [one.problem] : []))
  // A row of the same book with nothing of its own but a picture needs no number.
  const isOnlyPicture = Object.keys(given).every((name) => morePictures.includes(name))
  const named = isOnlyPicture ? [] : withOwnKey(given, key)
  withoutEmptyComparePrice(given, ways)
  const count = hasMoreCells(cells, columns.length)
    ? [{ field: '', text: rowTexts.columnCount }]
    : []
  return { given, key, problems: withOwnNumber(given, [...count, ...problems, ...named]) }
}
