import { plainCode } from '@/contract/comparable'
import type { PackingOrder } from '@/contract/staff/packing'

type Line = PackingOrder['lines'][number]
/** How many copies of each line have been scanned, by the line's id. */
export type Counts = ReadonlyMap<number, number>

/** What came of a scan. */
export type Scan =
  | { kind: 'counted'; line: Line; count: number }
  | { kind: 'tooMany'; line: Line }
  | { kind: 'unknown' }

/** As it stands on the book, without the hyphens and blanks people type. */
const plain = (code: string) => plainCode(code).replaceAll('-', '')

export const countOf = (counts: Counts, { orderLineId }: Line) => counts.get(orderLineId) ?? 0

/** Counts one copy by its barcode. */
export function scan(lines: readonly Line[], counts: Counts, code: string): Scan {
  const wanted = plain(code)
  const named = lines.filter(({ barcodes }) => barcodes.some((one) => plain(one) === wanted))
  const [first] = named
  if (!first) return { kind: 'unknown' }
  const open = named.find((line) => countOf(counts, line) < line.quantity)
  if (!open) return { kind: 'tooMany', line: first }
  return { kind: 'counted', line: open, count: countOf(counts, open) + 1 }
}

export const isComplete = (lines: readonly Line[], counts: Counts) =>
  lines.length > 0 && lines.every((line) => countOf(counts, line) === line.quantity)

export const scannedCopies = (counts: Counts) =>
  [...counts.values()].reduce((sum, count) => sum + count, 0)
