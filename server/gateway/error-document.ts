import type { IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { ErrorStatus } from '@/lib/routes/error-document'
import { isMobile } from '@/lib/routes/mobile-paths'
import { paths } from '@/lib/routes/paths'
import { UPSTREAM_UNAVAILABLE } from '@/lib/routes/upstream-unavailable'
import type { Exchange } from '@/server/gateway/exchange'
import type { Health } from '@/server/gateway/health'
import type { NextAnswer, NextClient } from '@/server/gateway/next-client'
import { anonymousHeaders } from '@/server/gateway/request-headers'
import {
  copyHead,
  RETRY_SECONDS,
  sendRejection,
  sendUnavailable,
  sendWhole,
} from '@/server/gateway/responses'
import { errorCodeIn } from '@/server/html/next-protocol'
import type { PrepareHtml } from '@/server/html/prepare-html'
import { gather } from '@/server/page-cache/read-response'

type Sources = { next: NextClient; health: Health; prepare: PrepareHtml }

type ErrorDocument = {
  status: ErrorStatus
  /** Of the error, for whoever reports it. */
  code?: string | undefined
  /** What the page that was asked for wants the visitor to keep. */
  cookies?: string[] | undefined
}

const PATIENCE_MS = 3_000

/** Without anything of the visitor: a page that failed for them must not fail again. */
async function askNext(
  { request, relay, target, pathname }: Exchange,
  { next }: Sources,
  document: ErrorDocument,
) {
  const { status, code } = document
  const { errorDocument } = isMobile(pathname) ? paths.mobile : paths
  const answer = await next.ask({
    method: 'GET',
    target: errorDocument(status, { address: status === 404 ? target : undefined, code }),
    headers: anonymousHeaders({ host: request.headers.host }, relay),
    body: undefined,
  })
  const { parts } = await gather(answer)
  return answer.statusCode === 200 ? { answer, html: Buffer.concat(parts).toString('utf8') } : null
}

const readDocument = (exchange: Exchange, sources: Sources, document: ErrorDocument) =>
  Promise.race([
    askNext(exchange, sources, document).catch(() => null),
    wait(PATIENCE_MS, null, { ref: false }),
  ])

const sendBareNotice = (exchange: Exchange, status: ErrorStatus) =>
  status === 503 ? sendUnavailable(exchange) : sendRejection(exchange, status)

/**
 * Says what went wrong in the shop's own frame. When a page throws, Next leaves an empty document that only a script could fill, so the
 * shop's page for that case is asked for; where Next cannot write it either, the gateway's own notice has to do.
 */
export async function sendErrorDocument(
  exchange: Exchange,
  sources: Sources,
  document: ErrorDocument,
) {
  const found = await readDocument(exchange, sources, document)
  if (!found) return sendBareNotice(exchange, document.status)
  const { response, pathname } = exchange
  copyHead(found.answer, response)
  response.statusCode = document.status
  response.removeHeader('content-length')
  response.setHeader('cache-control', 'no-store')
  if (document.status === 503) response.setHeader('retry-after', RETRY_SECONDS)
  if (document.cookies) response.setHeader('set-cookie', document.cookies)
  const rendered = { html: found.html, nonce: found.answer.nonce, isLazy: false }
  const { html, policy } = sources.prepare(rendered, pathname)
  response.setHeader('content-security-policy', policy)
  return sendWhole(exchange, Buffer.from(html, 'utf8'))
}

/** A page that failed: because the upstream is away, or by itself? */
export async function sendFailedPage(
  exchange: Exchange,
  answer: NextAnswer,
  sources: Sources,
  cookies: string[] | undefined,
) {
  const { parts } = await gather(answer)
  answer.destroy()
  const code = errorCodeIn(Buffer.concat(parts).toString('utf8'))
  const isAway = code?.startsWith(UPSTREAM_UNAVAILABLE) || !(await sources.health.isUp('upstream'))
  return sendErrorDocument(exchange, sources, { status: isAway ? 503 : 500, code, cookies })
}

/** A failure that is no page: a sitemap, the data of a soft navigation. */
export async function sendFailedFile(
  exchange: Exchange,
  answer: IncomingMessage,
  { health }: Sources,
) {
  answer.destroy()
  return (await health.isUp('upstream')) ? sendRejection(exchange, 500) : sendUnavailable(exchange)
}
