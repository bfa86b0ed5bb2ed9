import { setTimeout as sleep } from 'node:timers/promises'

const LEAST_MS = 150

/** Does the work and returns no sooner than after a set time, so that the time does not tell whether an account exists. */
export async function inConstantTime<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([work(), sleep(LEAST_MS)])
  return result
}
