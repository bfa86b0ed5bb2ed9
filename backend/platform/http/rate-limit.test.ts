import { expect } from '@jest/globals'
import { rateBucket } from '@/backend/platform/db/tables'
import { eachDatabase } from '@/backend/platform/db/testing'
import { countHit, countHits, deleteExpiredRateLimits } from './rate-limit'
import { throttleKey } from './throttle-key'

const at = (time: string) => new Date(`2026-01-05T${time}Z`)

eachDatabase('the third try of two is refused until the window ends', async ({ db }) => {
  const attempt = (time: string) =>
    countHit(db, throttleKey('login', { address: '1.2.3.4' }), 2, 60, at(time))
  expect(await attempt('08:00:10')).toEqual({ allowed: true, retryAfter: 0 })
  expect(await attempt('08:00:20')).toEqual({ allowed: true, retryAfter: 0 })
  expect(await attempt('08:00:45.5')).toEqual({ allowed: false, retryAfter: 15 })
  expect(await attempt('08:01:00')).toEqual({ allowed: true, retryAfter: 0 })
})

eachDatabase('keys are counted apart', async ({ db }) => {
  const now = at('08:00:00')
  const [an, binh] = [throttleKey('code', { user: 1 }), throttleKey('code', { user: 2 })]
  await countHit(db, an, 1, 60, now)
  expect((await countHit(db, binh, 1, 60, now)).allowed).toBe(true)
  expect((await countHit(db, an, 1, 60, now)).allowed).toBe(false)
})

eachDatabase('fifty tries at once let exactly the limit through', async ({ db }) => {
  const tries = Array.from({ length: 50 }, () =>
    countHit(db, throttleKey('look-up', {}), 7, 900, at('08:00:00')),
  )
  const allowed = (await Promise.all(tries)).filter((answer) => answer.allowed)
  expect(allowed).toHaveLength(7)
})

eachDatabase('what is given back makes room for exactly as many others', async ({ db }) => {
  const [user, address] = [{ user: 1 }, { address: '203.0.113.1' }].map((subject) => ({
    key: throttleKey('codes', subject),
    limit: 'user' in subject ? 3 : 9,
    windowSeconds: 900,
  }))
  if (!user || !address) throw new Error('two limits')
  const now = at('08:00:00')
  const tries = await Promise.all(
    Array.from({ length: 10 }, () => countHits(db, [address, user], now)),
  )
  const allowed = tries.filter(({ retryAfter }) => retryAfter === 0)
  expect(allowed).toHaveLength(3)
  await allowed[0]?.giveBack()
  const next = [
    await countHits(db, [address, user], now),
    await countHits(db, [address, user], now),
  ]
  expect(next.map(({ retryAfter }) => retryAfter)).toEqual([0, 900])
  // Refused tries count nowhere: the address still has six of its nine.
  for (let one = 0; one < 6; one++) {
    expect((await countHits(db, [address], now)).retryAfter).toBe(0)
  }
})

eachDatabase('only counters of windows that are over are dropped', async ({ db }) => {
  await countHit(db, throttleKey('short', {}), 5, 60, at('08:00:00'))
  await countHit(db, throttleKey('long', {}), 5, 3600, at('08:00:00'))
  await deleteExpiredRateLimits(db, at('08:01:30'))
  expect((await db.select().from(rateBucket)).map(({ key }) => key)).toEqual(['long'])
})
