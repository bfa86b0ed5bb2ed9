const FAILURES = 3
const PAUSE_MS = 30_000

/** Spares callers a service that is down: after some failures in a row it is left alone for a while, then tried by one caller. */
export function createCircuit(now: () => Date) {
  let failures = 0
  let openUntil = 0
  return {
    allows(): boolean {
      if (failures < FAILURES) return true
      const ms = now().getTime()
      if (ms < openUntil) return false
      openUntil = ms + PAUSE_MS
      return true
    },
    succeeded(): void {
      failures = 0
    },
    failed(): void {
      failures += 1
      if (failures >= FAILURES) openUntil = now().getTime() + PAUSE_MS
    },
  }
}
