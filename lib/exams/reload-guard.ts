const MOST_RELOADS = 2
const PAUSE = 60_000

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
type Memory = { count: number; last: number; cause: string }

const parsed = (text: string | null): Partial<Memory> => {
  try {
    return JSON.parse(text ?? '{}') ?? {}
  } catch {
    return {}
  }
}

function read(text: string | null): Memory {
  const { count, last, cause } = parsed(text)
  return {
    count: typeof count === 'number' && count > 0 ? count : 0,
    last: typeof last === 'number' ? last : Number.NEGATIVE_INFINITY,
    cause: typeof cause === 'string' ? cause : '',
  }
}

export type ReloadGuard = {
  /** True, and remembered, when the page may reload itself now: once a minute, twice per page and session. */
  mayReload: (cause: string) => boolean
  /** What caused the last reload works again. Other calls that work prove nothing: the circle would go on through them. */
  settle: (cause: string) => void
}

/** Exam calls that fail reload the page (specification, section 8), but never in a circle. */
export function createReloadGuard(
  path: string,
  store: () => Store,
  date: () => number,
): ReloadGuard {
  const key = `exam-reload:${path}`
  return {
    mayReload: (cause) => {
      try {
        const { count, last } = read(store().getItem(key))
        const now = date()
        if (count >= MOST_RELOADS || (now - last < PAUSE && now >= last)) return false
        store().setItem(key, JSON.stringify({ count: count + 1, last: now, cause }))
        return true
      } catch {
        // Without a memory nothing would stop the next reload.
        return false
      }
    },
    settle: (cause) => {
      try {
        const kept = store().getItem(key)
        if (kept !== null && read(kept).cause === cause) store().removeItem(key)
      } catch {
        // Nothing was kept either.
      }
    },
  }
}
