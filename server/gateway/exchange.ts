import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Relay } from '@/server/gateway/request-headers'

/** One request on its way through the gateway. */
export type Exchange = {
  request: IncomingMessage
  response: ServerResponse
  /** The raw path, without the query. */
  pathname: string
  /** Raw path and query. */
  target: string
  relay: Relay
  body: Buffer | undefined
  /** Aborted when the visitor leaves. */
  signal: AbortSignal
  /** The policy of a page in which no inline script may run. */
  pagePolicy: string
}
