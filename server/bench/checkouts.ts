import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { booksOnSale } from '@/server/battery/faults/buyers'
import { guestOrder, placeOrder } from '@/server/battery/faults/orders'
import { inTurns, percentile } from '@/server/battery/load/visit'
import { type RunningShop, sharedSecret } from '@/server/battery/shop'

/** Few enough of each book that none is sold out meanwhile. */
const ORDERS = 200
const BUYERS = 10

type Run = { rate: number; p50: number; p99: number; refused: number }

async function buyAt(origin: string, books: readonly number[], headers: Record<string, string>) {
  const times: number[] = []
  let refused = 0
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
    refused,
  }
}

/** Orders of guests, paid on delivery, ten at once: through the shop and straight at its backend. */
export async function addCheckouts(shop: RunningShop, out: string): Promise<void> {
  const books = await booksOnSale(shop.origin)
  const secret = { 'x-internal-secret': sharedSecret }
  // The first round opens connections and compiles; it is not counted.
  await buyAt(shop.origin, books, {})
  const runs: Record<string, Run> = {
    'through the shop': await buyAt(shop.origin, books, {}),
    'at the backend': await buyAt(shop.backendOrigin, books, secret),
  }
  const rows = Object.entries(runs).map(
    ([way, { rate, p50, p99, refused }]) =>
      `| ${way} | ${rate.toFixed(0)} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${refused} |`,
  )
  const head = '| way | orders/s | p50 ms | p99 ms | refused |\n| --- | --- | --- | --- | --- |'
  appendFileSync(
    join(out, 'shop.md'),
    `\n## ${ORDERS} orders of guests, ${BUYERS} at once\n\n${head}\n${rows.join('\n')}\n`,
  )
  writeFileSync(join(out, 'checkouts.json'), `${JSON.stringify(runs, null, 2)}\n`)
}
