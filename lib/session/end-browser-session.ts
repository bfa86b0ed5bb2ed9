import { forgetSignedIn, hintCookies, readHint } from '@/lib/boot/hint-cookies'
import { reloadOnce } from '@/lib/browser/reload-once'
import { forgetTokenExpiry } from '@/lib/session/session-expiry'

/** Sent with a call whose loss of the session must not reload the page; it never leaves the browser's own origin. */
export const stayOn401 = { 'x-on-401': 'stay' } as const

export const hasSignedInHint = () => readHint(hintCookies.signedIn) === '1'

/** A session that was here is over: what remembers it goes, and the page is loaded anew, at most once in ten seconds. */
export function loseSession({ reload = true }: { reload?: boolean } = {}): void {
  forgetTokenExpiry()
  forgetSignedIn()
  if (reload) reloadOnce()
}

/**
 * Looks at an answer of the storefront: a 401 that took the session's cookie with it means that the session is over. A 401 for other
 * reasons, such as a wrong password, leaves the hint beside the cookie as it was.
 */
export function noticeLostSession(wasSignedIn: boolean, status: number, reload = true): void {
  if (status === 401 && wasSignedIn && !hasSignedInHint()) loseSession({ reload })
}
