import 'server-only'
import { askUpstream } from '@/lib/api/fetch-upstream'
import { env } from '@/lib/env'

const PATIENCE_MS = 2_000

/** Any answer that is not the upstream's own failure will do: another one may know nothing of the address. */
async function isUpstreamUp(): Promise<boolean> {
  try {
    const answer = await askUpstream(`${env().upstreamUrl}/readyz`, {
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await answer.body?.cancel()
    return answer.status < 500
  } catch {
    return false
  }
}

/** For operators and load balancers of a storefront that stands alone; the gateway answers these addresses itself. */
export async function healthResponse(kind: 'health' | 'readiness'): Promise<Response> {
  const isUp = await isUpstreamUp()
  return Response.json(
    {
      status: isUp ? 'ok' : 'degraded',
      parts: { next: 'up', upstream: isUp ? 'up' : 'down' },
    },
    {
      status: isUp || kind === 'health' ? 200 : 503,
      headers: { 'cache-control': 'no-store' },
    },
  )
}
