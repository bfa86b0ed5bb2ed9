import { randomUUID } from 'node:crypto'
import { rateLimits } from '@/contract/rate-limits'
import type { Check } from '@/e2e/support/check'
import { guestOrder, newPhone, ONLINE, placeOrder } from '@/e2e/support/guest-orders'
import { call, type Got } from '@/e2e/support/http'
import { sharedShop } from '@/e2e/support/shop'
import { cookiesOf } from '@/e2e/support/sign-in'

const MOST = rateLimits.orders.ofTelephone.most
/** `OPEN_COPIES_MAX` where nobody sets it. */
const MOST_COPIES = 500
const from = (address: string) => ({ 'x-forwarded-for': address })

const tally = (answers: readonly Got[]) => {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** Many orders of one telephone at once, each from another address. */
async function manyOfOnePhone(origin: string): Promise<string[]> {
  const body = guestOrder(newPhone())
  const answers = await Promise.all(
    Array.from({ length: 3 * MOST }, (_, n) =>
      placeOrder(origin, body, randomUUID(), from(`10.77.0.${n}`)),
    ),
  )
  const { 200: placed = 0, ...others } = tally(answers)
  const isBounded = placed > 0 && placed <= MOST && Object.keys(others).join() === '429'
  return isBounded ? [] : [`${3 * MOST} orders of one telephone: ${JSON.stringify(tally(answers))}`]
}

/** More copies than one person may have open, of books there are enough of: the bound refuses them, not the stock. */
async function manyCopies(origin: string): Promise<string[]> {
  const listed = await call(origin, '/api/ProductPage?page=1&pageSize=60&objectType=0&inStock=1')
  const sales: { productId: number; available: number }[] = JSON.parse(listed.text).data
    .productSales
  const cartDetails: { productId: number; Quantity: number }[] = []
  let copies = 0
  for (const { productId, available } of sales) {
    const Quantity = Math.min(99, available)
    if (copies <= MOST_COPIES) cartDetails.push({ productId, Quantity })
    copies += Quantity
  }
  const order = { ...guestOrder(newPhone()), cartDetails }
  const { status, text } = await placeOrder(origin, order, randomUUID(), from('10.77.1.1'))
  return status === 422 && text.includes('vượt mức')
    ? []
    : [`over ${MOST_COPIES} copies in one guest’s order: ${status} ${text.slice(0, 120)}`]
}

/** Two tabs press in one instant with the key that was drawn when the step opened. */
async function twoTabs(origin: string): Promise<string[]> {
  const [body, key] = [guestOrder(), randomUUID()]
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => placeOrder(origin, body, key, from('10.77.2.1'))),
  )
  const ids = new Set(answers.map(({ text }) => /"orderId":"([^"]+)"/.exec(text)?.[1]))
  ids.delete(undefined)
  return ids.size === 1 ? [] : [`one key made ${ids.size} orders`]
}

/** Paying again has an end. */
async function payingAgain(origin: string): Promise<string[]> {
  const placed = await placeOrder(
    origin,
    guestOrder(undefined, undefined, ONLINE),
    randomUUID(),
    from('10.77.3.1'),
  )
  const id = /"orderId":"([^"]+)"/.exec(placed.text)?.[1]
  const headers = { ...from('10.77.3.1'), cookie: cookiesOf(placed) }
  const answers: Got[] = []
  for (let n = 0; n < 40; n++)
    answers.push(await call(origin, `/api/Order/${id}/pay`, { method: 'POST', headers, body: {} }))
  const { 409: refused = 0, 200: taken = 0, ...others } = tally(answers)
  const isBounded = taken > 0 && refused > 0 && Object.keys(others).length === 0
  return isBounded ? [] : [`paying again 40 times: ${JSON.stringify(tally(answers))}`]
}

/** Orders cost nothing to place: their number, copies and payments are bounded by the person, not by the address. */
export const guestOrderLimits: Check = {
  name: 'guest-order-limits',
  proves: 'orders of one telephone, copies of one guest, keys of two tabs, payments tried again',
  run: async () => {
    const { origin } = await sharedShop()
    const ways = [manyOfOnePhone, manyCopies, twoTabs, payingAgain]
    const failures: string[] = []
    for (const way of ways) failures.push(...(await way(origin)))
    return { count: ways.length, failures }
  },
}
