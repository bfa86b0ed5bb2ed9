import 'server-only'
import { hintCookies } from '@/lib/boot/hint-cookies'
import { env } from '@/lib/env'
import { setCookie } from '@/lib/session/serialise-cookie'
import {
  clearedSessionCookies,
  findSealedSession,
  newSessionCookies,
} from '@/lib/session/session-cookie'
import { openSession, type Session, type SessionClaims, seal } from '@/lib/session/session-token'

/** The cookies of a request by name. */
export const cookiesOf = (request: Request): Map<string, string> =>
  new Map(
    (request.headers.get('cookie') ?? '').split(/;\s*/).flatMap((pair) => {
      const at = pair.indexOf('=')
      return at > 0 ? [[pair.slice(0, at), pair.slice(at + 1)] as const] : []
    }),
  )

export type Visitor = {
  session: Session | null
  cookieNames: string[]
  /** Something says that there is a session, and there is none: it ended, or was never ours. */
  isStale: boolean
}

/** Who makes a request, as far as the cookie tells; only the upstream knows whether the session still lives. */
export async function visitorOf(request: Request): Promise<Visitor> {
  const cookies = cookiesOf(request)
  const sealed = findSealedSession((name) => cookies.get(name), env().publicUrl)
  const session = await openSession(sealed, env().nextauthSecret)
  return {
    session,
    cookieNames: [...cookies.keys()],
    isStale: session === null && (sealed !== undefined || cookies.has(hintCookies.signedIn)),
  }
}

const seconds = () => Math.floor(Date.now() / 1000)

/** The `Set-Cookie` headers that begin a session, or go on with it under another token. */
export async function beginSession(
  claims: SessionClaims,
  cookieNames: Iterable<string>,
): Promise<string[]> {
  const { nextauthSecret, publicUrl } = env()
  const maxAge = Math.max(0, claims.upstreamExpires - seconds())
  const sealed = await seal({ ...claims }, nextauthSecret)
  return newSessionCookies(sealed, maxAge, cookieNames, publicUrl).map(setCookie)
}

/** The `Set-Cookie` headers that end whatever session the request came with. The session comes last: of several that end, curl drops only that. */
export const endSession = (cookieNames: Iterable<string>): string[] =>
  clearedSessionCookies(cookieNames, env().publicUrl).reverse().map(setCookie)
