import { FileProblem } from '@/backend/modules/imports/import-row'
import { presetHeadings } from '@/backend/modules/imports/read/presets'
import type { Sheet, TableRow } from '@/backend/modules/imports/read/table'
import { headingOf, usualHeadings } from '@/backend/modules/imports/read/usual-headings'
import { fileTexts } from '@/backend/modules/imports/texts'

/** Publishers write their name and the month above the headings. */
const FIRST_ROWS = 30

/** Where a table stands in its file. */
export type Place = { sheet: string; headingRow: number }
/** The place that was taken, and what else there is. */
/** Where somebody says it stands; the rest is looked for. */
export type NamedPlace = { [K in keyof Place]?: Place[K] | undefined }
export type FoundTable = Place & { sheets: string[]; sample: TableRow[] }

async function firstRows(sheet: Sheet): Promise<TableRow[]> {
  const rows: TableRow[] = []
  for await (const row of sheet.rows()) {
    rows.push(row)
    if (rows.length >= FIRST_ROWS) break
  }
  return rows
}

const saying = ({ cells }: TableRow) => cells.filter((cell) => cell.trim() !== '').length

/** The heading row when no heading is recognised: the first row nearly as wide as the table, below a title or a date. */
function firstWide(rows: readonly TableRow[]): TableRow | undefined {
  const widest = Math.max(...rows.map(saying))
  return rows.find((row) => saying(row) * 5 >= widest * 4)
}

/** The row whose cells are headings, more of them than in any other. */
function headingsOf(rows: readonly TableRow[]): { row: TableRow | undefined; known: number } {
  let best: { row: TableRow | undefined; known: number } = { row: firstWide(rows), known: 0 }
  for (const row of rows) {
    const known = countHeadings(row.cells)
    if (known > best.known) best = { row, known }
  }
  return best
}

/** How many cells of a row are headings somebody uses. */
const countHeadings = (cells: readonly string[]) =>
  new Set(
    cells.map(headingOf).filter((name) => usualHeadings.has(name) || presetHeadings.has(name)),
  ).size

const SAMPLE_ROWS = 6

function foundIn(
  rows: readonly TableRow[],
  heading: TableRow | undefined,
  sheet: Sheet,
  sheets: readonly Sheet[],
): FoundTable {
  const headingRow = heading?.rowNo ?? 1
  const sample = rows.filter(({ rowNo }) => rowNo >= headingRow).slice(0, SAMPLE_ROWS)
  return { sheet: sheet.name, headingRow, sheets: sheets.map(({ name }) => name), sample }
}

/** Looks at the first rows of all sheets for the row of headings, or at the place somebody has named. */
export async function findTable(
  sheets: readonly Sheet[],
  named: NamedPlace = {},
): Promise<FoundTable> {
  const asked = sheets.filter(({ name }) => named.sheet === undefined || name === named.sheet)
  let best: { known: number; table: FoundTable } | undefined
  for (const sheet of asked) {
    const rows = await firstRows(sheet)
    const usual = headingsOf(rows)
    const row =
      named.headingRow === undefined
        ? usual.row
        : rows.find(({ rowNo }) => rowNo === named.headingRow)
    const table = foundIn(rows, row, sheet, sheets)
    if (row && table.sample.length > 1 && usual.known > (best?.known ?? -1))
      best = { known: usual.known, table }
  }
  if (!best) throw new FileProblem(fileTexts.noRows)
  return best.table
}

/** The rows below the headings. */
export async function* rowsBelow(sheets: readonly Sheet[], place: Place): AsyncGenerator<TableRow> {
  const sheet = sheets.find(({ name }) => name === place.sheet) ?? sheets[0]
  if (!sheet) throw new FileProblem(fileTexts.noSheet)
  for await (const row of sheet.rows()) if (row.rowNo > place.headingRow) yield row
}
