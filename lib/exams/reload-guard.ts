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
  /** Whether the page may reload now, which is counted: once a minute, twice per page and session. */
  mayReload: (cause: string) => boolean
  /** Resets the count once the call that caused the last reload succeeds; other calls do not, or the page could reload for ever. */
  settle: (cause: string) => void
}

/** Failed exam calls reload the page, but never in a loop. */
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
        // Without storage nothing would stop the next reload.
        return false
      }
    },
    settle: (cause) => {
      try {
        const counted = store().getItem(key)
        if (counted !== null && read(counted).cause === cause) store().removeItem(key)
      } catch {
        // Without storage nothing was counted.
      }
    },
  }
}
