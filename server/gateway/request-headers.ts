import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import type { Visitor } from '@/lib/security/client-address'
import {
  isDocument,
  navigationHeaders,
  steeringHeaders,
  steeringOutsideDevelopment,
  steeringPrefixes,
} from '@/server/html/next-protocol'

/** Headers that steer Next from inside, pretend a proxy, or belong to one connection. */
const dropped = new Set([
  ...steeringHeaders,
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'content-length',
  'content-security-policy',
  'content-security-policy-report-only',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-url',
  'x-original-host',
  'x-rewrite-url',
  'x-http-method-override',
  'x-request-id',
  'true-client-ip',
  'cf-connecting-ip',
  'forwarded',
])
const droppedPrefixes = [...steeringPrefixes, 'x-forwarded-', 'x-internal-']

export type Relay = {
  visitor: Visitor
  requestId: string
  /** The address customers type: what Next is to believe it is reached under. */
  publicUrl: URL
  /** Set in live mode, where only that address is served; a demonstration may be reached under several names. */
  isHostFixed: boolean
  dev: boolean
  /** By it Next continues the trace of this request; undefined where nobody traces. */
  traceparent?: string | undefined
}

function isForwarded(name: string, dev: boolean) {
  if (dropped.has(name) || droppedPrefixes.some((prefix) => name.startsWith(prefix))) return false
  return dev || !name.startsWith(steeringOutsideDevelopment)
}

const forwarded = (host: string | undefined, relay: Relay): OutgoingHttpHeaders => ({
  'x-forwarded-for': relay.visitor.address,
  'x-forwarded-proto': relay.publicUrl.protocol.slice(0, -1),
  'x-forwarded-host': relay.isHostFixed ? relay.publicUrl.host : host,
  'x-request-id': relay.requestId,
  ...(relay.traceparent && { traceparent: relay.traceparent }),
  // The bytes come as they are; this gateway compresses them itself.
  'accept-encoding': 'identity',
})

/** A visitor's headers as Next may see them. */
export function relayedHeaders(headers: IncomingHttpHeaders, relay: Relay): OutgoingHttpHeaders {
  const own = Object.entries(headers).filter(([name]) => isForwarded(name, relay.dev))
  return { ...Object.fromEntries(own), ...forwarded(headers.host, relay) }
}

/** The headers a public page is asked with: nothing of the visitor but how the page is to be written (docs/adr/0002). */
export function anonymousHeaders(
  headers: IncomingHttpHeaders,
  relay: Relay,
  accept = isDocument(headers) ? 'text/html' : '*/*',
): OutgoingHttpHeaders {
  if (relay.dev) {
    // Next's own tools send headers of their own, and nothing is cached here.
    const { cookie, authorization, ...rest } = headers
    return relayedHeaders(rest, relay)
  }
  const own = navigationHeaders.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []))
  return {
    ...Object.fromEntries(own),
    host: headers.host,
    accept,
    'user-agent': 'gateway',
    ...forwarded(headers.host, relay),
  }
}

/** A trusted proxy's id goes on, so that both logs tell of one request. */
export function requestIdOf(headers: IncomingHttpHeaders, visitor: Visitor): string {
  const given = headers['x-request-id']
  const isUsable = visitor.isFromProxy && typeof given === 'string' && /^[\w-]{8,64}$/.test(given)
  return isUsable ? given : randomUUID()
}
