import type { PastOrder } from './past-orders'

const HOUR = 3_600_000
const CANCELLED = 7

/** Hours from one status to the next. */
const steps: Record<number, number> = { 1: 0.2, 2: 3, 3: 8, 4: 14, 5: 40, 6: 72, 7: 5 }

/** How far an order has come, and since when. */
type Course = Pick<PastOrder, 'status' | 'paymentType' | 'hoursAgo'>

export type OrderStep = { from: number | null; to: number; at: Date }

function pathOf({ status, paymentType }: Course): number[] {
  const first = paymentType === 1 ? 1 : 0
  if (status === CANCELLED) return [first, CANCELLED]
  return Array.from({ length: status - first + 1 }, (_, at) => first + at)
}

/** How an order came to where it is, each step after the one before and none in the future. */
export function historyOf(past: Course, now: Date): OrderStep[] {
  let hours = -past.hoursAgo
  return pathOf(past).map((to, at, path) => {
    if (at > 0) hours = Math.min(-0.05, hours + (steps[to] ?? 1))
    return { from: path[at - 1] ?? null, to, at: new Date(now.getTime() + hours * HOUR) }
  })
}

/** 0 unpaid, 1 paid, 2 failed, 3 to be refunded. */
export function paymentStatusOf({ status, paymentType }: PastOrder): 0 | 1 | 3 {
  if (status === 0 || status === CANCELLED) return 0
  if (status === 6) return 3
  return paymentType === 1 && status < 5 ? 0 : 1
}

/** How copies moved: cash orders take them at once, the others hold them until they are paid for. */
export function movesOf({ status, paymentType }: Pick<PastOrder, 'status' | 'paymentType'>): {
  move: 'take' | 'hold' | 'commit' | 'release' | 'giveBack'
  onHand: number
  reserved: number
}[] {
  const cash = paymentType === 1
  const begun = cash
    ? [{ move: 'take' as const, onHand: -1, reserved: 0 }]
    : [{ move: 'hold' as const, onHand: 0, reserved: 1 }]
  if (status === 0) return begun
  if (status === CANCELLED)
    return [
      ...begun,
      cash
        ? { move: 'giveBack', onHand: 1, reserved: 0 }
        : { move: 'release', onHand: 0, reserved: -1 },
    ]
  const paid = cash ? begun : [...begun, { move: 'commit' as const, onHand: -1, reserved: -1 }]
  return status === 6 ? [...paid, { move: 'giveBack', onHand: 1, reserved: 0 }] : paid
}

/** 0 held, 1 taken, 2 released. */
export const holdStateOf = ({ status }: PastOrder) => (status === 0 ? 0 : status >= 6 ? 2 : 1)
