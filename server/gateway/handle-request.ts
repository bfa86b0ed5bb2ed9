import type { IncomingMessage, ServerResponse } from 'node:http'
import { normaliseListQuery } from '@/lib/routes/normalise-list-query'
import { visitorReader } from '@/lib/security/client-address'
import { pagePolicy } from '@/lib/security/content-security-policy'
import { setSecurityHeaders } from '@/lib/security/security-headers'
import { answerCall } from '@/server/gateway/answer-call'
import { answerPage } from '@/server/gateway/answer-page'
import { createBodyBudget } from '@/server/gateway/body-budget'
import { createCallBudget } from '@/server/gateway/call-budget'
import { createCallTurns } from '@/server/gateway/call-turns'
import { compressPassing } from '@/server/gateway/compression'
import type { GatewayOptions } from '@/server/gateway/create-gateway'
import { sendErrorDocument } from '@/server/gateway/error-document'
import { answerInternalRoute } from '@/server/gateway/internal-routes'
import { limitByAddress } from '@/server/gateway/limit-by-address'
import { bodyLimit, hasBody, linger, readBody } from '@/server/gateway/request-body'
import { createRequestContext, type RequestContext } from '@/server/gateway/request-context'
import { type Relay, requestIdOf } from '@/server/gateway/request-headers'
import { logRequest } from '@/server/gateway/request-log'
import { isCall, ownHosts, refuseHeaders, refuseRequest } from '@/server/gateway/request-rules'
import {
  declinePrefetch,
  sendRedirect,
  sendRejection,
  sendTooMany,
  sendUnavailable,
} from '@/server/gateway/responses'
import { createSearchLimit } from '@/server/gateway/search-limit'
import { isSessionEndLine } from '@/server/gateway/session-ends'
import { createSignInQueue } from '@/server/gateway/sign-in-queue'
import { isEagerPrefetch } from '@/server/gateway/speculation-rules'
import { isDocument } from '@/server/html/next-protocol'

/** Pages of one address. */
const RENDERS_AT_ONCE = 16

/** The name the visitor typed, as far as a trusted proxy or the visitor says it. */
const hostOf = ({ request: { headers }, relay }: RequestContext) =>
  [(relay.visitor.isFromProxy && headers['x-forwarded-host']) || headers.host].flat().join()

type ShareOf = ReturnType<typeof createBodyBudget>

/** Reads the body into the context; false where none is to be answered any more. */
async function takeBody(context: RequestContext, shareOf: ShareOf): Promise<boolean> {
  const { request, response, pathname, relay } = context
  if (!hasBody(request)) return true
  const share = shareOf(relay.visitor.address)
  // It is in memory until Next has answered.
  response.once('close', share.giveBack)
  const body = await readBody(request, bodyLimit(pathname), share)
  if (body === 'gone') return false
  if (typeof body !== 'string') {
    context.body = body
    return true
  }
  // Also for a sender that wants the connection closed: closed over an unread body, it would lose our answer.
  response.shouldKeepAlive = true
  if (body === 'no-room') sendUnavailable(context)
  else sendRejection(context, 413)
  linger(request)
  return false
}

const isPage = ({ request: { method }, pathname }: RequestContext) =>
  !isCall(pathname) && (method === 'GET' || method === 'HEAD')

/** For pictures and scripts nothing is rendered. */
const isFile = (pathname: string) => /^\/(?:media|_next)\//.test(pathname)

