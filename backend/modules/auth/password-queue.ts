import { availableParallelism } from 'node:os'
import { tooBusy } from '@/backend/platform/http/http-error'

/** One core stays for readers. */
const AT_ONCE = Math.max(1, Math.min(4, availableParallelism() - 1))
/** At some fifty a second the last of them waits two seconds. */
const MOST_WAITING = 100
const RETRY_SECONDS = 3

let running = 0
const waiting: (() => void)[] = []

/** Runs work that hashes a password when its turn comes; refuses it when too many are waiting already. */
export async function inPasswordQueue<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running++
  else if (waiting.length >= MOST_WAITING) throw tooBusy(RETRY_SECONDS)
  else await new Promise<void>((go) => waiting.push(go))
  try {
    return await work()
  } finally {
    // The place is handed on, not freed and taken again, so that nobody slips in between.
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
