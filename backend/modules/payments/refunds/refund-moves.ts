import { refundStates } from '@/backend/modules/payments/refunds/refundable'

const { asked, approved, underWay, paidBack, refused } = refundStates

/** Who moves a refund: the staff, the program that sends it, or the payment site's answer. */
type RefundMover = 'staff' | 'system' | 'site'
export type RefundMethod = 'gateway' | 'transfer'
type RefundMove = {
  from: number
  to: number
  by: readonly RefundMover[]
  /** How the money goes; either where it is not named. */
  of?: RefundMethod
}

/** Every move of a refund; docs/order-life.md draws them. */
export const refundMoves: readonly RefundMove[] = [
  { from: asked, to: approved, by: ['staff', 'system'] },
  { from: asked, to: refused, by: ['staff'] },
  { from: approved, to: underWay, by: ['system'], of: 'gateway' },
  { from: approved, to: paidBack, by: ['staff'], of: 'transfer' },
  { from: approved, to: refused, by: ['staff'] },
  { from: approved, to: asked, by: ['staff'], of: 'transfer' },
  { from: underWay, to: paidBack, by: ['site'], of: 'gateway' },
  { from: underWay, to: asked, by: ['site'], of: 'gateway' },
]

type Refund = { status: number; method: string }

/** Whether this mover may bring a refund into that status, as its way of paying allows. */
export const canMoveRefund = ({ status, method }: Refund, to: number, who: RefundMover): boolean =>
  refundMoves.some(
    (move) =>
      move.from === status &&
      move.to === to &&
      move.by.includes(who) &&
      (move.of === undefined || move.of === method),
  )

type Waiting = Refund & { orderId: string | null; receiver: unknown }

/** Until the money goes its account may be corrected; one that was approved is then to be approved again. */
export const takesReceiver = ({ status, method }: Refund): boolean =>
  method === 'transfer' && (status === asked || status === approved)

/** A refund of an order by transfer waits for its account; a stray transfer goes back to where it came from. */
export const waitsForReceiver = ({ status, method, orderId, receiver }: Waiting): boolean =>
  status === asked && method === 'transfer' && orderId !== null && receiver === null
