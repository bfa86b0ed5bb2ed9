import 'server-only'
import { bytesWithin } from '@/contract/bytes-within'
import { messages } from '@/contract/messages'
import { errorResponse } from '@/lib/api/error-response'
import { env } from '@/lib/env'
import { logError } from '@/lib/log'

const MOST_BYTES = 4_096
const TIMEOUT_MS = 10_000

const returned = ['content-type', 'location', 'x-robots-tag'] as const

function answerOf(upstream: Response): Response {
  const headers = new Headers({ 'cache-control': 'no-store' })
  for (const name of returned) {
    const value = upstream.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return new Response(upstream.body, { status: upstream.status, headers })
}

type Shop = {
  shopMode: string
  upstreamUrl: string
  /** The pages of the built-in services a browser needs; nothing else of them is passed on. */
  sandboxPages: readonly string[]
}

/** Shows the demonstration's payment site, which lives in the backend, under the shop's own address. In live mode it does not exist. */
export async function proxySandbox(
  request: Request,
  { shopMode, upstreamUrl, sandboxPages }: Shop = env(),
): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  if (shopMode !== 'demo' || !sandboxPages.includes(pathname))
    return errorResponse(404, messages.noSuchCall)
  const body = request.method === 'POST' ? await bytesWithin(request, MOST_BYTES) : undefined
  if (body === null) return errorResponse(413, messages.tooLarge)
  const type = request.headers.get('content-type')
  try {
    const upstream = await fetch(upstreamUrl + pathname + search, {
      method: request.method,
      headers: { accept: 'text/html', ...(body && type && { 'content-type': type }) },
      ...(body && { body }),
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return answerOf(upstream)
  } catch (error) {
    logError('the built-in payment site could not be had', { error: String(error) })
    return errorResponse(503, messages.unavailable, { 'retry-after': '5' })
  }
}
