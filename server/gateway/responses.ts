import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { filePolicy } from '@/lib/security/content-security-policy'
import {
  chooseEncoding,
  compressStream,
  compressWhole,
  isCompressible,
  isWorthwhile,
} from '@/server/gateway/compression'
import { rejectionPage, unavailablePage } from '@/server/gateway/error-page'
import type { Exchange } from '@/server/gateway/exchange'
import { isCall } from '@/server/gateway/request-rules'
import { messages } from '@/server/messages'

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

/** What of an answer is meant for the visitor. */
export const isPassedOn = (name: string) => !heldBack.has(name)

/** Next builds some redirects from the address it listens on, which no visitor can reach. */
const withoutInnerOrigin = (location: string) =>
  location.replace(/^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):\d+(?=\/|$)/, '') || '/'

/** Takes over what Next says about its answer, without what was meant for this gateway. */
export function copyHead(answer: IncomingMessage, response: ServerResponse) {
  response.statusCode = answer.statusCode ?? 502
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && isPassedOn(name)) response.setHeader(name, value)
  }
  const own = answer.headers['content-security-policy']
  // A file may be stricter about itself than this gateway is about files; browsers obey both.
  if (own && !/^text\/html/i.test(answer.headers['content-type'] ?? '')) {
    response.setHeader('content-security-policy', [filePolicy, own].flat())
  }
  // Behind an address with a secret in it even the shop itself is told nothing.
  if (answer.headers['referrer-policy'] === 'no-referrer') {
    response.setHeader('referrer-policy', 'no-referrer')
  }
  const { location } = answer.headers
  if (location) response.setHeader('location', withoutInnerOrigin(location))
  // A proxy in front would keep what Next made at build time for a year, beyond any purge.
  if (/s-maxage/.test(answer.headers['cache-control'] ?? '')) {
    response.setHeader('cache-control', 'no-cache')
  }
}

/** A public page is asked for without what changes nothing in it; a redirect leads on with it, such as where a link was printed. */
export function keepQuery({ response, target }: Exchange, asked: string) {
  const location = response.getHeader('location')
  const given = new URLSearchParams(target.split('?')[1])
  if (typeof location !== 'string' || !location.startsWith('/') || given.size === 0) return
  const { pathname, searchParams, hash } = new URL(location, 'http://shop')
  const known = new URLSearchParams(asked.split('?')[1])
  for (const [key, value] of given)
    if (!searchParams.has(key) && !known.has(key)) searchParams.append(key, value)
  response.setHeader(
    'location',
    `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}${hash}`,
  )
}

function varyByEncoding(response: ServerResponse) {
  const known = response.getHeader('vary')
  const names = known === undefined ? [] : [known].flat().map(String)
  if (names.some((name) => /accept-encoding|\*/i.test(name))) return
  response.setHeader('vary', [...names, 'Accept-Encoding'].join(', '))
}

/** Sends finished bytes, compressed as the visitor likes; for HEAD only their description. */
export async function sendWhole({ request, response }: Exchange, body: Buffer) {
  varyByEncoding(response)
  const encoding = isWorthwhile(body.length)
    ? chooseEncoding(request.headers['accept-encoding'])
    : null
  const bytes = encoding ? await compressWhole(body, encoding) : body
  if (encoding) response.setHeader('content-encoding', encoding)
  response.setHeader('content-length', bytes.length)
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

/** Compressing some answers would let a stranger guess the secret in them by their length. */
const isSecretive = (pathname: string) => pathname.startsWith('/api/auth')

function streamEncoding(
  { request, pathname }: Exchange,
  status: number,
  headers: IncomingHttpHeaders,
) {
  const length = headers['content-length']
  const isPlain =
    headers['content-encoding'] === undefined &&
    !/no-transform/.test(headers['cache-control'] ?? '')
  const isWhole = status === 200 || status >= 400
  const isShort = length !== undefined && !isWorthwhile(Number(length))
  if (!isPlain || !isWhole || isShort || isSecretive(pathname)) return null
  if (request.headers.range !== undefined || request.method === 'HEAD') return null
  return chooseEncoding(request.headers['accept-encoding'])
}

/**
 * Passes an answer on as it comes.
 *
 * @param begun bytes of it that were read already
 */
export async function sendStream(
  exchange: Exchange,
  answer: IncomingMessage,
  begun: readonly Buffer[] = [],
) {
  const { response } = exchange
  const { headers } = answer
  const couldCompress = isCompressible(headers['content-type'])
  if (couldCompress) varyByEncoding(response)
  const encoding = couldCompress ? streamEncoding(exchange, response.statusCode, headers) : null
  if (encoding) {
    response.setHeader('content-encoding', encoding)
    response.removeHeader('content-length')
    const tag = headers.etag
    if (tag && !tag.startsWith('W/')) response.setHeader('etag', `W/${tag}`)
  }
  const source = begun.length > 0 ? prepend(begun, answer) : answer
  if (!encoding) return pipeline(source, response)
  return pipeline(
    source,
    compressStream(encoding, headers['content-length'] === undefined),
    response,
  )
}

async function* prepend(begun: readonly Buffer[], rest: AsyncIterable<Buffer>) {
  yield* begun
  yield* rest
}

function sendNotice(
  { pathname, response, request, pagePolicy }: Exchange,
  page: string,
  message: string,
) {
  const asJson = isCall(pathname)
  const body = Buffer.from(asJson ? JSON.stringify({ errorMessage: message }) : page)
  response.setHeader('content-type', `${asJson ? 'application/json' : 'text/html'}; charset=utf-8`)
  response.setHeader('cache-control', 'no-store')
  response.setHeader('content-length', body.length)
  if (!asJson) response.setHeader('content-security-policy', pagePolicy)
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Forgets what was taken over from Next so far. */
function clearHead({ response }: Exchange) {
  for (const name of response.getHeaderNames()) {
    if (!ownHeaders.includes(name) && name !== 'x-request-id' && name !== 'connection')
      response.removeHeader(name)
  }
}

/** The upstream or Next is down (docs/adr/0014): the shop says so and asks to come back. */
export function sendUnavailable(exchange: Exchange) {
  const { response } = exchange
  if (response.headersSent) return response.destroy()
  clearHead(exchange)
  response.statusCode = 503
  response.setHeader('retry-after', RETRY_SECONDS)
  return sendNotice(exchange, unavailablePage, messages.unavailableCall)
}

export type RefusalStatus = keyof typeof messages.refusals

export function sendRejection(exchange: Exchange, status: RefusalStatus, allow?: string) {
  const { response } = exchange
  if (response.headersSent) return response.destroy()
  clearHead(exchange)
  response.statusCode = status
  if (allow) response.setHeader('allow', allow)
  return sendNotice(
    exchange,
    rejectionPage(messages.refusals[status]),
    messages.refusals[status].text,
  )
}

export function sendTooManySearches(exchange: Exchange, seconds: number) {
  const { response } = exchange
  clearHead(exchange)
  response.statusCode = 429
  response.setHeader('retry-after', seconds)
  const refusal = messages.tooManySearches(seconds)
  return sendNotice(exchange, rejectionPage(refusal), refusal.text)
}

/** Leads whoever asks to the same thing under its proper address. */
export async function sendRedirect({ response }: Exchange, to: string) {
  response.statusCode = 308
  response.setHeader('location', to)
  response.end()
}
