import { setTimeout as wait } from 'node:timers/promises'
import type { ErrorStatus } from '@/lib/routes/error-document'
import { isMobile } from '@/lib/routes/mobile-paths'
import { paths } from '@/lib/routes/paths'
import { UPSTREAM_UNAVAILABLE } from '@/lib/routes/upstream-unavailable'
import type { Health } from '@/server/gateway/health'
import { type NextAnswer, type NextClient, readBody } from '@/server/gateway/next-client'
import type { RequestContext } from '@/server/gateway/request-context'
import { anonymousHeaders } from '@/server/gateway/request-headers'
import {
  copyHead,
  RETRY_SECONDS,
  sendRejection,
  sendTooMany,
  sendUnavailable,
  sendWhole,
} from '@/server/gateway/responses'
import { errorCodeIn } from '@/server/html/next-protocol'
import type { PrepareHtml } from '@/server/html/prepare-html'

type Sources = { next: NextClient; health: Health; prepare: PrepareHtml }

type ErrorDocument = {
  status: ErrorStatus
  /** Of the error, for whoever reports it. */
  code?: string | undefined
  /** How long to wait, with 429. */
  seconds?: number | undefined
  /** What the page that was asked for wants the visitor to keep. */
  cookies?: string[] | undefined
}

const PATIENCE_MS = 3_000

/** Without anything of the visitor: a page that failed for them must not fail again. */
async function askNext(
  context: RequestContext,
  { next }: Sources,
  { status, code, seconds }: ErrorDocument,
) {
  const { request, relay, target, pathname } = context
  const { errorDocument } = isMobile(pathname) ? paths.mobile : paths
  const answer = await next.ask({
    method: 'GET',
    target: errorDocument(status, { address: status === 404 ? target : undefined, code, seconds }),
    headers: anonymousHeaders({ host: request.headers.host }, relay),
    body: undefined,
  })
  const html = (await readBody(answer)).toString()
  return answer.statusCode === 200 ? { answer, html } : null
}

/**
 * Says what went wrong in the shop's own frame. When a page throws, Next leaves an empty document that only a script could fill, so the
 * shop's page for that case is asked for; where Next cannot write it either, the gateway's own notice has to do.
 */
export async function sendErrorDocument(
  context: RequestContext,
  sources: Sources,
  document: ErrorDocument,
) {
  const { status, seconds = RETRY_SECONDS, cookies } = document
  const found = await Promise.race([
    askNext(context, sources, document).catch(() => null),
    wait(PATIENCE_MS, null, { ref: false }),
  ])
  if (!found) {
    if (status === 503) return sendUnavailable(context)
    return status === 429
      ? sendTooMany(context, 'tooManySearches', seconds)
      : sendRejection(context, status)
  }
  const { response, pathname } = context
  copyHead(found.answer, response)
  response.statusCode = status
  response.setHeader('cache-control', 'no-store')
  if (status === 503 || status === 429) response.setHeader('retry-after', seconds)
  if (cookies) response.setHeader('set-cookie', cookies)
  const rendered = { html: found.html, nonce: found.answer.nonce, isLazy: false }
  const { html, policy } = sources.prepare(rendered, pathname)
  response.setHeader('content-security-policy', policy)
  return sendWhole(context, html)
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
