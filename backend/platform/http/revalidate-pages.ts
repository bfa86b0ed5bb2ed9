import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'

const ATTEMPTS = 6
const FIRST_PAUSE_MS = 250
const TIMEOUT_MS = 3_000
/** The editor's call waits this long for the pages to be fresh. */
const MAX_WAIT_MS = 2_000

type RevalidationOptions = {
  url: string
  secret: string
  log: Logger
  now: () => Date
  firstPauseMs?: number
}

/** Signs time and body together, so that neither can be exchanged. */
export const revalidationSignature = (secret: string, time: string, body: string) =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')

async function send({ url, secret, now }: RevalidationOptions, tags: readonly string[]) {
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

async function sendWithRetries(options: RevalidationOptions, tags: readonly string[]) {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    try {
      await send(options, tags)
      return
    } catch (err) {
      options.log.warn({ err, tags, attempt }, 'pages could not be revalidated')
    }
    const pause = (options.firstPauseMs ?? FIRST_PAUSE_MS) * 4 ** (attempt - 1)
    if (attempt < ATTEMPTS) await sleep(pause, undefined, { ref: false })
  }
}

export type RevalidatePages = (tags: readonly string[]) => Promise<void>

/**
 * Tells the storefront which cached pages an edit has made old. To be called after the commit; it never fails: what is not heard is
 * said again, and a page's lifetime ends anyway.
 */
export const createRevalidatePages =
  (options: RevalidationOptions): RevalidatePages =>
  async (tags) => {
    const sending = sendWithRetries(options, tags)
    await Promise.race([sending, sleep(MAX_WAIT_MS, undefined, { ref: false })])
  }
