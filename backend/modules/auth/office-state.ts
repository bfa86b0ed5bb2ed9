import type { OfficeState } from '@/backend/platform/context'
import type { OfficeLock } from '@/contract/staff/session'

const MINUTE_MS = 60_000
export const IDLE_MINUTES = 30
const IDLE_MS = IDLE_MINUTES * MINUTE_MS
const CONFIRMED_MS = 5 * MINUTE_MS
/** An activity is written down once a minute, not with every call. */
const TOUCH_MS = MINUTE_MS

export type OfficeFacts = {
  hasSecondFactor: boolean
  /** When the session began, when the office last heard from it, when its person last showed who they are. */
  createdAt: Date
  seenAt: Date | null
  confirmedAt: Date | null
}

/** What keeps the office closed to a session; null when it is open. */
export function officeLock(
  { hasSecondFactor, createdAt, seenAt }: OfficeFacts,
  isRequired: boolean,
  now: Date,
): OfficeLock | null {
  if (isRequired && !hasSecondFactor) return 'enrol'
  // Without a second factor the password of the sign-in has opened it.
  const since = seenAt ?? (hasSecondFactor ? null : createdAt)
  if (since && now.getTime() - since.getTime() < IDLE_MS) return null
  return hasSecondFactor ? 'code' : 'password'
}

/** Whether a dangerous step may be made without asking again. */
const isConfirmed = ({ confirmedAt }: OfficeFacts, now: Date) =>
  confirmedAt !== null && now.getTime() - confirmedAt.getTime() < CONFIRMED_MS

const needsTouch = ({ seenAt }: OfficeFacts, now: Date) =>
  !seenAt || now.getTime() - seenAt.getTime() >= TOUCH_MS

export function officeState(
  facts: OfficeFacts,
  isRequired: boolean,
  now: Date,
  noteActivity: () => Promise<void>,
): OfficeState {
  return {
    lock: officeLock(facts, isRequired, now),
    isConfirmed: isConfirmed(facts, now),
    proof: facts.hasSecondFactor ? 'code' : 'password',
    touch: async () => {
      if (needsTouch(facts, now)) await noteActivity()
    },
  }
}
