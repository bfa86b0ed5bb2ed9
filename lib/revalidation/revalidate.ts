import 'server-only'
import { z } from 'zod/mini'
import { messages } from '@/contract/messages'
import { errorResponse } from '@/lib/api/error-response'
import { textWithin } from '@/lib/bff/text-within'
import { env } from '@/lib/env'
import { isSigned } from '@/lib/revalidation/signed-request'

const MOST_BYTES = 64 * 1_024
const Tag = z.string().check(z.minLength(1), z.maxLength(200))
const Body = z.object({ tags: z.array(Tag).check(z.maxLength(1_000)) })

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Hears which cached pages an edit has made old. Without a valid signature the answer is 401, whatever was sent. */
export async function revalidate(
  request: Request,
  secret = env().revalidateSecret,
  now = new Date(),
): Promise<Response> {
  const body = await textWithin(request, MOST_BYTES)
  if (body === null) return errorResponse(413, messages.tooLarge)
  const signed = {
    time: request.headers.get('x-revalidate-time'),
    signature: request.headers.get('x-revalidate-signature'),
    body,
  }
  if (!isSigned(signed, secret, now)) return errorResponse(401, messages.signInFirst)
  const parsed = Body.safeParse(jsonOf(body))
  if (!parsed.success) return errorResponse(400, messages.badInput)
  const purged = [...new Set(parsed.data.tags)]
  return Response.json({ purged }, { headers: { 'cache-control': 'no-store' } })
}
