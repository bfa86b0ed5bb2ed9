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
