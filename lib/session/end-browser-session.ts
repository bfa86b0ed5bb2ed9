import { forgetSignedIn, hintCookies, readHint } from '@/lib/boot/hint-cookies'
import { reloadOnce } from '@/lib/browser/reload-once'
import { clearSessionExpiry } from '@/lib/session/session-expiry'

/** Sent with a call whose loss of the session must not reload the page; it never leaves the browser's own origin. */
export const keepPageOn401 = { 'x-on-401': 'stay' } as const

export const hasSignedInHint = () => readHint(hintCookies.signedIn) === '1'

/** A session that was here is over: what remembers it goes, and the page is loaded anew, at most once in ten seconds. */
export function endBrowserSession({ reload = true }: { reload?: boolean } = {}): void {
  clearSessionExpiry()
  forgetSignedIn()
  if (reload) reloadOnce()
}

/**
 * Looks at an answer of the storefront: a 401 that took the session's cookie with it means that the session is over. A 401 for other
 * reasons, such as a wrong password, leaves the hint beside the cookie as it was.
 */
export function endSessionOn401(wasSignedIn: boolean, status: number, reload = true): void {
  if (status === 401 && wasSignedIn && !hasSignedInHint()) endBrowserSession({ reload })
}
