import { type CallResult, silent } from '@/lib/exams/call-result'
import type { Timers } from '@/lib/exams/timers'

/** Aborts a call after `milliseconds`; it then counts as unanswered. */
export function withTimeout<T>(
  timers: Pick<Timers, 'after'>,
  milliseconds: number,
  call: (signal: AbortSignal) => Promise<CallResult<T>>,
): Promise<CallResult<T>> {
  const abort = new AbortController()
  return new Promise((resolve) => {
    const cancel = timers.after(milliseconds, () => {
      abort.abort()
      resolve(silent)
    })
    call(abort.signal)
      .catch(() => silent)
      .then((outcome) => {
        cancel()
        resolve(outcome)
      })
  })
}
