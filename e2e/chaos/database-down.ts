import { setTimeout as wait } from 'node:timers/promises'
import { booksOnSale, keepBuying, lostOrders, unsound, wasInterrupted } from '@/e2e/chaos/buyers'
import { type Cluster, createCluster } from '@/e2e/chaos/postgres-cluster'
import { type Stack, withStack } from '@/e2e/chaos/proxied-shop'
import type { Check, Pace } from '@/e2e/support/check'
import { apologyFault, call, get, isFault, uncached } from '@/e2e/support/http'
import { until } from '@/e2e/support/program'
import { FIRST_PORT } from '@/e2e/support/shop'
import { findFreePort } from '@/server/supervisor/ports'

const SHOPPING_MS = 2_000
const BACK_WITHIN_MS = 10_000
const ROWS = 3

/** Runs with a PostgreSQL of its own, which may be killed. */
export async function withCluster<T>(work: (cluster: Cluster, stack: Stack) => Promise<T>) {
  const cluster = await createCluster(await findFreePort(FIRST_PORT + 40))
  try {
    return await withStack((stack) => work(cluster, stack), {
      backend: { DATABASE_URL: cluster.url },
    })
  } finally {
    await cluster.remove()
  }
}

async function askWhileDown({ shop }: Stack) {
  const within = 8_000
  const path = '/api/ProductPage?searchContent=sach'
  const read = await call(shop.origin, path)
  const page = await get(`${shop.origin}/san-pham`, { headers: uncached })
  const cached = await get(`${shop.origin}/trang-chu`)
  return [
    apologyFault(read, path, within),
    apologyFault(page, '/san-pham', within),
    cached.status === 200 ? null : `a cached page answered ${cached.status}`,
  ]
}

/** The database dies while people read and buy, and comes back. */
async function killOnce(cluster: Cluster, stack: Stack) {
  await wait(SHOPPING_MS)
  await cluster.kill()
  const faults = await askWhileDown(stack)
  await cluster.start()
  const start = performance.now()
  const isBack = await until(
    async () => (await call(stack.shop.origin, '/api/ProductPage')).status === 200,
    BACK_WITHIN_MS,
  )
  const ms = performance.now() - start
  return { faults: [...faults, isBack ? null : 'nothing came back within 10 s'], ms }
}

export const databaseDown: Check = {
  name: 'database-down',
  proves: 'the database is killed while people read and buy',
  run: ({ isFull }: Pace) =>
    withCluster(async (cluster, stack) => {
      const { shop, backend } = stack
      await get(`${shop.origin}/trang-chu`)
      const buying = keepBuying(shop.origin, ROWS, await booksOnSale(shop.origin))
      const failures: string[] = []
      const back: number[] = []
      const kills = isFull ? 5 : 2
      for (let kill = 0; kill < kills; kill++) {
        const { faults, ms } = await killOnce(cluster, stack)
        failures.push(...faults.filter(isFault))
        back.push(Math.round(ms))
      }
      await wait(SHOPPING_MS)
      await buying.stop()
      failures.push(...(await lostOrders(shop.origin, buying.buyers)))
      const rules = await unsound(cluster.url, shop.dataDir)
      if (rules) failures.push(rules)
      if (backend.printed().match(/"listening"/g)?.length !== 1)
        failures.push('the backend began anew')
      const interrupted = buying.buyers.filter(wasInterrupted).length
      return {
        count: buying.buyers.length,
        failures,
        figures: {
          kills: String(kills),
          back: `${Math.max(...back)} ms`,
          'orders interrupted': String(interrupted),
        },
      }
    }),
}
