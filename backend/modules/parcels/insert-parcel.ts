import type { OrderRow } from '@/backend/modules/orders'
import {
  type BookLine,
  codOfNext,
  copiesOf,
  nextParcelCode,
} from '@/backend/modules/parcels/parcel-lines'
import { parcel, parcelLine } from '@/backend/modules/parcels/tables'
import { PACKING_GRAM } from '@/backend/modules/shipping'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { enqueue } from '@/backend/platform/jobs/enqueue'

type Contents = { books: readonly BookLine[]; chosen: readonly BookLine[] }
type Facts = { size?: { weightGram: number; codAmount: number } } & Pick<
  typeof parcel.$inferInsert,
  'carrier' | 'state' | 'createdAt' | 'nextAt' | 'closedAt'
>

type Sized = Pick<OrderRow, 'id' | 'total' | 'paymentStatus' | 'weightGram'>

const weightOf = (order: Sized, { books, chosen }: Contents) =>
  copiesOf(chosen) === copiesOf(books)
    ? order.weightGram
    : chosen.reduce((sum, { weightGram, quantity }) => sum + weightGram * quantity, 0)

/** What the next parcel of an order with some of its books weighs packed, and the cash it collects. */
export const sizeOfNext = async (db: Db, order: Sized, contents: Contents) => ({
  weightGram: weightOf(order, contents) + PACKING_GRAM,
  codAmount: await codOfNext(db, order, contents.books, contents.chosen),
})

/** The next parcel of an order with some of its books. */
export async function insertParcel(
  tx: Tx,
  order: OrderRow,
  contents: Contents,
  { size, ...facts }: Facts,
) {
  const { chosen } = contents
  const [row] = await tx
    .insert(parcel)
    .values({
      ...facts,
      ...(size ?? (await sizeOfNext(tx, order, contents))),
      orderId: order.id,
      code: await nextParcelCode(tx, order),
    })
    .returning({ id: parcel.id, code: parcel.code, codAmount: parcel.codAmount })
  if (!row) throw new Error('a parcel was not written')
  const lines = chosen.map(({ orderLineId, quantity }) => ({ orderLineId, quantity }))
  if (facts.nextAt) await enqueue(tx, { queue: 'parcels-to-make', id: row.id })
  await tx.insert(parcelLine).values(lines.map((line) => ({ ...line, parcelId: row.id })))
  return { ...row, lines }
}
