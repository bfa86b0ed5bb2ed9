import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { FileProblem } from '@/backend/modules/imports/import-row'
import { decodeText, slicesOf } from '@/backend/modules/imports/read/decode-text'
import type { TableRow } from '@/backend/modules/imports/read/table'
import { fileTexts } from '@/backend/modules/imports/texts'

const MOST_RECORD = 400_000
const DELIMITERS = [',', ';', '\t']
const FIRST_LINES = 30

/** The sign that parts the first lines most often, outside of quotes; a title above the table has none. */
function delimiterOf(text: string): string {
  const head = text.slice(0, 20_000).replace(/"[^"]*"/g, '')
  const lines = head.split(/\r\n?|\n/, FIRST_LINES)
  const most = (sign: string) => Math.max(...lines.map((line) => line.split(sign).length))
  return DELIMITERS.toSorted((one, other) => most(other) - most(one))[0] ?? ','
}

/** Excel writes `sep=;` above the table and shows that line to nobody. */
const SEPARATOR = /^\ufeff?(?:"?sep=(.)"?)(?:\r\n?|\n)/i

/** The rows of a CSV file that say something. */
export async function* readCsv(bytes: Uint8Array): AsyncGenerator<TableRow> {
  const whole = decodeText(bytes)
  const [line = '', named] = SEPARATOR.exec(whole) ?? []
  const text = whole.slice(line.length)
  const parser = parse({
    bom: true,
    delimiter: named ?? delimiterOf(text),
    relax_column_count: true,
    max_record_size: MOST_RECORD,
  })
  let rowNo = 0
  try {
    for await (const record of Readable.from(slicesOf(text)).pipe(parser)) {
      rowNo += 1
      const cells = record as string[]
      if (cells.some((cell) => cell.trim() !== '')) yield { rowNo, cells }
    }
  } catch (error) {
    if (error instanceof CsvError) throw new FileProblem(fileTexts.badCsv(rowNo + 1))
    throw error
  }
}
