import { LRUCache } from 'lru-cache'
import type { NextAnswer } from '@/server/gateway/next-client'
import type { CacheEntry } from '@/server/page-cache/cache-entry'

/** Makes the entry of a key. It is given the old entry, where there is one, and may answer with that again under a new lifetime. */
export type Fill = (old: CacheEntry | undefined) => Promise<CacheEntry>
type Found = { entry: CacheEntry; state: 'hit' | 'miss' | 'stale' }

/** Thrown by a fill whose answer must not be stored. Its stream can be read once: the first request that waits takes it, the others ask Next themselves. */
export class Uncacheable extends Error {
  #answer: NextAnswer | undefined
  constructor(answer?: NextAnswer) {
    super('not to be stored')
    this.#answer = answer
    // A waiting request takes it in this very turn; when the fill ran in the background nobody does, and the stream is closed.
    setImmediate(() => this.take()?.destroy())
  }
  take(): NextAnswer | undefined {
    const answer = this.#answer
    this.#answer = undefined
    return answer
  }
}

/** The same for an answer that failed: an old entry is better than this. */
export class FailedAnswer extends Uncacheable {}

/** Thrown for a page that lacks a part: it is sent when there is no old entry, and not stored. */
export class IncompletePage extends Error {
  constructor(readonly entry: CacheEntry) {
    super('a part of the page could not be loaded')
  }
}

type Tagged = { tags: readonly string[] }
type RunningFill = Tagged & { filled: Promise<CacheEntry> }
type Stored = Tagged & { entry: CacheEntry }

const MOST_ENTRIES = 20_000
const RETRY_MS = 2_000

/** Next has said that there is nothing to store under this key any more. */
const isGone = (error: unknown) => error instanceof Uncacheable && !(error instanceof FailedAnswer)

/** Entries by their keys, made when they are first asked for and forgotten by their tags. */
export function createStore(maxBytes: number, now: () => number = Date.now) {
  const stored = new LRUCache<string, Stored>({
    max: MOST_ENTRIES,
    maxSize: maxBytes,
    sizeCalculation: ({ entry }, key) => entry.bytes + key.length,
  })
  const fills = new Map<string, RunningFill>()

  /** Whether a fill is still the one of its key; false when its tags were purged while it ran. */
  function endFill(key: string, fill: RunningFill): boolean {
    if (fills.get(key) !== fill) return false
    fills.delete(key)
    return true
  }

  function storeFilled(key: string, fill: RunningFill, entry: CacheEntry) {
    if (endFill(key, fill)) stored.set(key, { entry, tags: fill.tags })
  }

  function keepOrDropOld(key: string, fill: RunningFill, error: unknown) {
    if (!endFill(key, fill)) return
    const old = stored.peek(key)
    if (isGone(error)) stored.delete(key)
    else if (old) old.entry.retryAt = now() + RETRY_MS
  }

  /** All who wait for one key share one fill. */
  function startFill(key: string, tags: readonly string[], fill: Fill): Promise<CacheEntry> {
    const running = fills.get(key)
    if (running) return running.filled
    const started = { tags, filled: fill(stored.peek(key)?.entry) }
    fills.set(key, started)
    started.filled.then(
      (entry) => storeFilled(key, started, entry),
      (error) => keepOrDropOld(key, started, error),
    )
    return started.filled
  }

  /** What is stored and fresh. */
  function findFresh(key: string): CacheEntry | undefined {
    const entry = stored.get(key)?.entry
    return entry && now() < entry.freshUntil ? entry : undefined
  }

  /** An old entry is better than an error; rejects with the error when there is none. */
  function fallBack(key: string, error: unknown): Found {
    const old = isGone(error) ? undefined : stored.peek(key)?.entry
    if (old) return { entry: old, state: 'stale' }
    if (error instanceof IncompletePage) return { entry: error.entry, state: 'miss' }
    throw error
  }

  /** What is stored, or what `fill` makes. A stale entry is answered at once while it is being renewed. */
  async function findOrFill(key: string, tags: readonly string[], fill: Fill): Promise<Found> {
    const entry = stored.get(key)?.entry
    if (entry && now() < entry.freshUntil) return { entry, state: 'hit' }
    if (entry && now() < entry.retryAt) return { entry, state: 'stale' }
    const filled = startFill(key, tags, fill)
    if (entry && now() <= entry.lastUntil) return { entry, state: 'stale' }
    return filled.then(
      (made) => ({ entry: made, state: 'miss' }),
      (error) => fallBack(key, error),
    )
  }

  /** Forgets every entry with one of the tags, and what is being made with one of them. */
  function purge(tags: readonly string[]) {
    const purged = new Set(tags)
    const isPurged = (one: Tagged) => one.tags.some((tag) => purged.has(tag))
    for (const [key, running] of fills) if (isPurged(running)) fills.delete(key)
    for (const [key, one] of [...stored.entries()]) if (isPurged(one)) stored.delete(key)
  }

  function clear() {
    fills.clear()
    stored.clear()
  }

  const stats = () => ({ bytes: stored.calculatedSize, entries: stored.size })

  return { findFresh, findOrFill, purge, clear, stats }
}
