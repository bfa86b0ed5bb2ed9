import { bytesWithin } from '@/contract/bytes-within'
import type { Endpoint } from '@/contract/endpoint'
import { messages } from '@/contract/messages'
import { sessionMessages } from '@/contract/session-messages'
import { updateUser } from '@/contract/shop/accounts'
import { login, logout } from '@/contract/shop/auth'
import { socialLoginFacebook, socialLoginGoogle } from '@/contract/shop/session-tokens'
import { errorResponse } from '@/lib/api/error-response'
import { requesterOf, signOutUpstream } from '@/lib/auth/upstream-auth'
import { type Credentials, forwardedHeaders, forwardRequest } from '@/lib/bff/forward-request'
import { matchEndpoint } from '@/lib/bff/match-endpoint'
import { orderTokenOf } from '@/lib/bff/order-token-cookie'
import { ORDER_COOKIE, transformerFor } from '@/lib/bff/response-transformers'
import { isSameOrigin, isWrite } from '@/lib/bff/same-origin'
import { REGISTRATION_COOKIE } from '@/lib/bff/session-transformers'
import { readUpstreamResponse } from '@/lib/bff/upstream-response'
import { env } from '@/lib/env'
import { logError } from '@/lib/log'
import { findCookie } from '@/lib/session/http-only-cookie'
import { type RequestSession, readRequestSession } from '@/lib/session/read-request-session'
import { type RenewedSession, renewSession } from '@/lib/session/renew-session'
import { isSessionCookie } from '@/lib/session/session-cookie'
import { clearSessionCookie } from '@/lib/session/write-session-cookie'

const USUAL_LIMIT = 64 * 1024

function ownOrigins(request: Request): string[] {
  const { publicUrl, shopMode } = env()
  const host = request.headers.get('host')
  return [new URL(publicUrl).origin, ...(shopMode === 'demo' && host ? [`http://${host}`] : [])]
}

/** Without a session or an order token only a body of the usual size is read: the upstream would refuse a longer one anyway. */
async function bodyOf(
  request: Request,
  endpoint: Endpoint,
  { token, orderToken }: Credentials,
): Promise<ArrayBuffer | null | 'too-large' | 'unauthenticated'> {
  if (!endpoint.body) return null
  const { bodyLimit = USUAL_LIMIT } = endpoint
  const hasCredentials = (token ?? orderToken) !== undefined
  const bytes = await bytesWithin(request, hasCredentials ? bodyLimit : USUAL_LIMIT)
  if (bytes !== null) return bytes.buffer
  return hasCredentials || bodyLimit <= USUAL_LIMIT ? 'too-large' : 'unauthenticated'
}

/** Called without the session there is: an expired token must not stop a sign-in. */
const signInEndpoints: readonly Endpoint[] = [login, socialLoginGoogle, socialLoginFacebook]

const isWithoutToken = (endpoint: Endpoint) =>
  endpoint.anonymous === true || signInEndpoints.includes(endpoint)

type Call = { request: Request; endpoint: Endpoint; path: string; visitor: RequestSession }

/** The calls about one order that its token opens. */
const ofOneOrder =
  /^\/api\/Order\/([0-9a-f-]{36})(?:\/(?:pay|cancel(?:-rest)?|email|invoice-buyer|refund-receiver|returns(?:\/[0-9a-f-]{36}\/(?:photos|withdraw))?))?$/i

function credentialsFor({ request, endpoint, path, visitor }: Call): Credentials {
  const [, orderId] = ofOneOrder.exec(path) ?? []
  return {
    token: isWithoutToken(endpoint) ? undefined : visitor.session?.upstreamToken,
    orderToken: orderId && orderTokenOf(findCookie(request, ORDER_COOKIE), orderId),
    registrationToken:
      endpoint === updateUser ? findCookie(request, REGISTRATION_COOKIE) : undefined,
  }
}

const jsonOf = (body: ArrayBuffer | null): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(body ?? undefined))
  } catch {
    return null
  }
}

