import type { Transform } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const BROTLI_QUALITY = 5
const WORTHWHILE_BYTES = 1024

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }

/** What a visitor takes, best first; brotli first where both are equally welcome. */
export function encodingOrder(accepted: string | undefined): Encoding[] {
  const weights = new Map<string, number>()
  for (const part of (accepted ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0)
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  return (['br', 'gzip'] as const)
    .filter((name) => weightOf(name) > 0)
    .sort((one, other) => weightOf(other) - weightOf(one))
}

export const chooseEncoding = (accepted: string | undefined): Encoding | null =>
  encodingOrder(accepted)[0] ?? null

const text =
  /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?(?:json|xml|javascript)\b|application\/wasm|image\/svg\+xml|font\/(?:otf|ttf))/i

export const isCompressible = (type: string | undefined) => type !== undefined && text.test(type)

export const isWorthwhile = (length: number) => length >= WORTHWHILE_BYTES

const brotliWhole = promisify(brotliCompress)
const gzipWhole = promisify(gzip)

export const compressWhole = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br'
    ? brotliWhole(body, {
        params: { ...brotli.params, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      })
    : gzipWhole(body)

/** @param isLive every part is passed on at once, for answers that come bit by bit */
export const compressStream = (encoding: Encoding, isLive: boolean): Transform =>
  encoding === 'br'
    ? createBrotliCompress({
        ...brotli,
        ...(isLive && { flush: constants.BROTLI_OPERATION_FLUSH }),
      })
    : createGzip(isLive ? { flush: constants.Z_SYNC_FLUSH } : {})
