import { updateUser } from '@/contract/accounts'
import { login, logout, socialLoginFacebook, socialLoginGoogle } from '@/contract/auth'
import type { Endpoint } from '@/contract/endpoint'
import { messages } from '@/contract/messages'
import { onBehalfOf, signOutUpstream } from '@/lib/auth/upstream-auth'
import { refuse } from '@/lib/bff/error-response'
import { type Credentials, forward, relayedHeaders } from '@/lib/bff/forward-request'
import { cookieOf } from '@/lib/bff/http-only-cookie'
import { matchCall } from '@/lib/bff/match-endpoint'
import { orderTokenOf } from '@/lib/bff/order-token-cookie'
import { effectOf, ORDER_COOKIE } from '@/lib/bff/response-transformers'
import { isOwnRequest, isWrite } from '@/lib/bff/same-origin'
import { REGISTRATION_COOKIE } from '@/lib/bff/session-transformers'
import { readAnswer } from '@/lib/bff/upstream-response'
import { env } from '@/lib/env'
import { logError } from '@/lib/log'
import { endSession, type Visitor, visitorOf } from '@/lib/session/request-session'

const USUAL_LIMIT = 64 * 1024

function ownOrigins(request: Request): string[] {
  const { publicUrl, shopMode } = env()
  const host = request.headers.get('host')
  return [new URL(publicUrl).origin, ...(shopMode === 'demo' && host ? [`http://${host}`] : [])]
}

async function bodyOf(
  request: Request,
  endpoint: Endpoint,
): Promise<ArrayBuffer | null | 'too-large'> {
  if (!endpoint.body) return null
  const limit = endpoint.bodyLimit ?? USUAL_LIMIT
  if (Number(request.headers.get('content-length') ?? 0) > limit) return 'too-large'
  const bytes = await request.arrayBuffer()
  return bytes.byteLength > limit ? 'too-large' : bytes
}

/** Who signs in comes without the session they had: were it over, they could not sign in. */
const entrances: readonly Endpoint[] = [login, socialLoginGoogle, socialLoginFacebook]

type Call = { request: Request; endpoint: Endpoint; path: string; visitor: Visitor }

function credentialsFor({ request, endpoint, path, visitor }: Call): Credentials {
  const [, orderId] = /^\/api\/Order\/([0-9a-f-]{36})(?:\/(?:pay|cancel))?$/i.exec(path) ?? []
  const isWithout = endpoint.anonymous || entrances.includes(endpoint)
  return {
    token: isWithout ? undefined : visitor.session?.upstreamToken,
    orderToken: orderId && orderTokenOf(cookieOf(request, ORDER_COOKIE), orderId),
    registrationToken: endpoint === updateUser ? cookieOf(request, REGISTRATION_COOKIE) : undefined,
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
  const headers = relayedHeaders(upstream)
  const read = await readAnswer(endpoint, upstream)
  if (!read) return new Response(null, { status: upstream.status, headers })
  headers.set('content-type', 'application/json; charset=utf-8')
  const { status, text, json: answered, isContract } = read
  if (!isContract) headers.delete('etag')
  const effect = upstream.ok && isContract ? effectOf(endpoint) : undefined
  if (!effect) return new Response(text, { status, headers })
  const { session, cookieNames } = visitor
  const { json, cookies } = await effect({
    json: answered,
    request,
    sent: jsonOf(body),
    session,
    cookieNames,
  })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return Response.json(json, { status, headers })
}

/** A session the upstream no longer knows, or that was over before, leaves nothing behind in the browser. */
function withoutLostSession(
  { endpoint, visitor }: Call,
  { token }: Credentials,
  answer: Response,
): Response {
  const isLost = answer.status === 401 && token !== undefined
  const hasEntered = answer.ok && entrances.includes(endpoint)
  if (isLost || (visitor.isStale && !hasEntered)) {
    for (const cookie of endSession(visitor.cookieNames))
      answer.headers.append('set-cookie', cookie)
  }
  return answer
}

/** The cookie goes whatever the upstream says: who wants to leave must not be kept by its troubles. */
async function signOut({ request, visitor }: Call): Promise<Response> {
  if (visitor.session) await signOutUpstream(onBehalfOf(request), visitor.session.upstreamToken)
  const headers = new Headers({ 'cache-control': 'private, no-store' })
  for (const cookie of endSession(visitor.cookieNames)) headers.append('set-cookie', cookie)
  return Response.json({}, { headers })
}

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'

async function callUpstream(call: Call): Promise<Response> {
  const { request, endpoint, path } = call
  const body = await bodyOf(request, endpoint)
  if (body === 'too-large') return refuse(413, messages.tooLarge)
  const credentials = credentialsFor(call)
  try {
    const upstream = await forward(request, endpoint, path, body, credentials)
    return withoutLostSession(call, credentials, await relay(call, upstream, body))
  } catch (error) {
    // The cause may name the upstream's address: it goes to the log, never to the page.
    const id = request.headers.get('x-request-id') ?? ''
    logError('upstream call failed', { id, call: endpoint.path, error: String(error) })
    return isTimeout(error)
      ? refuse(504, messages.unavailable)
      : refuse(503, messages.unavailable, { 'retry-after': '5' })
  }
}

/** The storefront's side of a browser's call: deny what the contract does not list, then pass it on with its credentials. */
export async function handle(request: Request): Promise<Response> {
  const match = matchCall(
    request.method === 'HEAD' ? 'GET' : request.method,
    new URL(request.url).pathname,
  )
  if (match.kind === 'unknown') return refuse(404, messages.noSuchCall)
  if (match.kind === 'wrong-method')
    return refuse(405, messages.wrongMethod, { allow: match.allow.join(', ') })
  const { endpoint, path } = match
  if (isWrite(endpoint) && !isOwnRequest(request.headers, ownOrigins(request))) {
    return refuse(403, messages.foreignRequest)
  }
  const call = { request, endpoint, path, visitor: await visitorOf(request) }
  return endpoint === logout ? signOut(call) : callUpstream(call)
}
