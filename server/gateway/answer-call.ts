import type { Exchange } from '@/server/gateway/exchange'
import type { NextClient } from '@/server/gateway/next-client'
import { anonymousHeaders, relayedHeaders } from '@/server/gateway/request-headers'
import { copyHead, isHtml, sendStream } from '@/server/gateway/responses'

/** Next refuses a method without saying which ones there are, and says so when asked. */
async function allowedMethods({ request, relay, target, signal }: Exchange, next: NextClient) {
  const headers = anonymousHeaders(request.headers, relay)
  const answer = await next.ask({ method: 'OPTIONS', target, headers, body: undefined, signal })
  answer.resume()
  return answer.headers.allow ?? ''
}

/** Answers a call: passed on as it comes, in both directions. */
export async function answerCall(exchange: Exchange, next: NextClient) {
  const { request, response, relay, target, body, signal } = exchange
  const answer = await next.ask({
    method: request.method ?? 'GET',
    target,
    headers: relayedHeaders(request.headers, relay),
    body,
    signal,
  })
  copyHead(answer, response)
  if (answer.statusCode === 405 && !response.hasHeader('allow'))
    response.setHeader('allow', await allowedMethods(exchange, next))
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'private, no-store')
  if (isHtml(answer)) response.setHeader('content-security-policy', exchange.pagePolicy)
  return sendStream(exchange, answer)
}
