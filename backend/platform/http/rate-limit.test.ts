import { expect } from '@jest/globals'
import { rateBucket } from '@/backend/platform/db/schema/system'
import { eachStore } from '@/backend/platform/db/testing'
import { dropOldBuckets, take } from './rate-limit'

const at = (time: string) => new Date(`2026-01-05T${time}Z`)

eachStore('the third try of two is refused until the window ends', async ({ db }) => {
  const attempt = (time: string) => take(db, 'login:1.2.3.4', 2, 60, at(time))
  expect(await attempt('08:00:10')).toEqual({ allowed: true, retryAfter: 0 })
  expect(await attempt('08:00:20')).toEqual({ allowed: true, retryAfter: 0 })
  expect(await attempt('08:00:45.5')).toEqual({ allowed: false, retryAfter: 15 })
  expect(await attempt('08:01:00')).toEqual({ allowed: true, retryAfter: 0 })
})

eachStore('keys are counted apart', async ({ db }) => {
  const now = at('08:00:00')
  await take(db, 'code:an', 1, 60, now)
  expect((await take(db, 'code:binh', 1, 60, now)).allowed).toBe(true)
  expect((await take(db, 'code:an', 1, 60, now)).allowed).toBe(false)
})

eachStore('fifty tries at once let exactly the limit through', async ({ db }) => {
  const tries = Array.from({ length: 50 }, () => take(db, 'look-up', 7, 900, at('08:00:00')))
  const allowed = (await Promise.all(tries)).filter((answer) => answer.allowed)
  expect(allowed).toHaveLength(7)
})

eachStore('only counters of windows that are over are dropped', async ({ db }) => {
  await take(db, 'short', 5, 60, at('08:00:00'))
  await take(db, 'long', 5, 3600, at('08:00:00'))
  await dropOldBuckets(db, at('08:01:30'))
  expect((await db.select().from(rateBucket)).map(({ key }) => key)).toEqual(['long'])
})
