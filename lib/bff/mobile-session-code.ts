import 'server-only'
import { bytesWithin } from '@/contract/bytes-within'
import { messages } from '@/contract/messages'
import { createSessionCode } from '@/contract/shop/mobile'
import { errorResponse } from '@/lib/api/error-response'
import { forwardedHeaders, forwardRequest } from '@/lib/bff/forward-request'
import { logError } from '@/lib/log'
import { bearerOf } from '@/lib/mobile/app-sign-in'

const MAX_BYTES = 4_096

/** Issues a one-time code to an app that sends its own token. A browser's cookie is not enough: a page could carry its session elsewhere. */
export async function mobileSessionCode(request: Request): Promise<Response> {
  const token = bearerOf(request.headers)
  if (token === null)
    return errorResponse(401, messages.signInFirst, { 'www-authenticate': 'Bearer' })
  try {
    const body = await bytesWithin(request, MAX_BYTES)
    if (body === null) return errorResponse(413, messages.tooLarge)
    const { path } = createSessionCode
    const upstream = await forwardRequest(request, createSessionCode, path, body.buffer, { token })
    return new Response(upstream.body, {
      status: upstream.status,
      headers: forwardedHeaders(upstream),
    })
  } catch (error) {
    logError('upstream call failed', { call: createSessionCode.path, error: String(error) })
    return errorResponse(503, messages.unavailable, { 'retry-after': '5' })
  }
}
