import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Relay } from '@/server/gateway/request-headers'
import { isCall, pathOf } from '@/server/gateway/request-rules'

/** One request on its way through the gateway. */
export type RequestContext = {
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

/** The specification writes calls with a slash before their query; our pages and Next write none. */
function targetOf({ url = '/' }: IncomingMessage) {
  const pathname = pathOf(url)
  const isSlashed = isCall(pathname) && pathname.endsWith('/')
  return isSlashed ? pathname.replace(/(?<!\/)\/+$/, '') + url.slice(pathname.length) : url
}

/** Limits, log, trace, compression and the pipe all wait for a response's end: more than the ten that Node takes for a leak. */
const MOST_LISTENERS = 20

export function createRequestContext(
  request: IncomingMessage,
  response: ServerResponse,
  rest: Pick<RequestContext, 'relay' | 'pagePolicy'>,
): RequestContext {
  const target = targetOf(request)
  response.setMaxListeners(MOST_LISTENERS)
  const left = new AbortController()
  response.once('close', () => left.abort())
  const { signal } = left
  return { request, response, target, pathname: pathOf(target), body: undefined, signal, ...rest }
}
