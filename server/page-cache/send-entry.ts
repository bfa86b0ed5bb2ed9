import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { chooseEncoding } from '@/server/gateway/compression'
import type { CacheEntry } from '@/server/page-cache/cache-entry'

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

async function plainBody({ bodies }: CacheEntry): Promise<Buffer> {
  if ('identity' in bodies) return bodies.identity
  return (await unpacked.fetch(bodies.gzip)) ?? promisify(gunzip)(bodies.gzip)
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '')

export const matchesEtag = (given: string | undefined, etag: string) =>
  given !== undefined &&
  (given === etag || given.trim() === '*' || given.split(',').map(opaque).includes(opaque(etag)))

/** Sends a copy as the reader takes it, or the news that the reader has it already. */
export async function sendEntry(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  response: ServerResponse,
  entry: CacheEntry,
  state: CacheState,
) {
  const { bodies, etag, type } = entry
  const head = [...entry.headers, 'ETag', etag, 'Cache-Status', cacheStatus[state]]
  if (matchesEtag(headers['if-none-match'], etag)) return response.writeHead(304, head).end()
  const encoding = 'br' in bodies ? chooseEncoding(headers['accept-encoding']) : null
  const body = encoding && 'br' in bodies ? bodies[encoding] : await plainBody(entry)
  if (encoding) head.push('Content-Encoding', encoding)
  head.push('Content-Type', type, 'Content-Length', String(body.length))
  response.writeHead(200, head).end(method === 'HEAD' ? undefined : body)
}
