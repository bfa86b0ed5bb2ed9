import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { normaliseListQuery } from '@/lib/routes/normalise-list-query'
import { proxyMatcher, visitorReader } from '@/lib/security/client-address'
import type { PolicyOptions } from '@/lib/security/content-security-policy'
import { pagePolicy } from '@/lib/security/content-security-policy'
import { setSecurityHeaders } from '@/lib/security/security-headers'
import { answerCall, answerPage, type PageSources } from '@/server/gateway/answer-page'
import { limitConnections } from '@/server/gateway/connections'
import type { Exchange } from '@/server/gateway/exchange'
import { healthReport } from '@/server/gateway/health'
import type { Metrics } from '@/server/gateway/metrics'
import { bodyLimit, hasBody, linger, readBody } from '@/server/gateway/request-body'
import { type Relay, requestIdOf } from '@/server/gateway/request-headers'
import { logRequest } from '@/server/gateway/request-log'
import {
  isCall,
  ownHosts,
  pathOf,
  type RawRules,
  refuseRequest,
} from '@/server/gateway/request-rules'
import {
  sendRedirect,
  sendRejection,
  sendTooManySearches,
  sendUnavailable,
} from '@/server/gateway/responses'
import { createSearchLimit } from '@/server/gateway/search-limit'
import { isSessionEndLine, type SessionEnds } from '@/server/gateway/session-ends'
import { createSignInQueue } from '@/server/gateway/sign-in-queue'
import { guardSockets } from '@/server/gateway/sockets'
import { SPECULATION_RULES_PATH, sendSpeculationRules } from '@/server/gateway/speculation-rules'
import { askStorefrontMetrics } from '@/server/gateway/storefront-metrics'
import { isForAnybody } from '@/server/page-cache/page-cache'
import { REVALIDATE_PATH, readAnnouncement } from '@/server/page-cache/revalidate'

export type GatewayOptions = {
  mode: 'demo' | 'live'
  publicUrl: URL
  trustedProxies: readonly string[]
  /** Connections one address may hold. */
  socketsPerAddress: number
  /** Searches one address may have made in a minute, besides those in memory. */
  searchesPerAddress: number
  /** How long a reader may take nothing of an answer. */
  readerPatienceMs?: number
  policy: PolicyOptions
  sources: PageSources
  log: Logger
  /** Where `next dev` listens, for its own live connection; undefined outside development. */
  devPort: number | undefined
  /** Opens to this gateway what the storefront keeps from others. */
  internalSecret: string
  /** The upstream signs with it what it announces as changed. */
  revalidateSecret: string
  /** Told of what is announced, before the sender is answered. */
  onPurge: (tags: readonly string[]) => void | Promise<void>
  sessionEnds: SessionEnds
  /** Undefined where nobody may read them. */
  metrics: Metrics | undefined
}

export type Gateway = {
  server: Server
  /** Lets nobody in any more and waits until the last request is answered, at most `graceMs`. */
  drain: (graceMs: number) => Promise<void>
}

const MAX_HEADER_BYTES = 16 * 1024
const HEADERS_TIMEOUT_MS = 15_000
const REQUEST_TIMEOUT_MS = 30_000
// Longer than the usual idle time-out of a load balancer in front, so that it is the one who closes.
const KEEP_ALIVE_MS = 65_000
const CHECK_SOCKETS_MS = 5_000
const READER_PATIENCE_MS = 15_000
const SWEEP_MS = 50

async function sendHealth({ response, pathname, request }: Exchange, { health }: PageSources) {
  const report = await healthReport(health)
  const isReady = pathname === '/healthz' || report.status === 'ok'
  response.statusCode = isReady ? 200 : 503
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.setHeader('cache-control', 'no-store')
  response.end(request.method === 'HEAD' ? undefined : JSON.stringify(report))
}

