import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Got } from '@/server/battery/faults/ask'
import { call } from '@/server/battery/faults/ask'
import { type GuestOrder, guestOrder, placeOrder } from '@/server/battery/faults/orders'

const RETRY_MS = 100
const run = promisify(execFile)

export const orderIdOf = ({ text }: Pick<Got, 'text'>) =>
  /"orderId":"([0-9a-f-]{36})"/.exec(text)?.[1]

export type Buyer = { key: string; order: GuestOrder; heard: string | undefined; tries: number[] }

const newBuyer = (productId: number): Buyer => ({
  key: randomUUID(),
  order: guestOrder(undefined, productId),
  heard: undefined,
  tries: [],
})

/** Orders and, when nothing comes of it, tries again with the same key, as the shop's page does. */
async function buyInTheEnd(origin: string, buyer: Buyer, deadline: number) {
  while (!buyer.heard && Date.now() < deadline) {
    const got = await placeOrder(origin, buyer.order, buyer.key)
    buyer.tries.push(got.status)
    if (got.status === 200) buyer.heard = orderIdOf(got)
    else await wait(RETRY_MS)
  }
}

/** Buyers one after the other, in several rows beside each other, until they are told to stop. */
export function keepBuying(origin: string, rows: number, products: readonly number[]) {
  const buyers: Buyer[] = []
  let isOver = false
  const row = async (start: number) => {
    for (let next = start; !isOver; next++) {
      const buyer = newBuyer(products[next % products.length] ?? 1)
      buyers.push(buyer)
      await buyInTheEnd(origin, buyer, Date.now() + 120_000)
    }
  }
  const work = Promise.all(Array.from({ length: rows }, (_, index) => row(index)))
  return {
    buyers,
    stop: async () => {
      isOver = true
      await work
    },
  }
}

/** What is wrong with what buyers were told: an order that is gone, or a key that has come to stand for another one. */
export async function lostOrders(origin: string, buyers: readonly Buyer[]): Promise<string[]> {
  const faults: string[] = []
  for (const { key, order, heard, tries } of buyers) {
    if (!heard) {
      faults.push(`an order never came to pass: ${tries.slice(-5).join(' ')}`)
      continue
    }
    const again = await placeOrder(origin, order, key)
    if (orderIdOf(again) !== heard)
      faults.push(`order ${heard} became ${orderIdOf(again) ?? again.status}`)
  }
  return faults
}

/** The sample shop begins with copies of a sale that nobody bought. */
const ofTheSeed = 'Không khớp: flash items equal their lines.'

/** The shop's own check of stock, orders and codes; null when they explain each other. */
export async function unsound(databaseUrl: string, dataDir: string): Promise<string | null> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
  const args = ['--import', 'tsx', 'backend/shop-cli/cli.ts', 'check']
  return run(process.execPath, args, { env }).then(
    () => null,
    ({ stdout = '' }: { stdout?: string }) =>
      stdout.trim() === ofTheSeed ? null : stdout.trim() || 'the check broke off',
  )
}

/** The first books of the sample catalogue that can be bought. */
export async function booksOnSale(origin: string): Promise<number[]> {
  const { text } = await call(origin, '/api/ProductPage?inStock=1&pageSize=20')
  const ids = [...text.matchAll(/"productId":(\d+)/g)].map(([, id]) => Number(id))
  if (ids.length === 0) throw new Error('no book is on sale')
  return ids
}
