import 'server-only'
import { env } from '@/lib/env'

/** Calls that may wait for the upstream at once; a storefront whose upstream sleeps must not drag everything down with it. */
const MOST_AT_ONCE = 100
/** A turn comes within milliseconds while the upstream is well; nobody else joins the end of a line that stands still. */
const TURN_MS = 1_000

let running = 0
const waiting: (() => void)[] = []

async function takeTurn(signal: AbortSignal): Promise<void> {
  if (running < MOST_AT_ONCE) {
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
    const crowded = setTimeout(() => giveUp(new Error('too many wait for the upstream')), TURN_MS)
    const go = () => {
      end()
      resolve()
    }
    waiting.push(go)
    signal.addEventListener('abort', leave, { once: true })
  })
}

/** The next one takes over the place, or it is free again. */
function endTurn() {
  const next = waiting.shift()
  if (next) next()
  else running -= 1
}

type Ask = RequestInit & {
  /** Until the whole answer is there. */
  timeoutMs: number
  /** Of somebody who may leave before. */
  leaving?: AbortSignal
}

/** One question to the upstream, for as long as patience lasts: rejects with a TimeoutError after it. */
export async function fetchUpstream(
  path: string,
  { timeoutMs, leaving, ...init }: Ask,
): Promise<Response> {
  // Not AbortSignal.any: what it makes may be collected as garbage before it has told anybody.
  const patience = new AbortController()
  const late = () => patience.abort(new DOMException('the upstream is too slow', 'TimeoutError'))
  setTimeout(late, timeoutMs).unref()
  if (leaving?.aborted) patience.abort(leaving.reason)
  else leaving?.addEventListener('abort', () => patience.abort(leaving.reason), { once: true })
  patience.signal.throwIfAborted()
  await takeTurn(patience.signal)
  try {
    return await fetch(env().upstreamUrl + path, {
      ...init,
      cache: 'no-store',
      signal: patience.signal,
    })
  } finally {
    endTurn()
  }
}
