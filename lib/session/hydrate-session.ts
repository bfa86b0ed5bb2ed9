import { getUserApp, type Profile } from '@/contract/shop/accounts'
import { call } from '@/lib/api/browser'
import { UpstreamError } from '@/lib/api/upstream-error'
import { type BrowserSession, readSession } from '@/lib/auth/next-auth-client'
import { whenIdle } from '@/lib/browser/loading-state'
import { adoptPreferences } from '@/lib/preferences/sync-preferences'
import { paths } from '@/lib/routes/paths'
import type { currentUser } from '@/lib/session/current-user'
import { endBrowserSession, hasSignedInHint } from '@/lib/session/end-browser-session'
import { isSessionExpired, storeSessionExpiry } from '@/lib/session/session-expiry'
import { seemsSignedIn } from '@/lib/session/signed-in-flag'

/** Reads session and user once when a page starts; without a hint of a session it asks nobody. A session that is over ends with one reload. */
export async function hydrateSession(): Promise<{ session: BrowserSession; user: Profile } | null> {
  if (!hasSignedInHint() && !isSessionExpired()) {
    // Another response removed the hint meanwhile; the page still shows somebody.
    if (seemsSignedIn()) endBrowserSession()
    return null
  }
  const session = await readSession()
  if (!session) {
    endBrowserSession()
    return null
  }
  // Whoever signs out while an answer is under way leaves nothing of it behind.
  if (!hasSignedInHint()) return null
  storeSessionExpiry(session.expires)
  const { data } = await call(getUserApp, { query: { part: 'user' } })
  if (!data.user || !hasSignedInHint()) return null
  adoptPreferences(data.user.settings)
  return { session, user: data.user }
}

/** Calls back when the session has expired, also after sleep; returns the clean-up. */
export function watchExpiry(expires: string, isOver: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const check = () => {
    clearTimeout(timer)
    const left = Date.parse(expires) - Date.now()
    if (left <= 0) return end(isOver)
    // setTimeout takes at most 24 days.
    timer = setTimeout(check, Math.min(left, 2_000_000_000))
  }
  function end(then?: () => void) {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', check)
    then?.()
  }
  document.addEventListener('visibilitychange', check)
  check()
  return () => end()
}

const ASK_AGAIN_MS = [2_000, 10_000, 60_000]

/** Asks once more who is signed in; a 401 ends the session here too. A busy server is asked again, or the page would go on showing somebody who has left. */
async function recheck(
  stopped: AbortSignal,
  [pause, ...later]: readonly number[] = ASK_AGAIN_MS,
): Promise<void> {
  // Changing the password on this page ends the old session and brings the new one with its answer.
  await whenIdle()
  if (stopped.aborted) return
  if (!hasSignedInHint()) return endBrowserSession()
  try {
    await call(getUserApp, { query: { part: 'user' } })
  } catch (error) {
    const isBusy = error instanceof UpstreamError && error.status >= 500
    if (isBusy && pause !== undefined) setTimeout(() => void recheck(stopped, later), pause)
  }
}

/** Listens for the end of the user's sessions while the page is visible; a page that was hidden checks when it is shown. Returns the clean-up. */
export function watchSessionEnds(topic: string): () => void {
  let line: EventSource | undefined
  const listening = new AbortController()
  // The first connection follows a fresh read; what happens between two connections is not announced, so later ones check.
  let isUpToDate = document.visibilityState === 'visible'
  const hangUp = () => {
    line?.close()
    line = undefined
    isUpToDate = false
  }
  const listen = () => {
    if (document.visibilityState !== 'visible') return hangUp()
    if (line && line.readyState !== EventSource.CLOSED) return
    line = new EventSource(paths.sessionEnd(topic))
    line.onmessage = () => void recheck(listening.signal)
    line.onopen = () => {
      if (!isUpToDate) void recheck(listening.signal)
      isUpToDate = false
    }
  }
  document.addEventListener('visibilitychange', listen)
  listen()
  return () => {
    document.removeEventListener('visibilitychange', listen)
    listening.abort()
    hangUp()
  }
}

/** A page from the back-forward cache shows whoever it was opened by. */
export async function reloadForOthers({
  read,
  askAgain,
}: Pick<typeof currentUser, 'read' | 'askAgain'>) {
  const before = read()?.email
  if (!before) return
  await askAgain()
  const now = read()?.email
  if (now && now !== before) window.location.reload()
}
