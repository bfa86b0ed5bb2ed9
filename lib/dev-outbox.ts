import 'server-only'
import { messages } from '@/contract/messages'
import { errorResponse } from '@/lib/api/error-response'
import { env } from '@/lib/env'
import { logError } from '@/lib/log'

const TIMEOUT_MS = 5_000

/** The demonstration's mail page, fetched from the backend; in live mode there is no such address. */
export async function showOutbox(): Promise<Response> {
  const { shopMode, upstreamUrl } = env()
  if (shopMode !== 'demo') return errorResponse(404, messages.noSuchCall)
  try {
    const answer = await fetch(`${upstreamUrl}/dev/outbox`, {
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!answer.ok) return errorResponse(404, messages.noSuchCall)
    return new Response(answer.body, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
      },
    })
  } catch (error) {
    logError('the mail page could not be had', { error: String(error) })
    return errorResponse(503, messages.unavailable, { 'retry-after': '5' })
  }
}
