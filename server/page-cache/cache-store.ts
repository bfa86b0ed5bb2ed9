import { LRUCache } from 'lru-cache'
import type { NextAnswer } from '@/server/gateway/next-client'
import type { CacheEntry } from '@/server/page-cache/cache-entry'

/** Given the copy that is too old, where there is one; it may come back with a new life. */
export type Fill = (old: CacheEntry | undefined) => Promise<CacheEntry>
type Found = { entry: CacheEntry; state: 'hit' | 'miss' | 'stale' }

/** Thrown by a fill that has nothing to store: the first who waits passes Next's answer on, the others ask for their own. */
export class Uncacheable extends Error {
  #answer: NextAnswer | undefined
  constructor(answer?: NextAnswer) {
    super('not to be stored')
    this.#answer = answer
    // Whoever waits takes it at once; of a copy renewed in the background nobody does.
    setImmediate(() => this.take()?.destroy())
  }
  take(): NextAnswer | undefined {
    const answer = this.#answer
    this.#answer = undefined
    return answer
  }
}

/** The same, but something is wrong: a copy from before is better than this. */
export class FailedAnswer extends Uncacheable {}

/** A page that lacks a part: for those who wait for it, unless a copy from before is there. */
export class IncompletePage extends Error {
  constructor(readonly entry: CacheEntry) {
    super('a part of the page could not be loaded')
  }
}

type Tagged = { tags: readonly string[] }
type Running = Tagged & { made: Promise<CacheEntry> }
type Copy = Tagged & { entry: CacheEntry }

const MOST_ENTRIES = 20_000
const RETRY_MS = 2_000

const isGone = (error: unknown) => error instanceof Uncacheable && !(error instanceof FailedAnswer)

/** Copies under their keys, made when they are first asked for and forgotten by their tags. */
export function createStore(maxBytes: number, now: () => number = Date.now) {
  const copies = new LRUCache<string, Copy>({
    max: MOST_ENTRIES,
    maxSize: maxBytes,
    sizeCalculation: ({ entry }, key) => entry.bytes + key.length,
  })
  const fills = new Map<string, Running>()

  function settle(key: string, own: Running, made: CacheEntry | null, error?: unknown) {
    // Purged meanwhile: those who wait are answered, and nothing is stored.
    if (fills.get(key) !== own) return
    fills.delete(key)
    const copy = copies.peek(key)
    if (made) copies.set(key, { entry: made, tags: own.tags })
    else if (isGone(error)) copies.delete(key)
    else if (copy) copy.entry.retryAt = now() + RETRY_MS
  }

  /** All who wait for one key share one fill. */
  function refresh(key: string, tags: readonly string[], fill: Fill): Promise<CacheEntry> {
    const running = fills.get(key)
    if (running) return running.made
    const own = { tags, made: fill(copies.peek(key)?.entry) }
    fills.set(key, own)
    own.made.then(
      (entry) => settle(key, own, entry),
      (error) => settle(key, own, null, error),
    )
    return own.made
  }

  /** What is stored and fresh. */
  function fresh(key: string): CacheEntry | undefined {
    const entry = copies.get(key)?.entry
    return entry && now() < entry.freshUntil ? entry : undefined
  }

  /** Better an old copy than the news that there is none. */
  function fallBack(key: string, error: unknown): Found {
    const old = isGone(error) ? undefined : copies.peek(key)?.entry
    if (old) return { entry: old, state: 'stale' }
    if (error instanceof IncompletePage) return { entry: error.entry, state: 'miss' }
    throw error
  }

  /** What is stored, or what `fill` brings; rejects with what `fill` rejects with. */
  async function find(key: string, tags: readonly string[], fill: Fill): Promise<Found> {
    const entry = copies.get(key)?.entry
    if (entry && now() < entry.freshUntil) return { entry, state: 'hit' }
    if (entry && now() < entry.retryAt) return { entry, state: 'stale' }
    const made = refresh(key, tags, fill)
    if (entry && now() <= entry.lastUntil) return { entry, state: 'stale' }
    return made.then(
      (entry) => ({ entry, state: 'miss' }),
      (error) => fallBack(key, error),
    )
  }

  /** Forgets all that bears one of the tags, also what is only being made. */
  function purge(tags: readonly string[]) {
    const purged = new Set(tags)
    const isMeant = (one: Tagged) => one.tags.some((tag) => purged.has(tag))
    for (const [key, running] of fills) if (isMeant(running)) fills.delete(key)
    for (const [key, copy] of [...copies.entries()]) if (isMeant(copy)) copies.delete(key)
  }

  function clear() {
    fills.clear()
    copies.clear()
  }

  const stats = () => ({ bytes: copies.calculatedSize, entries: copies.size })

  return { fresh, find, purge, clear, stats }
}
