import { and, eq, notInArray } from 'drizzle-orm'
import { DELIVERED, ON_ITS_WAY, type OrderRow, RETURNED } from '@/backend/modules/orders'
import { insertParcel } from '@/backend/modules/parcels/insert-parcel'
import { bookLines } from '@/backend/modules/parcels/parcel-lines'
import { ended, OWN } from '@/backend/modules/parcels/parcel-states'
import { parcel, parcelStep } from '@/backend/modules/parcels/tables'
import type { Tx } from '@/backend/platform/db/connect'
import type { ParcelState } from '@/contract/shop/parcels'

/** What has just been packed where no carrier is told of it: label and cash are its own. */
export async function packOwnParcel(tx: Tx, order: OrderRow, now: Date) {
  const books = await bookLines(tx, order.id)
  const chosen = books
    .filter(({ packed }) => packed > 0)
    .map((line) => ({ ...line, quantity: line.packed }))
  const facts = { carrier: OWN, state: 'packed', createdAt: now }
  await insertParcel(tx, order, { books, chosen }, facts)
}

const stateAt: Partial<Record<number, ParcelState>> = {
  [ON_ITS_WAY]: 'delivering',
  [DELIVERED]: 'delivered',
  [RETURNED]: 'returned',
}

/** Somebody has moved the order as a whole: the parcels the shop hands over itself go with it. */
export async function moveOwnParcels(tx: Tx, orderId: string, to: number, now: Date) {
  const state = stateAt[to]
  if (!state) return
  const over = to === RETURNED ? ['cancelled', 'lost', 'returned'] : [...ended, state]
  const moved = await tx
    .update(parcel)
    .set({ state })
    .where(
      and(eq(parcel.orderId, orderId), eq(parcel.carrier, OWN), notInArray(parcel.state, over)),
    )
    .returning({ parcelId: parcel.id })
  const steps = moved.map(({ parcelId }) => ({ parcelId, state, rawState: state, at: now }))
  if (steps.length > 0) await tx.insert(parcelStep).values(steps).onConflictDoNothing()
}
