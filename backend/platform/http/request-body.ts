import { HttpError } from '@/backend/platform/http/http-error'
import { bytesWithin } from '@/contract/bytes-within'
import { messages } from '@/contract/messages'

const USUAL_LIMIT = 64 * 1024
const DEEPEST = 32

/** The text of a request's body; 413 beyond the limit, 400 for what is no text. */
export async function textWithin(request: Request, limit: number = USUAL_LIMIT): Promise<string> {
  const bytes = await bytesWithin(request, limit)
  if (bytes === null) throw new HttpError(413, messages.tooLarge)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new HttpError(400, messages.badInput)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The error quotes what it could not read, and that may be a password: it goes no further.
    throw new HttpError(400, messages.badInput)
  }
}

/** The JSON object of a request to a simulator, whatever it says of its type. */
export async function jsonWithin(request: Request): Promise<Record<string, unknown>> {
  const value = parsed(await textWithin(request))
  if (typeof value !== 'object' || value === null) throw new HttpError(400, messages.badInput)
  return { ...value }
}

/** The fields of a form, each once. */
export const formWithin = async (request: Request): Promise<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(await textWithin(request)))

/** The body of a notice, or null for one that is too large to be any. */
export async function noticeWithin(request: Request): Promise<string | null> {
  try {
    return await textWithin(request)
  } catch (error) {
    if (error instanceof HttpError && error.status === 413) return null
    throw error
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
  const value = parsed(text)
  if (!depthWithin(value, DEEPEST)) throw new HttpError(400, messages.badInput)
  return value
}
