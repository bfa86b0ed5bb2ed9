import { LRUCache } from 'lru-cache'
import type { CacheEntry } from '@/server/page-cache/cache-entry'
import { createTagIndex } from '@/server/page-cache/tag-index'

/** Given the copy that is too old, where there is one; it may come back with a new life. */
export type Fill = (old: CacheEntry | undefined) => Promise<CacheEntry>
type Context = { tags: readonly string[]; fill: Fill }

export type Found = { entry: CacheEntry; state: 'hit' | 'miss' | 'stale' }

export type Store = {
  /** What is cached and fresh, at once. */
  fresh: (key: string) => CacheEntry | undefined
  /** What is cached, or what `fill` brings; all who wait for one key share one fill. Rejects with what `fill` rejects with. */
  find: (key: string, tags: readonly string[], fill: Fill) => Promise<Found>
  /** Forgets all that bears one of the tags, also what is only being made. */
  purge: (tags: readonly string[]) => number
  /** Forgets everything, also what is only being made. */
  clear: () => void
  stats: () => { bytes: number; entries: number }
}

/** Thrown by a fill whose answer is not to be cached, though nothing is wrong: a copy from before is then forgotten. */
export class Uncacheable extends Error {}

const MOST_ENTRIES = 20_000
const RETRY_MS = 2_000

export function createStore(maxBytes: number, now: () => number = Date.now): Store {
  const index = createTagIndex()
  const fills = new Set<{ key: string; tags: readonly string[] }>()
  const tagsOf = new WeakMap<CacheEntry, readonly string[]>()
  const isFilling = (key: string) => [...fills].some((running) => running.key === key)
  const copyOf = (key: string): CacheEntry | undefined => lru.peek(key, { allowStale: true })

  const lru: LRUCache<string, CacheEntry, Context> = new LRUCache<string, CacheEntry, Context>({
    max: MOST_ENTRIES,
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, key) => bytes + key.length,
    ttl: 1,
    ttlResolution: 0,
    perf: { now },
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    // A fill that was purged meanwhile still answers those who wait for it, and is not stored.
    ignoreFetchAbort: true,
    onInsert: (entry, key) => index.add(key, tagsOf.get(entry) ?? []),
    dispose: (_kept, key, reason) => {
      if (reason !== 'set') index.remove(key)
    },
    fetchMethod: async (key, old, { options, context: { tags, fill } }) => {
      const running = { key, tags }
      fills.add(running)
      try {
        const entry = await fill(old)
        options.ttl = Math.max(1, entry.freshUntil - now())
        tagsOf.set(entry, tags)
        return entry
      } catch (error) {
        if (error instanceof Uncacheable && fills.has(running)) lru.delete(key)
        throw error
      } finally {
        fills.delete(running)
        // The store says nothing when it drops a copy that is just being renewed.
        if (copyOf(key) === undefined && !isFilling(key)) index.remove(key)
      }
    },
  })

  const stateOf = (key: string, copy: CacheEntry | undefined): Found['state'] => {
    if (!copy || now() > copy.lastUntil) return 'miss'
    return lru.has(key) ? 'hit' : 'stale'
  }

  /** Better an old copy than the news that there is none. */
  const fallBack = (key: string, error: unknown): Found => {
    const entry = error instanceof Uncacheable ? undefined : copyOf(key)
    if (!entry) throw error
    entry.retryAt = now() + RETRY_MS
    return { entry, state: 'stale' }
  }

  const find = async (key: string, tags: readonly string[], fill: Fill): Promise<Found> => {
    const copy = copyOf(key)
    if (copy && now() < copy.retryAt) return { entry: copy, state: 'stale' }
    const state = stateOf(key, copy)
    try {
      const allowStale = state !== 'miss'
      const entry = await lru.fetch(key, { allowStale, context: { tags, fill } })
      if (!entry) throw new Uncacheable()
      return { entry, state }
    } catch (error) {
      return fallBack(key, error)
    }
  }

  const purge = (tags: readonly string[]) => {
    for (const running of [...fills]) {
      if (!running.tags.some((tag) => tags.includes(tag))) continue
      fills.delete(running)
      lru.delete(running.key)
    }
    const keys = index.keysOf(tags)
    for (const key of keys) {
      lru.delete(key)
      index.remove(key)
    }
    return keys.length
  }

  const clear = () => {
    for (const { key } of fills) lru.delete(key)
    fills.clear()
    lru.clear()
  }

  return {
    clear,
    fresh: (key) => lru.get(key),
    find,
    purge,
    stats: () => ({ bytes: lru.calculatedSize, entries: lru.size }),
  }
}
