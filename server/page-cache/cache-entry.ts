import { createHash } from 'node:crypto'
import { compressText, isCompressible } from '@/server/gateway/compression'
import type { CatalogVersion } from '@/server/page-cache/catalog-version'

export type Compressed = { br: Buffer; gzip: Buffer }

/** A whole response as everybody gets it. */
export type CacheEntry = {
  etag: string
  /** Names and values in turn, without those that the encoding and the request decide. */
  headers: readonly string[]
  type: string
  /** Texts are kept compressed, pictures as they are. */
  bodies: Compressed | { identity: Buffer }
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

export async function createEntry(options: EntryOptions): Promise<CacheEntry> {
  const { body, type, etag, now, lifetimeMs, catalogVersion, compressed } = options
  const headers = Object.entries(options.headers).flat()
  const bodies = isCompressible(type)
    ? (compressed ?? (await compressText(body)))
    : { identity: body }
  const all: Buffer[] = Object.values(bodies)
  return {
    etag: etag ?? etagOf(body, headers),
    headers,
    type,
    bodies,
    bytes: all.reduce((sum, { length }) => sum + length, headers.join('').length + OVERHEAD_BYTES),
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
