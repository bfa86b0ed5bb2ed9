import { fileURLToPath } from 'node:url'
import { contentPages } from '@/e2e/chaos/content-pages'
import { type Stack, withStack } from '@/e2e/chaos/proxied-shop'
import type { Check } from '@/e2e/support/check'
import { guestOrder, placeOrder } from '@/e2e/support/guest-orders'
import { call, get, uncached } from '@/e2e/support/http'
import { signIn } from '@/e2e/support/sign-in'

const MINUTE = 60_000
const shifts = {
  '+10 min': 10 * MINUTE,
  '-10 min': -10 * MINUTE,
  '+1 day': 1_440 * MINUTE,
  '-1 day': -1_440 * MINUTE,
}

const wrong = (milliseconds: number) => ({
  NODE_OPTIONS: `--import ${fileURLToPath(new URL('./shifted-clock.mjs', import.meta.url))}`,
  SHOP_CLOCK_SHIFT: String(milliseconds),
})

/** Reads, buys and signs in: a session of a week outlives a clock that is a day wrong, on either side. */
async function useShop({ shop, written }: Stack) {
  const faults: string[] = []
  const expect200 = (status: number, what: string) => {
    if (status !== 200) faults.push(`${what} answered ${status}`)
  }
  for (const path of contentPages)
    expect200((await get(shop.origin + path, { headers: uncached })).status, path)
  expect200((await placeOrder(shop.origin, guestOrder())).status, 'an order')
  const cookie = await signIn(shop.origin)
  const headers = { cookie }
  expect200((await call(shop.origin, '/api/UserAddress', { headers })).status, 'a call')
  const account = await get(`${shop.origin}/tai-khoan/thong-tin-tai-khoan`, { headers })
  expect200(account.status, 'a page of the account')
  if (/ended with|was ended by|uncaught/i.test(written())) faults.push('a program ended')
  return { count: contentPages.length + 4, faults }
}

export const wrongClock: Check = {
  name: 'wrong-clock',
  proves: 'a clock is wrong',
  run: async ({ isFull }) => {
    const found = { count: 0, failures: [] as string[] }
    const tried = Object.entries(shifts).filter((_, index) => isFull || index > 1)
    for (const [name, shift] of tried)
      for (const part of ['shop', 'backend'] as const) {
        const { count, faults } = await withStack(useShop, { [part]: wrong(shift) })
        found.count += count
        found.failures.push(...faults.map((fault) => `${part} ${name}: ${fault}`))
      }
    return found
  },
}
