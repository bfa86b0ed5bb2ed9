import type { Context } from 'hono'

const MAX_BYTES = 64 * 1024

/** The body of a notice, or null for one that is too large to be any. */
export async function readBody(c: Context): Promise<string | null> {
  if (Number(c.req.header('content-length') ?? 0) > MAX_BYTES) return null
  const body = await c.req.text()
  return body.length > MAX_BYTES ? null : body
}
