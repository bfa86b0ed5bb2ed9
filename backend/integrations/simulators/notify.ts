import { setTimeout as sleep } from 'node:timers/promises'
import type { Services } from '@/backend/platform/context'

const MAX_CALLS = 10
export const NOTICE_TIMEOUT_MS = 10_000

/** Notifies the shop of a payment until it acknowledges: ten calls at most, a pause between them. */
export async function notify(
  tell: () => Promise<boolean>,
  pauseMs: number,
  log: Services['log'],
): Promise<number> {
  for (let calls = 1; ; calls++) {
    const isHeard = await tell().catch((error: unknown) => {
      log.warn({ calls, error: String(error) }, 'the shop could not be told')
      return false
    })
    if (isHeard || calls >= MAX_CALLS) return calls
    await sleep(pauseMs, undefined, { ref: false })
  }
}
