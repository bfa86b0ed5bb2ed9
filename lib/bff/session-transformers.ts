import 'server-only'
import { login } from '@/contract/shop/auth'
import { changePassword } from '@/contract/shop/passwords'
import { UpdateUserBody } from '@/contract/shop/registration'
import { requesterOf, signOutUpstream } from '@/lib/auth/upstream-auth'
import type { ResponseTransformer } from '@/lib/bff/response-transformer'
import { httpOnlyCookie } from '@/lib/session/http-only-cookie'
import { claimsOf, tokenClaims } from '@/lib/session/session-token'
import { clearSessionCookie, writeSessionCookie } from '@/lib/session/write-session-cookie'

export const REGISTRATION_COOKIE = 'hien-sach-registration'
const REGISTRATION_SECONDS = 30 * 60

/** Turns a sign-in into the session cookie; the page learns who it is and until when, never the token (docs/adr/0004). */
export const startSession: ResponseTransformer = async ({
  json,
  request,
  session,
  cookieNames,
}) => {
  const signedIn = login.response.parse(json)
  const { token: _, refreshToken: __, refreshExpires: ___, ...shown } = signedIn
  // Without its cookie nobody could end the old session any more.
  if (session) await signOutUpstream(requesterOf(request), session.upstreamToken)
  return { json: shown, cookies: await writeSessionCookie(claimsOf(signedIn), cookieNames) }
}

/** A changed password ends every session; this one continues with the new token in the answer. */
export const rotateSession: ResponseTransformer = async ({ json, session, cookieNames }) => {
  const { data, ...shown } = changePassword.response.parse(json)
  if (!data || !session) return { json: shown, cookies: clearSessionCookie(cookieNames) }
  const claims = { ...session, ...tokenClaims(data) }
  return { json: shown, cookies: await writeSessionCookie(claims, cookieNames) }
}

/** A password reset with a code has ended every session, this one too. */
export const dropSession: ResponseTransformer = async ({ json, session, cookieNames }) => ({
  json,
  cookies: session ? clearSessionCookie(cookieNames) : [],
})

/** Stores the token that completes a registration in an httpOnly cookie. */
export const storeRegistrationToken: ResponseTransformer = async ({ json }) => {
  const { data, ...rest } = json as { data?: { registrationToken?: unknown } | null }
  const { registrationToken, ...shown } = data ?? {}
  const isHandle =
    typeof registrationToken === 'string' && /^[\w.~-]{1,500}$/.test(registrationToken)
  return {
    json: { ...rest, data: shown },
    cookies: isHandle
      ? [httpOnlyCookie(REGISTRATION_COOKIE, registrationToken, REGISTRATION_SECONDS)]
      : [],
  }
}

/** A profile was saved: the registration is complete, or the session continues under the new name. */
export const updateSessionName: ResponseTransformer = async ({
  json,
  sent,
  session,
  cookieNames,
}) => {
  const name = UpdateUserBody.shape.Name.safeParse((sent as { Name?: unknown } | null)?.Name)
  if (!session) return { json, cookies: [httpOnlyCookie(REGISTRATION_COOKIE, '', 0)] }
  return {
    json,
    cookies: name.success
      ? await writeSessionCookie({ ...session, name: name.data }, cookieNames)
      : [],
  }
}
