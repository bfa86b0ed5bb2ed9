import { LRUCache } from 'lru-cache'
import pLimit, { type LimitFunction } from 'p-limit'
import { addressBlock } from '@/backend/platform/http/address-block'

const MOST_ADDRESSES = 10_000

/** What one address may have done at once; the rest waits its turn, so that nobody else waits for it. */
export function limitByAddress(atOnce: number) {
  const limits = new LRUCache<string, LimitFunction>({ max: MOST_ADDRESSES })
  return (address: string): LimitFunction => {
    const block = addressBlock(address)
    const limit = limits.get(block) ?? pLimit(atOnce)
    limits.set(block, limit)
    return limit
  }
}
