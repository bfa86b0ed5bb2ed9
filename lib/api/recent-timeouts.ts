const REMEMBERED_MS = 1_000
const MOST = 1_000

/** Calls that have just timed out: Next runs a page's generateMetadata once more for the error document, which must not wait twice. */
export function createRecentTimeouts(now: () => number = Date.now) {
  const late = new Map<string, { error: unknown; until: number }>()
  return {
    add: (call: string, error: unknown) => {
      if (late.size >= MOST) late.clear()
      late.set(call, { error, until: now() + REMEMBERED_MS })
    },
    /** Throws the error of the same call a moment ago. */
    throwIfRecent: (call: string) => {
      const found = late.get(call)
      if (!found) return
      if (now() < found.until) throw found.error
      late.delete(call)
    },
  }
}
