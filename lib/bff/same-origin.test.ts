import { expect, test } from '@jest/globals'
import { addAffiliate, setQuantity } from '@/contract/shop/cart'
import { getOrder } from '@/contract/shop/orders'
import { isSameOrigin, isWrite } from '@/lib/bff/same-origin'

const own = ['https://sach.example', 'http://localhost:3000']
const isOwn = (headers: Record<string, string>) => isSameOrigin(new Headers(headers), own)

test.each<[Record<string, string>, boolean]>([
  [{ 'x-requested-with': 'storefront' }, true],
  [{ 'x-requested-with': 'storefront', 'sec-fetch-site': 'same-origin' }, true],
  [{ 'x-requested-with': 'storefront', origin: 'https://sach.example' }, true],
  [{ 'x-requested-with': 'storefront', origin: 'http://localhost:3000' }, true],
  [{}, false],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://sach.example' }, false],
  [{ 'x-requested-with': 'XMLHttpRequest' }, false],
  [{ 'x-requested-with': 'storefront', 'sec-fetch-site': 'same-site' }, false],
  [{ 'x-requested-with': 'storefront', 'sec-fetch-site': 'none' }, false],
  [{ 'x-requested-with': 'storefront', origin: 'null' }, false],
  [{ 'x-requested-with': 'storefront', origin: 'https://sach.example.evil.example' }, false],
  [{ 'x-requested-with': 'storefront', origin: '' }, false],
])('%j is the shop’s own request: %s', (headers, expected) => {
  expect(isOwn(headers)).toBe(expected)
})

test('what changes something is a write, also where it is asked for with GET', () => {
  expect([setQuantity, addAffiliate, getOrder].map(isWrite)).toEqual([true, true, false])
})
