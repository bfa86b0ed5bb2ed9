import { createHash } from 'node:crypto'
import { compressText, isCompressible } from '@/server/gateway/compression'
import type { CatalogVersion } from '@/server/page-cache/catalog-version'

export type Compressed = { br: Buffer; gzip: Buffer }

/** Bytes with all their headers but how they were found, names and values in turn. */
export type Variant = { body: Buffer; headers: readonly string[] }

/** A whole response as everybody gets it. */
export type CacheEntry = {
  etag: string
  /** What every variant says, and the news that nothing has changed. */
  headers: readonly string[]
  type: string
  /** Texts are kept compressed, pictures as they are. */
  variants: { br: Variant; gzip: Variant } | { identity: Variant }
  /** What it counts against the bound. */
  bytes: number
  madeAt: number
  freshUntil: number
  /** From here on nobody is given it while it is being refreshed. */
  lastUntil: number
  /** After a refresh that failed: not to be tried again before. */
  retryAt: number
  /** What the catalog was known to show before it was rendered. */
  catalogVersion: string | undefined
}

type EntryOptions = {
  headers: Readonly<Record<string, string>>
  body: Buffer
  type: string
  /** An identity the file brought along; otherwise one is made of its bytes. */
  etag?: string | undefined
  now: number
  lifetimeMs: number
  catalogVersion?: CatalogVersion | null
  /** Compressed by the build already. */
  compressed?: Compressed | undefined
}

/** Objects, keys and headers around the bytes. */
const OVERHEAD_BYTES = 1536
/** A copy is renewed in the last quarter of its life, so that no reader sees one that is older than promised. */
const FRESH_SHARE = 0.75
/** Edits made past the upstream, straight in its database, show after this long at most. */
const LONGEST_MS = 5 * 60_000

const etagOf = (body: Buffer, headers: readonly string[]) =>
  `W/"${createHash('sha256').update(body).update(headers.join()).digest('base64url').slice(0, 22)}"`

/** A life ends where a sale begins or ends. */
function lifeFrom(from: number, lifetimeMs: number, version?: CatalogVersion | null) {
  const end = version?.until ?? Number.POSITIVE_INFINITY
  return {
    freshUntil: Math.min(from + lifetimeMs * FRESH_SHARE, end),
    lastUntil: Math.min(from + lifetimeMs, end),
  }
}

/** The headers of an entry's bytes in one encoding. */
export function variantOf(
  { headers, type }: Pick<CacheEntry, 'headers' | 'type'>,
  body: Buffer,
  encoding?: keyof Compressed,
): Variant {
  const length = ['Content-Type', type, 'Content-Length', String(body.length)]
  const packed = encoding ? ['Content-Encoding', encoding] : []
  return { body, headers: [...headers, ...packed, ...length] }
}

const bytesOf = ({ body, headers }: Variant) => body.length + headers.join('').length

export async function createEntry(options: EntryOptions): Promise<CacheEntry> {
  const { body, type, etag, now, lifetimeMs, catalogVersion, compressed } = options
  const given = Object.entries(options.headers).flat()
  const identity = etag ?? etagOf(body, given)
  const headers = [...given, 'ETag', identity]
  const about = { headers, type }
  const packed = isCompressible(type) ? (compressed ?? (await compressText(body))) : undefined
  const variants = packed
    ? { br: variantOf(about, packed.br, 'br'), gzip: variantOf(about, packed.gzip, 'gzip') }
    : { identity: variantOf(about, body) }
  const all: Variant[] = Object.values(variants)
  return {
    etag: identity,
    headers,
    type,
    variants,
    bytes: all.reduce((sum, one) => sum + bytesOf(one), OVERHEAD_BYTES),
    madeAt: now,
    ...lifeFrom(now, lifetimeMs, catalogVersion),
    retryAt: 0,
    catalogVersion: catalogVersion?.state,
  }
}

/** Gives a copy a new lifetime when the catalog shows what it showed before the copy was rendered; false when it has to be rendered again. */
export function extendTtl(entry: CacheEntry, version: CatalogVersion, lifetimeMs: number): boolean {
  if (entry.catalogVersion !== version.state) return false
  if (version.at + lifetimeMs > entry.madeAt + LONGEST_MS) return false
  Object.assign(entry, lifeFrom(version.at, lifetimeMs, version))
  return true
}
