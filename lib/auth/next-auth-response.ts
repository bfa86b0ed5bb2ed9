import 'server-only'
import { requesterOf, signOutUpstream } from '@/lib/auth/upstream-auth'
import { env } from '@/lib/env'
import { type RequestSession, readRequestSession } from '@/lib/session/read-request-session'
import { findSessionCookie, sessionCookieName } from '@/lib/session/session-cookie'
import { decryptSession } from '@/lib/session/session-token'
import { clearSessionCookie, writeSessionCookie } from '@/lib/session/write-session-cookie'

const nameOf = (header: string) => header.slice(0, header.indexOf('='))
const contentOf = (header: string) => header.slice(header.indexOf('=') + 1).split(';')[0] ?? ''

/** What next-auth wants to do with the session: nothing, end it, or write this one. */
async function intentOf(written: readonly string[]) {
  if (written.length === 0) return 'nothing' as const
  const chunks = new Map(written.map((header) => [nameOf(header), contentOf(header)]))
  const encrypted = findSessionCookie((name) => chunks.get(name) || undefined)
  return (await decryptSession(encrypted, env().nextauthSecret)) ?? ('end' as const)
}

/** The headers that the session's cookies are to have instead. */
async function sessionHeaders(
  request: Request,
  { session: old, cookieNames, isStale }: RequestSession,
  written: readonly string[],
  isReading: boolean,
): Promise<string[]> {
  const wanted = await intentOf(written)
  if (wanted === 'end' || (isReading && isStale)) return clearSessionCookie(cookieNames)
  // Reading must not write: a late response would restore a session that has been ended.
  if (wanted === 'nothing' || isReading) return []
  // The replaced session's token would stay valid: nobody could revoke it any more.
  if (old && old.upstreamToken !== wanted.upstreamToken)
    await signOutUpstream(requesterOf(request), old.upstreamToken)
  return writeSessionCookie(wanted, cookieNames)
}

/** Replaces next-auth's session cookie by the one all of the storefront writes: next-auth knows neither the session's true end nor the hint beside it. */
export async function replaceSessionCookies(
  request: Request,
  response: Response,
  isReading: boolean,
): Promise<Response> {
  const all = response.headers.getSetCookie()
  const isSession = (header: string) => nameOf(header).replace(/\.\d+$/, '') === sessionCookieName()
  const headers = new Headers(response.headers)
  headers.delete('set-cookie')
  headers.set('cache-control', 'private, no-store')
  for (const header of all) if (!isSession(header)) headers.append('set-cookie', header)
  const own = await sessionHeaders(
    request,
    await readRequestSession(request),
    all.filter(isSession),
    isReading,
  )
  for (const header of own) headers.append('set-cookie', header)
  return new Response(response.body, { status: response.status, headers })
}
