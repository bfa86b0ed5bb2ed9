import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import { isErrorDocument } from '@/lib/routes/error-document'
import { isMobile } from '@/lib/routes/mobile-paths'
import { sendErrorDocument, sendFailedFile, sendFailedPage } from '@/server/gateway/error-document'
import type { Exchange } from '@/server/gateway/exchange'
import type { Health } from '@/server/gateway/health'
import type { NextAnswer, NextClient } from '@/server/gateway/next-client'
import { anonymousHeaders, relayedHeaders } from '@/server/gateway/request-headers'
import { copyHead, keepQuery, sendStream, sendWhole } from '@/server/gateway/responses'
import { isDocument, pageQuery } from '@/server/html/next-protocol'
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

function publicPageOf({ request, pathname, target }: Exchange, { findPublicRoute }: PageSources) {
  // The app hands its session over with whichever page it opens first: that answer is its own.
  if (request.headers.authorization !== undefined && isMobile(pathname)) return null
  return findPublicRoute(pathname, pageQuery(target.slice(pathname.length)))
}

/**
 * Asks Next for the page. A public one is asked for without anything of the visitor, so that its answer may be cached for
 * all.
 */
function ask(exchange: Exchange, { next }: PageSources, found: PublicPage | null) {
  const { request, relay, target, signal } = exchange
  return next.ask({
    // A page's policy is known only once it is written, so HEAD too needs all of it.
    method: 'GET',
    target: found && isDocument(request.headers) ? found.key : target,
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

function sendPage(
  exchange: Exchange,
  answer: NextAnswer,
  sources: PageSources,
  found: PublicPage | null,
) {
  const { request, response } = exchange
  copyHead(answer, response)
  if (found) response.removeHeader('set-cookie')
  if (found) keepQuery(exchange, found.key)
  const isLazy = found !== null && !found.route.startsAtOnce
  if (isHtml(answer) && answer.headers['content-encoding'] === undefined)
    return sendHtml(exchange, answer, sources, isLazy)
  if (isHtml(answer)) response.setHeader('content-security-policy', exchange.pagePolicy)
  if (request.method !== 'HEAD') return sendStream(exchange, answer)
  answer.destroy()
  response.end()
}

/** @returns `'none'` when no memory is asked; null when one has nothing to pass on */
async function askMemory(
  exchange: Exchange,
  { cache, files }: PageSources,
  found: PublicPage | null,
) {
  if (files?.owns(exchange)) return files.answer(exchange)
  const { request } = exchange
  return cache && found && isDocument(request.headers) && isForAnybody(request)
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

/** A page that could not be shown: the shop says why in its own frame. */
function sendError(
  exchange: Exchange,
  answer: NextAnswer,
  sources: PageSources,
  found: PublicPage | null,
) {
  const cookies = found ? undefined : answer.headers['set-cookie']
  if (answer.statusCode !== 404) return sendFailedPage(exchange, answer, sources, cookies)
  answer.destroy()
  return sendErrorDocument(exchange, sources, { status: 404, cookies })
}

const isFailure = ({ statusCode = 500 }: NextAnswer) => statusCode >= 500

/** Answers GET and HEAD of everything that is not a call: pages, and the files that Next serves beside them. */
export async function answerPage(exchange: Exchange, sources: PageSources) {
  if (isErrorDocument(exchange.pathname))
    return sendErrorDocument(exchange, sources, { status: 404 })
  const found = publicPageOf(exchange, sources)
  const answer = await askCacheFirst(exchange, sources, found)
  if (answer === null) return
  const isMissing = answer.statusCode === 404 && isDocument(exchange.request.headers)
  // In development Next's own page says what is wrong.
  if (isHtml(answer) && (isFailure(answer) || isMissing) && !sources.dev)
    return sendError(exchange, answer, sources, found)
  if (isFailure(answer) && !isHtml(answer)) return sendFailedFile(exchange, answer, sources)
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
