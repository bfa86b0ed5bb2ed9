import { FileProblem, readTables } from '@/backend/modules/imports'
import { codTexts as texts } from '@/backend/modules/payments/cod/texts'
import { comparable } from '@/contract/comparable'
import { readMoney } from '@/contract/read-number'
import { fold } from '@/contract/text'

export type StatementLine = {
  /** The number a spreadsheet shows beside it. */
  rowNo: number
  trackingCode: string | null
  clientCode: string | null
  amount: number
  fee: number
}

const MOST_LINES = 5_000
/** Carriers write their name, the shop's and the period above the headings. */
const HEADING_ROWS = 30
const MOST_MONEY = 2_000_000_000

/** Headings as the carriers' files and calls have them, without marks; the first that is there counts. */
const headings = {
  trackingCode: [
    ...['ma van don', 'ma don ghn', 'ma don ghtk', 'ma don hang ghn', 'ma don hang ghtk'],
    ...['ma don hang', 'ma don', 'order_code', 'label_id', 'label'],
  ],
  clientCode: [
    ...['ma don khach hang', 'ma don hang khach hang', 'ma don hang shop', 'ma don shop'],
    ...['ma dh shop', 'ma don rieng', 'ma don hang rieng', 'ma don cua shop'],
    ...['client_order_code', 'partner_id'],
  ],
  amount: [
    ...['tien thu ho', 'tien thu ho (cod)', 'so tien thu ho', 'tien cod', 'cod', 'thu ho'],
    ...['cod_amount', 'pick_money'],
  ],
  fee: [
    ...['tong phi', 'tong phi dich vu', 'phi dich vu', 'tong cuoc', 'cuoc phi', 'phi van chuyen'],
    ...['phi giao hang', 'phi', 'total_fee', 'fee'],
  ],
} as const
type Field = keyof typeof headings
type Columns = Record<Field, number>

const headingOf = (cell: string) =>
  fold(cell)
    .replace(/\s+/g, ' ')
    .replace(/[*:]| ?\((?:vnd|d)\)$/g, '')
    .trim()

function columnsOf(cells: readonly string[]): Columns | null {
  const names = cells.map(headingOf)
  const columnOf = (field: Field) =>
    headings[field].map((name) => names.indexOf(name)).find((at) => at >= 0) ?? -1
  const columns = {
    trackingCode: columnOf('trackingCode'),
    clientCode: columnOf('clientCode'),
    amount: columnOf('amount'),
    fee: columnOf('fee'),
  }
  const isTable = columns.amount >= 0 && (columns.trackingCode >= 0 || columns.clientCode >= 0)
  return isTable ? columns : null
}

/** An amount of đồng; a dash or nothing is none of it, null what is no amount. */
function moneyIn(cell: string): number | null {
  const text = comparable(cell)
  if (text === '' || text === '-') return 0
  const read = readMoney(text)
  return read && 'value' in read && read.value <= MOST_MONEY ? read.value : null
}

const codeIn = (cells: readonly string[], at: number) => {
  const code = comparable(cells[at] ?? '').toUpperCase()
  return code === '' ? null : code.slice(0, 60)
}

function lineOf(cells: readonly string[], columns: Columns, rowNo: number): StatementLine | null {
  const trackingCode = codeIn(cells, columns.trackingCode)
  const clientCode = codeIn(cells, columns.clientCode)
  // Sums stand below, without a code.
  if (trackingCode === null && clientCode === null) return null
  if (/^(?:TỔNG|TONG)/.test(trackingCode ?? clientCode ?? '')) return null
  const amount = moneyIn(cells[columns.amount] ?? '')
  const fee = moneyIn(cells[columns.fee] ?? '')
  if (amount === null || fee === null) throw new FileProblem(texts.badAmount(rowNo))
  return { rowNo, trackingCode, clientCode, amount, fee }
}

type Row = { rowNo: number; cells: string[]; columns: Columns }

/** The rows below the headings. */
async function* rowsBelow(bytes: Buffer): AsyncGenerator<Row> {
  let columns: Columns | null = null
  for (const sheet of await readTables(bytes)) {
    for await (const { rowNo, cells } of sheet.rows()) {
      if (columns) yield { rowNo, cells, columns }
      else columns = columnsOf(cells)
      if (!columns && rowNo >= HEADING_ROWS) break
    }
    if (columns) return
  }
  if (!columns) throw new FileProblem(texts.noHeadings)
}

/** What a carrier's file says of each parcel; throws a `FileProblem` in words for whoever sent it. */
export async function readStatement(bytes: Buffer): Promise<StatementLine[]> {
  const lines: StatementLine[] = []
  for await (const { cells, columns, rowNo } of rowsBelow(bytes)) {
    const line = lineOf(cells, columns, rowNo)
    if (line) lines.push(line)
    if (lines.length > MOST_LINES) throw new FileProblem(texts.tooManyLines(MOST_LINES))
  }
  if (lines.length === 0) throw new FileProblem(texts.noLines)
  return lines
}
