import { appendFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { booksOnSale } from '@/e2e/chaos/buyers'
import { inTurns, percentile } from '@/e2e/support/cases'
import { guestOrder, placeOrder } from '@/e2e/support/guest-orders'
import { cpuOf } from '@/e2e/support/processes.mjs'
import { type RunningShop, sharedSecret } from '@/e2e/support/shop'

/** Few enough of each book that none is sold out meanwhile. */
const ORDERS = 200
const BUYERS = 10

type Run = { rate: number; p50: number; p99: number; cpuMs: number; refused: number }

type Way = { origin: string; pid: number; headers: Record<string, string> }

async function buyAt({ origin, pid, headers }: Way, books: readonly number[]): Promise<Run> {
  const times: number[] = []
  let refused = 0
  const cpuBefore = cpuOf(pid)
  const begun = performance.now()
  await inTurns(ORDERS, BUYERS, async (index) => {
    const order = guestOrder(undefined, books[index % books.length])
    const { status, ms } = await placeOrder(origin, order, undefined, headers)
    times.push(ms)
    if (status !== 200) refused += 1
  })
  const seconds = (performance.now() - begun) / 1_000
  return {
    rate: (ORDERS - refused) / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    cpuMs: (cpuOf(pid) - cpuBefore) / ORDERS,
    refused,
  }
}

/** Orders of guests, paid on delivery, ten at once: through the shop and straight at its backend. */
export async function addCheckouts(shop: RunningShop, out: string): Promise<void> {
  const books = await booksOnSale(shop.origin)
  const { origin, backendOrigin, pid } = shop
  const throughShop = { origin, pid, headers: {} }
  const headers = { 'x-internal-secret': sharedSecret }
  // The first round opens connections and compiles; it is not counted.
  await buyAt(throughShop, books)
  const runs: Record<string, Run> = {
    'through the shop': await buyAt(throughShop, books),
    'at the backend': await buyAt({ origin: backendOrigin, pid, headers }, books),
  }
  const rows = Object.entries(runs).map(
    ([way, { rate, p50, p99, cpuMs, refused }]) =>
      `| ${way} | ${rate.toFixed(0)} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${cpuMs.toFixed(1)} | ${refused} |`,
  )
  const head =
    '| way | orders/s | p50 ms | p99 ms | CPU ms | refused |\n| --- | --- | --- | --- | --- | --- |'
  const section = `## ${ORDERS} orders of guests, ${BUYERS} at once, load ${loadavg()[0]?.toFixed(1)}\n\n${head}\n${rows.join('\n')}\n`
  appendFileSync(join(out, 'shop.md'), `\n${section}`)
  process.stdout.write(section)
  writeFileSync(join(out, 'checkouts.json'), `${JSON.stringify(runs, null, 2)}\n`)
}
