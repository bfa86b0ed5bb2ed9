import type { Given, Problem } from '@/backend/modules/imports/import-row'
import { beginningOf } from '@/backend/modules/imports/read/decode-text'
import { rowTexts } from '@/backend/modules/imports/texts'
import { readIsbn } from '@/contract/isbn'
import { messages } from '@/contract/messages'
import type { ImportField } from '@/contract/staff/imports'
import { fold } from '@/contract/text'

type Read = { value: Partial<Given> } | { problem: string }

/** `95.000 ₫`, `95,000 VND` and `95000` are the same; `95000.5` is none of them. */
function wholeNumber(text: string): number | null {
  const plain = text
    .toLowerCase()
    .replace(/(?:vnđ|vnd|đồng|₫|đ|gram|gam|gr|g|trang)\.?$/, '')
    .replace(/[\s\u00a0]/g, '')
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(plain)) return Number(plain.replace(/[.,]/g, ''))
  return /^\d{1,12}$/.test(plain) ? Number(plain) : null
}

const number =
  (field: keyof Given) =>
  (text: string): Read => {
    const value = wholeNumber(text)
    return value === null ? { problem: rowTexts.notNumber(text) } : { value: { [field]: value } }
  }
const words =
  (field: keyof Given) =>
  (text: string): Read => ({ value: { [field]: text } })

const choice =
  (field: keyof Given, values: Record<string, unknown>, problem: (text: string) => string) =>
  (text: string): Read => {
    const value = values[fold(text)]
    return value === undefined ? { problem: problem(text) } : { value: { [field]: value } }
  }

function isbn(text: string): Read {
  if (/^\d[.,]\d+e\+?\d+$/i.test(text)) return { problem: rowTexts.excelNumber(text) }
  const value = readIsbn(text)
  return value === null ? { problem: messages.badIsbn } : { value: { isbn: value } }
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Plain text becomes paragraphs; whoever writes tags means them. */
export const htmlOf = (text: string) =>
  /<[a-z][^>]*>/i.test(text)
    ? text
    : text
        .split(/\n{2,}/)
        .map((part) => `<p>${escaped(part.trim()).replaceAll('\n', '<br>')}</p>`)
        .join('')

const yes = ['co', 'x', '1', 'true', 'yes', 'dang ban', 'ban', 'hien']
const no = ['khong', '0', 'false', 'no', 'an', 'dang an', 'ngung ban']
const yesNo = {
  ...Object.fromEntries(yes.map((word) => [word, true])),
  ...Object.fromEntries(no.map((word) => [word, false])),
}
const soft = ['mem', 'bia mem', 'soft', 'paperback'].map((word) => [word, 'soft'])
const hard = ['cung', 'bia cung', 'hard', 'hardcover'].map((word) => [word, 'hard'])
const covers = Object.fromEntries([...soft, ...hard])
const exempt = ['khong chiu thue', 'kct', 'mien thue', 'exempt'].map((word) => [word, 'exempt'])
const reduced = ['5%', '5', '5 %', 'reduced'].map((word) => [word, 'reduced'])
const standard = ['pho thong', '10%', '10', '8%', '8', 'standard'].map((word) => [word, 'standard'])
const vat = Object.fromEntries([...exempt, ...reduced, ...standard])

const readers: Record<ImportField, (text: string) => Read> = {
  isbn,
  sku: words('sku'),
  productName: words('productName'),
  category: words('category'),
  price: number('price'),
  priceSale: number('priceSale'),
  vatClass: choice('vatClass', vat, rowTexts.notVat),
  stock: number('stock'),
  author: words('author'),
  translator: words('translator'),
  publisher: words('publisher'),
  publishYear: number('publishYear'),
  series: words('series'),
  language: words('language'),
  coverForm: choice('coverForm', covers, rowTexts.notCover),
  pages: number('pages'),
  size: words('size'),
  weight: number('weight'),
  grade: number('grade'),
  subject: words('subject'),
  description: (text) => ({ value: { description: htmlOf(text) } }),
  images: (text) => ({ value: { images: text.split(/[\s|]+/).filter(Boolean) } }),
  isActive: choice('isActive', yesNo, rowTexts.notYesNo),
}

/** What a spreadsheet would calculate; a dash before a space begins a line of talk, and a number may be below zero. */
const isFormula = (text: string) =>
  /^[=@\t\r]/.test(text) || (/^[+-]/.test(text) && !/^[+-](?:\s|\d+(?:[.,]\d+)?$)/.test(text))

/** One cell; an apostrophe in front of a sign is how files keep it from being calculated. */
function readCell(field: ImportField, cell: string): Read | null {
  const text = cell.trim()
  if (text === '') return null
  if (/^'[=+\-@]/.test(text)) return readers[field](text.slice(1))
  if (isFormula(text)) return { problem: rowTexts.formula(beginningOf(text, 40)) }
  return readers[field](text)
}

/** What the cells of a row say; empty ones say nothing. */
export function readCells(
  cells: readonly string[],
  columns: readonly (ImportField | null)[],
): { given: Given; problems: Problem[] } {
  const given: Given = {}
  const problems: Problem[] = []
  if (cells.slice(columns.length).some((cell) => cell.trim() !== '')) {
    problems.push({ field: '', text: rowTexts.columnCount })
  }
  for (const [at, field] of columns.entries()) {
    const read = field && readCell(field, cells[at] ?? '')
    if (!read) continue
    if ('problem' in read) problems.push({ field, text: read.problem })
    else Object.assign(given, read.value)
  }
  return { given, problems }
}
