import { isErrorDocument } from '@/lib/routes/error-document'
import type { PublicPage } from '@/lib/routes/find-public-page'
import { isMobile } from '@/lib/routes/mobile-paths'
import { sendErrorDocument, sendFailedPage } from '@/server/gateway/error-document'
import type { Exchange } from '@/server/gateway/exchange'
import type { Health } from '@/server/gateway/health'
import { type NextAnswer, type NextClient, readBody } from '@/server/gateway/next-client'
import { anonymousHeaders, relayedHeaders } from '@/server/gateway/request-headers'
import {
  copyHead,
  isHtml,
  keepQuery,
  sendRejection,
  sendStream,
  sendUnavailable,
  sendWhole,
} from '@/server/gateway/responses'
import { asksForClosedShop, isDocument, pageQuery } from '@/server/html/next-protocol'
import type { PrepareHtml } from '@/server/html/prepare-html'
import type { PageCache } from '@/server/page-cache/page-cache'
import { cacheStatus } from '@/server/page-cache/send-entry'

export type PageSources = {
  next: NextClient
  health: Health
  findPublicPage: (pathname: string, query: URLSearchParams) => PublicPage | null
  /** Whether Next may have anything at an address. */
  isKnownAddress: (pathname: string) => boolean
  prepare: PrepareHtml
  dev: boolean
  /** Undefined in development, where every page is written again. */
  cache?: PageCache | undefined
  /** Told of pages and files that were asked for past the cache. */
  onBypass?: () => void
}

function publicPageOf({ request, pathname, target }: Exchange, { findPublicPage }: PageSources) {
  // The app hands its session over with whichever page it opens first: that answer is its own.
  if (request.headers.authorization !== undefined && isMobile(pathname)) return null
  if (asksForClosedShop(request.headers)) return null
  return findPublicPage(pathname, pageQuery(target.slice(pathname.length)))
}

/** A public page is asked for without anything of the visitor, as it is for everybody. */
function askNext(exchange: Exchange, { next }: PageSources, page: PublicPage | null) {
  const { request, relay, target, signal } = exchange
  const headersFor = page ? anonymousHeaders : relayedHeaders
  return next.ask({
    // A page's policy is known only once it is written, so HEAD too needs all of it.
    method: 'GET',
    target: page && isDocument(request.headers) ? page.key : target,
    headers: headersFor(request.headers, relay),
    body: undefined,
    signal,
  })
}

async function sendHtml(
  exchange: Exchange,
  answer: NextAnswer,
  { prepare }: PageSources,
  isLazy: boolean,
) {
  const rendered = { html: (await readBody(answer)).toString(), nonce: answer.nonce, isLazy }
  const { html, policy } = prepare(rendered, exchange.pathname)
  exchange.response.setHeader('content-security-policy', policy)
  sendWhole(exchange, html)
}

function sendAnswer(
  exchange: Exchange,
  answer: NextAnswer,
  sources: PageSources,
  page: PublicPage | null,
) {
  const { request, response } = exchange
  copyHead(answer, response)
  if (page) {
    response.removeHeader('set-cookie')
    keepQuery(exchange, page.key)
  }
  if (isHtml(answer)) return sendHtml(exchange, answer, sources, !!page && !page.route.startsAtOnce)
  if (request.method !== 'HEAD') return sendStream(exchange, answer)
  answer.destroy()
  response.end()
}

/** A page that could not be shown: the shop says why in its own frame. */
function sendError(
  exchange: Exchange,
  answer: NextAnswer,
  sources: PageSources,
  page: PublicPage | null,
) {
  const cookies = page ? undefined : answer.headers['set-cookie']
  if (answer.statusCode !== 404) return sendFailedPage(exchange, answer, sources, cookies)
  answer.destroy()
  return sendErrorDocument(exchange, sources, { status: 404, cookies })
}

/** A failure that is no page: a sitemap, the data of a soft navigation. */
async function sendFailedFile(exchange: Exchange, answer: NextAnswer, { health }: PageSources) {
  answer.destroy()
  const isAway = answer.statusCode === 503 || !(await health.isUp('upstream'))
  return isAway ? sendUnavailable(exchange) : sendRejection(exchange, 500)
}

/** Where nothing can be, one page is rendered: the one that says so. */
const isNowhere = ({ request, pathname }: Exchange, { dev, isKnownAddress }: PageSources) =>
  isErrorDocument(pathname) || (!dev && isDocument(request.headers) && !isKnownAddress(pathname))

/** Answers GET and HEAD of everything that is not a call: pages, and the files that Next serves beside them. */
export async function answerPage(exchange: Exchange, sources: PageSources) {
  const { request, response } = exchange
  if (isNowhere(exchange, sources)) return sendErrorDocument(exchange, sources, { status: 404 })
  const page = publicPageOf(exchange, sources)
  const found = (await sources.cache?.answer(exchange, page)) ?? 'bypassed'
  if (found === 'sent') return
  if (found === 'bypassed') sources.onBypass?.()
  response.setHeader('cache-status', cacheStatus[found === 'bypassed' ? 'bypass' : 'miss'])
  const answer = typeof found === 'string' ? await askNext(exchange, sources, page) : found
  const { statusCode = 500 } = answer
  const isMissing = statusCode === 404 && isDocument(request.headers)
  // In development Next's own page says what is wrong.
  if (isHtml(answer) && (statusCode >= 500 || isMissing) && !sources.dev)
    return sendError(exchange, answer, sources, page)
  if (statusCode >= 500 && !isHtml(answer)) return sendFailedFile(exchange, answer, sources)
  return sendAnswer(exchange, answer, sources, page)
}
