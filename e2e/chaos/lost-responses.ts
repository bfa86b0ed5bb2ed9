import { randomUUID } from 'node:crypto'
import { type Fault, passOn, type Raw } from '@/e2e/chaos/fault-proxy'
import { type Stack, withStack } from '@/e2e/chaos/proxied-shop'
import type { Check } from '@/e2e/support/check'
import { countOrders, guestOrder, placeOrder } from '@/e2e/support/guest-orders'

const ends: Record<string, Raw> = {
  'reset at once': { bytes: '', end: 'reset' },
  'reset within the head': { bytes: 'HTTP/1.1 200 OK\r\ncontent-ty', end: 'reset' },
  'reset within the body': {
    bytes:
      'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{"data":{"orderId":"',
    end: 'reset',
  },
  'silence, then the storefront gives up': { bytes: '', end: 'silence' },
}

/** The upstream does what it was asked, and nobody hears of it. */
const commitThen =
  (end: Raw): Fault =>
  async ({ method, path }, ask) => {
    const answer = await ask()
    return method === 'POST' && path.includes('/checkout-without-login') ? end : answer
  }

const orderIdOf = (text: string) => /"orderId":"([0-9a-f-]{36})"/.exec(text)?.[1]

async function buyTwice({ shop, proxy }: Stack, end: Raw) {
  const [key, order] = [randomUUID(), guestOrder()]
  proxy.forget()
  proxy.set(commitThen(end))
  const first = await placeOrder(shop.origin, order, key)
  const asked = proxy.calls().filter(({ method }) => method === 'POST').length
  proxy.set(passOn)
  const again = await placeOrder(shop.origin, order, key)
  const oncemore = await placeOrder(shop.origin, order, key)
  const id = orderIdOf(again.text)
  return [
    first.status >= 502 && first.status <= 504 ? [] : [`the lost answer became ${first.status}`],
    asked === 1 ? [] : [`the shop itself asked ${asked} times`],
    again.status === 200 && id ? [] : [`the second try answered ${again.status}`],
    id === orderIdOf(oncemore.text) ? [] : ['the third try is another order'],
  ].flat()
}

export const lostResponses: Check = {
  name: 'lost-responses',
  proves: 'the answer to a placed order is lost',
  run: () =>
    withStack(async (stack) => {
      const failures: string[] = []
      const { backend } = stack
      const before = await countOrders(backend.origin)
      for (const [name, end] of Object.entries(ends))
        failures.push(...(await buyTwice(stack, end)).map((fault) => `${name}: ${fault}`))
      const made = (await countOrders(backend.origin)) - before
      const count = Object.keys(ends).length
      if (made !== count) failures.push(`${count} buyers made ${made} orders`)
      return { count, failures }
    }),
}
