import 'server-only'
import { getUserApp, type Profile } from '@/contract/shop/accounts'
import { login, logout, type SignedIn } from '@/contract/shop/auth'
import { CHALLENGE_HEADER } from '@/contract/shop/challenge'
import { redeemSessionCode } from '@/contract/shop/mobile'
import {
  refreshSession,
  socialLoginFacebook,
  socialLoginGoogle,
} from '@/contract/shop/session-tokens'
import { callUpstream } from '@/lib/api/call-upstream'
import { createClient } from '@/lib/api/client'
import { readAnswer } from '@/lib/api/read-answer'
import { env } from '@/lib/env'
import { logError } from '@/lib/log'
import { findCookie } from '@/lib/session/http-only-cookie'

/** Keeps a solved challenge while its visitor is at a provider's page. */
export const CHALLENGE_COOKIE = 'hien-sach-challenge'

/** The client a server-side call is made for, so that rate limits count its address, not the server's. */
export type Requester = {
  forwardedFor: string | null
  userAgent: string | null
  /** A solved challenge, sent along or kept on the way to a provider. */
  proof: string | null
}

export const requesterOf = (request: Request): Requester => ({
  forwardedFor: request.headers.get('x-forwarded-for'),
  userAgent: request.headers.get('user-agent'),
  proof: request.headers.get(CHALLENGE_HEADER) ?? findCookie(request, CHALLENGE_COOKIE) ?? null,
})

const clientFor = ({ forwardedFor, userAgent, proof }: Requester, token?: string) =>
  createClient(
    ({ method, path, headers, body, endpoint }) =>
      callUpstream(endpoint, path, {
        method,
        headers: {
          ...headers,
          'accept-encoding': 'identity',
          'x-internal-secret': env().internalSecret,
          ...(forwardedFor && { 'x-forwarded-for': forwardedFor }),
          ...(userAgent && { 'user-agent': userAgent }),
          ...(proof && { [CHALLENGE_HEADER]: proof }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: body ?? null,
        redirect: 'manual',
        timeoutMs: env().upstream.timeouts.writeMs,
      }),
    readAnswer,
  )

/** Throws UpstreamError with the text for the person. */
export const signInUpstream = (
  person: Requester,
  { Email, Password }: { Email: string; Password: string },
): Promise<SignedIn> => clientFor(person)(login, { body: { Email, Password, remember: true } })

export const signInWithGoogle = (person: Requester, idToken: string): Promise<SignedIn> =>
  clientFor(person)(socialLoginGoogle, { body: { id_token: idToken } })

export const signInWithFacebook = (
  person: Requester,
  userID: string,
  accessToken: string,
): Promise<SignedIn> => clientFor(person)(socialLoginFacebook, { body: { userID, accessToken } })

/** The user of a token; null for a guest's. Throws UpstreamError for an invalid token. */
export const findPerson = async (person: Requester, token: string): Promise<Profile | null> =>
  (await clientFor(person, token)(getUserApp, { query: { part: 'user' } })).data.user

/** Exchanges an app's one-time code for a session of the webview's own. */
export const redeemCode = (person: Requester, body: { code: string; userId?: number }) =>
  clientFor(person)(redeemSessionCode, { body })

/** New tokens for a refresh token. Throws UpstreamError, with 401 for one that is worth nothing any more. */
export const renewUpstream = (person: Requester, refreshToken: string) =>
  clientFor(person)(refreshSession, { body: { refreshToken } })

/** Ends a session at the upstream. A failure is logged only: the cookie is cleared in any case. */
export async function signOutUpstream(person: Requester, token: string): Promise<void> {
  try {
    await clientFor(person, token)(logout)
  } catch (error) {
    const status = (error as { status?: unknown }).status
    if (status !== 401 && status !== 404)
      logError('sign-out did not reach the upstream', { status: String(status) })
  }
}
