import 'server-only'
import { onBehalfOf, signOutUpstream } from '@/lib/auth/upstream-auth'
import { env } from '@/lib/env'
import { beginSession, endSession, type Visitor, visitorOf } from '@/lib/session/request-session'
import { findSealedSession, sessionCookieName } from '@/lib/session/session-cookie'
import { openSession } from '@/lib/session/session-token'

const nameOf = (header: string) => header.slice(0, header.indexOf('='))
const contentOf = (header: string) => header.slice(header.indexOf('=') + 1).split(';')[0] ?? ''

/** What next-auth wants to do with the session: nothing, end it, or write this one. */
async function intent(written: readonly string[]) {
  if (written.length === 0) return 'nothing' as const
  const pieces = new Map(written.map((header) => [nameOf(header), contentOf(header)]))
  const sealed = findSealedSession((name) => pieces.get(name) || undefined, env().publicUrl)
  return (await openSession(sealed, env().nextauthSecret)) ?? ('end' as const)
}

/** The headers that the session's cookies are to have instead. */
async function sessionHeaders(
  request: Request,
  { session: old, cookieNames, isStale }: Visitor,
  written: readonly string[],
  isReading: boolean,
): Promise<string[]> {
  const wanted = await intent(written)
  if (wanted === 'end' || (isReading && isStale)) return endSession(cookieNames)
  // Reading a session must not write it: an answer that comes late would bring back one that has been ended.
  if (wanted === 'nothing' || isReading) return []
  // A new session takes the place of the old one, which nobody could end any more.
  if (old && old.upstreamToken !== wanted.upstreamToken)
    await signOutUpstream(onBehalfOf(request), old.upstreamToken)
  return beginSession(wanted, cookieNames)
}

/**
 * Puts the session into the cookies that all of the storefront writes, with the true end of the session and with the hint for
 * the first paint; next-auth knows neither.
 */
export async function withOwnCookies(
  request: Request,
  response: Response,
  isReading: boolean,
): Promise<Response> {
  const all = response.headers.getSetCookie()
  const isSession = (header: string) =>
    nameOf(header).replace(/\.\d+$/, '') === sessionCookieName(env().publicUrl)
  const headers = new Headers(response.headers)
  headers.delete('set-cookie')
  headers.set('cache-control', 'private, no-store')
  for (const header of all) if (!isSession(header)) headers.append('set-cookie', header)
  const own = await sessionHeaders(
    request,
    await visitorOf(request),
    all.filter(isSession),
    isReading,
  )
  for (const header of own) headers.append('set-cookie', header)
  return new Response(response.body, { status: response.status, headers })
}
