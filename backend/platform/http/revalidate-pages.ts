import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Services } from '@/backend/context'

const ATTEMPTS = 6
const FIRST_PAUSE_MS = 250
const TIMEOUT_MS = 3_000
/** The editor's call waits this long for the pages to be fresh. */
const PATIENCE_MS = 2_000

type Wiring = {
  url: string
  secret: string
  log: Services['log']
  now: () => Date
  firstPauseMs?: number
}

/** Signs what is announced: the time and the body together, so that neither can be exchanged. */
export const revalidationSignature = (secret: string, time: string, body: string) =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')

async function send({ url, secret, now }: Wiring, tags: readonly string[]) {
  const body = JSON.stringify({ tags })
  const time = String(Math.floor(now().getTime() / 1_000))
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-revalidate-time': time,
      'x-revalidate-signature': revalidationSignature(secret, time, body),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`the storefront answered ${answer.status}`)
}

async function sendUntilHeard(wiring: Wiring, tags: readonly string[]) {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    try {
      await send(wiring, tags)
      return
    } catch (err) {
      wiring.log.warn({ err, tags, attempt }, 'a change could not be announced')
    }
    const pause = (wiring.firstPauseMs ?? FIRST_PAUSE_MS) * 4 ** (attempt - 1)
    if (attempt < ATTEMPTS) await sleep(pause, undefined, { ref: false })
  }
}

export type RevalidatePages = (tags: readonly string[]) => Promise<void>

/**
 * Tells the storefront which cached pages an edit has made old. To be called after the commit; it never fails: what is not heard is
 * said again, and a page's lifetime ends anyway.
 */
export const createRevalidatePages =
  (wiring: Wiring): RevalidatePages =>
  async (tags) => {
    const heard = sendUntilHeard(wiring, tags)
    await Promise.race([heard, sleep(PATIENCE_MS, undefined, { ref: false })])
  }
