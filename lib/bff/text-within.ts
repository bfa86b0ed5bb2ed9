import { bytesWithin } from '@/contract/bytes-within'

/** The text of a request's body; null when it is longer than `limit` bytes. */
export async function textWithin(request: Request, limit: number): Promise<string | null> {
  const bytes = await bytesWithin(request, limit)
  return bytes && new TextDecoder().decode(bytes)
}
