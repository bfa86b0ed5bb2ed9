import { messages } from '@/contract/messages'
import { logout } from '@/contract/shop/auth'
import { call } from '@/lib/api/browser'
import { solvedChallenge } from '@/lib/api/call-with-challenge'
import { UpstreamError } from '@/lib/api/upstream-error'
import {
  type BrowserSession,
  postToNextAuth,
  readSession,
  type SocialProvider,
} from '@/lib/auth/next-auth-client'
import { readSignInError, type SignInError } from '@/lib/auth/sign-in-error'
import { rememberPreferences, shopPreferences } from '@/lib/boot/hint-cookies'
import { keysOfOnePlace } from '@/lib/browser/keys-of-one-place'
import { localKeys, writeLocal } from '@/lib/browser/local-store'
import { mergeGuestCart } from '@/lib/cart/merge-guest-cart'
import { ui } from '@/lib/messages/ui'
import { clearDraft } from '@/lib/orders/checkout/checkout-draft'
import { safeNext } from '@/lib/routes/safe-next'
import { rememberAccount } from '@/lib/session/account-mark'
import { endBrowserSession } from '@/lib/session/end-browser-session'
import { storeSessionExpiry } from '@/lib/session/session-expiry'

/** Merges the guest's cart into the account's after a sign-in. */
export type MergeCart = (way: 'password' | 'social') => Promise<unknown>

/** Without cookies the sign-in's own protection against foreign requests fails first, with an answer that says nothing of them. */
const blocked: SignInError = {
  errorMessage: ui.cookiesBlocked,
  isInactive: false,
  retryAfter: null,
  isChallenged: false,
}

const away: SignInError = {
  errorMessage: messages.unavailable,
  isInactive: false,
  retryAfter: null,
  isChallenged: false,
}

async function settle(way: 'password' | 'social', mergeCart: MergeCart) {
  const session = await readSession()
  if (!session) return null
  storeSessionExpiry(session.expires)
  rememberAccount(session.email)
  // A cart that cannot be merged now stays in the browser; the sign-in does not depend on it.
  await mergeCart(way).catch(() => undefined)
  return session
}

export type SignedInAnswer = { ok: true; session: BrowserSession } | ({ ok: false } & SignInError)

/** Posts them, with work where the network has used up what is free; null is a session. */
async function postPassword(
  fields: Record<string, string>,
  proof?: string,
): Promise<SignInError | null> {
  const { status, url } = await postToNextAuth('callback/credentials', fields, proof)
  if (status === 200) return null
  const failure = readSignInError(new URL(url).searchParams.get('error'))
  if (!failure.isChallenged || proof !== undefined) return failure
  const solved = await solvedChallenge().catch(() => null)
  return solved === null ? failure : postPassword(fields, solved)
}

/** Signs in with e-mail and password. Afterwards the caller closes its dialog and reloads the page. */
export async function signIn(
  Email: string,
  Password: string,
  mergeCart: MergeCart = mergeGuestCart,
): Promise<SignedInAnswer> {
  if (!navigator.cookieEnabled) return { ok: false, ...blocked }
  try {
    const fields = { Email, Password, remember: 'true', callbackUrl: '/' }
    const failure = await postPassword(fields)
    if (failure) return { ok: false, ...failure }
    const session = await settle('password', mergeCart)
    return session ? { ok: true, session } : { ok: false, ...away }
  } catch {
    return { ok: false, ...away }
  }
}

const SOCIAL = 'social_sign_in'

/** Leaves for a provider's page, which leads back to `next` or to the login page. False when it cannot be reached. */
export async function startSocial(
  provider: SocialProvider,
  next = '/',
  { isChallenged = false } = {},
): Promise<boolean> {
  try {
    // The provider leads back by an address alone: what was worked for waits in a cookie.
    const proof = isChallenged ? ((await solvedChallenge()) ?? undefined) : undefined
    const fields = { callbackUrl: safeNext(next) }
    const { status, url } = await postToNextAuth(`signin/${provider}`, fields, proof)
    if (status !== 200) return false
    window.sessionStorage.setItem(SOCIAL, provider)
    window.location.assign(url)
    return true
  } catch {
    return false
  }
}

/** On the first page after a provider's: stores the session's end and merges the cart. Null without such a sign-in. */
export async function finishSocial(
  mergeCart: MergeCart = mergeGuestCart,
): Promise<BrowserSession | null> {
  try {
    if (window.sessionStorage.getItem(SOCIAL) === null) return null
    window.sessionStorage.removeItem(SOCIAL)
    return await settle('social', mergeCart)
  } catch {
    return null
  }
}

/** Removes everything this browser stores of a person; the look they chose comes back with their account. */
function forgetPerson(): void {
  for (const key of [...Object.values(localKeys), ...keysOfOnePlace]) writeLocal(key, null)
  clearDraft()
  endBrowserSession({ reload: false })
  rememberPreferences(shopPreferences())
}

/** Ends the session here and at the upstream; the caller then reloads `/`, which empties the caches. False when the shop could not be reached. */
export async function signOut(): Promise<boolean> {
  try {
    await call(logout)
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status !== 401) return false
  }
  forgetPerson()
  return true
}
