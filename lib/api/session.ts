import 'server-only'
import { cookies, headers } from 'next/headers'
import { createClient } from '@/lib/api/client'
import { fetchUpstream } from '@/lib/api/fetch-upstream'
import { orderTokenOf } from '@/lib/bff/order-token-cookie'
import { ORDER_COOKIE } from '@/lib/bff/response-transformers'
import { env } from '@/lib/env'
import { currentSession } from '@/lib/session/current-session'
import { cookieName } from '@/lib/session/http-only-cookie'

const TIMEOUT_MS = 5_000

/** Calls the upstream with the token of this request's session, which stays on the server. */
export const callWithSession = createClient(async ({ method, path, headers: own, body }) => {
  const session = await currentSession()
  const forwarded = (await headers()).get('x-forwarded-for')
  return fetchUpstream(path, {
    method,
    headers: {
      ...own,
      'accept-encoding': 'identity',
      'x-internal-secret': env().internalSecret,
      ...(forwarded && { 'x-forwarded-for': forwarded }),
      ...(session && { authorization: `Bearer ${session.upstreamToken}` }),
    },
    body: body ?? null,
    timeoutMs: TIMEOUT_MS,
  })
})

/** The token of an order this browser placed or looked up as a guest. */
export async function findOrderToken(orderId: string): Promise<string | undefined> {
  const jar = await cookies()
  return orderTokenOf(jar.get(cookieName(ORDER_COOKIE))?.value, orderId)
}
