const REMEMBERED_MS = 1_000
const MOST = 1_000

/**
 * Calls that have just been waited for in vain. A page that fails is written once more as a failure, and its title asks the same again:
 * without this list its reader would wait twice.
 */
export function createRecentTimeouts(now: () => number = Date.now) {
  const late = new Map<string, { error: unknown; until: number }>()
  return {
    add: (call: string, error: unknown) => {
      if (late.size >= MOST) late.clear()
      late.set(call, { error, until: now() + REMEMBERED_MS })
    },
    /** Throws what came of the same call a moment ago. */
    expectNot: (call: string) => {
      const found = late.get(call)
      if (!found) return
      if (now() < found.until) throw found.error
      late.delete(call)
    },
  }
}
