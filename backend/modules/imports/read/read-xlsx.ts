import { FileProblem } from '@/backend/modules/imports/import-row'
import type { Archive } from '@/backend/modules/imports/read/open-archive'
import { readXml } from '@/backend/modules/imports/read/read-xml'
import type { CellMark, Sheet, TableRow } from '@/backend/modules/imports/read/table'
import {
  decoded,
  local,
  openWorkbook,
  type Workbook,
  xmlOf,
} from '@/backend/modules/imports/read/xlsx-workbook'
import { fileTexts } from '@/backend/modules/imports/texts'

const MOST_COLUMNS = 200
const DAY_MS = 86_400_000
/** Day 0 of the calendar; the other one begins four years later. */
const EPOCH = Date.UTC(1899, 11, 30)
const EPOCH_1904 = Date.UTC(1904, 0, 1)

/** `AB12` is column 27, counted from none. */
const columnOf = (reference: string) =>
  [...reference.replace(/(?<!\d)\d+$/, '')].reduce(
    (sum, sign) => sum * 26 + sign.charCodeAt(0) - 64,
    0,
  ) - 1

/** Spreadsheets show fifteen digits; what is behind them is dust of the calculation. */
const shown = (number: number) => Number(number.toPrecision(15))

/** A date as people here write it; a time of day alone is 0. */
function dateText(days: number, is1904: boolean): string {
  const date = new Date((is1904 ? EPOCH_1904 : EPOCH) + Math.floor(days) * DAY_MS)
  return Number.isNaN(date.valueOf()) ? '' : isoToDate(date.toISOString())
}

const isoToDate = (iso: string) => iso.replace(/^(\d{4})-(\d\d)-(\d\d).*$/s, '$3/$2/$1')

class SheetReader {
  rows: TableRow[] = []
  private rowNo = 0
  private cells: string[] = []
  private marks = new Map<number, CellMark>()
  private column = -1
  private type = ''
  private style = 0
  private value = ''
  private isValue = false
  private isFormula = false

  constructor(private readonly book: Workbook) {}

  open(name: string, attributes: Record<string, string>) {
    if (name === 'row') this.openRow(attributes)
    else if (name === 'c') this.openCell(attributes)
    else if (name === 'f') this.isFormula = true
    this.isValue = name === 'v' || name === 't'
  }

  text(text: string) {
    if (this.isValue) this.value += text
  }

  close(name: string) {
    this.isValue = false
    if (name === 'c' && (this.value !== '' || this.isFormula)) this.keepCell()
    if (name === 'row' && this.cells.length > 0) this.keepRow()
  }

  private openRow({ r }: Record<string, string>) {
    this.rowNo = r ? Number(r) : this.rowNo + 1
    this.cells = []
    this.marks = new Map()
    this.column = -1
  }

  private openCell({ r, t, s }: Record<string, string>) {
    this.column = r ? columnOf(r) : this.column + 1
    this.type = t ?? 'n'
    this.style = Number(s ?? 0)
    this.value = ''
    this.isFormula = false
  }

  /** A border alone says nothing: only cells with a value come here. */
  private keepCell() {
    if (!(this.column >= 0 && this.column < MOST_COLUMNS))
      throw new FileProblem(fileTexts.tooManyColumns(MOST_COLUMNS))
    const { text, ...mark } = this.cell()
    if (text === '' && !this.isFormula) return
    this.cells[this.column] = text.normalize('NFC')
    if (this.isFormula) Object.assign(mark, { isFormula: true })
    if (Object.keys(mark).length > 0) this.marks.set(this.column, mark)
  }

  private keepRow() {
    const cells = Array.from(this.cells, (cell) => cell ?? '')
    const { rowNo, marks } = this
    this.rows.push({ rowNo, cells, ...(marks.size > 0 && { marks }) })
    this.cells = []
  }

  private cell(): { text: string } & CellMark {
    const { type, value, book } = this
    if (type === 's') return { text: book.texts[Number(value)] ?? '' }
    if (type === 'n') return this.number()
    if (type === 'b') return { text: value === '1' ? 'có' : 'không' }
    if (type === 'e') return { text: value, isError: true }
    if (type === 'd') return { text: isoToDate(value), isDate: true }
    return { text: decoded(value) }
  }

  private number(): { text: string } & CellMark {
    const { value, book, style } = this
    const number = Number(value)
    if (value.trim() === '' || !Number.isFinite(number)) return { text: value.trim() }
    const format = book.formats[style]
    if (format === 'date') return { text: dateText(number, book.is1904), isDate: true }
    if (format === 'percent') return { text: `${shown(number * 100)}%` }
    const rounded = shown(number)
    if (Number.isSafeInteger(rounded)) return { text: String(rounded) }
    return { text: String(rounded), isNumber: true }
  }
}

/** Each part of a tag is looked at once: a file may hold tags as long as a slice, full of what these look for. */
const CELL = /<(?:\w+:)?c [^<>]*>/g
const ROW = /<(?:\w+:)?row [^<>]*>(?:\s*<\/(?:\w+:)?row>)?/g
const isPlaced = (tag: string) => /\br="/.test(tag)
const isEmpty = (tag: string) => tag.endsWith('/>') || tag.endsWith('row>')

/** Without the cells and rows that are formatted and say nothing: a sheet may have 300,000 of them and two others. */
function saying(xml: string) {
  const leaveOut = (tag: string) => (isEmpty(tag) && isPlaced(tag) ? '' : tag)
  return xml.replace(CELL, leaveOut).replace(ROW, leaveOut)
}

/** The same of slices, cut between two tags; a row that two slices share is read although it says nothing. */
async function* sayingOf(slices: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const slice of slices) {
    const text = rest + slice
    const end = text.lastIndexOf('<')
    const cut = end > 0 ? end : text.length
    rest = text.slice(cut)
    yield saying(text.slice(0, cut))
  }
  yield rest
}

async function* rowsOf(archive: Archive, part: string, book: Workbook): AsyncGenerator<TableRow> {
  const xml = xmlOf(archive, part)
  if (xml === null) throw new FileProblem(fileTexts.noSheet)
  const reader = new SheetReader(book)
  const handlers = {
    open: (tag: { name: string; attributes: Record<string, string> }) =>
      reader.open(local(tag.name), tag.attributes),
    close: ({ name }: { name: string }) => reader.close(local(name)),
    text: (text: string) => reader.text(text),
  }
  for await (const _ of readXml(sayingOf(xml), handlers)) yield* reader.rows.splice(0)
}

/** The sheets of an Excel file that a person sees. */
export async function readXlsx(archive: Archive): Promise<Sheet[]> {
  const book = await openWorkbook(archive)
  return book.sheets.map(({ name, part }) => ({ name, rows: () => rowsOf(archive, part, book) }))
}
