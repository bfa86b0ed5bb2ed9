import type { Endpoint } from '@/contract/endpoint'
import { callUpstream } from '@/lib/api/call-upstream'
import { env } from '@/lib/env'

const requestHeaders = [
  'accept',
  'accept-language',
  'content-type',
  'if-none-match',
  'idempotency-key',
  'user-agent',
  'x-challenge',
  'x-request-id',
]
const responseHeaders = ['content-type', 'etag', 'retry-after', 'allow', 'x-request-id']

export type Credentials = {
  token?: string | undefined
  orderToken?: string | undefined
  registrationToken?: string | undefined
}

function headersFor(
  request: Request,
  { token, orderToken, registrationToken }: Credentials,
): Headers {
  const headers = new Headers()
  for (const name of requestHeaders) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  headers.set('accept-encoding', 'identity')
  headers.set('x-internal-secret', env().internalSecret)
  const forwarded = request.headers.get('x-forwarded-for')
  if (forwarded) headers.set('x-forwarded-for', forwarded)
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (orderToken) headers.set('x-order-token', orderToken)
  if (registrationToken) headers.set('x-registration-token', registrationToken)
  return headers
}

/** Sends the request once, without retries: only the caller knows whether a write may be repeated. */
export async function forwardRequest(
  request: Request,
  endpoint: Endpoint,
  path: string,
  body: ArrayBuffer | null,
  credentials: Credentials,
) {
  const { search } = new URL(request.url)
  const { readMs, writeMs } = env().upstream.timeouts
  return callUpstream(endpoint, path + search, {
    method: endpoint.method,
    headers: headersFor(request, credentials),
    body,
    redirect: 'manual',
    timeoutMs: endpoint.method === 'GET' ? readMs : writeMs,
    clientSignal: request.signal,
  })
}

/** The response headers a browser may see: neither the upstream's cookies nor its internal headers. */
export function forwardedHeaders(upstream: Response): Headers {
  const headers = new Headers({ 'cache-control': 'private, no-store' })
  for (const name of responseHeaders) {
    const value = upstream.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return headers
}
