import { FileProblem, MOST_ROWS, type ReadRow } from '@/backend/modules/imports/import-row'
import { checkGiven } from '@/backend/modules/imports/read/check-given'
import { beginningOf, decodeXml } from '@/backend/modules/imports/read/decode-text'
import type { Columns } from '@/backend/modules/imports/read/match-columns'
import { onixBook } from '@/backend/modules/imports/read/onix-book'
import { type Archive, openArchive } from '@/backend/modules/imports/read/open-archive'
import { readCells } from '@/backend/modules/imports/read/read-cells'
import { readCsv } from '@/backend/modules/imports/read/read-csv'
import { readOnix } from '@/backend/modules/imports/read/read-onix'
import { readPictures } from '@/backend/modules/imports/read/read-pictures'
import { readXlsx } from '@/backend/modules/imports/read/read-xlsx'
import { fileTexts } from '@/backend/modules/imports/texts'

const MOST_COLUMNS = 200
const SAMPLE_ROWS = 6
const SAMPLE_CELL = 120

const isOffice = (archive: Archive) =>
  archive.entries.some(({ fileName }) => fileName === '[Content_Types].xml')

const startsWith = (bytes: Buffer, ...signs: number[]) =>
  signs.every((sign, at) => bytes[at] === sign)
const isZip = (bytes: Buffer) => startsWith(bytes, 0x50, 0x4b)
const isOldExcel = (bytes: Buffer) => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)

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
  | { kind: 'table'; rows: () => AsyncGenerator<string[]> }
  | { kind: 'onix'; xml: string }
  | { kind: 'pictures'; archive: Archive }

/** What a file is, by its content and whatever its name. */
async function openFile(bytes: Buffer): Promise<Opened> {
  if (bytes.byteLength === 0) throw new FileProblem(fileTexts.empty)
  if (isOldExcel(bytes)) throw new FileProblem(fileTexts.oldExcel)
  if (isZip(bytes)) {
    const archive = await openArchive(bytes)
    if (!isOffice(archive)) return { kind: 'pictures', archive }
    return { kind: 'table', rows: () => readXlsx(archive) }
  }
  if (isXml(bytes)) return { kind: 'onix', xml: decodeXml(bytes) }
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) throw new FileProblem(fileTexts.unknown)
  return { kind: 'table', rows: () => readCsv(bytes) }
}

/** The rows of a table of any kind as they stand, the headings among them. */
export async function readTable(bytes: Buffer): Promise<AsyncGenerator<string[]>> {
  const opened = await openFile(bytes)
  if (opened.kind !== 'table') throw new FileProblem(fileTexts.unknown)
  return opened.rows()
}

const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/** A table's headings and first rows; reads no further than that. */
async function sampleOf(rows: AsyncGenerator<string[]>): Promise<string[][]> {
  const sample: string[][] = []
  for await (const cells of rows) {
    if (isEmpty(cells)) continue
    if (cells.length > MOST_COLUMNS) throw new FileProblem(fileTexts.tooManyColumns(MOST_COLUMNS))
    sample.push(cells.map((cell) => beginningOf(cell, SAMPLE_CELL)))
    if (sample.length >= SAMPLE_ROWS) break
  }
  if (sample.length < 2) throw new FileProblem(fileTexts.noRows)
  return sample
}

/** What a file is, and of a table what is needed to match its columns. */
export async function inspectFile(bytes: Buffer) {
  const opened = await openFile(bytes)
  if (opened.kind === 'onix') await readOnix(opened.xml).next()
  const sample = opened.kind === 'table' ? await sampleOf(opened.rows()) : []
  return { kind: opened.kind, sample }
}

async function* tableRows(
  rows: AsyncGenerator<string[]>,
  columns: Columns,
): AsyncGenerator<ReadRow> {
  let rowNo = 0
  for await (const cells of rows) {
    rowNo += 1
    // The number a spreadsheet shows beside it: the headings are row 1.
    if (rowNo > 1 && !isEmpty(cells)) yield { rowNo, ...readCells(cells, columns) }
  }
}

async function* onixRows(xml: string): AsyncGenerator<ReadRow> {
  let rowNo = 0
  for await (const product of readOnix(xml)) {
    rowNo += 1
    yield { rowNo, ...onixBook(product) }
  }
}

async function* rowsOf(opened: Opened, columns: Columns) {
  if (opened.kind === 'table') yield* tableRows(opened.rows(), columns)
  else if (opened.kind === 'onix') yield* onixRows(opened.xml)
  else yield* readPictures(opened.archive)
}

/** Every book of a file, held against what the shop takes. */
export async function* readFile(bytes: Buffer, columns: Columns): AsyncGenerator<ReadRow> {
  let count = 0
  for await (const row of rowsOf(await openFile(bytes), columns)) {
    count += 1
    if (count > MOST_ROWS) throw new FileProblem(fileTexts.tooManyRows(MOST_ROWS))
    const { given, problems } = checkGiven(row.given)
    // Without a number that can be read its absence is no second fault.
    const own = row.problems.some(({ field }) => field === 'isbn' || field === 'images')
    const rest = own ? problems.filter(({ field }) => field !== 'isbn') : problems
    yield { rowNo: row.rowNo, given, problems: [...row.problems, ...rest] }
  }
  if (count === 0) throw new FileProblem(fileTexts.noRows)
}
