import type { OrderRow } from '@/backend/modules/orders'
import {
  type BookLine,
  codOfNext,
  copiesOf,
  nextParcelCode,
} from '@/backend/modules/parcels/parcel-lines'
import { parcel, parcelLine } from '@/backend/modules/parcels/tables'
import { PACKING_GRAM } from '@/backend/modules/shipping'
import type { Tx } from '@/backend/platform/db/connect'
import { enqueue } from '@/backend/platform/jobs/enqueue'

type Contents = { books: readonly BookLine[]; chosen: readonly BookLine[] }
type Facts = Pick<
  typeof parcel.$inferInsert,
  'carrier' | 'state' | 'createdAt' | 'nextAt' | 'closedAt'
>

const weightOf = (order: OrderRow, { books, chosen }: Contents) =>
  copiesOf(chosen) === copiesOf(books)
    ? order.weightGram
    : chosen.reduce((sum, { weightGram, quantity }) => sum + weightGram * quantity, 0)

/** The next parcel of an order with some of its books: its code, its weight and the cash it collects follow from them. */
export async function insertParcel(tx: Tx, order: OrderRow, contents: Contents, facts: Facts) {
  const { books, chosen } = contents
  const [row] = await tx
    .insert(parcel)
    .values({
      ...facts,
      orderId: order.id,
      code: await nextParcelCode(tx, order),
      weightGram: weightOf(order, contents) + PACKING_GRAM,
      codAmount: await codOfNext(tx, order, books, chosen),
    })
    .returning({ id: parcel.id, code: parcel.code, codAmount: parcel.codAmount })
  if (!row) throw new Error('a parcel was not written')
  const lines = chosen.map(({ orderLineId, quantity }) => ({ orderLineId, quantity }))
  if (facts.nextAt) await enqueue(tx, { queue: 'parcels-to-make', id: row.id })
  await tx.insert(parcelLine).values(lines.map((line) => ({ ...line, parcelId: row.id })))
  return { ...row, lines }
}
