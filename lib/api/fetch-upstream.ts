import 'server-only'
import { context, propagation } from '@opentelemetry/api'
import { env } from '@/lib/env'
import { createUpstreamFetch, type UpstreamFetch } from '@/lib/upstream-fetch'

/** Concurrent calls to the upstream, so that a slow upstream does not exhaust the storefront. */
const MAX_CONCURRENT = 100
/** How long a call waits for its turn before it fails. */
const MAX_WAIT_MS = 1_000

let running = 0
const waiting: (() => void)[] = []

async function acquireSlot(signal: AbortSignal): Promise<void> {
  if (running < MAX_CONCURRENT) {
    running += 1
    return
  }
  await new Promise<void>((resolve, reject) => {
    const end = () => {
      clearTimeout(crowded)
      signal.removeEventListener('abort', leave)
    }
    const giveUp = (reason: unknown) => {
      end()
      waiting.splice(waiting.indexOf(go), 1)
      reject(reason)
    }
    const leave = () => giveUp(signal.reason)
    const crowded = setTimeout(
      () => giveUp(new Error('too many calls wait for the upstream')),
      MAX_WAIT_MS,
    )
    const go = () => {
      end()
      resolve()
    }
    waiting.push(go)
    signal.addEventListener('abort', leave, { once: true })
  })
}

/** Passes the slot on, or frees it. */
function releaseSlot() {
  const next = waiting.shift()
  if (next) next()
  else running -= 1
}

export type UpstreamInit = RequestInit & {
  /** Until the whole response is read. */
  timeoutMs: number
  /** Aborted when the client disconnects. */
  clientSignal?: AbortSignal
}

let ask: UpstreamFetch | undefined

/** Asks the upstream as the owner has told us to: with the headers it wants and the certificate it knows. */
export const askUpstream: UpstreamFetch = (address, { headers, ...init }) => {
  const { upstream } = env()
  ask ??= createUpstreamFetch(upstream.client)
  const own = Object.fromEntries(new Headers(headers))
  // Adds nothing where nobody traces.
  propagation.inject(context.active(), own)
  return ask(address, { ...init, headers: { ...upstream.headers, ...own } })
}

/** Fetches from the upstream; rejects with a TimeoutError after `timeoutMs`. */
export async function fetchUpstream(
  path: string,
  { timeoutMs, clientSignal, ...init }: UpstreamInit,
): Promise<Response> {
  // Not AbortSignal.any: its signal may be garbage-collected before it fires.
  const timeout = new AbortController()
  const late = () => timeout.abort(new DOMException('the upstream is too slow', 'TimeoutError'))
  setTimeout(late, timeoutMs).unref()
  if (clientSignal?.aborted) timeout.abort(clientSignal.reason)
  else
    clientSignal?.addEventListener('abort', () => timeout.abort(clientSignal.reason), {
      once: true,
    })
  timeout.signal.throwIfAborted()
  await acquireSlot(timeout.signal)
  try {
    return await askUpstream(env().upstreamUrl + path, {
      ...init,
      cache: 'no-store',
      signal: timeout.signal,
    })
  } finally {
    releaseSlot()
  }
}
