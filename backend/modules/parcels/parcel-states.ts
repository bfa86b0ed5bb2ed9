import type { ParcelState } from '@/contract/shop/parcels'

/** Nothing more is to come of a parcel in one of these. */
export const ended: readonly string[] = ['delivered', 'returned', 'cancelled', 'lost', 'refused']
/** After these the same copies may be sent anew. */
export const givenUp: readonly string[] = ['returned', 'cancelled', 'lost', 'refused']
/** The carrier has collected it. */
export const onTheWay: readonly ParcelState[] = [
  ...(['pickedUp', 'inTransit', 'delivering', 'deliveryFailed', 'delivered'] as const),
  ...(['returning', 'returned'] as const),
]

/** In place of a carrier: the shop hands it over itself. */
export const OWN = 'own'

/** In place of a carrier: the parcel of copies that were dropped from an order before they were packed. */
export const NEVER_PACKED = 'none'

/** How a parcel goes that the shop hands over itself. */
const ownWay: Partial<Record<string, readonly ParcelState[]>> = {
  packed: ['delivering'],
  delivering: ['delivered', 'deliveryFailed', 'returned', 'lost'],
  deliveryFailed: ['delivering', 'delivered', 'returned', 'lost'],
}

/** What the staff may say of a parcel; nothing of one the carrier tells of. */
export const nextStatesOf = ({ carrier, state }: { carrier: string; state: string }) =>
  carrier === OWN ? [...(ownWay[state] ?? [])] : []
