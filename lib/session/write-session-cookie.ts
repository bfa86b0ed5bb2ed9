import 'server-only'
import { hintCookies } from '@/lib/boot/hint-cookies'
import { env } from '@/lib/env'
import { setCookieHeader } from '@/lib/session/cookies'
import { isSessionCookie, sessionCookieName } from '@/lib/session/session-cookie'
import { encryptToken, type SessionClaims } from '@/lib/session/session-token'

// The size at which next-auth cuts its cookies, so that both sides cut alike.
const CHUNK = 3933

const isSecure = () => env().publicUrl.startsWith('https:')

const removed = (name: string, httpOnly: boolean) =>
  setCookieHeader({
    name,
    value: '',
    maxAge: 0,
    secure: isSecure() || name.startsWith('__Host-'),
    httpOnly,
  })

/**
 * The only place that writes the session's cookie: the `Set-Cookie` headers that begin a session, or continue it with other claims.
 * What an earlier session left among the request's cookies is removed; a hint for the first paint is set beside it.
 */
export async function writeSessionCookie(
  claims: SessionClaims,
  requestCookieNames: Iterable<string>,
): Promise<string[]> {
  const maxAge = Math.max(0, claims.upstreamExpires - Math.floor(Date.now() / 1000))
  const encrypted = await encryptToken({ ...claims }, env().nextauthSecret)
  const name = sessionCookieName()
  const chunks = encrypted.match(new RegExp(`.{1,${CHUNK}}`, 'g')) ?? []
  const session = chunks.map((value, index) => ({
    name: chunks.length === 1 ? name : `${name}.${index}`,
    value,
  }))
  const names = new Set(session.map((cookie) => cookie.name))
  const old = [...requestCookieNames].filter((one) => isSessionCookie(one) && !names.has(one))
  const options = { maxAge, secure: isSecure() }
  return [
    ...old.map((one) => removed(one, true)),
    ...session.map((cookie) => setCookieHeader({ ...cookie, ...options, httpOnly: true })),
    setCookieHeader({ name: hintCookies.signedIn, value: '1', ...options, httpOnly: false }),
  ]
}

/** The `Set-Cookie` headers that remove the session. The session comes last: of several removed cookies, curl drops only that. */
export const clearSessionCookie = (requestCookieNames: Iterable<string>): string[] => [
  removed(hintCookies.signedIn, false),
  ...[...requestCookieNames]
    .filter(isSessionCookie)
    .reverse()
    .map((name) => removed(name, true)),
]
