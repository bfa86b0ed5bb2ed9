import 'server-only'
import { UpstreamError } from '@/lib/api/upstream-error'
import { type Requester, renewUpstream } from '@/lib/auth/upstream-auth'
import { env } from '@/lib/env'
import { logError } from '@/lib/log'
import type { RequestSession } from '@/lib/session/read-request-session'
import { createRedisRenewals } from '@/lib/session/redis-renewals'
import { createSessionRenewals } from '@/lib/session/session-renewals'
import { type Session, tokenClaims } from '@/lib/session/session-token'
import { writeSessionCookie } from '@/lib/session/write-session-cookie'

/** A token this close to its end might not live until the upstream reads it. */
const EARLY_MS = 30_000

type Renewals = ReturnType<typeof createSessionRenewals>
const KEY = Symbol.for('hien-sach.session-renewals')
const shared = globalThis as { [KEY]?: Renewals }

/** Next loads this module once for pages and once for calls; both renew together. */
function renewals(): Renewals {
  const { redisUrl: url, publicUrl, nextauthSecret: secret } = env()
  const shop = new URL(publicUrl).host
  shared[KEY] ??= createSessionRenewals(
    url ? createRedisRenewals({ url, shop, secret }).renewOnce : undefined,
  )
  return shared[KEY]
}

export type RenewedSession = {
  visitor: RequestSession
  /** `Set-Cookie` headers of the session as it goes on. */
  cookies: string[]
}

const endsAt = ({ tokenExpires }: Session) => (tokenExpires ?? Number.POSITIVE_INFINITY) * 1000

/**
 * The visitor with a token that still lives: a short-lived one is renewed by its refresh token, and a session whose refresh token is
 * refused is over. While the upstream is away things stay as they are.
 */
export async function renewSession(
  visitor: RequestSession,
  person: Requester,
): Promise<RenewedSession> {
  const { session, cookieNames } = visitor
  const { refreshToken } = session ?? {}
  if (!session || !refreshToken || endsAt(session) - Date.now() > EARLY_MS)
    return { visitor, cookies: [] }
  try {
    const tokens = await renewals()(refreshToken, () => renewUpstream(person, refreshToken))
    const claims = { ...session, ...tokenClaims({ refreshToken, ...tokens }) }
    const cookies = await writeSessionCookie(claims, cookieNames)
    return { visitor: { ...visitor, session: { ...claims, expires: session.expires } }, cookies }
  } catch (error) {
    const status = error instanceof UpstreamError ? error.status : 500
    if (status !== 429 && status < 500)
      return { visitor: { ...visitor, session: null, isStale: true }, cookies: [] }
    logError('session not renewed', { status })
    return { visitor, cookies: [] }
  }
}
