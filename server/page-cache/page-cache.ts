import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Exchange } from '@/server/gateway/exchange'
import type { NextAnswer, NextClient } from '@/server/gateway/next-client'
import { anonymousHeaders } from '@/server/gateway/request-headers'
import { securityHeaders } from '@/server/gateway/security-headers'
import { isPreview, navigationHeaders } from '@/server/html/next-protocol'
import type { PrepareHtml } from '@/server/html/prepare-html'
import { extendTtl } from '@/server/page-cache/cache-entry'
import { createStore, Uncacheable } from '@/server/page-cache/cache-store'
import type { ReadCatalogVersion } from '@/server/page-cache/catalog-version'
import { FailedAnswer, LeftAnswer, renderPage } from '@/server/page-cache/render-page'
import { type CacheState, sendEntry, sendHit } from '@/server/page-cache/send-entry'

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

export type PageCache = {
  /** Sends a fresh page under an address seen before, at once; false when that cannot be. */
  sendAtOnce: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Sends the page, or gives back an answer of Next that is only to be passed on; null: ask again. */
  answer: (exchange: Exchange, page: Page) => Promise<NextAnswer | 'sent' | null>
  purge: (tags: readonly string[]) => number
  /** Forgets every page: something may have changed unheard. */
  clear: () => void
  stats: () => { bytes: number; entries: number }
}

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

/** What Next answered instead of a page to keep; throws what was no answer at all. */
function answerLeft(error: unknown): NextAnswer | null {
  const left = error instanceof FailedAnswer ? error.left : error
  if (left instanceof LeftAnswer) return left.take() ?? null
  if (left instanceof Uncacheable) return null
  throw error
}

export function createPageCache(options: PageCacheOptions): PageCache {
  const { maxBytes, publicUrl, next, prepare, onState, now = Date.now } = options
  const readCatalogVersion = options.readCatalogVersion ?? (async () => null)
  const store = createStore(maxBytes, now)
  const keys = new LRUCache<string, string>({ max: MOST_ADDRESSES })
  const security = securityHeaders(publicUrl.protocol === 'https:', '')

  const find = (exchange: Exchange, page: Page) =>
    store.find(page.key, page.tags, async (old) => {
      // Before Next asks for its data: what changes in between makes the copy too old, never too new.
      const catalogVersion = showsCatalog(page) ? await readCatalogVersion() : null
      if (old && catalogVersion && extendTtl(old, catalogVersion, lifetimeMs(page))) return old
      return renderPage({
        next,
        target: page.key,
        // Under the shop's own name, whatever name this visitor typed.
        headers: {
          ...anonymousHeaders(exchange.request.headers, { ...exchange.relay, isHostFixed: true }),
          host: publicUrl.host,
        },
        lifetimeMs: lifetimeMs(page),
        catalogVersion,
        securityHeaders: security,
        isLazy: !page.route.startsAtOnce,
        prepare,
        now,
      })
    })

  const answer = async (exchange: Exchange, page: Page) => {
    try {
      const { entry, state } = await find(exchange, page)
      if (exchange.target.length <= LONGEST_ADDRESS) keys.set(exchange.target, page.key)
      onState(state)
      await sendEntry(exchange.request, exchange.response, entry, state)
      return 'sent' as const
    } catch (error) {
      return answerLeft(error)
    }
  }

  const sendAtOnce = (request: IncomingMessage, response: ServerResponse) => {
    const key = keys.get(request.url ?? '')
    const entry = key === undefined ? undefined : store.fresh(key)
    if (!entry || !sendHit(request, response, entry)) return false
    onState('hit')
    return true
  }

  return {
    sendAtOnce,
    answer,
    purge: store.purge,
    clear: store.clear,
    stats: store.stats,
  }
}
