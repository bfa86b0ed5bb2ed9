import pLimit, { type LimitFunction } from 'p-limit'
import { addressBlock } from '@/backend/platform/http/address-block'

const AT_ONCE = 16

/** Pages of one address that are rendered together; the rest wait their turn, so that nobody else waits for them. */
export function createRenderQueue(atOnce = AT_ONCE) {
  const queues = new Map<string, LimitFunction>()
  return async (address: string, render: () => Promise<unknown>) => {
    const block = addressBlock(address)
    const queue = queues.get(block) ?? pLimit(atOnce)
    queues.set(block, queue)
    try {
      await queue(render)
    } finally {
      if (queue.activeCount + queue.pendingCount === 0) queues.delete(block)
    }
  }
}
