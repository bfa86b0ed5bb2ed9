import { returnLine, returnRequest } from '@/backend/modules/returns/tables'
import type { Tx } from '@/backend/platform/db/connect'

type Draft = typeof returnRequest.$inferInsert
type Copies = Pick<
  typeof returnLine.$inferInsert,
  'orderLineId' | 'quantity' | 'newProductId' | 'newPrice'
>

/** Writes a return with its lines. */
export async function insertReturn(tx: Tx, draft: Draft, lines: readonly Copies[]) {
  const [row] = await tx.insert(returnRequest).values(draft).returning()
  if (!row) throw new Error('a return was not written')
  const rows = lines.map((line) => ({ ...line, returnId: row.id }))
  await tx.insert(returnLine).values(rows)
  return row
}
