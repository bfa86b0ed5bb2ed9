import { addressBlock } from '@/backend/platform/http/address-block'
import type { RequestContext } from '@/server/gateway/request-context'

const WINDOW_MS = 60_000

const isSearch = ({ target, pathname }: RequestContext) =>
  Boolean(new URLSearchParams(target.slice(pathname.length)).get('searchContent')?.trim())

/** Each search costs a rendered page or a query. Counts what an address searches for that is not in memory; returns the seconds to wait, 0 when the search may be made. */
export function createSearchLimit(perMinute: number, now: () => number = Date.now) {
  const counts = new Map<string, number>()
  let start = now()
  return (context: RequestContext): number => {
    if (!isSearch(context)) return 0
    if (now() - start >= WINDOW_MS) {
      counts.clear()
      start = now()
    }
    const block = addressBlock(context.relay.visitor.address)
    const count = (counts.get(block) ?? 0) + 1
    counts.set(block, count)
    return count <= perMinute ? 0 : Math.ceil((start + WINDOW_MS - now()) / 1000)
  }
}
