import { expect, test } from '@jest/globals'
import { cancellableByShop, canMove, payBefore } from '@/backend/modules/orders/order-status'

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
