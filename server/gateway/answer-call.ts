import type { CallTurns } from '@/server/gateway/call-turns'
import type { NextClient } from '@/server/gateway/next-client'
import type { RequestContext } from '@/server/gateway/request-context'
import { anonymousHeaders, relayedHeaders } from '@/server/gateway/request-headers'
import { copyHead, isHtml, sendStream, sendUnavailable } from '@/server/gateway/responses'

/** Next refuses a method without saying which ones there are, and says so when asked. */
async function allowedMethods(
  { request, relay, target, signal }: RequestContext,
  next: NextClient,
) {
  const headers = anonymousHeaders(request.headers, relay)
  const answer = await next.ask({ method: 'OPTIONS', target, headers, body: undefined, signal })
  answer.resume()
  return answer.headers.allow ?? ''
}

/** Answers a call in its turn: passed on as it comes, in both directions. */
export async function answerCall(context: RequestContext, next: NextClient, inTurn: CallTurns) {
  const { request, response, relay, target, body, signal } = context
  const answer = await inTurn(context, () =>
    next.ask({
      method: request.method ?? 'GET',
      target,
      headers: relayedHeaders(request.headers, relay),
      body,
      signal,
    }),
  )
  if (!answer) return sendUnavailable(context)
  copyHead(answer, response)
  if (answer.statusCode === 405 && !response.hasHeader('allow'))
    response.setHeader('allow', await allowedMethods(context, next))
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'private, no-store')
  if (isHtml(answer)) response.setHeader('content-security-policy', context.pagePolicy)
  return sendStream(context, answer)
}
