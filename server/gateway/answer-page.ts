import type { IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { isMobile } from '@/lib/routes/mobile-paths'
import { paths } from '@/lib/routes/paths'
import { UPSTREAM_UNAVAILABLE } from '@/lib/routes/upstream-unavailable'
import { failedNotice, unavailableNotice } from '@/server/gateway/error-page'
import type { Exchange } from '@/server/gateway/exchange'
import type { Health } from '@/server/gateway/health'
import type { NextAnswer, NextClient } from '@/server/gateway/next-client'
import { anonymousHeaders, relayedHeaders } from '@/server/gateway/request-headers'
import {
  copyHead,
  keepQuery,
  RETRY_SECONDS,
  sendRejection,
  sendStream,
  sendUnavailable,
  sendWhole,
} from '@/server/gateway/responses'
import type { PrepareHtml } from '@/server/html/prepare-html'
import type { FileCache } from '@/server/page-cache/file-cache'
import { isForAnybody, type PageCache } from '@/server/page-cache/page-cache'
import { gather } from '@/server/page-cache/read-response'
import { cacheStatus } from '@/server/page-cache/send-entry'

/** A page that is the same for every visitor, see lib/routes/find-public-page.ts. */
export type PublicPage = {
  /** Its address in canonical form: ask for the page under it, remember the page under it. */
  key: string
  tags: readonly string[]
  /** Seconds a cached copy may be shown; whether its scripts run at once. */
  route: { lifetime: number; startsAtOnce?: true }
}

export type PageSources = {
  next: NextClient
  health: Health
  log: Logger
  findPublicRoute: (pathname: string, query: URLSearchParams) => PublicPage | null
  prepare: PrepareHtml
  dev: boolean
  /** Undefined in development, where every page is written again. */
  cache?: PageCache | undefined
  files?: FileCache | undefined
  /** Told of pages and files that were asked for past the memory. */
  onBypass?: () => void
}

const PATIENCE_MS = 300

/** Added by Next to the address of a client-side navigation. */
const NAVIGATION_KEY = '_rsc'

/** A whole page, not the data of a client-side navigation. */
const isDocument = ({ headers }: IncomingMessage) => headers.rsc === undefined

function publicPageOf({ request, pathname, target }: Exchange, { findPublicRoute }: PageSources) {
  // The app hands its session over with whichever page it opens first: that answer is its own.
  if (request.headers.authorization !== undefined && isMobile(pathname)) return null
  const query = new URLSearchParams(target.slice(pathname.length))
  query.delete(NAVIGATION_KEY)
  return findPublicRoute(pathname, query)
}

/**
 * Asks Next for the page. A public one is asked for without anything of the visitor, so that its answer may be kept for
 * all.
 */
function ask(exchange: Exchange, { next }: PageSources, found: PublicPage | null) {
  const { request, relay, target, signal } = exchange
  return next.ask({
    // A page's policy is known only once it is written, so HEAD too needs all of it.
    method: 'GET',
    target: found && isDocument(request) ? found.key : target,
    headers: found
      ? anonymousHeaders(request.headers, relay)
      : relayedHeaders(request.headers, relay),
    body: undefined,
    signal,
  })
}

async function sendHtml(
  exchange: Exchange,
  answer: NextAnswer,
  sources: PageSources,
  isLazy = false,
) {
  const { response, pathname, relay } = exchange
  const { parts, isWhole } = await gather(answer)
  if (!isWhole) {
    sources.log.warn({ id: relay.requestId, path: pathname }, 'page too long to be finished')
    response.setHeader('content-security-policy', exchange.pagePolicy)
    return sendStream(exchange, answer, parts)
  }
  const rendered = { html: Buffer.concat(parts).toString('utf8'), nonce: answer.nonce, isLazy }
  const { html, policy } = sources.prepare(rendered, pathname)
  response.setHeader('content-security-policy', policy)
  return sendWhole(exchange, Buffer.from(html, 'utf8'))
}

const isHtml = (answer: IncomingMessage) =>
  /^text\/html\b/i.test(answer.headers['content-type'] ?? '')

const awayCode = new RegExp(`digest\\\\?":\\\\?"${UPSTREAM_UNAVAILABLE}`)

/** Whoever waited in vain already does not wait for the answer to this question too. */
const isUpstreamUp = ({ health }: PageSources, hasWaited: boolean) =>
  hasWaited
    ? Promise.race([health.isUp('upstream'), wait(PATIENCE_MS, true)])
    : health.isUp('upstream')

/** Next failed: because the upstream is down, because it made no sense, or by itself? */
async function sendFailure(exchange: Exchange, answer: NextAnswer, sources: PageSources) {
  if (!isHtml(answer)) {
    answer.destroy()
    return (await sources.health.isUp('upstream'))
      ? sendRejection(exchange, 500)
      : sendUnavailable(exchange)
  }
  const { parts } = await gather(answer)
  answer.destroy()
  const written = Buffer.concat(parts).toString('utf8')
  const isAway = awayCode.test(written)
  if (!(await isUpstreamUp(sources, isAway))) return sendUnavailable(exchange)
  const { response } = exchange
  copyHead(answer, response)
  response.setHeader('cache-control', 'no-store')
  response.removeHeader('content-length')
  if (isAway) {
    response.statusCode = 503
    response.setHeader('retry-after', RETRY_SECONDS)
  }
  // Its scripts draw the failure; without them the page would be empty.
  const spoken = isAway ? unavailableNotice : failedNotice
  const html = written
    .replace('<html id="__next_error__">', '<html id="__next_error__" lang="vi">')
    .replace('</body>', `${spoken}</body>`)
  const rendered = { html, nonce: answer.nonce, isLazy: false }
  const { html: prepared, policy } = sources.prepare(rendered, exchange.pathname)
  response.setHeader('content-security-policy', policy)
  return sendWhole(exchange, Buffer.from(prepared, 'utf8'))
}

function sendPage(
  exchange: Exchange,
  answer: NextAnswer,
  sources: PageSources,
  found: PublicPage | null,
) {
  const { request, response } = exchange
  copyHead(answer, response)
  if (found) response.removeHeader('set-cookie')
  if (found) keepQuery(exchange)
  const isLazy = found !== null && !found.route.startsAtOnce
  if (isHtml(answer) && answer.headers['content-encoding'] === undefined)
    return sendHtml(exchange, answer, sources, isLazy)
  if (isHtml(answer)) response.setHeader('content-security-policy', exchange.pagePolicy)
  if (request.method !== 'HEAD') return sendStream(exchange, answer)
  answer.destroy()
  response.end()
}

/** An address no page has: Next answers it with the whole of its not-found page. In the app's pages that one has no chrome. */
const nowhere = (pathname: string) =>
  isMobile(pathname) ? paths.mobile.missing() : '/_khong-co-trang'

/**
 * A page that finds nothing while it is being rendered leaves an empty shell which only a script could fill. The page Next
 * keeps for unknown addresses says the same in full, so that one is sent.
 */
async function sendMissing(
  exchange: Exchange,
  answer: IncomingMessage,
  sources: PageSources,
  isPublic: boolean,
) {
  const cookies = isPublic ? undefined : answer.headers['set-cookie']
  answer.destroy()
  const { request, relay, signal, pathname } = exchange
  const whole = await sources.next.ask({
    method: 'GET',
    target: nowhere(pathname),
    headers: anonymousHeaders(request.headers, relay),
    body: undefined,
    signal,
  })
  copyHead(whole, exchange.response)
  exchange.response.statusCode = 404
  // A session that was handed over with this question stands, whatever was asked.
  if (cookies) exchange.response.setHeader('set-cookie', cookies)
  exchange.response.setHeader('cache-control', 'no-store')
  return sendHtml(exchange, whole, sources)
}

/** @returns `'none'` when no memory is asked; null when one has nothing to pass on */
async function askMemory(
  exchange: Exchange,
  { cache, files }: PageSources,
  found: PublicPage | null,
) {
  if (files?.owns(exchange)) return files.answer(exchange)
  const { request } = exchange
  return cache && found && isDocument(request) && isForAnybody(request)
    ? cache.answer(exchange, found)
    : 'none'
}

/** @returns what there is to pass on; null when a cached page was sent */
async function askCacheFirst(
  exchange: Exchange,
  sources: PageSources,
  found: PublicPage | null,
): Promise<NextAnswer | null> {
  const left = await askMemory(exchange, sources, found)
  if (left === 'sent') return null
  if (left === 'none') sources.onBypass?.()
  const isMiss = left !== 'none'
  exchange.response.setHeader('cache-status', cacheStatus[isMiss ? 'miss' : 'bypass'])
  return isMiss && left ? left : ask(exchange, sources, found)
}

/** Answers GET and HEAD of everything that is not a call: pages, and the files that Next serves beside them. */
export async function answerPage(exchange: Exchange, sources: PageSources) {
  const found = publicPageOf(exchange, sources)
  const answer = await askCacheFirst(exchange, sources, found)
  if (answer === null) return
  if ((answer.statusCode ?? 500) >= 500) return sendFailure(exchange, answer, sources)
  if (answer.statusCode === 404 && isDocument(exchange.request) && isHtml(answer) && !sources.dev)
    return sendMissing(exchange, answer, sources, found !== null)
  return sendPage(exchange, answer, sources, found)
}

/** Next refuses a method without saying which ones there are, and says so when asked. */
async function allowedMethods({ request, relay, target, signal }: Exchange, next: NextClient) {
  const headers = anonymousHeaders(request.headers, relay)
  const answer = await next.ask({ method: 'OPTIONS', target, headers, body: undefined, signal })
  answer.resume()
  return answer.headers.allow ?? ''
}

/** Answers a call: passed on as it comes, in both directions. */
export async function answerCall(exchange: Exchange, { next }: PageSources) {
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
