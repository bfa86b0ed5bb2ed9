import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { type Encoding, encodingOrder, isCompressible } from '@/server/gateway/compression'
import type { CatalogVersion } from '@/server/page-cache/catalog-version'

export type Coding = Encoding | 'identity'

/** A whole response, compressed, as everybody gets it. */
export type CacheEntry = {
  etag: string
  /** Name and value in turn, without what the encoding or the request decide. */
  head: readonly string[]
  bodies: Partial<Record<Coding, Buffer>>
  /** Heads of hits, written once for each encoding. */
  heads: Partial<Record<Coding | 'unchanged', string[]>>
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
  isCompressible: boolean
  isGrowing: boolean
}

export type EntryOptions = {
  head: readonly string[]
  body: Buffer
  type: string
  /** An identity the file brought along; otherwise one is made of its bytes. */
  etag?: string
  now: number
  lifetimeMs: number
  catalogVersion?: CatalogVersion | null | undefined
  /** Made before, where somebody had the time. */
  packed?: { br: Buffer; gzip: Buffer } | undefined
}

/** Objects, keys and headers around the bytes. */
const OVERHEAD_BYTES = 1536
/** Of a list of 150 kB, quality 9 takes eight times the work and saves less than a hundredth of the bytes. */
const PAGE_QUALITY = 7
/** A copy is renewed in the last quarter of its life, so that no reader sees one that is older than promised. */
const FRESH_SHARE = 0.75

/** Edits made past the upstream, straight in its database, show after this long at most. */
const LONGEST_MS = 5 * 60_000

const UNPACKED_BYTES = 8 * 1024 * 1024

const gzipWhole = promisify(gzip)
const gunzipWhole = promisify(gunzip)
const brotliWhole = promisify(brotliCompress)

function etagOf(body: Buffer, head: readonly string[]) {
  const hash = createHash('sha256').update(body)
  for (const text of head) hash.update(text)
  return `W/"${hash.digest('base64url').slice(0, 22)}"`
}

export async function createEntry(options: EntryOptions): Promise<CacheEntry> {
  const { head, body, type, now, lifetimeMs } = options
  const isText = isCompressible(type)
  const { br, gzip: zipped } = options.packed ?? {}
  const packed = isText
    ? (zipped ?? (await gzipWhole(body, { level: constants.Z_BEST_COMPRESSION })))
    : body
  const headLength = head.reduce((sum, text) => sum + text.length, 0)
  return {
    etag: options.etag ?? etagOf(body, head),
    head,
    bodies: isText ? { gzip: packed, ...(br && { br }) } : { identity: body },
    heads: {},
    // Room for the brotli bytes too, which come later and are fewer.
    bytes: packed.length * (isText ? 2 : 1) + headLength + OVERHEAD_BYTES,
    madeAt: now,
    ...lifeFrom(now, lifetimeMs, options.catalogVersion),
    retryAt: 0,
    catalogVersion: options.catalogVersion?.state,
    isCompressible: isText,
    isGrowing: false,
  }
}

/** A life ends where a sale begins or ends. */
function lifeFrom(
  from: number,
  lifetimeMs: number,
  catalogVersion: CatalogVersion | null | undefined,
) {
  const end = catalogVersion?.until ?? Number.POSITIVE_INFINITY
  return {
    freshUntil: Math.min(from + lifetimeMs * FRESH_SHARE, end),
    lastUntil: Math.min(from + lifetimeMs, end),
  }
}

/** Gives a copy a new lifetime when the catalog shows what it showed before the copy was rendered; false when it has to be rendered again. */
export function extendTtl(
  entry: CacheEntry,
  catalogVersion: CatalogVersion,
  lifetimeMs: number,
): boolean {
  if (entry.catalogVersion !== catalogVersion.state) return false
  if (catalogVersion.at + lifetimeMs > entry.madeAt + LONGEST_MS) return false
  Object.assign(entry, lifeFrom(catalogVersion.at, lifetimeMs, catalogVersion))
  return true
}

async function addBrotli(entry: CacheEntry, packed: Buffer) {
  entry.isGrowing = true
  const body = await gunzipWhole(packed)
  const bytes = await brotliWhole(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
  // Never larger than the room that was counted for it.
  if (bytes.length <= packed.length) entry.bodies.br = bytes
}

const orders = new Map<string, Encoding[]>()
const MOST_ORDERS = 200
const LONGEST_ORDER = 200

/** What a visitor takes; browsers of one kind all write the same, so it is read once. */
function orderOf(accepted: string | undefined): Encoding[] {
  const text = accepted ?? ''
  const known = orders.get(text)
  if (known) return known
  const order = encodingOrder(text)
  if (orders.size < MOST_ORDERS && text.length <= LONGEST_ORDER) orders.set(text, order)
  return order
}

/** The encoding to send now; brotli bytes are begun when somebody first asks for them, and take the place of gzip when they are there. */
export function chooseCoding(entry: CacheEntry, accepted: string | undefined): Coding {
  if (!entry.isCompressible) return 'identity'
  const { gzip: packed, br } = entry.bodies
  for (const coding of orderOf(accepted)) {
    if (coding === 'gzip') return 'gzip'
    if (br) return 'br'
    if (!entry.isGrowing && packed) addBrotli(entry, packed).catch(() => {})
  }
  return 'identity'
}

/** Plain bytes of texts, which hardly anybody asks for: many who do share them, within a bound of their own. */
const unpacked = new LRUCache<Buffer, Buffer>({
  maxSize: UNPACKED_BYTES,
  sizeCalculation: ({ length }) => length + 1,
  fetchMethod: (packed) => gunzipWhole(packed),
})

export async function plainBody({ bodies }: CacheEntry): Promise<Buffer> {
  const packed = bodies.gzip ?? Buffer.alloc(0)
  return bodies.identity ?? (await unpacked.fetch(packed)) ?? gunzipWhole(packed)
}
