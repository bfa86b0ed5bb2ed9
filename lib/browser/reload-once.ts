const KEY = 'reloaded_at'
const PAUSE = 10_000

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** True, and remembered, when the last automatic reload is ten seconds ago or more. */
export function mayReload(store: () => Store, now: number): boolean {
  try {
    const last = Number(store().getItem(KEY) ?? Number.NEGATIVE_INFINITY)
    if (now - last < PAUSE && now >= last) return false
    store().setItem(KEY, String(now))
    return true
  } catch {
    // Without storage nothing would stop the next reload.
    return false
  }
}

/** Reloads the page after a lost session, at most once in ten seconds; false when it may not. */
export function reloadOnce(): boolean {
  const allowed = mayReload(() => window.sessionStorage, Date.now())
  if (allowed) window.location.reload()
  return allowed
}
