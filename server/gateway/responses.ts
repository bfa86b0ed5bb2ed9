import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { gateway as messages } from '@/lib/messages/gateway'
import { filePolicy } from '@/lib/security/content-security-policy'
import { rejectionPage, unavailablePage } from '@/server/gateway/error-page'
import type { RequestContext } from '@/server/gateway/request-context'
import { isCall } from '@/server/gateway/request-rules'

export const RETRY_SECONDS = 10

const ofOneConnection = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'trailer']
// `link` repeats hints that stand in the page, and would carry the nonce.
const ofNextAlone = ['x-powered-by', 'x-nextjs-cache', 'server', 'link']
const ownHeaders = [
  'content-security-policy',
  'content-security-policy-report-only',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
]
const heldBack = new Set([...ofOneConnection, ...ofNextAlone, ...ownHeaders])

/** Next builds some redirects from the address it listens on, which no visitor can reach. */
const withoutInnerOrigin = (location: string) =>
  location.replace(/^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):\d+(?=\/|$)/, '') || '/'

export const isHtml = ({ headers }: IncomingMessage) =>
  /^text\/html\b/i.test(headers['content-type'] ?? '')

/** Takes over what Next says about its answer, without what was meant for this gateway. */
export function copyHead(answer: IncomingMessage, response: ServerResponse) {
  const { headers, statusCode = 502 } = answer
  response.statusCode = statusCode
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !heldBack.has(name)) response.setHeader(name, value)
  const own = headers['content-security-policy']
  // A file may be stricter about itself than this gateway is about files; browsers obey both.
  if (own && !isHtml(answer))
    response.setHeader('content-security-policy', [filePolicy, own].flat())
  // Behind an address with a secret in it even the shop itself is told nothing.
  if (headers['referrer-policy'] === 'no-referrer')
    response.setHeader('referrer-policy', 'no-referrer')
  if (headers.location) response.setHeader('location', withoutInnerOrigin(headers.location))
  // A proxy in front would keep what Next made at build time for a year, beyond any purge.
  if (/s-maxage/.test(headers['cache-control'] ?? ''))
    response.setHeader('cache-control', 'no-cache')
}

/** A public page is asked for without what changes nothing in it; a redirect leads on with it, such as where a link was printed. */
export function keepQuery({ response, target }: RequestContext, asked: string) {
  const location = response.getHeader('location')
  const given = new URLSearchParams(target.split('?')[1])
  if (typeof location !== 'string' || !location.startsWith('/') || given.size === 0) return
  const { pathname, searchParams, hash } = new URL(location, 'http://shop')
  const known = new URLSearchParams(asked.split('?')[1])
  for (const [key, value] of given)
    if (!searchParams.has(key) && !known.has(key)) searchParams.append(key, value)
  const query = searchParams.size > 0 ? `?${searchParams}` : ''
  response.setHeader('location', `${pathname}${query}${hash}`)
}

/** Sends finished bytes; for HEAD only their description. */
export function sendWhole({ request, response }: RequestContext, text: string) {
  const body = Buffer.from(text)
  response.setHeader('content-length', body.length)
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Passes an answer on as it comes, compressed or not. */
export function sendStream({ response }: RequestContext, answer: IncomingMessage) {
  const { flush } = response as ServerResponse & { flush?: () => void }
  if (answer.headers['content-length'] !== undefined) return pipeline(answer, response)
  // What comes bit by bit is shown bit by bit, also when it is compressed on its way.
  async function* bitByBit() {
    for await (const part of answer) {
      yield part
      flush?.()
    }
  }
  return pipeline(bitByBit, response)
}

function sendNotice(context: RequestContext, page: string, message: string) {
  const { pathname, response, pagePolicy } = context
  const asJson = isCall(pathname)
  response.setHeader('content-type', `${asJson ? 'application/json' : 'text/html'}; charset=utf-8`)
  response.setHeader('cache-control', 'no-store')
  if (!asJson) response.setHeader('content-security-policy', pagePolicy)
  sendWhole(context, asJson ? JSON.stringify({ errorMessage: message }) : page)
}

/** Begins anew, without what was taken over from Next so far. */
function startOver({ response }: RequestContext, status: number, headers: Record<string, string>) {
  const kept = [...ownHeaders, 'x-request-id', 'connection']
  for (const name of response.getHeaderNames())
    if (!kept.includes(name)) response.removeHeader(name)
  response.statusCode = status
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

/** The upstream or Next is down (docs/adr/0014): the shop says so and asks to come back. */
export function sendUnavailable(context: RequestContext) {
  if (context.response.headersSent) return void context.response.destroy()
  startOver(context, 503, { 'retry-after': String(RETRY_SECONDS) })
  sendNotice(context, unavailablePage, messages.unavailableCall)
}

/** Without a time to come back: until then the browser would prerender nothing of this shop. */
export function declinePrefetch({ response }: RequestContext) {
  response.writeHead(503, { 'cache-control': 'no-store', 'content-length': 0 }).end()
}

export type RefusalStatus = keyof typeof messages.refusals

export function sendRejection(context: RequestContext, status: RefusalStatus, allow?: string) {
  if (context.response.headersSent) return void context.response.destroy()
  startOver(context, status, allow ? { allow } : {})
  const refusal = messages.refusals[status]
  sendNotice(context, rejectionPage(refusal), refusal.text)
}

export function sendTooMany(
  context: RequestContext,
  what: 'tooManyCalls' | 'tooManySearches',
  seconds: number,
) {
  startOver(context, 429, { 'retry-after': String(seconds) })
  const refusal = messages[what](seconds)
  sendNotice(context, rejectionPage(refusal), refusal.text)
}

/** Leads whoever asks to the same thing under its proper address. */
export function sendRedirect({ response }: RequestContext, to: string) {
  response.statusCode = 308
  // Behind two slashes browsers read the name of a host.
  response.setHeader('location', to.replace(/^\/{2,}/, '/'))
  response.end()
}
