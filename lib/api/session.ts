import 'server-only'
import { cookies, headers } from 'next/headers'
import { callUpstream } from '@/lib/api/call-upstream'
import { createClient } from '@/lib/api/client'
import { readAnswer } from '@/lib/api/read-answer'
import { orderTokenOf } from '@/lib/bff/order-token-cookie'
import { ORDER_COOKIE } from '@/lib/bff/response-transformers'
import { env } from '@/lib/env'
import { currentSession } from '@/lib/session/current-session'
import { cookieName } from '@/lib/session/http-only-cookie'
import { renewSession } from '@/lib/session/renew-session'

/** Calls the upstream with the token of this request's session, which stays on the server. */
export const callWithSession = createClient(
  async ({ method, path, headers: own, body, endpoint }) => {
    const asked = await headers()
    const forwarded = asked.get('x-forwarded-for')
    // A page cannot write the cookie of a renewed session; the first call it makes in the browser does.
    const { session } = await renewSession(
      { session: await currentSession(), cookieNames: [], isStale: false },
      { forwardedFor: forwarded, userAgent: asked.get('user-agent'), proof: null },
    ).then(({ visitor }) => visitor)
    return callUpstream(endpoint, path, {
      method,
      headers: {
        ...own,
        'accept-encoding': 'identity',
        'x-internal-secret': env().internalSecret,
        ...(forwarded && { 'x-forwarded-for': forwarded }),
        ...(session && { authorization: `Bearer ${session.upstreamToken}` }),
      },
      body: body ?? null,
      timeoutMs: env().upstream.timeouts.readMs,
    })
  },
  readAnswer,
)

/** The token of an order this browser placed or looked up as a guest. */
export async function findOrderToken(orderId: string): Promise<string | undefined> {
  const jar = await cookies()
  return orderTokenOf(jar.get(cookieName(ORDER_COOKIE))?.value, orderId)
}