async function relay(
  { request, endpoint, visitor }: Call,
  upstream: Response,
  body: ArrayBuffer | null,
): Promise<Response> {
  const headers = forwardedHeaders(upstream)
  const read = await readUpstreamResponse(endpoint, upstream)
  if (!read) return new Response(null, { status: upstream.status, headers })
  headers.set('content-type', 'application/json; charset=utf-8')
  const { status, text, json: answered, isContract } = read
  if (!isContract) headers.delete('etag')
  const transformer = isContract ? transformerFor(endpoint, upstream.ok) : undefined
  if (!transformer) return new Response(text, { status, headers })
  const { session, cookieNames } = visitor
  const { json, cookies } = await transformer({
    json: answered,
    request,
    sent: jsonOf(body),
    session,
    cookieNames,
  })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return Response.json(json, { status, headers })
}

/** Clears the cookie of a session the upstream no longer knows, or that had expired before. */
function clearLostSession(
  { endpoint, visitor }: Call,
  { token }: Credentials,
  answer: Response,
): Response {
  const isLost = answer.status === 401 && token !== undefined
  const hasEntered = answer.ok && signInEndpoints.includes(endpoint)
  if (isLost || (visitor.isStale && !hasEntered)) {
    for (const cookie of clearSessionCookie(visitor.cookieNames))
      answer.headers.append('set-cookie', cookie)
  }
  return answer
}

/** Clears the cookie even when the upstream fails: signing out must always work. */
async function signOut({ request, visitor }: Call): Promise<Response> {
  if (visitor.session) await signOutUpstream(requesterOf(request), visitor.session.upstreamToken)
  const headers = new Headers({ 'cache-control': 'private, no-store' })
  for (const cookie of clearSessionCookie(visitor.cookieNames)) headers.append('set-cookie', cookie)
  return Response.json({}, { headers })
}

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'

async function callUpstream(call: Call): Promise<Response> {
  const { request, endpoint, path } = call
  const credentials = credentialsFor(call)
  const body = await bodyOf(request, endpoint, credentials)
  if (body === 'too-large') return errorResponse(413, messages.tooLarge)
  if (body === 'unauthenticated') return errorResponse(401, sessionMessages.signInFirst)
  try {
    const upstream = await forwardRequest(request, endpoint, path, body, credentials)
    return clearLostSession(call, credentials, await relay(call, upstream, body))
  } catch (error) {
    // The cause may name the upstream's address: it goes to the log, never to the page.
    const id = request.headers.get('x-request-id') ?? ''
    logError('upstream call failed', { id, call: endpoint.path, error: String(error) })
    return isTimeout(error)
      ? errorResponse(504, messages.unavailable)
      : errorResponse(503, messages.unavailable, { 'retry-after': '5' })
  }
}

/** Whoever calls, with a token that still lives where the call takes one. */
async function visitorOf(request: Request, endpoint: Endpoint): Promise<RenewedSession> {
  const visitor = await readRequestSession(request)
  return isWithoutToken(endpoint)
    ? { visitor, cookies: [] }
    : renewSession(visitor, requesterOf(request))
}

/** What the call itself did with the session counts; a session that only goes on gets its new cookie here. */
function withRenewedCookies(answer: Response, cookies: readonly string[]): Response {
  const isWritten = answer.headers
    .getSetCookie()
    .some((header) => isSessionCookie(header.slice(0, header.indexOf('='))))
  if (!isWritten) for (const cookie of cookies) answer.headers.append('set-cookie', cookie)
  return answer
}

/** The BFF: denies every call the contract does not list and forwards the others with the session's credentials (docs/adr/0005). */
export async function handleRequest(request: Request): Promise<Response> {
  const match = matchEndpoint(
    request.method === 'HEAD' ? 'GET' : request.method,
    new URL(request.url).pathname,
  )
  if (match.kind === 'unknown') return errorResponse(404, messages.noSuchCall)
  if (match.kind === 'wrong-method')
    return errorResponse(405, messages.wrongMethod, { allow: match.allow.join(', ') })
  const { endpoint, path } = match
  if (isWrite(endpoint) && !isSameOrigin(request.headers, ownOrigins(request))) {
    return errorResponse(403, messages.foreignRequest)
  }
  const { visitor, cookies } = await visitorOf(request, endpoint)
  const call = { request, endpoint, path, visitor }
  const answer = await (endpoint === logout ? signOut(call) : callUpstream(call))
  return withRenewedCookies(answer, cookies)
}
