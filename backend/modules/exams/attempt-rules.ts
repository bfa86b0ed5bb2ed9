import { SAVE_GRACE_MS } from '@/contract/shop/exam-attempts'
import type { StartRefusal } from '@/contract/shop/exams'

const SECOND = 1_000
const MINUTE = 60 * SECOND
/** For this long after its last call an attempt belongs to the tab or device that made it. */
export const LEASE_MS = MINUTE

type Times = {
  /** Minutes. */
  duration: number | null
  openTime: Date | null
  closeTime: Date | null
}

/** When an attempt begun then ends: after its time, or when the exam closes, whichever is first. `attempt-queries.ts` says the same in SQL. */
export function deadlineOf({ duration, closeTime }: Times, start: Date): Date | null {
  const ends = [
    ...(duration === null ? [] : [start.getTime() + duration * MINUTE]),
    ...(closeTime === null ? [] : [closeTime.getTime()]),
  ]
  return ends.length > 0 ? new Date(Math.min(...ends)) : null
}

/** No save is accepted any more. */
export const isOver = (deadline: Date | null, now: Date): boolean =>
  deadline !== null && now.getTime() > deadline.getTime() + SAVE_GRACE_MS

/** Who says this deadline must have passed for the server to finish the attempt itself. */
export const overdueBefore = (now: Date): Date => new Date(now.getTime() - SAVE_GRACE_MS)

export const isLeased = (leaseAt: Date, now: Date): boolean =>
  now.getTime() - leaseAt.getTime() < LEASE_MS

/** An access that has ended names its day: `exam-access.ts`. */
export type PlainRefusal = Exclude<StartRefusal, 'accessEnded'>

type Startable = Times & { maxAttempt: number; questionCount: number }

/** Why no new attempt may begin, or null. */
export function startRefusal(
  { openTime, closeTime, maxAttempt, questionCount }: Startable,
  attemptCount: number,
  now: Date,
): PlainRefusal | null {
  if (closeTime !== null && now >= closeTime) return 'closed'
  if (openTime !== null && now < openTime) return 'notOpen'
  if (maxAttempt > 0 && attemptCount >= maxAttempt) return 'maxAttempt'
  return questionCount === 0 ? 'empty' : null
}
