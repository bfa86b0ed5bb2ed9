import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from '@jest/globals'
import { internalSecret, type Trial, withGateway } from '@/server/testing'
import { ask } from '@/server/testing-requests'

const HIT = 'gateway; hit'
const MISS = 'gateway; fwd=miss'
const product = '/san-pham/12'

type Shop = Trial & {
  clock: { now: number }
  /** What the upstream says; null makes it one that knows nothing of the question. */
  catalogVersion: { told: { state: string; lastsMs: number | null } | null; looks: number }
  /** Reads a page until it is fresh: how often Next has written it by then. */
  settled: (path?: string) => Promise<string>
}

/** A shop at a time of its own, whose Next numbers the pages it writes. */
function shop(run: (shop: Shop) => Promise<void>) {
  const clock = { now: 1_000_000 }
  const catalogVersion: Shop['catalogVersion'] = {
    told: { state: 'first', lastsMs: null },
    looks: 0,
  }
  let count = 0
  const next = (_request: IncomingMessage, response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(String(++count))
  const upstream = ({ url, headers }: IncomingMessage, response: ServerResponse) => {
    expect([url, headers['x-internal-secret']]).toEqual([
      '/internal/catalog-version',
      internalSecret,
    ])
    catalogVersion.looks++
    if (catalogVersion.told === null) return response.writeHead(404).end('{}')
    return response.end(JSON.stringify(catalogVersion.told))
  }
  const options = { cacheBytes: 1024 * 1024, isRouted: true, now: () => clock.now, next, upstream }
  return withGateway(options, async (trial) => {
    const settled = async (path = product) => {
      for (;;) {
        const { headers, body } = await ask(trial.port, path)
        if (headers['cache-status'] === HIT) return body.toString()
      }
    }
    await run({ ...trial, clock, catalogVersion, settled })
  })
}

test('a page is not written again while the catalog stays the same, and in five minutes it is', () =>
  shop(async ({ clock, settled, asked }) => {
    for (let seconds = 0; seconds < 240; seconds += 50) {
      expect(await settled()).toBe('1')
      clock.now += 50_000
    }
    expect(asked).toHaveLength(1)
    clock.now += 50_000
    expect(await settled()).toBe('2')
  }))

test('a page nobody asked for in a while is looked after before it is shown', () =>
  shop(async ({ clock, catalogVersion, settled, asked, port }) => {
    await settled()
    clock.now += 120_000
    const same = await ask(port, product)
    expect([same.headers['cache-status'], same.body.toString()]).toEqual([MISS, '1'])
    expect(asked).toHaveLength(1)
    catalogVersion.told = { state: 'second', lastsMs: null }
    clock.now += 61_000
    expect((await ask(port, product)).body.toString()).toBe('2')
  }))

test('what was sold shows within a minute, as without the look', () =>
  shop(async ({ clock, catalogVersion, settled, port }) => {
    await settled()
    clock.now += 50_000
    await settled()
    catalogVersion.told = { state: 'second', lastsMs: null }
    clock.now += 61_000
    expect((await ask(port, product)).body.toString()).toBe('2')
  }))

test('nobody is shown a page beyond the moment a sale begins or ends', () =>
  shop(async ({ clock, catalogVersion, settled, port }) => {
    catalogVersion.told = { state: 'before', lastsMs: 20_000 }
    expect(await settled()).toBe('1')
    clock.now += 19_999
    expect(await settled()).toBe('1')
    catalogVersion.told = { state: 'during', lastsMs: 3_600_000 }
    clock.now += 2
    expect((await ask(port, product)).body.toString()).toBe('2')
  }))

test('a life that was prolonged ends there too', () =>
  shop(async ({ clock, catalogVersion, settled, port }) => {
    await settled()
    clock.now += 50_000
    catalogVersion.told = { state: 'first', lastsMs: 10_000 }
    expect(await settled()).toBe('1')
    catalogVersion.told = { state: 'during', lastsMs: null }
    clock.now += 10_001
    expect((await ask(port, product)).body.toString()).toBe('2')
  }))

test('an upstream that tells nothing has its pages written again each minute, and is hardly asked', () =>
  shop(async ({ clock, catalogVersion, settled }) => {
    catalogVersion.told = null
    expect(await settled()).toBe('1')
    expect(await settled('/san-pham')).toBe('2')
    expect(catalogVersion.looks).toBe(1)
    clock.now += 50_000
    expect(await settled()).toBe('3')
    expect(catalogVersion.looks).toBe(2)
  }))

test('pages that show nothing of the catalog are not asked about', () =>
  shop(async ({ catalogVersion, settled }) => {
    await settled('/gioi-thieu')
    expect(catalogVersion.looks).toBe(0)
  }))
