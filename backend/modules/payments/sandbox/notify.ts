import { setTimeout as sleep } from 'node:timers/promises'
import type { Services } from '@/backend/context'

const MAX_CALLS = 10
const TIMEOUT_MS = 10_000
const isAcknowledged = (response: unknown) =>
  ['00', '02'].includes((response as { RspCode?: string } | null)?.RspCode ?? '')

/** Notifies the shop of a payment until it acknowledges: ten calls at most, a pause between them. */
export async function notify(
  address: string,
  pauseMs: number,
  log: Services['log'],
): Promise<number> {
  for (let calls = 1; ; calls++) {
    const response = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
      .then((reply) => reply.json())
      .catch((error: unknown) => String(error))
    if (isAcknowledged(response)) return calls
    log.warn({ calls, response }, 'the shop has not acknowledged a notice')
    if (calls >= MAX_CALLS) return calls
    await sleep(pauseMs, undefined, { ref: false })
  }
}
