/** The runner's source of time and randomness, replaceable in tests. */
export type Timers = {
  /** Monotonic milliseconds; may stand still while the device sleeps. */
  now: () => number
  /** The device's clock, right or wrong. */
  date: () => number
  /** Calls back once; returns the cancellation. */
  after: (milliseconds: number, run: () => void) => () => void
  /** From 0 to 1, like Math.random. */
  random: () => number
}

export const browserTimers: Timers = {
  now: () => performance.now(),
  date: () => Date.now(),
  after: (milliseconds, run) => {
    const id = setTimeout(run, milliseconds)
    return () => clearTimeout(id)
  },
  random: Math.random,
}
