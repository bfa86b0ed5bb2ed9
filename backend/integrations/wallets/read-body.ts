import type { Context } from 'hono'
import { HttpError } from '@/backend/platform/http/http-error'
import { textWithin } from '@/backend/platform/http/request-body'

const MAX_BYTES = 64 * 1024

/** The body of a notice, or null for one that is too large to be any. */
export async function readBody(c: Context): Promise<string | null> {
  try {
    return await textWithin(c.req.raw, MAX_BYTES)
  } catch (error) {
    if (error instanceof HttpError && error.status === 413) return null
    throw error
  }
}
