import { HttpError } from '@/backend/platform/http/http-error'
import { messages } from '@/contract/messages'

const USUAL_LIMIT = 64 * 1024
const DEEPEST = 32

/** The text of a request's body, whether its length was told or not; 413 beyond the limit, of which no more is kept in memory. */
export async function textWithin(request: Request, limit: number): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > limit)
    throw new HttpError(413, messages.tooLarge)
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.body ?? []) {
    size += part.byteLength
    // What is too much is read on and dropped: a sender cut off in the middle would not read the refusal.
    if (size <= limit) parts.push(part)
  }
  if (size > limit) throw new HttpError(413, messages.tooLarge)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts))
  } catch {
    throw new HttpError(400, messages.badInput)
  }
}

const depthWithin = (value: unknown, left: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (left > 0 && Object.values(value).every((part) => depthWithin(part, left - 1)))

/** The JSON of a request: bounded in bytes and depth; an empty body is undefined. */
export async function readBody(request: Request, limit: number = USUAL_LIMIT): Promise<unknown> {
  const text = await textWithin(request, limit)
  if (text.trim() === '') return undefined
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new HttpError(415, messages.badInput)
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    // The error quotes what it could not read, and that may be a password: it goes no further.
    throw new HttpError(400, messages.badInput)
  }
  if (!depthWithin(value, DEEPEST)) throw new HttpError(400, messages.badInput)
  return value
}
