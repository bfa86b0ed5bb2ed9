import { OWN } from '@/backend/modules/parcels/parcel-states'
import type { ParcelState } from '@/contract/shop/parcels'

/** Who says where a parcel is: its carrier, the staff of those the shop hands over itself, or the shop's program that tells the carrier of it. */
type ParcelMover = 'carrier' | 'staff' | 'system'
type ParcelMove = { from: ParcelState; to: ParcelState; by: readonly ParcelMover[] }

const atCarrier = [
  'created',
  'pickedUp',
  'inTransit',
  'delivering',
  'deliveryFailed',
  'returning',
] as const
const told = [...atCarrier, 'delivered', 'returned', 'cancelled', 'lost'] as const

/** A carrier may leave steps out and take steps back; what it has ended stays ended. */
const byCarrier: ParcelMove[] = atCarrier.flatMap((from) =>
  told.filter((to) => to !== from).map((to) => ({ from, to, by: ['carrier'] as const })),
)

const after = (from: ParcelState, to: readonly ParcelState[], who: ParcelMover): ParcelMove[] =>
  to.map((one) => ({ from, to: one, by: [who] }))

/** The shop's own way, and how a carrier comes to have a parcel; docs/order-life.md tells of it. */
const byShop: ParcelMove[] = [
  ...after('packed', ['delivering', 'cancelled'], 'staff'),
  ...after('delivering', ['delivered', 'deliveryFailed', 'returned', 'lost'], 'staff'),
  ...after('deliveryFailed', ['delivering', 'delivered', 'returned', 'lost'], 'staff'),
  ...after('queued', ['created', 'refused'], 'system'),
  ...after('queued', ['cancelled'], 'staff'),
  ...after('created', ['cancelled'], 'staff'),
]

/** Every move of a parcel. One that came back or was lost is closed, or its copies go out again in another. */
export const parcelMoves: readonly ParcelMove[] = [...byShop, ...byCarrier]

/** How far on its way a parcel is. */
const progress: Partial<Record<ParcelState, number>> = {
  ...{ created: 0, pickedUp: 1, inTransit: 2, delivering: 3, deliveryFailed: 3, returning: 4 },
  ...{ delivered: 5, returned: 5, cancelled: 5, lost: 5 },
}

/** A move of the carrier that takes no step back, and cancels nothing it has collected. */
export const movesForward = (from: string, to: ParcelState) => {
  const before = progress[from as ParcelState]
  const after = progress[to]
  if (before === undefined || after === undefined || after < before) return false
  if (to === 'cancelled' && from !== 'created') return false
  return parcelMoves.some(
    (move) => move.from === from && move.to === to && move.by.includes('carrier'),
  )
}

/** Cancelled by a step of its own, not by saying where it is. */
const isSaid = ({ to }: ParcelMove) => to !== 'cancelled'

/** What the staff may say of a parcel; nothing of one the carrier tells of. */
export const nextStatesOf = ({ carrier, state }: { carrier: string; state: string }) =>
  carrier === OWN
    ? byShop
        .filter((move) => move.from === state && move.by.includes('staff') && isSaid(move))
        .map(({ to }) => to)
    : []
