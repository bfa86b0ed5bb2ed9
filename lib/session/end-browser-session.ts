import { forgetSignedIn, hintCookies, readHint } from '@/lib/boot/hint-cookies'
import { reloadOnce } from '@/lib/browser/reload-once'
import { clearSessionExpiry } from '@/lib/session/session-expiry'

/** A header for calls whose 401 must not reload the page; it is not sent to the server. */
export const keepPageOn401 = { 'x-on-401': 'stay' } as const

export const hasSignedInHint = () => readHint(hintCookies.signedIn) === '1'

/** Clears what this browser stores of a session that is over and reloads the page, at most once in ten seconds. */
export function endBrowserSession({ reload = true }: { reload?: boolean } = {}): void {
  clearSessionExpiry()
  forgetSignedIn()
  // The badge counted the account's cart. Loaded for the few whom it happens to.
  void import('@/lib/cart/guest-cart').then(({ showGuestCount }) => showGuestCount())
  if (reload) reloadOnce()
}

/** Ends the session here when a 401 took its cookie along; a 401 for other reasons, such as a wrong password, leaves the hint cookie. */
export function endSessionOn401(wasSignedIn: boolean, status: number, reload = true): void {
  if (status === 401 && wasSignedIn && !hasSignedInHint()) endBrowserSession({ reload })
}
