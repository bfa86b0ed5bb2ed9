import { type Cost, costs, turns } from '@/contract/rate-limits'
import { costOf } from '@/server/gateway/call-budget'
import { limitByAddress } from '@/server/gateway/limit-by-address'
import type { RequestContext } from '@/server/gateway/request-context'

/**
 * Calls of one address go on to Next a few at a time, heavy ones and orders in queues of their own: Next and the embedded database
 * answer in the order they are asked, so whoever sent eighty at once would stand before everybody else. A turn ends when the answer
 * begins; how fast somebody reads it is no neighbour's matter.
 */
export function createCallTurns() {
  const heavy = limitByAddress(turns.atOnce)
  const light = limitByAddress(turns.lightAtOnce)
  const orders = limitByAddress(turns.ordersAtOnce)
  const queueOf = (cost: Cost) => {
    if (cost === 'order') return orders
    return costs[cost] >= turns.fromWeight ? heavy : light
  }

  /** Null when too many wait already. */
  return async <T>(context: RequestContext, ask: () => Promise<T>): Promise<T | null> => {
    const cost = costOf(context)
    // Sign-ins have a queue of their own.
    if (cost === 'hash') return ask()
    const ofAddress = queueOf(cost)(context.relay.visitor.address)
    if (ofAddress.pendingCount >= turns.waiting) return null
    return ofAddress(ask)
  }
}

export type CallTurns = ReturnType<typeof createCallTurns>
