import { setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { ErrorStatus } from '@/lib/routes/error-document'
import { isMobile } from '@/lib/routes/mobile-paths'
import { paths } from '@/lib/routes/paths'
import { UPSTREAM_UNAVAILABLE } from '@/lib/routes/upstream-unavailable'
import type { Health } from '@/server/gateway/health'
import { type NextAnswer, type NextClient, readBody } from '@/server/gateway/next-client'
import type { RequestContext } from '@/server/gateway/request-context'
import { anonymousHeaders } from '@/server/gateway/request-headers'
import { isCall } from '@/server/gateway/request-rules'
import {
  copyHead,
  RETRY_SECONDS,
  sendRejection,
  sendTooManySearches,
  sendUnavailable,
  sendWhole,
} from '@/server/gateway/responses'
import { errorCodeIn, isDocument } from '@/server/html/next-protocol'
import type { PrepareHtml } from '@/server/html/prepare-html'

type Sources = { next: NextClient; health: Health; prepare: PrepareHtml }

type ErrorDocument = {
  status: Exclude<ErrorStatus, 429>
  /** Of the error, for whoever reports it. */
  code?: string | undefined
  /** What the page that was asked for wants the visitor to keep. */
  cookies?: string[] | undefined
}

const PATIENCE_MS = 3_000

/** A page of the shop that says what went wrong. */
type Found = { answer: NextAnswer; html: string }

const targetOf = ({ pathname }: RequestContext) =>
  isMobile(pathname) ? paths.mobile.errorDocument : paths.errorDocument

/** Without anything of the visitor: a page that failed for them must not fail again. */
async function askNext(context: RequestContext, { next }: Sources, target: string) {
  const { request, relay } = context
  const answer = await next.ask({
    method: 'GET',
    target,
    headers: anonymousHeaders({ host: request.headers.host }, relay),
    body: undefined,
  })
  const html = (await readBody(answer)).toString()
  return answer.statusCode === 200 ? { answer, html } : null
}

/** Null where Next cannot write it either, or not soon. */
const findDocument = (context: RequestContext, sources: Sources, target: string) =>
  Promise.race([
    askNext(context, sources, target).catch(() => null),
    wait(PATIENCE_MS, null, { ref: false }),
  ])

function sendFound(
  context: RequestContext,
  { prepare }: Sources,
  { answer, html: written }: Found,
  { status, headers }: { status: ErrorStatus; headers: Record<string, string | string[]> },
) {
  const { response, pathname } = context
  copyHead(answer, response)
  response.statusCode = status
  response.setHeader('cache-control', 'no-store')
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  const { html, policy } = prepare({ html: written, nonce: answer.nonce, isLazy: false }, pathname)
  response.setHeader('content-security-policy', policy)
  return sendWhole(context, html)
}

/**
 * Says what went wrong in the shop's own frame. When a page throws, Next leaves an empty document that only a script could fill, so the
 * shop's page for that case is asked for; where Next cannot write it either, the gateway's own notice has to do.
 */
export async function sendErrorDocument(
  context: RequestContext,
  sources: Sources,
  { status, code, cookies }: ErrorDocument,
) {
  const address = status === 404 ? context.target : undefined
  const found = await findDocument(context, sources, targetOf(context)(status, { address, code }))
  if (!found) return status === 503 ? sendUnavailable(context) : sendRejection(context, status)
  const headers = {
    ...(status === 503 && { 'retry-after': String(RETRY_SECONDS) }),
    ...(cookies && { 'set-cookie': cookies }),
  }
  return sendFound(context, sources, found, { status, headers })
}

const MOST_KEPT = 120
const KEPT_MS = 60_000

/**
 * Tells whoever searches too often how long to wait. The page is the same for everybody in that second and is kept, so that a search
 * which is refused costs no render either.
 */
export function createSearchRefusal(sources: Sources) {
  const kept = new LRUCache<string, Promise<Found | null>>({ max: MOST_KEPT, ttl: KEPT_MS })
  return async (context: RequestContext, seconds: number) => {
    const { request, pathname } = context
    if (isCall(pathname) || !isDocument(request.headers))
      return sendTooManySearches(context, seconds)
    const target = targetOf(context)(429, { seconds })
    const asked = kept.get(target) ?? findDocument(context, sources, target)
    kept.set(target, asked)
    const found = await asked
    if (!found) {
      kept.delete(target)
      return sendTooManySearches(context, seconds)
    }
    const headers = { 'retry-after': String(seconds) }
    return sendFound(context, sources, found, { status: 429, headers })
  }
}

/** A page that failed: because the upstream is away, or by itself? */
export async function sendFailedPage(
  context: RequestContext,
  answer: NextAnswer,
  sources: Sources,
  cookies: string[] | undefined,
) {
  const code = errorCodeIn((await readBody(answer)).toString())
  const isAway = code?.startsWith(UPSTREAM_UNAVAILABLE) || !(await sources.health.isUp('upstream'))
  return sendErrorDocument(context, sources, { status: isAway ? 503 : 500, code, cookies })
}
