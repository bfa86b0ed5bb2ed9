import { limits } from '@/lib/exams/limits'

/** The pause before try `tries` + 1: exponential from 1 s to 30 s, with up to 50 % jitter. */
export function backoff(tries: number, random: () => number, asked = 0): number {
  const doubled = limits.firstBackoff * 2 ** Math.min(tries - 1, 10)
  const spread = Math.min(doubled, limits.longestBackoff) * (0.5 + 0.5 * random())
  return Math.max(spread, Math.min(asked, 2 * limits.longestBackoff))
}
