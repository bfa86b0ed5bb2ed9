import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { INCOMPLETE_PAGE } from '@/lib/routes/incomplete-page'
import { securityHeaders } from '@/lib/security/security-headers'
import type { Exchange } from '@/server/gateway/exchange'
import type { NextClient } from '@/server/gateway/next-client'
import { anonymousHeaders } from '@/server/gateway/request-headers'
import { speculationHeader } from '@/server/gateway/speculation-rules'
import { isPreview, navigationHeaders } from '@/server/html/next-protocol'
import type { PrepareHtml } from '@/server/html/prepare-html'
import { createEntry, extendTtl } from '@/server/page-cache/cache-entry'
import type { CatalogVersion, ReadCatalogVersion } from '@/server/page-cache/catalog-version'
import {
  createResponseCache,
  fetchWhole,
  headWithout,
  IncompletePage,
  isWholeAndShared,
} from '@/server/page-cache/response-cache'
import type { CacheState } from '@/server/page-cache/send-entry'

type Page = {
  key: string
  tags: readonly string[]
  route: { lifetime: number; startsAtOnce?: true }
}

export type PageCacheOptions = {
  maxBytes: number
  publicUrl: URL
  next: NextClient
  prepare: PrepareHtml
  onState: (state: CacheState) => void
  /** What an upstream says of its catalog; without it every page is rendered again when its life ends. */
  readCatalogVersion?: ReadCatalogVersion
  now?: () => number
}

export type PageCache = ReturnType<typeof createPageCache>

const MOST_ADDRESSES = 10_000
const LONGEST_ADDRESS = 512
/** Sales do not purge: this old may stock and prices be. */
const SHELVES_SECONDS = 60

/** Whether an answer for everybody may be given: a document or file is asked for, as nobody in particular. */
export const isForAnybody = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') &&
  headers.authorization === undefined &&
  navigationHeaders.every((name) => headers[name] === undefined) &&
  !isPreview(headers)

const showsCatalog = ({ tags }: Page) => tags.includes('flash-sale')

const lifetimeMs = (page: Page) =>
  1_000 *
  (showsCatalog(page) ? Math.min(page.route.lifetime, SHELVES_SECONDS) : page.route.lifetime)

const rewritten = [
  'content-length',
  'cache-control',
  'content-type',
  'date',
  'etag',
  'vary',
  'last-modified',
  'set-cookie',
]

const isPage = (answer: IncomingMessage) =>
  isWholeAndShared(answer) && /^text\/html\b/i.test(answer.headers['content-type'] ?? '')

const incompleteMark = `<meta name="${INCOMPLETE_PAGE}"`

const headOf = (answer: IncomingMessage, own: Record<string, string>) => [
  ...Object.entries({
    ...own,
    ...speculationHeader,
    'Content-Type': answer.headers['content-type'] ?? '',
    Vary: [answer.headers.vary, 'Accept-Encoding'].filter(Boolean).join(', '),
  }).flat(),
  ...headWithout(answer, rewritten),
]

/** Public pages, as they leave for everybody. */
export function createPageCache(options: PageCacheOptions) {
  const { maxBytes, publicUrl, next, prepare, onState, now = Date.now } = options
  const readCatalogVersion = options.readCatalogVersion ?? (async () => null)
  const cache = createResponseCache({ maxBytes, onState, now })
  const keys = new LRUCache<string, string>({ max: MOST_ADDRESSES })
  const security = securityHeaders(publicUrl.protocol === 'https:', '')

  /** Has Next write a page, under the shop's own name, whatever name this visitor typed. */
  async function render({ request, relay }: Exchange, page: Page, version: CatalogVersion | null) {
    const own = anonymousHeaders(request.headers, { ...relay, isHostFixed: true })
    const headers = { ...own, host: publicUrl.host }
    // The data are as old as the question.
    const begun = now()
    const { answer, body } = await fetchWhole(next, { target: page.key, headers }, isPage)
    const isLazy = !page.route.startsAtOnce
    const { html, policy } = prepare(
      { html: body.toString(), nonce: answer.nonce, isLazy },
      page.key,
    )
    const isIncomplete = body.includes(incompleteMark)
    const entry = await createEntry({
      head: headOf(answer, {
        ...security,
        'Content-Security-Policy': policy,
        // Stored by the reader's browser and asked for again each time: a purge reaches everybody at once.
        'Cache-Control': isIncomplete ? 'no-store' : 'no-cache',
      }),
      body: Buffer.from(html),
      type: answer.headers['content-type'] ?? '',
      now: begun,
      lifetimeMs: lifetimeMs(page),
      catalogVersion: version,
    })
    if (isIncomplete) throw new IncompletePage(entry)
    return entry
  }

  const answer = async (exchange: Exchange, page: Page) => {
    const left = await cache.answer(exchange, page.key, page.tags, async (old) => {
      // Before Next asks for its data: what changes in between makes the copy too old, never too new.
      const version = showsCatalog(page) ? await readCatalogVersion() : null
      if (old && version && extendTtl(old, version, lifetimeMs(page))) return old
      return render(exchange, page, version)
    })
    if (left === 'sent' && exchange.target.length <= LONGEST_ADDRESS)
      keys.set(exchange.target, page.key)
    return left
  }

  /** Sends a fresh page under an address seen before, at once; false when that cannot be. */
  const sendAtOnce = (request: IncomingMessage, response: ServerResponse) => {
    const key = keys.get(request.url ?? '')
    return key !== undefined && cache.sendAtOnce(request, response, key)
  }

  return { sendAtOnce, answer, purge: cache.purge, clear: cache.clear, stats: cache.stats }
}
