import { randomUUID } from 'node:crypto'
import { type EntryPoint, entryPoints } from '@/e2e/security/input/entry-points'
import { eachOf } from '@/e2e/support/cases'
import type { Check } from '@/e2e/support/check'
import { sharedShop } from '@/e2e/support/shop'

/** As they stand in the JSON; only the last three are quantities. */
const values = [
  ...[
    '0',
    '-1',
    '1.5',
    '"5"',
    '" 5 "',
    '"1e1"',
    '"0x10"',
    '100',
    '2147483647',
    '2147483648',
    '4294967297',
  ],
  ...[
    '9007199254740993',
    '1e400',
    '-0',
    '1e-7',
    '99.99999999999999',
    'true',
    '[]',
    '[5]',
    '{}',
    'null',
    '"NaN"',
    '"٥"',
  ],
  ...['1', '1e1', '99'],
]
const isQuantity = (value: string) => {
  const number: unknown = JSON.parse(value)
  return typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= 99
}

const lines = (value: string) => `"cartDetails":[{"productId":1,"Quantity":${value}}]`
type Call = {
  method?: string
  address: string
  body: (value: string) => string
  visitor: 'guest' | 'user'
}
const calls: Call[] = [
  { address: '/api/Order/cal', visitor: 'guest', body: (value) => `{${lines(value)}}` },
  {
    address: '/api/Order/check-inventory-without-login',
    visitor: 'guest',
    body: (value) => `{${lines(value)}}`,
  },
  {
    address: '/api/Order/checkout-without-login',
    visitor: 'guest',
    body: (value) =>
      `{${lines(value)},"paymentType":1,"address":{"name":"Lan","phone":"0912345678","email":"lan@sach.vn","address":"12 Lê Lợi","wardId":126743}}`,
  },
  {
    address: '/api/Order/add-product',
    visitor: 'user',
    body: (value) => `{"productId":1,"Quantity":${value}}`,
  },
  {
    address: '/api/Order/merge',
    visitor: 'user',
    body: (value) => `{${lines(value)},"mergeKey":"${randomUUID()}"}`,
  },
  {
    method: 'PATCH',
    address: '/api/Order/cartDetails/{line}',
    visitor: 'user',
    body: (value) => `{"Quantity":${value}}`,
  },
]

/** Names of amounts in answers. */
const money = /^(?:price|total|discount|fee|sub|shipping|amount|sale)/i

/** Amounts and quantities in an answer that are no whole numbers. */
function brokenIn(value: unknown, name = ''): string[] {
  if (typeof value === 'number')
    return (money.test(name) || name === 'Quantity') && !Number.isSafeInteger(value)
      ? [`${name} is ${value}`]
      : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => brokenIn(part, key))
}

const lineIn = async (entry: EntryPoint) => {
  const answer = await entry.call('user', { method: 'GET', address: '/api/Order' })
  const { data } = (await answer.json()) as { data: { cartDetails: { cartDetailId: number }[] } }
  return data.cartDetails[0]?.cartDetailId ?? 0
}

/** A quantity is a whole number from 1 to 99, written as a number, in every call that takes one. */
export const quantityValues: Check = {
  name: 'quantity-values',
  proves: 'quantities and amounts',
  run: async () => {
    const failures: string[] = []
    let count = 0
    for (const entry of entryPoints(await sharedShop())) {
      await entry.refresh()
      await entry.call('user', {
        method: 'POST',
        address: '/api/Order/add-product',
        body: '{"productId":1,"Quantity":1}',
      })
      const all = calls.flatMap((call) => values.map((value) => ({ ...call, value })))
      count += all.length
      const line = String(await lineIn(entry))
      const found = await eachOf(
        all,
        async ({ method = 'POST', address, body, visitor, value }) => {
          const answer = await entry.call(visitor, {
            method,
            address: address.replace('{line}', line),
            body: body(value),
            headers: { 'idempotency-key': randomUUID() },
          })
          const json: unknown = await answer.json()
          const told = `${entry.name} ${address} with ${value}`
          // A good quantity may still be more than there is.
          const isRight = isQuantity(value)
            ? answer.ok || answer.status === 409
            : answer.status === 400
          if (!isRight) return `${told}: ${answer.status} ${JSON.stringify(json).slice(0, 200)}`
          const broken = brokenIn(json)
          return broken.length > 0 ? `${told}: ${broken.join(', ')}` : undefined
        },
        1,
      )
      failures.push(...found)
    }
    return {
      count,
      failures,
      figures: { values: String(values.length), calls: String(calls.length) },
    }
  },
}
