import { LRUCache } from 'lru-cache'
import { addressBlock } from '@/backend/platform/http/address-block'
import type { Allowance } from '@/contract/rate-limits'

const MOST_SPENDERS = 50_000

type Purse = { left: number; at: number }
export type Spender = { userId: number } | { address: string }

const nameOf = (spender: Spender) =>
  'userId' in spender ? `user:${spender.userId}` : `address:${addressBlock(spender.address)}`

/**
 * What everybody has left to spend on calls, in units of weight: filled up to its burst at first and by so much a minute after that.
 * Answers the seconds to wait, 0 when the call may be made; what is refused costs nothing.
 */
export function createAllowances(now: () => number = Date.now) {
  const purses = new LRUCache<string, Purse>({ max: MOST_SPENDERS })
  return (spender: Spender, weight: number, { burst, perMinute }: Allowance): number => {
    const name = nameOf(spender)
    const time = now()
    const purse = purses.get(name) ?? { left: burst, at: time }
    const perMs = perMinute / 60_000
    purse.left = Math.min(burst, purse.left + (time - purse.at) * perMs)
    purse.at = time
    purses.set(name, purse)
    if (purse.left < weight) return Math.max(1, Math.ceil((weight - purse.left) / perMs / 1000))
    purse.left -= weight
    return 0
  }
}
