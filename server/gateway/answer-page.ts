import { isErrorDocument } from '@/lib/routes/error-document'
import type { PublicPage } from '@/lib/routes/find-public-page'
import { isMobile } from '@/lib/routes/mobile-paths'
import { pageStatusIn } from '@/lib/routes/page-status'
import { properSpelling, withoutSentenceEnd } from '@/lib/routes/proper-spelling'
import { sendErrorDocument, sendFailedPage } from '@/server/gateway/error-document'
import type { Health } from '@/server/gateway/health'
import { type NextAnswer, type NextClient, readBody } from '@/server/gateway/next-client'
import type { RequestContext } from '@/server/gateway/request-context'
import { anonymousHeaders, relayedHeaders } from '@/server/gateway/request-headers'
import {
  copyHead,
  isHtml,
  keepQuery,
  RETRY_SECONDS,
  sendRedirect,
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

function publicPageOf(
  { request, pathname, target }: RequestContext,
  { findPublicPage }: PageSources,
) {
  // The app hands its session over with whichever page it opens first: that answer is its own.
  if (request.headers.authorization !== undefined && isMobile(pathname)) return null
  if (asksForClosedShop(request.headers)) return null
  return findPublicPage(pathname, pageQuery(target.slice(pathname.length)))
}

/** A public page is asked for without anything of the visitor, as it is for everybody. */
function askNext(context: RequestContext, { next }: PageSources, page: PublicPage | null) {
  const { request, relay, target, signal } = context
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

/** A page that tells of a failure in its own words is no success for whoever reads its status. */
function sendStatus({ response }: RequestContext, html: string) {
  const status = response.statusCode === 200 ? pageStatusIn(html) : null
  if (status === null) return
  response.statusCode = status
  response.setHeader('cache-control', 'private, no-store')
  if (status === 503) response.setHeader('retry-after', RETRY_SECONDS)
}

async function sendHtml(
  context: RequestContext,
  answer: NextAnswer,
  { prepare }: PageSources,
  isLazy: boolean,
) {
  const rendered = { html: (await readBody(answer)).toString(), nonce: answer.nonce, isLazy }
  const { html, policy } = prepare(rendered, context.pathname)
  context.response.setHeader('content-security-policy', policy)
  sendStatus(context, html)
  sendWhole(context, html)
}

function sendAnswer(
  context: RequestContext,
  answer: NextAnswer,
  sources: PageSources,
  page: PublicPage | null,
) {
  const { request, response } = context
  copyHead(answer, response)
  if (page) {
    response.removeHeader('set-cookie')
    keepQuery(context, page.key)
  }
  if (isHtml(answer)) return sendHtml(context, answer, sources, !!page && !page.route.startsAtOnce)
  if (request.method !== 'HEAD') return sendStream(context, answer)
  answer.destroy()
  response.end()
}

/** A page that could not be shown: the shop says why in its own frame. */
function sendError(
  context: RequestContext,
  answer: NextAnswer,
  sources: PageSources,
  page: PublicPage | null,
) {
  const cookies = page ? undefined : answer.headers['set-cookie']
  if (answer.statusCode !== 404) return sendFailedPage(context, answer, sources, cookies)
  answer.destroy()
  return sendErrorDocument(context, sources, { status: 404, cookies })
}

/** A failure that is no page: a sitemap, the data of a soft navigation. */
async function sendFailedFile(
  context: RequestContext,
  answer: NextAnswer,
  { health }: PageSources,
) {
  answer.destroy()
  const isAway = answer.statusCode === 503 || !(await health.isUp('upstream'))
  return isAway ? sendUnavailable(context) : sendRejection(context, 500)
}

/** Where an address leads that took the full stop of its sentence along. */
function withoutEnd({ request, pathname }: RequestContext, sources: PageSources) {
  const bare = isDocument(request.headers) ? withoutSentenceEnd(pathname) : null
  return bare !== null && sources.isKnownAddress(bare) ? bare : null
}

/** Where nothing can be, one page is rendered: the one that says so. */
const isNowhere = (context: RequestContext, sources: PageSources) =>
  isErrorDocument(context.pathname) ||
  withoutEnd(context, sources) !== null ||
  (!sources.dev && isDocument(context.request.headers) && !sources.isKnownAddress(context.pathname))

/** Telephones begin a word with a capital, sentences end in a full stop: such an address leads to the page it means. */
function sendNowhere(context: RequestContext, sources: PageSources) {
  const { pathname, target } = context
  const proper = withoutEnd(context, sources) ?? properSpelling(pathname)
  if (proper === null) return sendErrorDocument(context, sources, { status: 404 })
  return sendRedirect(context, proper + target.slice(pathname.length))
}

/** Answers GET and HEAD of everything that is not a call: pages, and the files that Next serves beside them. */
export async function answerPage(context: RequestContext, sources: PageSources) {
  const { request, response } = context
  if (isNowhere(context, sources)) return sendNowhere(context, sources)
  const page = publicPageOf(context, sources)
  const found = (await sources.cache?.answer(context, page)) ?? 'bypassed'
  if (found === 'sent') return
  if (found === 'bypassed') sources.onBypass?.()
  response.setHeader('cache-status', cacheStatus[found === 'bypassed' ? 'bypass' : 'miss'])
  const answer = typeof found === 'string' ? await askNext(context, sources, page) : found
  const { statusCode = 500 } = answer
  const isMissing = statusCode === 404 && isDocument(request.headers)
  // In development Next's own page says what is wrong.
  if (isHtml(answer) && (statusCode >= 500 || isMissing) && !sources.dev)
    return sendError(context, answer, sources, page)
  if (statusCode >= 500 && !isHtml(answer)) return sendFailedFile(context, answer, sources)
  return sendAnswer(context, answer, sources, page)
}