async function sendRevalidated(exchange: Exchange, { revalidateSecret, onPurge }: GatewayOptions) {
  const { request, response, body = Buffer.alloc(0) } = exchange
  if (request.method !== 'POST') return sendRejection(exchange, 405, 'POST')
  const reading = readAnnouncement(request.headers, body, revalidateSecret, Date.now())
  if ('rejection' in reading) return sendRejection(exchange, reading.rejection)
  await onPurge(reading.tags)
  response.setHeader('cache-control', 'no-store')
  response.statusCode = 204
  response.end()
}

type Inside = Pick<GatewayOptions, 'sources' | 'publicUrl' | 'internalSecret'>

async function sendMetrics({ request, response }: Exchange, metrics: Metrics, options: Inside) {
  response.setHeader('content-type', metrics.contentType)
  response.setHeader('cache-control', 'no-store')
  const text = (await metrics.text()) + (await askStorefrontMetrics(options.sources.next, options))
  response.end(request.method === 'HEAD' ? undefined : text)
}

/** What the gateway answers itself; null when it is not asked itself. */
function answerOwn(exchange: Exchange, options: GatewayOptions): Promise<unknown> | null {
  const { pathname } = exchange
  const { metrics, sources, sessionEnds } = options
  if (pathname === '/healthz' || pathname === '/readyz') return sendHealth(exchange, sources)
  if (pathname === SPECULATION_RULES_PATH) return sendSpeculationRules(exchange)
  if (pathname === REVALIDATE_PATH) return sendRevalidated(exchange, options)
  if (metrics && pathname === '/metrics') return sendMetrics(exchange, metrics, options)
  const tidy = normaliseListQuery(pathname, exchange.target.slice(pathname.length + 1))
  if (tidy !== null) return sendRedirect(exchange, tidy)
  return sessionEnds.attend(exchange)
}

const createLimits = ({ searchesPerAddress }: GatewayOptions) => ({
  searchWait: createSearchLimit(searchesPerAddress),
  inTurn: createSignInQueue(),
})
type Limits = ReturnType<typeof createLimits>

/** Everything after the request's head was found in order. */
async function answer(exchange: Exchange, options: GatewayOptions, { searchWait, inTurn }: Limits) {
  const { sources } = options
  const { request, pathname } = exchange
  if (hasBody(request)) {
    const body = await readBody(request, bodyLimit(pathname))
    if (body === 'gone') return
    if (body === null) {
      // Also for a sender that wants the connection closed: closed over an unread body, it would lose our answer.
      exchange.response.shouldKeepAlive = true
      sendRejection(exchange, 413)
      return linger(request)
    }
    exchange.body = body
  }
  const own = answerOwn(exchange, options)
  if (own) return own
  const wait = searchWait(exchange)
  if (wait > 0) return sendTooManySearches(exchange, wait)
  const isPage = !isCall(pathname) && (request.method === 'GET' || request.method === 'HEAD')
  if (isPage) return answerPage(exchange, sources)
  const isAnswered = await inTurn(exchange, () => answerCall(exchange, sources))
  return isAnswered || sendUnavailable(exchange)
}

/** The specification writes calls with a slash before their query; our pages and Next write none. */
function targetOf({ url = '/' }: IncomingMessage) {
  const pathname = pathOf(url)
  const isSlashed = isCall(pathname) && pathname.endsWith('/')
  return isSlashed ? pathname.replace(/(?<!\/)\/+$/, '') + url.slice(pathname.length) : url
}

const joined = (value: string | string[] | undefined) => [value].flat().join(',')

function exchangeReader({ publicUrl, policy, sources, mode, trustedProxies }: GatewayOptions) {
  const readVisitor = visitorReader(trustedProxies)
  const basePolicy = pagePolicy(policy, [])
  const relayOf = ({ headers, socket }: IncomingMessage): Relay => {
    const visitor = readVisitor(socket.remoteAddress, joined(headers['x-forwarded-for']))
    const requestId = requestIdOf(headers, visitor)
    return { visitor, requestId, publicUrl, isHostFixed: mode === 'live', dev: sources.dev }
  }
  return (request: IncomingMessage, response: ServerResponse): Exchange => {
    const target = targetOf(request)
    const left = new AbortController()
    response.once('close', () => left.abort())
    return {
      request,
      response,
      target,
      pathname: pathOf(target),
      relay: relayOf(request),
      body: undefined,
      signal: left.signal,
      pagePolicy: basePolicy,
    }
  }
}

