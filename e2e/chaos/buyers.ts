import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type GuestOrder, guestOrder, ONLINE, placeOrder } from '@/e2e/support/guest-orders'
import { call, type Got, post } from '@/e2e/support/http'
import { until } from '@/e2e/support/program'
import { cookiesOf } from '@/e2e/support/sign-in'

const RETRY_MS = 100
/** The site tells the shop at once; a notice that was lost by then has to be sent again. */
const TOLD_MS = 2_000
/** Once nothing breaks any more, whoever is still at it must come to an end. */
const LAST_TRIES_MS = 60_000
const run = promisify(execFile)

export const orderIdOf = ({ text }: Pick<Got, 'text'>) =>
  /"orderId":"([0-9a-f-]{36})"/.exec(text)?.[1]

export type Buyer = {
  key: string
  order: GuestOrder
  heard: string | undefined
  /** Whether the order of one who pays online was seen paid. */
  isPaid: boolean
  /** The statuses of every try to order and to pay. */
  tries: number[]
}

const newBuyer = (productId: number, isOnline: boolean): Buyer => ({
  key: randomUUID(),
  order: guestOrder(undefined, productId, isOnline ? ONLINE : undefined),
  heard: undefined,
  isPaid: false,
  tries: [],
})

type MayTry = () => boolean

/** Pays at the built-in site, through the shop as a browser does, until the order is paid: the site tells the shop each time. */
async function payInTheEnd(origin: string, buyer: Buyer, placed: Got, mayTry: MayTry) {
  const { data } = JSON.parse(placed.text) as { data: { paymentUrl: string } }
  const { pathname, search } = new URL(data.paymentUrl)
  const cookie = cookiesOf(placed)
  const look = async () => {
    const { text } = await call(origin, `/api/Order/${buyer.heard}`, { headers: { cookie } })
    buyer.isPaid = text.includes('"paymentStatus":1')
    return buyer.isPaid
  }
  while (!buyer.isPaid && mayTry()) {
    const got = await post(origin + pathname + search, new URLSearchParams({ code: '00' }))
    buyer.tries.push(got.status)
    if (got.status !== 303 || !(await until(look, TOLD_MS))) await wait(RETRY_MS)
  }
}

/** Orders and, when nothing comes of it, tries again with the same key, as the shop's page does. */
async function buyInTheEnd(origin: string, buyer: Buyer, mayTry: MayTry) {
  while (!buyer.heard && mayTry()) {
    const got = await placeOrder(origin, buyer.order, buyer.key)
    buyer.tries.push(got.status)
    if (got.status === 200) buyer.heard = orderIdOf(got)
    else await wait(RETRY_MS)
    if (buyer.heard && isOnline(buyer)) await payInTheEnd(origin, buyer, got, mayTry)
  }
}

const isOnline = ({ order }: Buyer) => order.paymentType === ONLINE

/** Whether something had to be tried again. */
export const wasInterrupted = (buyer: Buyer) => buyer.tries.length > (isOnline(buyer) ? 2 : 1)

/** Buyers one after the other, every second paying online, in several rows beside each other, until they are told to stop. */
export function keepBuying(origin: string, rows: number, products: readonly number[]) {
  const buyers: Buyer[] = []
  let isOver = false
  let deadline = Number.POSITIVE_INFINITY
  const mayTry = () => Date.now() < deadline
  const row = async (start: number) => {
    for (let next = start; !isOver; next++) {
      const buyer = newBuyer(products[next % products.length] ?? 1, next % 2 === 1)
      buyers.push(buyer)
      await buyInTheEnd(origin, buyer, mayTry)
    }
  }
  const work = Promise.all(Array.from({ length: rows }, (_, index) => row(index)))
  return {
    buyers,
    stop: async () => {
      isOver = true
      deadline = Date.now() + LAST_TRIES_MS
      await work
    },
  }
}

/** What is wrong with what buyers were told: an order that is gone, or a key that has come to stand for another one. */
export async function lostOrders(origin: string, buyers: readonly Buyer[]): Promise<string[]> {
  const faults: string[] = []
  for (const buyer of buyers) {
    const { key, order, heard, tries, isPaid } = buyer
    if (!heard) {
      faults.push(`an order never came to pass: ${tries.slice(-5).join(' ')}`)
      continue
    }
    if (isOnline(buyer) && !isPaid)
      faults.push(`order ${heard} was never paid: ${tries.slice(-5).join(' ')}`)
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
