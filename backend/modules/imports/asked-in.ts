import { FileProblem, type ReadRow } from '@/backend/modules/imports/import-row'
import { FILE_RATE } from '@/backend/modules/imports/read/read-cell-numbers'
import { type Reading, readFile } from '@/backend/modules/imports/read/read-file'
import type { ImportDetail } from '@/contract/staff/import-records'

const FIRST_ROWS = 200

/** The first rows; a file that is refused further on is refused when it is read. */
async function firstRows(bytes: Buffer, reading: Reading): Promise<ReadRow[]> {
  const rows: ReadRow[] = []
  try {
    for await (const row of readFile(bytes, reading)) {
      rows.push(row)
      if (rows.length >= FIRST_ROWS) break
    }
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error
  }
  return rows
}

/** What the first rows ask, each question once, and whether most of them have prices in other money. */
export async function askedIn(
  bytes: Buffer,
  reading: Reading,
): Promise<{ asked: ImportDetail['asked']; isForeign: boolean }> {
  const rows = await firstRows(bytes, reading)
  const questions = rows.flatMap(({ problems }) =>
    problems.flatMap(({ text, ask }) => (ask ? [{ text, ...ask }] : [])),
  )
  const foreign = rows.filter(({ problems }) => problems.some(({ ask }) => ask?.key === FILE_RATE))
  return {
    asked: questions.filter((one, at) => questions.findIndex(({ key }) => key === one.key) === at),
    isForeign: foreign.length * 2 > rows.length,
  }
}
