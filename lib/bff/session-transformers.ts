import 'server-only'
import { login } from '@/contract/auth'
import { changePassword } from '@/contract/passwords'
import { UpdateUserBody } from '@/contract/registration'
import { onBehalfOf, signOutUpstream } from '@/lib/auth/upstream-auth'
import { httpOnlyCookie } from '@/lib/bff/http-only-cookie'
import type { Effect } from '@/lib/bff/response-transformer'
import { beginSession, endSession } from '@/lib/session/request-session'
import { claimsOf, sessionExpiry } from '@/lib/session/session-token'

export const REGISTRATION_COOKIE = 'hien-sach-registration'
const REGISTRATION_SECONDS = 30 * 60

/** A sign-in becomes the same cookie that next-auth writes; the page learns who it is and until when, never the token. */
export const keepSession: Effect = async ({ json, request, session, cookieNames }) => {
  const signedIn = login.response.parse(json)
  const { token: _, ...shown } = signedIn
  // Nobody could end the old session any more.
  if (session) await signOutUpstream(onBehalfOf(request), session.upstreamToken)
  return { json: shown, cookies: await beginSession(claimsOf(signedIn), cookieNames) }
}

/** A changed password ends every session; this one goes on with the token the upstream gave for it. */
export const renewSession: Effect = async ({ json, session, cookieNames }) => {
  const { data, ...shown } = changePassword.response.parse(json)
  if (!data || !session) return { json: shown, cookies: endSession(cookieNames) }
  const claims = { ...session, upstreamToken: data.token, upstreamExpires: sessionExpiry(data) }
  return { json: shown, cookies: await beginSession(claims, cookieNames) }
}

/** A password set with a code has ended this session with all the others. */
export const forgetSession: Effect = async ({ json, session, cookieNames }) => ({
  json,
  cookies: session ? endSession(cookieNames) : [],
})

/** The handle that completes a registration stays out of the page: it is this browser's alone. */
export const keepRegistration: Effect = async ({ json }) => {
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

/** A registration is complete, or a session goes on under the new name. */
export const keepName: Effect = async ({ json, sent, session, cookieNames }) => {
  const name = UpdateUserBody.shape.Name.safeParse((sent as { Name?: unknown } | null)?.Name)
  if (!session) return { json, cookies: [httpOnlyCookie(REGISTRATION_COOKIE, '', 0)] }
  return {
    json,
    cookies: name.success ? await beginSession({ ...session, name: name.data }, cookieNames) : [],
  }
}
