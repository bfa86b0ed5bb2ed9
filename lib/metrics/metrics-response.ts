import 'server-only'
import { timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/env'
import { storefrontMetrics } from '@/lib/metrics/storefront-metrics'

function isGateway(given: string | null, secret: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(secret)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** The storefront's own figures for Prometheus: for the gateway, which shows them beside its own, or for everybody inside where METRICS says so. */
export async function metricsResponse({ headers }: Pick<Request, 'headers'>): Promise<Response> {
  const { internalSecret, hasMetrics } = env()
  if (!hasMetrics && !isGateway(headers.get('x-internal-secret'), internalSecret))
    return new Response(null, { status: 404 })
  const { register } = storefrontMetrics()
  return new Response(await register.metrics(), {
    headers: { 'content-type': register.contentType, 'cache-control': 'no-store' },
  })
}
