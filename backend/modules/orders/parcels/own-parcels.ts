import { and, eq, notInArray } from 'drizzle-orm'
import type { OrderRow } from '@/backend/modules/orders/order-queries'
import { DELIVERED, ON_ITS_WAY, RETURNED } from '@/backend/modules/orders/order-status'
import { insertParcel } from '@/backend/modules/orders/parcels/insert-parcel'
import { bookLines } from '@/backend/modules/orders/parcels/parcel-lines'
import { ended, OWN } from '@/backend/modules/orders/parcels/parcel-states'
import type { Tx } from '@/backend/platform/db/connect'
import { parcel } from '@/backend/platform/db/tables'
import type { ParcelState } from '@/contract/parcels'

/** What has just been packed of an order that goes in several rounds, where no carrier is told of it: label and cash are its own. */
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

/** Nobody tells of the parcels the shop hands over itself: they are where their order is. */
export async function moveOwnParcels(tx: Tx, orderId: string, to: number) {
  const state = stateAt[to]
  if (!state) return
  const isOpen = notInArray(parcel.state, to === RETURNED ? ['cancelled'] : [...ended])
  const isOwn = and(eq(parcel.orderId, orderId), eq(parcel.carrier, OWN))
  await tx.update(parcel).set({ state }).where(and(isOwn, isOpen))
}
