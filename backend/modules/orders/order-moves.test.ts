import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import {
  cancellableBy,
  canMove,
  nextStatuses,
  type OrderFacts,
  objectionTo,
  orderMoves,
} from '@/backend/modules/orders/order-moves'
import { orderStatuses } from '@/contract/shop/orders'

const none: OrderFacts = {
  isOnlyCourses: false,
  isCourseSeen: false,
  hasReturns: false,
  atCarrier: 0,
  withCarrier: 0,
  delivered: 0,
  lost: 0,
  failed: 0,
  unsent: 0,
}

test('an order moves one stop at a time and never back', () => {
  const pairs = [
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 6],
  ]
  expect(pairs.every(([from = -1, to = -1]) => canMove(from, to, 'staff'))).toBe(true)
  expect(canMove(1, 3, 'staff')).toBe(false)
  expect(canMove(5, 4, 'staff')).toBe(false)
  expect(canMove(7, 1, 'staff')).toBe(false)
  expect(canMove(99, 1, 'staff')).toBe(false)
})

test('the buyer cancels until the shop has confirmed, the shop until the parcel has left', () => {
  expect(cancellableBy('buyer')).toEqual([0, 1])
  expect(cancellableBy('staff')).toEqual([0, 1, 2, 3])
})

test('every status that is no end has a way out for the staff, or only waits for the buyer', () => {
  for (const from of orderStatuses.filter((status) => status < 5)) {
    expect(nextStatuses(from, 'staff', none).length).toBeGreaterThan(0)
  }
})

test('what a carrier carries is moved by what the carrier says', () => {
  const carried = { ...none, atCarrier: 1, withCarrier: 1 }
  expect(nextStatuses(4, 'staff', carried)).toEqual([])
  expect(nextStatuses(4, 'carrier', carried)).toEqual([5, 6])
  expect(nextStatuses(3, 'staff', carried)).toEqual([4])
  expect(objectionTo({ from: 4, to: 6, who: 'staff' }, carried)).toContain('hãng')
})

test('a course that was seen is not given back with its order', () => {
  const seen = { ...none, isCourseSeen: true }
  for (const from of [1, 2, 3]) expect(nextStatuses(from, 'staff', seen)).not.toContain(7)
  expect(nextStatuses(1, 'buyer', seen)).toEqual([2])
  expect(nextStatuses(5, 'staff', seen)).toEqual([])
})

test('the drawing in docs shows every move there is, and no other', () => {
  const file = fileURLToPath(new URL('../../../docs/order-life.md', import.meta.url))
  // Parcels, returns and refunds are drawn below it.
  const [drawing = ''] = readFileSync(file, 'utf8').split(/^## /m)
  const drawn = [...drawing.matchAll(/^ {2}(\d) --> (\d)$/gm)]
  expect(drawn.map(([, from, to]) => [Number(from), Number(to)])).toEqual(
    orderMoves.map(({ from, to }) => [from, to]),
  )
})
