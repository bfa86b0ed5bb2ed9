import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { plainNavigation } from '@/server/cache/navigation'
import type { Exchange } from '@/server/gateway/exchange'
import type { NextClient } from '@/server/gateway/next-client'
import { anonymousHeaders, navigationHeaders } from '@/server/gateway/request-headers'
import { securityHeaders } from '@/server/gateway/security-headers'
import type { PlainQuestion } from '@/server/gateway/simple-request'
import type { FinishedHtml } from '@/server/html/prepare-html'
import { prolong } from '@/server/page-cache/cache-entry'
import { createStore, type Found, type Store, Unkept } from '@/server/page-cache/cache-store'
import type { ShelvesLook } from '@/server/page-cache/catalog-version'
import { FailedAnswer, fillPage, LeftAnswer } from '@/server/page-cache/render-page'
import { type CacheState, sendHit, sendKept } from '@/server/page-cache/send-entry'

type Page = {
  key: string
  /** Not the page is asked for, but what its programs begin with. */
  isStart?: boolean
  tags: readonly string[]
  route: { lifetime: number; startsAtOnce?: true }
}

export type PageCacheOptions = {
  maxBytes: number
  publicUrl: URL
  next: NextClient
  finish: (html: string, startAddress?: string) => FinishedHtml
  onRemoved: (removed: readonly string[], path: string) => void
  onState: (state: CacheState) => void
  /** What an upstream says of its shelves; without it every page is made anew when its life ends. */
  shelves?: ShelvesLook
  now?: () => number
}

export type PageCache = {
  /** Sends a fresh page under an address seen before, at once; false when that cannot be. */
  sendAtOnce: (question: PlainQuestion, response: ServerResponse) => boolean
  /** Sends the page, or gives back an answer of Next that is only to be passed on; null: ask again. */
  answer: (exchange: Exchange, page: Page) => Promise<IncomingMessage | 'sent' | null>
  purge: (tags: readonly string[]) => number
  /** Forgets every page: something may have changed unheard. */
  clear: () => void
  stats: () => { bytes: number; entries: number }
}

/** Of each page a soft navigation asks for its outline and for what stands within the frame. */
const NAVIGATION_SHARE = 1 / 4
const MOST_ADDRESSES = 10_000
const LONGEST_ADDRESS = 512
/** Sales are not announced: this old may stock and prices be. */
const SHELVES_SECONDS = 60

const previewCookie = /(?:^|;\s*)(?:__prerender_bypass|__next_preview_data)=/

const isPreview = ({ cookie }: Pick<IncomingHttpHeaders, 'cookie'>) =>
  cookie !== undefined && previewCookie.test(cookie)

/** Whether an answer for everybody may be given: nothing is asked for as somebody in particular. */
export const isForAnybody = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') &&
  headers.authorization === undefined &&
  !isPreview(headers)

const showsShelves = ({ tags }: Page) => tags.includes('flash-sale')

const lifetimeMs = (page: Page) =>
  1_000 *
  (showsShelves(page) ? Math.min(page.route.lifetime, SHELVES_SECONDS) : page.route.lifetime)

const isSoft = ({ headers }: IncomingMessage) =>
  navigationHeaders.some((name) => headers[name] !== undefined)

/** How a page is asked for and under which key it is remembered. */
type Question = { key: string; target: string; headers: IncomingHttpHeaders }

function softQuestion({ request, target }: Exchange): Question {
  const plain = plainNavigation(target, request.headers)
  // Next will send it elsewhere.
  if (!plain) throw new Unkept()
  const steering = navigationHeaders.map((name) => [name, plain.headers[name]])
  const key = createHash('sha256')
    .update(JSON.stringify([plain.address, steering]))
    .digest('base64')
  return { key, target: plain.target, headers: plain.headers }
}

function startOf({ kept: { start }, state }: Found): Found {
  // Made anew without one meanwhile.
  if (!start) throw new Unkept()
  return { kept: start, state }
}

/** What Next answered instead of a page to keep; throws what was no answer at all. */
function answerLeft(error: unknown): IncomingMessage | null {
  const left = error instanceof FailedAnswer ? error.left : error
  if (left instanceof LeftAnswer) return left.take() ?? null
  if (left instanceof Unkept) return null
  throw error
}

export function createPageCache(options: PageCacheOptions): PageCache {
  const { maxBytes, publicUrl, next, finish, onRemoved, onState, now = Date.now } = options
  const lookAtShelves = options.shelves ?? (async () => null)
  const documents = createStore(maxBytes * (1 - NAVIGATION_SHARE), now)
  const navigations = createStore(maxBytes * NAVIGATION_SHARE, now)
  const keys = new LRUCache<string, string>({ max: MOST_ADDRESSES })
  const security = securityHeaders(publicUrl.protocol === 'https:')

  const find = (exchange: Exchange, page: Page, store: Store, question: Question) =>
    store.find(question.key, page.tags, async (old) => {
      // Before Next asks for its data: what changes in between makes the copy too old, never too new.
      const shelves = showsShelves(page) ? await lookAtShelves() : null
      if (old && shelves && prolong(old, shelves, lifetimeMs(page))) return old
      return fillPage({
        next,
        target: question.target,
        // Under the shop's own name, whatever name this visitor typed.
        headers: {
          ...anonymousHeaders(question.headers, { ...exchange.relay, isHostFixed: true }),
          host: publicUrl.host,
        },
        lifetimeMs: lifetimeMs(page),
        shelves,
        startsAtOnce: page.route.startsAtOnce ?? false,
        securityHeaders: security,
        finish,
        onRemoved: (removed) => onRemoved(removed, exchange.pathname),
        now,
      })
    })

  const look = async (exchange: Exchange, page: Page) => {
    const { request, target } = exchange
    if (isSoft(request)) return find(exchange, page, navigations, softQuestion(exchange))
    const { key } = page
    const question = { key, target: key, headers: request.headers }
    const found = await find(exchange, page, documents, question)
    if (page.isStart) return startOf(found)
    if (target.length <= LONGEST_ADDRESS) keys.set(target, key)
    return found
  }

  const answer = async (exchange: Exchange, page: Page) => {
    try {
      const { kept, state } = await look(exchange, page)
      onState(state)
      await sendKept(exchange.request, exchange.response, kept, state)
      return 'sent' as const
    } catch (error) {
      return answerLeft(error)
    }
  }

  const sendAtOnce = (question: PlainQuestion, response: ServerResponse) => {
    const key = keys.get(question.url)
    const kept = key === undefined ? undefined : documents.fresh(key)
    if (!kept || isPreview(question.headers)) return false
    if (!sendHit(question, response, kept)) return false
    onState('hit')
    return true
  }

  return {
    sendAtOnce,
    answer,
    purge: (tags) => documents.purge(tags) + navigations.purge(tags),
    clear: () => {
      documents.clear()
      navigations.clear()
    },
    stats: () => {
      const [pages, soft] = [documents.stats(), navigations.stats()]
      return { bytes: pages.bytes + soft.bytes, entries: pages.entries + soft.entries }
    },
  }
}
