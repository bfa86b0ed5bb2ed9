import { setTimeout as sleep } from 'node:timers/promises'
import type { Services } from '@/backend/context'

const MOST_CALLS = 10
const TIMEOUT_MS = 10_000
const isHeard = (answer: unknown) =>
  ['00', '02'].includes((answer as { RspCode?: string } | null)?.RspCode ?? '')

/** Tells the shop how a payment ended until it has understood: ten calls at most, a pause between them. */
export async function notify(
  address: string,
  pauseMs: number,
  log: Services['log'],
): Promise<number> {
  for (let calls = 1; ; calls++) {
    const answer = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
      .then((response) => response.json())
      .catch((error: unknown) => String(error))
    if (isHeard(answer)) return calls
    log.warn({ calls, answer }, 'the shop has not understood the payment site')
    if (calls >= MOST_CALLS) return calls
    await sleep(pauseMs, undefined, { ref: false })
  }
}
