import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { FileProblem } from '@/backend/modules/imports/import-row'
import { decodeText, slicesOf } from '@/backend/modules/imports/read/decode-text'
import { fileTexts } from '@/backend/modules/imports/texts'

const MOST_RECORD = 400_000

/** The sign that parts the first line most often, outside of quotes. */
function delimiterOf(text: string): string {
  const head = (text.slice(0, 20_000).split(/\r?\n/, 1)[0] ?? '').replace(/"[^"]*"/g, '')
  const count = (sign: string) => head.split(sign).length
  return [',', ';', '\t'].sort((one, other) => count(other) - count(one))[0] ?? ','
}

/** The rows of a CSV file as they stand, the headings among them. */
export async function* readCsv(bytes: Uint8Array): AsyncGenerator<string[]> {
  const text = decodeText(bytes)
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(text),
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MOST_RECORD,
  })
  let row = 0
  try {
    for await (const record of Readable.from(slicesOf(text)).pipe(parser)) {
      row += 1
      yield record as string[]
    }
  } catch (error) {
    if (error instanceof CsvError) throw new FileProblem(fileTexts.badCsv(row + 1))
    throw error
  }
}
