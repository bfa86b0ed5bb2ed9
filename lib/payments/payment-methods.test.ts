import { expect, test } from '@jest/globals'
import { openWays, wayToPay } from '@/lib/payments/payment-methods'

test('a shop that says nothing of its ways of paying takes all of them', () => {
  expect(openWays({})).toEqual([0, 1, 2])
  expect(wayToPay(1, {})).toBe(1)
})

test('a way that is not open gives way to the first that is', () => {
  expect(wayToPay(0, { paymentTypes: [2, 1] })).toBe(1)
  expect(wayToPay(1, { paymentTypes: [0, 2] })).toBe(0)
  expect(wayToPay(2, { paymentTypes: [1, 2] })).toBe(2)
})

test('ways nobody here knows are not offered, and there may be none at all', () => {
  expect(openWays({ paymentTypes: [7, 1] })).toEqual([1])
  expect(wayToPay(1, { paymentTypes: [] })).toBeNull()
})