/** Everything after the request's head was found in order. */
function createAnswer(options: GatewayOptions) {
  const { sources, own, searchesPerAddress, bodyBytes, callWait = createCallBudget() } = options
  const shareOf = createBodyBudget(bodyBytes)
  const searchWait = createSearchLimit(searchesPerAddress)
  const rendersOf = limitByAddress(RENDERS_AT_ONCE)
  const inLine = createSignInQueue()
  const callTurns = createCallTurns()
  const sendCall = async (context: RequestContext) => {
    const seconds = callWait(context)
    if (seconds > 0) return sendTooMany(context, 'tooManyCalls', seconds)
    const isAnswered = await inLine(context, () => answerCall(context, sources.next, callTurns))
    if (!isAnswered) sendUnavailable(context)
  }
  const inTurn = (context: RequestContext, send: () => unknown) =>
    rendersOf(context.relay.visitor.address)(async () => {
      if (!context.signal.aborted) await send()
    })
  const sendPage = (context: RequestContext) => {
    const send = () => answerPage(context, sources)
    return isFile(context.pathname) ? send() : inTurn(context, send)
  }
  const refuseSearch = (context: RequestContext, seconds: number) =>
    isPage(context) && isDocument(context.request.headers)
      ? inTurn(context, () => sendErrorDocument(context, sources, { status: 429, seconds }))
      : sendTooMany(context, 'tooManySearches', seconds)
  return async (context: RequestContext) => {
    const { request, response, pathname, target } = context
    if (!(await takeBody(context, shareOf)) || (await answerInternalRoute(context, own))) return
    const tidy = normaliseListQuery(pathname, target.slice(pathname.length + 1))
    if (tidy !== null) return sendRedirect(context, tidy)
    // Fetched ahead on a guess: not worth a render.
    if (isEagerPrefetch(request)) return declinePrefetch(context)
    const wait = searchWait(context)
    if (wait > 0) return refuseSearch(context, wait)
    compressPassing(request, response, () => {})
    return isPage(context) ? sendPage(context) : sendCall(context)
  }
}

/** Takes what may be answered from the cache at once, refuses what no browser sends, and has the rest answered. */
export function createRequestHandler(options: GatewayOptions, isDraining: () => boolean) {
  const { publicUrl, sources, log, mode, own } = options
  const readVisitor = visitorReader(options.trustedProxies)
  const rules = { isOwnHost: ownHosts(mode, publicUrl), dev: sources.dev }
  const policy = pagePolicy(options.policy, [])
  const answer = createAnswer(options)
  const isHttps = publicUrl.protocol === 'https:'

  const answerOrApologise = async (context: RequestContext) => {
    try {
      await answer(context)
    } catch (error) {
      // A visitor who left is no failure of ours.
      if (context.signal.aborted) return
      const { relay, pathname } = context
      const reason = (error as Error).message
      log.error({ id: relay.requestId, path: pathname, reason }, 'no answer from next')
      sendUnavailable(context)
    }
  }

  const readExchange = (request: IncomingMessage, response: ServerResponse) => {
    const { headers, socket } = request
    const visitor = readVisitor(socket.remoteAddress, [headers['x-forwarded-for']].flat().join())
    const requestId = requestIdOf(headers, visitor)
    const isHostFixed = mode === 'live'
    const relay: Relay = { visitor, requestId, publicUrl, isHostFixed, dev: sources.dev }
    return createRequestContext(request, response, { relay, pagePolicy: policy })
  }

  const sendCached = (request: IncomingMessage, response: ServerResponse) => {
    // Only what is refused or asked further is worth a line, unless somebody looks closely.
    if (isDraining() || log.isLevelEnabled('debug') || hasBody(request)) return false
    // Addresses in the cache were in order when they came for the first time.
    if (refuseHeaders(request, request.headers.host ?? '', rules)) return false
    return sources.cache?.sendAtOnce(request, response) ?? false
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    if (sendCached(request, response)) return
    const context = readExchange(request, response)
    const { pathname } = context
    options.onRequest?.(context)
    // A line stays open for as long as a page is in sight: that is no time to answer.
    logRequest(context, log, isSessionEndLine(pathname) ? undefined : own.metrics?.observeRequest)
    setSecurityHeaders(response, isHttps, pathname)
    response.setHeader('x-request-id', context.relay.requestId)
    if (isDraining()) response.setHeader('connection', 'close')
    const rejection = refuseRequest(request, hostOf(context), rules)
    if (!rejection) return answerOrApologise(context)
    sendRejection(context, rejection.status, rejection.allow)
    if (hasBody(request)) linger(request)
  }
}
