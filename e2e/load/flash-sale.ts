import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type PostgresShop, withPostgresShop } from '@/e2e/load/postgres-shop'
import { percentile } from '@/e2e/support/cases'
import type { Check, Finding, Pace } from '@/e2e/support/check'
import { guestOrder } from '@/e2e/support/guest-orders'
import { call, type Got } from '@/e2e/support/http'

const CARRIER = { 'x-forwarded-for': '203.0.113.9' }
const WITHIN_MS = 60_000
/** Nobody presses in the same instant: the sale has begun, and they come within so long. */
const ARRIVE_MS = 20_000

type Tally = { statuses: Record<string, number>; times: number[]; failures: string[] }

/** What one buyer's telephone asks, from the sale's page to the order. */
async function buy({ shop }: PostgresShop, productId: number, tally: Tally) {
  const ask = async (path: string, body?: unknown, more = {}): Promise<Got> => {
    const got = await call(shop.origin, path, {
      headers: { ...CARRIER, ...more },
      ...(body !== undefined && { method: 'POST', body }),
    })
    tally.times.push(got.ms)
    const key = `${path.split('/').at(-1)} ${got.status}`
    tally.statuses[key] = (tally.statuses[key] ?? 0) + 1
    if (got.status !== 200) tally.failures.push(`${path}: ${got.status} ${got.text.slice(0, 120)}`)
    return got
  }
  const { cartDetails, address, paymentType } = guestOrder(undefined, productId)
  await ask('/flashSale')
  await ask('/api/FlashSale')
  await ask('/gio-hang')
  await ask('/api/Order/cal', { cartDetails })
  await ask('/api/Order/check-inventory-without-login', { cartDetails })
  await ask('/api/Order/shipping-fee-without-login', { cartDetails, address })
  const seen = await ask('/api/Order/cal', { cartDetails, address })
  if (seen.status !== 200) return
  const expectedTotal = JSON.parse(seen.text).data.total
  await ask(
    '/api/Order/checkout-without-login',
    { cartDetails, address, paymentType, expectedTotal },
    { 'idempotency-key': randomUUID() },
  )
}

async function sell(one: PostgresShop, { isFull }: Pace): Promise<Finding> {
  const productId = Number(
    one.sql(`select product_id from flash_sale_item i join flash_sale s on s.id = i.flash_sale_id
      where s.starts_at < now() and s.ends_at > now() order by 1 limit 1`),
  )
  one.sql(`update inventory set on_hand = on_hand + 2000 where product_id = ${productId};
    update flash_sale_item set quantity = quantity + 2000 where product_id = ${productId}`)
  // The first visitor compiles what the others use.
  await buy(one, productId, { statuses: {}, times: [], failures: [] })
  const tally: Tally = { statuses: {}, times: [], failures: [] }
  const buyers = isFull ? 300 : 40
  const before = Number(one.sql('select count(*) from orders'))
  const begun = performance.now()
  const come = async (at: number) => {
    await wait((at / buyers) * ARRIVE_MS)
    await buy(one, productId, tally)
  }
  await Promise.all(Array.from({ length: buyers }, (_, at) => come(at)))
  const took = performance.now() - begun
  const orders = Number(one.sql('select count(*) from orders')) - before
  if (took > WITHIN_MS) tally.failures.push(`took ${Math.round(took / 1000)} s`)
  if (orders !== buyers) tally.failures.push(`${orders} orders of ${buyers} buyers`)
  return {
    count: buyers,
    failures: tally.failures,
    figures: {
      'all bought after': `${(took / 1000).toFixed(1)} s`,
      'call p50, p99': `${Math.round(percentile(tally.times, 0.5))}, ${Math.round(percentile(tally.times, 0.99))} ms`,
      answers: JSON.stringify(tally.statuses),
    },
  }
}

/** 300 buyers behind a mobile network's one address; on PostgreSQL, through the gateway. */
export const flashSale: Check = {
  name: 'flash-sale',
  proves: 'buyers behind one carrier address check out in a flash sale, nobody is refused',
  run: (pace) => withPostgresShop((one) => sell(one, pace)),
}
