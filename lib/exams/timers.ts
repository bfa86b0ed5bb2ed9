/** Everything the runner knows of time and chance, handed in so that tests can hold both. */
export type Timers = {
  /** Milliseconds since some moment; never set back, but may stand still while the machine sleeps. */
  now: () => number
  /** The machine's own clock, right or wrong. */
  date: () => number
  /** Calls back once; returns the way to take it back. */
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
