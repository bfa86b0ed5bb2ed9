import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import {
  cancellableByShop,
  canMove,
  nextStatuses,
  payBefore,
} from '@/backend/modules/orders/order-status'
import { orderStatuses } from '@/contract/shop/orders'

const now = new Date('2026-11-21T10:00:00Z')

test('an order moves one stop at a time and never back', () => {
  expect(
    [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 6],
    ].every(([from = -1, to = -1]) => canMove(from, to)),
  ).toBe(true)
  expect(canMove(1, 3)).toBe(false)
  expect(canMove(5, 4)).toBe(false)
  expect(canMove(7, 1)).toBe(false)
  expect(canMove(99, 1)).toBe(false)
})

test('an order can be cancelled until it is packed', () => {
  expect(cancellableByShop).toEqual([0, 1, 2])
})

test('an online payment has a quarter of an hour, a transfer a day, cash no limit', () => {
  expect(payBefore(0, now)).toEqual(new Date('2026-11-21T10:15:00Z'))
  expect(payBefore(2, now)).toEqual(new Date('2026-11-22T10:00:00Z'))
  expect(payBefore(1, now)).toBeNull()
})

test('the drawing in docs shows every move there is, and no other', () => {
  const file = fileURLToPath(new URL('../../../docs/order-life.md', import.meta.url))
  const drawn = [...readFileSync(file, 'utf8').matchAll(/^ {2}(\d) --> (\d)$/gm)]
  const allowed = orderStatuses.flatMap((from) => nextStatuses(from).map((to) => [from, to]))
  expect(drawn.map(([, from, to]) => [Number(from), Number(to)])).toEqual(allowed)
})
