import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { createClient } from '@redis/client'
import { createRedisRenewals } from '@/lib/session/redis-renewals'
import { createSessionRenewals, type RenewedTokens } from '@/lib/session/session-renewals'
import { findRedis } from '@/server/testing-redis'

const redis = await findRedis()

/** A test of what only a real server does; counted as skipped where there is none. */
function onRedis(name: string, run: (url: URL) => Promise<void>) {
  if (redis !== null) test(name, () => run(redis), 30_000)
  else test.skip(`${name} not run: no Redis`, () => {})
}

/** An upstream that counts how often it is asked. */
function countingUpstream() {
  let count = 0
  return {
    renew: async (): Promise<RenewedTokens> => {
      count++
      await nextTurn()
      return { token: `token ${count}`, expires: '2026-11-23T00:00:00Z', refreshToken: `r${count}` }
    },
    count: () => count,
  }
}
const times = <T>(many: number, ask: () => Promise<T>) =>
  Promise.all(Array.from({ length: many }, ask))

test('twenty requests of one session renew it once, and so does one that comes later with the old cookie', async () => {
  const renewals = createSessionRenewals()
  const { renew, count } = countingUpstream()
  const answers = await times(20, () => renewals('r0', renew))
  expect(new Set(answers.map(({ token }) => token))).toEqual(new Set(['token 1']))
  expect((await renewals('r0', renew)).refreshToken).toBe('r1')
  expect(count()).toBe(1)
  await renewals('r1', renew)
  expect(count()).toBe(2)
})

test('a renewal that failed is tried again', async () => {
  const renewals = createSessionRenewals()
  await expect(renewals('r0', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await renewals('r0', countingUpstream().renew)).toMatchObject({ token: 'token 1' })
})

test('a Redis that is away stands in nobody’s way', async () => {
  const { renewOnce } = createRedisRenewals({ url: 'redis://127.0.0.1:1', shop: 'x', secret: 's' })
  expect(await renewOnce('r0', countingUpstream().renew)).toMatchObject({ token: 'token 1' })
})

onRedis(
  'two gateways with ten requests each renew a session once, and Redis holds no token',
  async (url) => {
    const shop = randomUUID()
    const { renew, count } = countingUpstream()
    const shared = [1, 2].map(() =>
      createRedisRenewals({ url: url.href, shop, secret: 'of the shop' }),
    )
    const gateways = shared.map(({ renewOnce }) => createSessionRenewals(renewOnce))
    const answers = await Promise.all(
      gateways.map((renewOnceHere) => times(10, () => renewOnceHere('r0', renew))),
    )
    expect(new Set(answers.flat().map(({ token }) => token))).toEqual(new Set(['token 1']))
    expect(count()).toBe(1)

    const client = createClient({ url: url.href })
    await client.connect()
    const keys = await client.keys(`hien-sach:renewal:${shop}:*`)
    expect(keys).toHaveLength(1)
    expect(`${keys} ${await client.get(String(keys[0]))}`).not.toMatch(/token|refresh/i)
    client.destroy()
    for (const { close } of shared) await close()
  },
)
