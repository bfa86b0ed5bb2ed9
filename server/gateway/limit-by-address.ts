import { LRUCache } from 'lru-cache'
import pLimit, { type LimitFunction } from 'p-limit'
import { addressBlock } from '@/backend/platform/http/address-block'

const MOST_ADDRESSES = 10_000

/** How many of something each address holds: takes one more and answers how to give it back, null where that would be too many. */
export function countByAddress(most: number) {
  const counts = new Map<string, number>()
  return (address: string): (() => void) | null => {
    const block = addressBlock(address)
    const count = counts.get(block) ?? 0
    if (count >= most) return null
    counts.set(block, count + 1)
    return () => {
      const left = (counts.get(block) ?? 1) - 1
      if (left === 0) counts.delete(block)
      else counts.set(block, left)
    }
  }
}

/** What one address may have done at once; the rest waits its turn, so that nobody else waits for it. */
export function limitByAddress(atOnce: number) {
  const limits = new LRUCache<string, LimitFunction>({
    max: MOST_ADDRESSES,
    memoMethod: () => pLimit(atOnce),
  })
  return (address: string): LimitFunction => limits.memo(addressBlock(address))
}
