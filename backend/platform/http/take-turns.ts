import { LRUCache } from 'lru-cache'
import pLimit, { type LimitFunction } from 'p-limit'
import { addressBlock } from '@/backend/platform/http/address-block'
import { tooBusy } from '@/backend/platform/http/http-error'

const MOST_ADDRESSES = 10_000
const RETRY_SECONDS = 5

type Turns = { atOnce: number; waiting: number }

/** Lets few heavy calls of one address run at once; the others wait their turn, so that nobody elsewhere waits for them. */
export function createTurns({ atOnce, waiting }: Turns) {
  const lines = new LRUCache<string, LimitFunction>({
    max: MOST_ADDRESSES,
    memoMethod: () => pLimit(atOnce),
  })
  return <T>(address: string, work: () => Promise<T>): Promise<T> => {
    const line = lines.memo(addressBlock(address))
    if (line.pendingCount >= waiting) throw tooBusy(RETRY_SECONDS)
    return line(work)
  }
}
