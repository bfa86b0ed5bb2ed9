import pLimit from 'p-limit'
import { costOf } from '@/server/gateway/call-budget'
import { limitByAddress } from '@/server/gateway/limit-by-address'
import type { RequestContext } from '@/server/gateway/request-context'

const AT_ONCE = 8
/** Of one address: a school's. At some forty a second the last of them has waited five seconds. */
const MOST_WAITING = 200
/** Shorter than a browser waits for its sign-in. */
const PATIENCE_MS = 15_000

/**
 * Lets few sign-ins go on to Next at once, and the others wait here, where waiting costs nothing: hundreds at once, as after a
 * school's break, would stand before every reader whose page is rendered. No address stands in the common line more than eight times.
 */
export function createSignInQueue(patienceMs = PATIENCE_MS) {
  const common = pLimit(AT_ONCE)
  const limitOf = limitByAddress(AT_ONCE)

  /** False when too many wait, or it took too long. */
  return async (context: RequestContext, answer: () => Promise<unknown>): Promise<boolean> => {
    if (costOf(context) !== 'hash') return answer().then(() => true)
    const ofAddress = limitOf(context.relay.visitor.address)
    if (ofAddress.pendingCount >= MOST_WAITING) return false
    return new Promise((resolve, reject) => {
      let isOver = false
      const giveUp = () => {
        isOver = true
        resolve(false)
      }
      const timer = setTimeout(giveUp, patienceMs)
      const take = async () => {
        if (isOver || context.signal.aborted) return
        clearTimeout(timer)
        await answer()
      }
      ofAddress(() => common(take)).then(() => resolve(true), reject)
    })
  }
}
