import type { ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import compression from 'compression'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants

const text =
  /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?(?:json|xml|javascript)\b|image\/svg\+xml)/i

export const isCompressible = (type: string) => text.test(type)

const preferred = ['br', 'gzip', 'identity']

/** Browsers send a handful of values. */
const chosenBefore = new LRUCache<string, string>({
  max: 100,
  memoMethod: (accepted) => {
    const request = { headers: { 'accept-encoding': accepted } }
    return new Negotiator(request).encoding(preferred, { preferred }) ?? 'identity'
  },
})

/** How a reader wants a text; null for plain bytes. */
export function chooseEncoding(accepted = ''): 'br' | 'gzip' | null {
  const chosen = chosenBefore.memo(accepted)
  return chosen === 'br' || chosen === 'gzip' ? chosen : null
}

/** Of a list of 150 kB, brotli's quality 9 takes eight times the work and saves less than a hundredth of the bytes. */
const CACHED_QUALITY = 7
const PASSING_QUALITY = 5

const brotliAll = promisify(brotliCompress)
const gzipAll = promisify(gzip)

/** A text that is kept, in both encodings. */
export async function compressText(body: Buffer) {
  const params = { [BROTLI_PARAM_QUALITY]: CACHED_QUALITY, [BROTLI_PARAM_SIZE_HINT]: body.length }
  const [br, zipped] = await Promise.all([
    brotliAll(body, { params }),
    gzipAll(body, { level: constants.Z_BEST_COMPRESSION }),
  ])
  return { br, gzip: zipped }
}

const typeOf = (response: ServerResponse) => String(response.getHeader('content-type') ?? '')

/** Compresses what passes by: pages and calls of one person. */
export const compressPassing = compression({
  threshold: 1024,
  brotli: { params: { [BROTLI_PARAM_QUALITY]: PASSING_QUALITY } },
  filter: ({ url = '' }, response) =>
    // The length of a compressed answer would let a stranger guess the secret in it.
    !url.startsWith('/api/auth') && response.statusCode !== 206 && isCompressible(typeOf(response)),
})
