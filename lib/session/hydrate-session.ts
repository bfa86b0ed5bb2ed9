import { getUserApp, type Profile } from '@/contract/accounts'
import { call } from '@/lib/api/browser'
import { UpstreamError } from '@/lib/api/upstream-error'
import { type BrowserSession, readSession } from '@/lib/auth/next-auth-client'
import { whenIdle } from '@/lib/browser/loading-state'
import { adoptPreferences } from '@/lib/preferences/sync-preferences'
import { paths } from '@/lib/routes/paths'
import { endBrowserSession, hasSignedInHint } from '@/lib/session/end-browser-session'
import { isSessionExpired, storeSessionExpiry } from '@/lib/session/session-expiry'
import { seemsSignedIn } from '@/lib/session/signed-in-flag'

/**
 * What a page does once when it starts. Without any sign of a session it asks nobody. A session that is over, here or at the
 * upstream, ends with one reload; one that lives is answered with the person behind it.
 */
export async function hydrateSession(): Promise<{ session: BrowserSession; user: Profile } | null> {
  if (!hasSignedInHint() && !isSessionExpired()) {
    // Another answer was faster and took the hint away; the page still stands as somebody's.
    if (seemsSignedIn()) endBrowserSession()
    return null
  }
  const session = await readSession()
  if (!session) {
    endBrowserSession()
    return null
  }
  storeSessionExpiry(session.expires)
  const { data } = await call(getUserApp, { query: { part: 'user' } })
  if (!data.user) return null
  adoptPreferences(data.user.settings)
  return { session, user: data.user }
}

/** Calls back when the session's time is over, also when the machine slept meanwhile; returns the end of it. */
export function watchExpiry(expires: string, isOver: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const check = () => {
    clearTimeout(timer)
    const left = Date.parse(expires) - Date.now()
    if (left <= 0) return end(isOver)
    // Browsers count at most 24 days.
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

/**
 * Asks the shop once more who is signed in; an answer that nobody is ends the session here too. A shop too busy to say is asked
 * again, or the page would go on showing somebody who has left; unless the page has stopped listening by then.
 */
async function recheck(
  stopped: AbortSignal,
  [pause, ...later]: readonly number[] = ASK_AGAIN_MS,
): Promise<void> {
  // A password that is being changed on this very page brings the new session with its answer.
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

/**
 * Hears when sessions of the person end anywhere, as long as the page is in sight: hidden pages keep no line open, and look for
 * themselves when they come back. Returns the end of it.
 */
export function watchSessionEnds(topic: string): () => void {
  let line: EventSource | undefined
  const listening = new AbortController()
  // What happened before the page asked who is signed in was in the answer; what happens between two lines is heard by nobody.
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
