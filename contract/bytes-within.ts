/** So much of what is too long is read on and dropped: a sender cut off in the middle would not read the refusal. */
const MAX_DROPPED = 16 * 1024 * 1024

type Sent = Pick<Request, 'headers' | 'body'>

/**
 * The body of a request, whether its length was told or not; null beyond the limit, of which no more is kept in memory. The only reader
 * of bodies there is: a rule refuses the request's own.
 */
export async function bytesWithin(
  sent: Sent,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  // The body is not touched: of one that somebody began to read the server cannot drop the rest, and closes the connection.
  if (Number(sent.headers.get('content-length') ?? 0) > limit) return null
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of sent.body ?? []) {
    size += part.byteLength
    if (size <= limit) parts.push(part)
    else if (size > limit + MAX_DROPPED) return null
  }
  if (size > limit) return null
  const bytes = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.byteLength
  }
  return bytes
}
