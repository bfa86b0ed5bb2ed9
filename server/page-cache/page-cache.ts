import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { PublicPage } from '@/lib/routes/find-public-page'
import type { NextAnswer } from '@/server/gateway/next-client'
import type { RequestContext } from '@/server/gateway/request-context'
import { isPreview, navigationHeaders } from '@/server/html/next-protocol'
import { createStore, type Fill, Uncacheable } from '@/server/page-cache/cache-store'
import { fileFetcher, isPicture } from '@/server/page-cache/fetch-file'
import { pageRenderer, type RendererOptions } from '@/server/page-cache/render-page'
import { type CacheState, sendEntry } from '@/server/page-cache/send-entry'
import type { StaticFiles } from '@/server/page-cache/static-files'

export type PageCacheOptions = RendererOptions & {
  maxBytes: number
  files: StaticFiles
  onState: (state: CacheState) => void
}

export type PageCache = ReturnType<typeof createPageCache>

const MOST_ADDRESSES = 10_000
const LONGEST_ADDRESS = 512

/** Whether an answer for everybody may be given: a document or file is asked for, as nobody in particular. */
const isForAnybody = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') &&
  headers.authorization === undefined &&
  navigationHeaders.every((name) => headers[name] === undefined) &&
  !isPreview(headers)

/** Public pages, pictures and files as they leave for everybody. */
export function createPageCache(options: PageCacheOptions) {
  const { maxBytes, files, onState, now } = options
  const store = createStore(maxBytes, now)
  /** Keys of pages under the addresses they were asked for by. */
  const keys = new LRUCache<string, string>({ max: MOST_ADDRESSES })
  const makePage = pageRenderer(options)
  const makeFile = fileFetcher(options)

  /** Sends a fresh copy under an address seen before, at once; false when that cannot be. */
  function sendAtOnce(request: IncomingMessage, response: ServerResponse) {
    if (!isForAnybody(request) || request.headers.range) return false
    const key = keys.get(request.url ?? '')
    const entry = key === undefined ? undefined : store.findFresh(key)
    if (!entry) return false
    onState('hit')
    void sendEntry(request, response, entry, 'hit')
    return true
  }

  async function send(context: RequestContext, key: string, tags: readonly string[], fill: Fill) {
    const { request, response, target } = context
    try {
      const { entry, state } = await store.findOrFill(key, tags, fill)
      if (target.length <= LONGEST_ADDRESS) keys.set(target, key)
      onState(state)
      await sendEntry(request, response, entry, state)
      return 'sent'
    } catch (error) {
      if (error instanceof Uncacheable) return error.take() ?? 'missed'
      throw error
    }
  }

  /** Sends a copy, or gives back what Next answered that is not for everybody; `'missed'` where Next is to be asked. */
  async function answer(
    context: RequestContext,
    page: PublicPage | null,
  ): Promise<'sent' | 'missed' | 'bypassed' | NextAnswer> {
    const { request, target, relay } = context
    if (!isForAnybody(request)) return 'bypassed'
    if (page) return send(context, page.key, page.tags, makePage(page, relay))
    const isFile = files.owns(target) || isPicture(target)
    if (!isFile || request.headers.range || target.length > LONGEST_ADDRESS) return 'bypassed'
    return send(context, target, [], () => makeFile(target, relay))
  }

  return { sendAtOnce, answer, purge: store.purge, clear: store.clear, stats: store.stats }
}
