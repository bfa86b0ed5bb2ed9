import { TEST_NOW } from '@/backend/testing/test-app'

/** A clock that goes a second with each look, so that no two events share a moment; `ms` may be moved. */
export function tickingClock() {
  const clock = { ms: TEST_NOW.getTime() }
  const now = () => {
    clock.ms += 1_000
    return new Date(clock.ms)
  }
  return { clock, now }
}
