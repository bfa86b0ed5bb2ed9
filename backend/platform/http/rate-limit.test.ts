import { expect } from '@jest/globals'
import { rateBucket } from '@/backend/platform/db/schema/system'
import { eachDatabase } from '@/backend/platform/db/testing'
import { countHit, deleteExpiredRateLimits } from './rate-limit'

const at = (time: string) => new Date(`2026-01-05T${time}Z`)

eachDatabase('the third try of two is refused until the window ends', async ({ db }) => {
  const attempt = (time: string) => countHit(db, 'login:1.2.3.4', 2, 60, at(time))
  expect(await attempt('08:00:10')).toEqual({ allowed: true, retryAfter: 0 })
  expect(await attempt('08:00:20')).toEqual({ allowed: true, retryAfter: 0 })
  expect(await attempt('08:00:45.5')).toEqual({ allowed: false, retryAfter: 15 })
  expect(await attempt('08:01:00')).toEqual({ allowed: true, retryAfter: 0 })
})

eachDatabase('keys are counted apart', async ({ db }) => {
  const now = at('08:00:00')
  await countHit(db, 'code:an', 1, 60, now)
  expect((await countHit(db, 'code:binh', 1, 60, now)).allowed).toBe(true)
  expect((await countHit(db, 'code:an', 1, 60, now)).allowed).toBe(false)
})

eachDatabase('fifty tries at once let exactly the limit through', async ({ db }) => {
  const tries = Array.from({ length: 50 }, () => countHit(db, 'look-up', 7, 900, at('08:00:00')))
  const allowed = (await Promise.all(tries)).filter((answer) => answer.allowed)
  expect(allowed).toHaveLength(7)
})

eachDatabase('only counters of windows that are over are dropped', async ({ db }) => {
  await countHit(db, 'short', 5, 60, at('08:00:00'))
  await countHit(db, 'long', 5, 3600, at('08:00:00'))
  await deleteExpiredRateLimits(db, at('08:01:30'))
  expect((await db.select().from(rateBucket)).map(({ key }) => key)).toEqual(['long'])
})
