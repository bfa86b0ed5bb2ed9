import { endpoints } from '@/contract'
import { costs, turns } from '@/contract/rate-limits'
import type { Check } from '@/e2e/support/check'
import { call, type Got } from '@/e2e/support/http'
import { sharedShop } from '@/e2e/support/shop'

/** A call that is so much slower than a cheap one, and slower than this besides, has to say that it is heavy: heavy calls take turns. */
const TIMES_CHEAP = 6
const SLOW_MS = 50
/** Nothing may be slower than this, however heavy it says it is. */
const TIMES_CHEAP_AT_MOST = 20
const ROUNDS = 5
/** The largest page any list of the contract takes stands first. */
const PAGE_SIZES = [100, 60, 50]
const LINES = 100
const TOLD = 4
const CHEAP = '/api/HomePage/Logo'

type Ask = () => Promise<Got>
type Read = { name: string; isHeavy: boolean; ask: Ask }

/** Every address counts for itself: what is measured is the call, not the wait for a turn. */
const asker = (origin: string) => {
  let asked = 0
  return (path: string, question: { method?: string; body?: unknown } = {}) => {
    asked += 1
    const headers = { 'x-forwarded-for': `10.81.${(asked >> 8) & 255}.${asked & 255}` }
    return call(origin, path, { ...question, headers })
  }
}

/** Every read anybody may make, with the largest page it takes. */
async function publicReads(ask: ReturnType<typeof asker>): Promise<Read[]> {
  const reads: Read[] = []
  for (const { name, endpoint } of endpoints) {
    const { method, access, path, budget, query, direct } = endpoint
    if (method !== 'GET' || access !== 'public' || direct) continue
    const bare = path.replace(/\{[^}]+\}/g, '1')
    const larger = query ? PAGE_SIZES.map((size) => `${bare}?page=1&pageSize=${size}`) : []
    let largest = bare
    for (const address of [...larger].reverse())
      if ((await ask(address)).status === 200) largest = address
    const isHeavy = costs[budget.cost] >= turns.fromWeight
    reads.push({ name, isHeavy, ask: () => ask(largest) })
  }
  return reads
}

function wholeCart(ask: ReturnType<typeof asker>, ids: readonly number[]): Read {
  const cartDetails = ids.slice(0, LINES).map((productId) => ({ productId, Quantity: 1 }))
  const body = { method: 'POST', body: { cartDetails } }
  return { name: 'calculate', isHeavy: true, ask: () => ask('/api/Order/cal', body) }
}

/** What a read costs is what the contract says it costs: nobody finds a call that takes the shop from others at the price of a cheap one. */
export const heavyReads: Check = {
  name: 'heavy-reads',
  proves: 'every public read with its largest input costs little, or says that it is heavy',
  run: async () => {
    const { origin } = await sharedShop()
    const ask = asker(origin)
    const reads = await publicReads(ask)
    const ids = Array.from({ length: LINES }, (_, n) => n + 1)
    const failures: string[] = []
    const told: [string, number][] = []
    for (const { name, isHeavy, ask: read } of [...reads, wholeCart(ask, ids)]) {
      const [cheap, own]: [number[], number[]] = [[], []]
      await read()
      for (let round = 0; round < ROUNDS; round++) {
        cheap.push((await ask(CHEAP)).ms)
        const { status, ms } = await read()
        own.push(ms)
        if (status >= 500) failures.push(`${name}: ${status}`)
      }
      // The least of several: what else the machine does makes a call slower, never faster.
      const [usual, took] = [Math.min(...cheap), Math.min(...own)]
      told.push([name, took / usual])
      const most = isHeavy ? TIMES_CHEAP_AT_MOST : TIMES_CHEAP
      if (took > SLOW_MS && took > most * usual)
        failures.push(`${name} took ${Math.round(took)} ms, a cheap call ${Math.round(usual)}`)
    }
    const slowest = told
      .sort(([, one], [, other]) => other - one)
      .slice(0, TOLD)
      .map(([name, times]) => `${name} ${times.toFixed(1)}`)
    return {
      count: told.length,
      failures,
      figures: { 'times a cheap call': slowest.join(', ') },
    }
  },
}