/** The name the visitor typed, as far as a trusted proxy or the visitor says it. */
const hostOf = ({ request: { headers }, relay }: Exchange) =>
  joined((relay.visitor.isFromProxy && headers['x-forwarded-host']) || headers.host)

function sendRemembered(
  request: IncomingMessage,
  response: ServerResponse,
  { cache, files }: PageSources,
  rules: RawRules,
) {
  const isPlain = isForAnybody(request) && !hasBody(request)
  if (!isPlain || refuseRequest(request, request.headers.host ?? '', rules)) return false
  return cache?.sendAtOnce(request, response) || files?.sendAtOnce(request, response)
}

function createListener(options: GatewayOptions, isDraining: () => boolean) {
  const { publicUrl, sources, log, mode, metrics } = options
  const isHttps = publicUrl.protocol === 'https:'
  const readExchange = exchangeReader(options)
  const limits = createLimits(options)
  const rules: RawRules = {
    isOwnHost: ownHosts(mode, publicUrl),
    dev: sources.dev,
  }

  const answerOrApologise = async (exchange: Exchange) => {
    try {
      await answer(exchange, options, limits)
    } catch (error) {
      // A visitor who left is no failure of ours.
      if (exchange.signal.aborted) return
      const { relay, pathname } = exchange
      const reason = (error as Error).message
      log.error({ id: relay.requestId, path: pathname, reason }, 'no answer from next')
      sendUnavailable(exchange)
    }
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    // Only what is refused or asked further is worth a line, unless somebody looks closely.
    const isQuick = !isDraining() && !log.isLevelEnabled('debug')
    if (isQuick && sendRemembered(request, response, sources, rules)) return
    const exchange = readExchange(request, response)
    // A line stays open for as long as a page is in sight: that is no time to answer.
    logRequest(exchange, log, isSessionEndLine(exchange.pathname) ? undefined : metrics?.answered)
    setSecurityHeaders(response, isHttps, exchange.pathname)
    response.setHeader('x-request-id', exchange.relay.requestId)
    if (isDraining()) response.setHeader('connection', 'close')
    const rejection = refuseRequest(request, hostOf(exchange), rules)
    if (!rejection) return answerOrApologise(exchange)
    sendRejection(exchange, rejection.status, rejection.allow)
    if (hasBody(request)) linger(request)
  }
}

/** The one process that owns the public port: limits, headers and policies, and Next behind it (docs/adr/0002). */
export function createGateway(options: GatewayOptions): Gateway {
  let isDraining = false
  const server = createServer({
    maxHeaderSize: MAX_HEADER_BYTES,
    // Our own rules refuse it, with our own headers.
    requireHostHeader: false,
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: CHECK_SOCKETS_MS,
  })
  const limits = {
    socketsPerAddress: options.socketsPerAddress,
    readerPatienceMs: options.readerPatienceMs ?? READER_PATIENCE_MS,
    isTrusted: proxyMatcher(options.trustedProxies),
  }
  const listener = limitConnections(
    server,
    limits,
    createListener(options, () => isDraining),
  )
  server.on('request', listener)
  guardSockets(server, options)
  // A body that is too long is refused before it is sent; any other may come.
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (Number(request.headers['content-length'] ?? 0) <= bodyLimit(pathOf(request.url ?? '/'))) {
      response.writeContinue()
    }
    listener(request, response)
  })

  const drain = (graceMs: number) =>
    new Promise<void>((resolve) => {
      isDraining = true
      options.sessionEnds.close()
      const deadline = setTimeout(() => server.closeAllConnections(), graceMs)
      // A connection whose answer began before becomes idle only later.
      const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
      server.close(() => {
        clearTimeout(deadline)
        clearInterval(sweep)
        resolve()
      })
    })

  return { server, drain }
}
