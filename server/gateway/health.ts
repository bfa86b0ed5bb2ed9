import { probe } from '@/server/probe'

export type Part = 'next' | 'upstream'

export type Health = {
  /** Whether a part answers now; many who ask at once share one look. */
  isUp: (part: Part) => Promise<boolean>
}

const PROBE_TIMEOUT_MS = 2_000
const CACHED_MS = 500

const isAnswering = async (url: string) => (await probe(url, PROBE_TIMEOUT_MS)) === 'up'

/** @param addresses where each part can be asked */
export function createHealth(addresses: Record<Part, string>): Health {
  const looks = new Map<Part, { at: number; isUp: Promise<boolean> }>()
  const isUp = (part: Part) => {
    const last = looks.get(part)
    if (last && Date.now() - last.at < CACHED_MS) return last.isUp
    const look = { at: Date.now(), isUp: isAnswering(addresses[part]) }
    looks.set(part, look)
    return look.isUp
  }
  return { isUp }
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
