import { LRUCache } from 'lru-cache'
import type { UpstreamFetch } from '@/lib/upstream-fetch'
import { probe } from '@/server/probe'

export type Part = 'next' | 'upstream'

export type Health = {
  /** Whether a part answers now; many who ask at once share one look. */
  isUp: (part: Part) => Promise<boolean>
}

const PROBE_TIMEOUT_MS = 2_000
const CACHED_MS = 500

const isAnswering = async (url: string, ask?: UpstreamFetch) =>
  (await probe(url, PROBE_TIMEOUT_MS, ask)) === 'up'

/**
 * @param addresses where each part can be asked
 * @param askUpstream how the upstream is reached, when it wants more than an address
 */
export function createHealth(addresses: Record<Part, string>, askUpstream?: UpstreamFetch): Health {
  const looks = new LRUCache<Part, Promise<boolean>>({
    max: 2,
    ttl: CACHED_MS,
    memoMethod: (part) =>
      isAnswering(addresses[part], part === 'upstream' ? askUpstream : undefined),
  })
  return { isUp: (part) => looks.memo(part) }
}

/** For operators and load balancers: which part is up, and nothing about where it lives. */
export async function healthReport({ isUp }: Health) {
  const [next, upstream] = await Promise.all([isUp('next'), isUp('upstream')])
  const word = (up: boolean) => (up ? 'up' : 'down')
  return {
    status: next && upstream ? 'ok' : 'degraded',
    parts: { gateway: 'up', next: word(next), upstream: word(upstream) },
  }
}
