import 'server-only'
import { hintCookies } from '@/lib/boot/hint-cookies'
import { env } from '@/lib/env'
import { readCookies } from '@/lib/session/cookies'
import { findSessionCookie } from '@/lib/session/session-cookie'
import { decryptSession, type Session } from '@/lib/session/session-token'

export type RequestSession = {
  session: Session | null
  cookieNames: string[]
  /** A cookie claims a session and there is none: it expired, or was never ours. */
  isStale: boolean
}

/** The session a request's cookie holds; only the upstream knows whether it still lives. */
export async function readRequestSession(request: Request): Promise<RequestSession> {
  const cookies = readCookies(request)
  const encrypted = findSessionCookie((name) => cookies.get(name))
  const session = await decryptSession(encrypted, env().nextauthSecret)
  return {
    session,
    cookieNames: [...cookies.keys()],
    isStale: session === null && (encrypted !== undefined || cookies.has(hintCookies.signedIn)),
  }
}
