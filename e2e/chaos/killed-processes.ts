import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { booksOnSale, keepBuying, lostOrders, unsound, wasInterrupted } from '@/e2e/chaos/buyers'
import { withCluster } from '@/e2e/chaos/database-down'
import { type Stack, secrets } from '@/e2e/chaos/proxied-shop'
import type { Check } from '@/e2e/support/check'
import { get, uncached } from '@/e2e/support/http'
import { until } from '@/e2e/support/program'
import { type RunningBackend, startBackend } from '@/e2e/support/shop'

const ROWS = 3
const AGAIN_WITHIN_MS = 10_000
const GIVE_UP_MS = 60_000

/** The program named `storefront`, a child of the shop. */
export function storefrontPid(shop: number): number {
  const child = readdirSync('/proc').find((name) => {
    if (!/^\d+$/.test(name)) return false
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
      return parent === shop
    } catch {
      return false
    }
  })
  if (!child) throw new Error('the shop has no storefront')
  return Number(child)
}

/** Milliseconds until a page that nobody has cached is served again. */
async function untilServed({ shop }: Stack) {
  const start = performance.now()
  const served = async () =>
    (await get(`${shop.origin}/san-pham`, { headers: uncached })).status === 200
  await until(served, GIVE_UP_MS)
  return performance.now() - start
}

type Kill = (stack: Stack) => Promise<void>

const killStorefront: Kill = async ({ shop }) => {
  process.kill(storefrontPid(shop.pid), 'SIGKILL')
  // Its supervisor has heard of it.
  await wait(200)
}

/** Kills one program so many times at moments chosen by the seed, while people buy. */
async function killWhileBuying(stack: Stack, moments: readonly number[], kill: Kill) {
  const { shop } = stack
  const buying = keepBuying(shop.origin, ROWS, await booksOnSale(shop.origin))
  const times: number[] = []
  for (const moment of moments) {
    await wait(moment)
    await kill(stack)
    times.push(Math.round(await untilServed(stack)))
  }
  await buying.stop()
  const failures = await lostOrders(shop.origin, buying.buyers)
  for (const ms of times)
    if (ms > AGAIN_WITHIN_MS) failures.push(`served again only after ${ms} ms`)
  const interrupted = buying.buyers.filter(wasInterrupted).length
  return { orders: buying.buyers.length, failures, times, interrupted }
}

const momentsOf = (seed: number, count: number) =>
  fc.sample(fc.integer({ min: 100, max: 1_500 }), { numRuns: count, seed })

export const killedProcesses: Check = {
  name: 'killed-processes',
  proves: 'storefront and backend are killed while people buy',
  run: ({ seed, isFull }) =>
    withCluster(async (cluster, stack) => {
      const moments = momentsOf(seed, isFull ? 20 : 4)
      let current: RunningBackend = stack.backend
      const killBackend: Kill = async ({ shop }) => {
        await current.stop('SIGKILL')
        const port = Number(new URL(current.origin).port)
        current = await startBackend(port, stack.backend.dataDir, {
          DATABASE_URL: cluster.url,
          PUBLIC_URL: shop.origin,
          ...secrets,
        })
      }
      const backend = await killWhileBuying(stack, moments, killBackend)
      // Each fall lengthens the supervisor's pause; an operator's shop does not fall twenty times in a minute.
      const storefront = await killWhileBuying(stack, moments.slice(0, 3), killStorefront)
      const rules = await unsound(cluster.url, stack.shop.dataDir)
      await current.stop('SIGKILL')
      return {
        count: backend.orders + storefront.orders,
        failures: [...backend.failures, ...storefront.failures, ...(rules ? [rules] : [])],
        figures: {
          kills: `${moments.length} + ${storefront.times.length}`,
          interrupted: String(backend.interrupted + storefront.interrupted),
          'slowest return': `${Math.max(...backend.times, ...storefront.times)} ms`,
        },
      }
    }),
}
