import { moveTexts } from '@/backend/modules/orders/move-texts'
import {
  AWAITS_CONFIRMATION,
  AWAITS_PAYMENT,
  CANCELLED,
  CONFIRMED,
  DELIVERED,
  ON_ITS_WAY,
  PACKED,
  RETURNED,
} from '@/backend/modules/orders/order-status'
import type { OrderStatus } from '@/contract/shop/orders'

/** What decides where an order may go. */
export type OrderFacts = {
  isOnlyCourses: boolean
  /** A course of it has been seen beyond what the policy takes back. */
  isCourseSeen: boolean
  /** Something of it has come back, or is to. */
  hasReturns: boolean
  /** Parcels in the books of a carrier that are not over. */
  atCarrier: number
  /** The same of the carrier that is connected: it tells where they are. */
  withCarrier: number
  delivered: number
  /** Copies that were lost, neither sent again nor taken out of the order. */
  lost: number
  /** Lost or come back, with copies that were neither sent again nor taken out. */
  failed: number
  /** Copies that no parcel holds, of an order with parcels or copies left for later. */
  unsent: number
}

/** Who moves an order: its buyer, the staff, the shop's own clock, a payment that has come, or what a carrier says. */
export type Mover = 'buyer' | 'staff' | 'system' | 'payment' | 'carrier'

/** Why not, as the person reads it who asks; null when nothing stands against it. */
type Objection = (facts: OrderFacts, who: Mover) => string | null

type Move = { from: OrderStatus; to: OrderStatus; by: readonly Mover[]; unless?: Objection }

const courseSeen: Objection = ({ isCourseSeen }) => (isCourseSeen ? moveTexts.courseSeen : null)

const nothingToPack: Objection = ({ isOnlyCourses }) =>
  isOnlyCourses ? moveTexts.onlyCourses : null

/** What a carrier has in its books is taken back there first. */
const atCarrier: Objection = (facts, who) =>
  courseSeen(facts, who) ?? (facts.atCarrier > 0 ? moveTexts.cancelParcelFirst : null)

/** A carrier that is connected speaks for its parcels; the staff for the shop's own. */
const notDelivered: Objection = ({ withCarrier, unsent, failed }, who) => {
  if (who !== 'staff') return null
  if (withCarrier > 0) return moveTexts.carrierHasIt
  if (failed > 0) return moveTexts.closeParcels
  return unsent > 0 ? moveTexts.unsentCopies : null
}

const notBack: Objection = (facts, who) => {
  if (who !== 'staff') return null
  if (facts.withCarrier > 0) return moveTexts.carrierHasIt
  if (facts.delivered > 0) return moveTexts.partArrived
  if (facts.lost > 0) return moveTexts.closeLost
  if (facts.hasReturns) return moveTexts.closeParcels
  return facts.isCourseSeen ? moveTexts.closeKeepsCourse : null
}

const notGivenBack: Objection = (facts, who) =>
  facts.hasReturns ? moveTexts.returnsUnderWay : courseSeen(facts, who)

/** Every move an order can make; docs/order-life.md draws them. The staff's own come in the order in which they are offered. */
export const orderMoves: readonly Move[] = [
  { from: AWAITS_PAYMENT, to: AWAITS_CONFIRMATION, by: ['payment', 'buyer'] },
  { from: AWAITS_PAYMENT, to: DELIVERED, by: ['payment'] },
  { from: AWAITS_PAYMENT, to: CANCELLED, by: ['buyer', 'staff', 'system'] },
  { from: AWAITS_CONFIRMATION, to: CONFIRMED, by: ['staff', 'buyer'] },
  {
    from: AWAITS_CONFIRMATION,
    to: CANCELLED,
    by: ['buyer', 'staff', 'system'],
    unless: courseSeen,
  },
  { from: CONFIRMED, to: PACKED, by: ['staff'], unless: nothingToPack },
  { from: CONFIRMED, to: CANCELLED, by: ['staff'], unless: courseSeen },
  { from: PACKED, to: ON_ITS_WAY, by: ['staff', 'carrier'] },
  { from: PACKED, to: CANCELLED, by: ['staff'], unless: atCarrier },
  { from: ON_ITS_WAY, to: DELIVERED, by: ['staff', 'carrier'], unless: notDelivered },
  { from: ON_ITS_WAY, to: RETURNED, by: ['staff', 'carrier'], unless: notBack },
  { from: DELIVERED, to: RETURNED, by: ['staff'], unless: notGivenBack },
]

const moveOf = (from: number, to: number) =>
  orderMoves.find((move) => move.from === from && move.to === to)

/** Whether such a move exists for somebody, whatever the facts. */
export const canMove = (from: number, to: number, who: Mover): boolean =>
  moveOf(from, to)?.by.includes(who) ?? false

/** Why an order may not go there; null when it may. */
export function objectionTo(
  { from, to, who }: { from: number; to: number; who: Mover },
  facts: OrderFacts,
): string | null {
  const move = moveOf(from, to)
  if (!move?.by.includes(who)) return moveTexts.cannotMove
  return move.unless?.(facts, who) ?? null
}

/** Where somebody may move an order now. */
export const nextStatuses = (from: number, who: Mover, facts: OrderFacts): OrderStatus[] =>
  orderMoves
    .filter((move) => move.from === from && objectionTo({ from, to: move.to, who }, facts) === null)
    .map(({ to }) => to)

/** Statuses from which somebody may cancel an order. */
export const cancellableBy = (who: Mover): OrderStatus[] =>
  orderMoves.filter(({ to, by }) => to === CANCELLED && by.includes(who)).map(({ from }) => from)
