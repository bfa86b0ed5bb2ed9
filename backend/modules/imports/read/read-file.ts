import {
  type Answers,
  FileProblem,
  MOST_ROWS,
  type ReadRow,
} from '@/backend/modules/imports/import-row'
import { checkGiven } from '@/backend/modules/imports/read/check-given'
import { beginningOf, decodeXml } from '@/backend/modules/imports/read/decode-text'
import {
  type FoundTable,
  findTable,
  type NamedPlace,
  type Place,
  rowsBelow,
} from '@/backend/modules/imports/read/find-table'
import type { Columns } from '@/backend/modules/imports/read/match-columns'
import { onixBook } from '@/backend/modules/imports/read/onix-book'
import { onixDefaults } from '@/backend/modules/imports/read/onix-prices'
import { type Archive, openArchive } from '@/backend/modules/imports/read/open-archive'
import { presetOf } from '@/backend/modules/imports/read/presets'
import { readCells, type Ways } from '@/backend/modules/imports/read/read-cells'
import { readCsv } from '@/backend/modules/imports/read/read-csv'
import { readOnix } from '@/backend/modules/imports/read/read-onix'
import { readPictures } from '@/backend/modules/imports/read/read-pictures'
import { readXlsx } from '@/backend/modules/imports/read/read-xlsx'
import type { Sheet, TableRow } from '@/backend/modules/imports/read/table'
import { type Raw, withMoreRows } from '@/backend/modules/imports/read/with-more-rows'
import { fileTexts } from '@/backend/modules/imports/texts'

const MOST_COLUMNS = 200
const SAMPLE_CELL = 120

const has = (archive: Archive, name: string) =>
  archive.entries.some(({ fileName }) => fileName === name)

const startsWith = (bytes: Buffer, ...signs: number[]) =>
  signs.every((sign, at) => bytes[at] === sign)
const isZip = (bytes: Buffer) => startsWith(bytes, 0x50, 0x4b)
const isOldOffice = (bytes: Buffer) => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)
/** Office hides a protected file within the form of its old ones, under this name. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le')

/** XML begins with `<`, whatever mark of its encoding stands in front. */
const isXml = (bytes: Buffer) =>
  /^[\ufeff\s]*</.test(
    bytes
      .subarray(0, 200)
      .toString('utf8')
      .replaceAll('\0', '')
      .replace(/^\ufffd+/, ''),
  )

type Opened =
  | { kind: 'table'; sheets: Sheet[] }
  | { kind: 'onix'; xml: string }
  | { kind: 'pictures'; archive: Archive }

/** What a file is, by its content and whatever its name. */
async function openFile(bytes: Buffer): Promise<Opened> {
  if (bytes.byteLength === 0) throw new FileProblem(fileTexts.empty)
  if (isOldOffice(bytes))
    throw new FileProblem(bytes.includes(ENCRYPTED) ? fileTexts.password : fileTexts.oldExcel)
  if (isZip(bytes)) {
    const archive = await openArchive(bytes)
    if (has(archive, 'content.xml') && has(archive, 'mimetype'))
      throw new FileProblem(fileTexts.openDocument)
    if (!has(archive, '[Content_Types].xml')) return { kind: 'pictures', archive }
    return { kind: 'table', sheets: await readXlsx(archive) }
  }
  if (isXml(bytes)) return { kind: 'onix', xml: decodeXml(bytes) }
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) throw new FileProblem(fileTexts.unknown)
  return { kind: 'table', sheets: [{ name: '', rows: () => readCsv(bytes) }] }
}

/** The tables of a file of any kind that a person sees; one of CSV has no name. */
export async function readTables(bytes: Buffer): Promise<Sheet[]> {
  const opened = await openFile(bytes)
  if (opened.kind !== 'table') throw new FileProblem(fileTexts.unknown)
  return opened.sheets
}

const sampleOf = ({ sample }: FoundTable): string[][] =>
  sample.map(({ cells }) => {
    if (cells.length > MOST_COLUMNS) throw new FileProblem(fileTexts.tooManyColumns(MOST_COLUMNS))
    return cells.map((cell) => beginningOf(cell, SAMPLE_CELL))
  })

/** What a file is, and of a table where it stands and what is needed to match its columns. */
export async function inspectFile(bytes: Buffer, named: NamedPlace = {}) {
  const opened = await openFile(bytes)
  if (opened.kind === 'onix') await readOnix(opened.xml).next()
  if (opened.kind !== 'table') return { kind: opened.kind, sample: [], place: null }
  const found = await findTable(opened.sheets, named)
  const { sheet, headingRow, sheets } = found
  return { kind: opened.kind, sample: sampleOf(found), place: { sheet, headingRow, sheets } }
}

/** How an import is to be read. */
export type Reading = {
  columns: Columns
  place: Place
  headings: readonly string[]
  answers: Answers
  /** Prices of a table are in other money, also those that could be đồng. */
  isForeign: boolean
  /** `yyyyMMdd`: prices begin and end. */
  today: string
}

async function* tableRows(sheets: readonly Sheet[], reading: Reading): AsyncGenerator<Raw> {
  const { columns, headings, place, answers, isForeign } = reading
  const ways: Ways = { columns, headings, answers, isForeign, preset: presetOf(headings) }
  for await (const row of rowsBelow(sheets, place))
    if (isSaying(row)) yield { rowNo: row.rowNo, ...readCells(row, ways) }
}

const isSaying = ({ cells, marks }: TableRow) =>
  marks !== undefined || cells.some((cell) => cell.trim() !== '')

async function* onixRows(xml: string, { answers, today }: Reading): AsyncGenerator<Raw> {
  let rowNo = 0
  for await (const { product, header } of readOnix(xml)) {
    rowNo += 1
    const ways = { defaults: onixDefaults(header), answers, today }
    yield { rowNo, ...onixBook(product, ways) }
  }
}

async function* rowsOf(opened: Opened, reading: Reading) {
  if (opened.kind === 'table') yield* withMoreRows(tableRows(opened.sheets, reading))
  else if (opened.kind === 'onix') yield* onixRows(opened.xml, reading)
  else yield* readPictures(opened.archive)
}

/** Every book of a file, held against what the shop takes. */
export async function* readFile(bytes: Buffer, reading: Reading): AsyncGenerator<ReadRow> {
  let count = 0
  for await (const row of rowsOf(await openFile(bytes), reading)) {
    count += 1
    if (count > MOST_ROWS) throw new FileProblem(fileTexts.tooManyRows(MOST_ROWS))
    const { given, problems } = checkGiven(row.given)
    // Without a number that can be read its absence is no second fault.
    const own = row.problems.some(({ field, isNote }) => field === 'isbn' && !isNote)
    const noBook = row.problems.some(({ field }) => field === 'images') && !row.given.productName
    const rest = own || noBook ? problems.filter(({ field }) => field !== 'isbn') : problems
    yield { rowNo: row.rowNo, given, problems: [...row.problems, ...rest] }
  }
  if (count === 0) throw new FileProblem(fileTexts.noRows)
}
