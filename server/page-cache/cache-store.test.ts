import { expect, test } from '@jest/globals'
import { type CacheEntry, createEntry } from '@/server/page-cache/cache-entry'
import { createStore } from '@/server/page-cache/cache-store'
import { deferred } from '@/server/testing'

const entry = (bytes = 10_000): Promise<CacheEntry> =>
  createEntry({
    headers: {},
    body: Buffer.alloc(bytes),
    type: 'image/webp',
    now: Date.now(),
    lifetimeMs: 60_000,
  })

test('ten thousand entries stay within the bound, and what was evicted leaves no tags behind', async () => {
  const store = createStore(1024 * 1024)
  for (let id = 0; id < 10_000; id++) await store.findOrFill(`/${id}`, ['site'], () => entry())
  const { bytes, entries } = store.stats()
  expect(bytes).toBeLessThanOrEqual(1024 * 1024)
  expect(entries).toBeGreaterThan(0)
  store.purge(['site'])
  expect(store.stats()).toEqual({ bytes: 0, entries: 0 })
})

test('what alone exceeds the bound is shown and not stored', async () => {
  const store = createStore(5_000)
  expect((await store.findOrFill('/a', ['site'], () => entry())).state).toBe('miss')
  expect(store.stats().entries).toBe(0)
})

test('a purge during one making, and again during the next, lets neither be stored', async () => {
  const store = createStore(100_000)
  const gates = [deferred<CacheEntry>(), deferred<CacheEntry>()]
  const first = store.findOrFill('/a', ['site'], () => gates[0]?.promise ?? entry())
  store.purge(['site'])
  const second = store.findOrFill('/a', ['site'], () => gates[1]?.promise ?? entry())
  gates[0]?.resolve(await entry())
  await first
  store.purge(['site'])
  gates[1]?.resolve(await entry())
  await second
  expect(store.findFresh('/a')).toBeUndefined()
})

test('a making that fails is told to all who wait, and tried again by the next', async () => {
  const store = createStore(100_000)
  const failing = () => Promise.reject(new Error('down'))
  const waiting = [store.findOrFill('/a', [], failing), store.findOrFill('/a', [], failing)]
  const outcomes = await Promise.allSettled(waiting)
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect((await store.findOrFill('/a', [], () => entry())).state).toBe('miss')
})
