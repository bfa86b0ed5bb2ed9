import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { chooseEncoding } from '@/server/gateway/compression'
import { type CacheEntry, type Variant, variantOf } from '@/server/page-cache/cache-entry'

export type CacheState = 'hit' | 'miss' | 'stale' | 'bypass'

/** RFC 9211. */
export const cacheStatus: Record<CacheState, string> = {
  hit: 'gateway; hit',
  miss: 'gateway; fwd=miss',
  stale: 'gateway; hit; detail=stale',
  bypass: 'gateway; fwd=bypass',
}

const UNPACKED_BYTES = 8 * 1024 * 1024

/** Plain bytes of texts, which hardly anybody asks for: many who do share them, within a bound of their own. */
const unpacked = new LRUCache<Buffer, Buffer>({
  maxSize: UNPACKED_BYTES,
  sizeCalculation: ({ length }) => length + 1,
  fetchMethod: (packed) => promisify(gunzip)(packed),
})

async function plainVariant(entry: CacheEntry, packed: Buffer): Promise<Variant> {
  return variantOf(entry, (await unpacked.fetch(packed)) ?? (await promisify(gunzip)(packed)))
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '')

export const matchesEtag = (given: string | undefined, etag: string) =>
  given !== undefined &&
  (given === etag || given.trim() === '*' || given.split(',').map(opaque).includes(opaque(etag)))

/** Sends a copy as the reader takes it, or the news that the reader has it already. */
export function sendEntry(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  response: ServerResponse,
  entry: CacheEntry,
  state: CacheState,
): void | Promise<void> {
  const { variants, etag } = entry
  const write = (status: number, head: readonly string[], body?: Buffer) =>
    void response.writeHead(status, [...head, 'Cache-Status', cacheStatus[state]]).end(body)
  const send = (variant: Variant) =>
    write(200, variant.headers, method === 'HEAD' ? undefined : variant.body)
  if (matchesEtag(headers['if-none-match'], etag)) return write(304, entry.headers)
  if ('identity' in variants) return send(variants.identity)
  const encoding = chooseEncoding(headers['accept-encoding'])
  if (encoding) return send(variants[encoding])
  return plainVariant(entry, variants.gzip.body).then(send)
}
