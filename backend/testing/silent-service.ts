import { expect } from '@jest/globals'
import { listen } from '@/backend/testing/listen'

const MAX_TERM_MS = 60_000

/**
 * Runs `use` against a service that accepts requests and never responds, except to those `answer` handles. Timeouts set with
 * `AbortSignal.timeout` fire as soon as a request has arrived, so the test does not wait; a client without a timeout hangs and fails it.
 */
export async function besideSilence(
  use: (origin: string) => Promise<void>,
  answer: (request: Request) => Response | null = () => null,
): Promise<void> {
  const { timeout } = AbortSignal
  const terms: number[] = []
  const running: AbortController[] = []
  const server = await listen((request) => {
    const answered = answer(request)
    if (answered) return answered
    for (const term of running.splice(0))
      term.abort(new DOMException('aborted due to timeout', 'TimeoutError'))
    return new Promise<Response>(() => undefined)
  })
  AbortSignal.timeout = (ms) => {
    terms.push(ms)
    const term = new AbortController()
    running.push(term)
    return term.signal
  }
  try {
    await use(server.origin)
  } finally {
    AbortSignal.timeout = timeout
    server.close()
  }
  expect(terms.length).toBeGreaterThan(0)
  expect(Math.max(...terms)).toBeLessThanOrEqual(MAX_TERM_MS)
}

/** What a call comes to: its answer, or the error it throws. */
export const outcomeOf = (call: () => unknown): Promise<unknown> =>
  Promise.resolve()
    .then(call)
    .catch((error: unknown) => error)
