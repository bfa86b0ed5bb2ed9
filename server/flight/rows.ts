/** One row of a page's data as React writes it: a value, a text, or anything else as it stands. */
export type Row =
  | { kind: 'value'; id: string; value: unknown; written: string }
  | { kind: 'text'; id: string; text: string }
  | { kind: 'module'; id: string; value: unknown; written: string }
  | { kind: 'other'; id: string; written: string }

/** A text of counted bytes. Other counted rows are binary and come in another kind of call. */
const TEXT = /^T([0-9a-f]{1,8}),/
const ID = /^([0-9a-f]*):/
/** Rows of one line that begin with a letter: modules, hints, errors, streams. */
const LINE = /^[A-Z]/
/** No id and no count is longer. */
const HEAD = 32

type ValueRow = Extract<Row, { kind: 'value' }>

export const withValue = (row: ValueRow, value: unknown): ValueRow => ({
  ...row,
  value,
  written: JSON.stringify(value),
})

type Found = { row: Row; end: number }

function readText(data: Buffer, id: string, start: number, count: string): Found | null {
  const end = start + Number.parseInt(count, 16)
  if (end > data.length) return null
  return { row: { kind: 'text', id, text: data.toString('utf8', start, end) }, end }
}

function readLine(id: string, line: string): Row {
  if (line.startsWith('I')) {
    return { kind: 'module', id, value: JSON.parse(line.slice(1)), written: line }
  }
  if (LINE.test(line)) return { kind: 'other', id, written: line }
  return { kind: 'value', id, value: JSON.parse(line), written: line }
}

function readRow(data: Buffer, start: number): Found | null {
  const found = ID.exec(data.toString('latin1', start, start + HEAD))
  if (!found) return null
  const [head, id = ''] = found
  const from = start + head.length
  const counted = TEXT.exec(data.toString('latin1', from, from + HEAD))
  if (counted) return readText(data, id, from + counted[0].length, counted[1] ?? '')
  const end = data.indexOf('\n', from)
  if (end === -1) return null
  try {
    return { row: readLine(id, data.toString('utf8', from, end)), end: end + 1 }
  } catch {
    return null
  }
}

/** All rows in their order; null for data of a form this does not know. */
export function readRows(text: string): Row[] | null {
  const data = Buffer.from(text, 'utf8')
  const rows: Row[] = []
  for (let position = 0; position < data.length; ) {
    const found = readRow(data, position)
    if (!found) return null
    rows.push(found.row)
    position = found.end
  }
  return rows
}

export const writeRow = (row: Row) =>
  row.kind === 'text'
    ? `${row.id}:T${Buffer.byteLength(row.text).toString(16)},${row.text}`
    : `${row.id}:${row.written}\n`
