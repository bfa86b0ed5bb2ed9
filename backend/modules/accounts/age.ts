const VIETNAM_MS = 7 * 3_600_000
/** Below this age a guardian answers for somebody (docs/duties.md). */
const CHILD_UNTIL = 16

/** Whole years since a birthday, on Vietnam's calendar. */
export function ageOn(birthday: string, now: Date): number {
  const today = new Date(now.getTime() + VIETNAM_MS).toISOString()
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(5, 10) < birthday.slice(5, 10) ? years - 1 : years
}

/** Whether somebody with this date of birth still needs a guardian’s consent at that moment. */
export const isChild = ({ birthday }: { birthday: string }, now: Date): boolean =>
  ageOn(birthday, now) < CHILD_UNTIL
