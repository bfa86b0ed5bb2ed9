import type { Logger } from 'pino'

/** Does the work now and again, the pause after the work; a failure is logged and does not end it. Stopping waits for the round under way. */
export function repeat(
  name: string,
  pauseMs: number,
  work: () => Promise<unknown>,
  log: Logger,
): { stop: () => Promise<void> } {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> = Promise.resolve()

  async function once() {
    try {
      await work()
    } catch (err) {
      log.error({ err }, `${name} failed`)
    }
    if (!isStopped) wait()
  }
  function wait() {
    timer = setTimeout(() => {
      round = once()
    }, pauseMs)
    timer.unref()
  }
  wait()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await round
    },
  }
}
