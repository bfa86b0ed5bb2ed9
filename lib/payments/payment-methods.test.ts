import { expect, test } from '@jest/globals'
import { availablePaymentMethods, selectPaymentMethod } from '@/lib/payments/payment-methods'

test('an upstream that says nothing of its ways of paying takes those of the original, never a wallet', () => {
  expect(availablePaymentMethods({})).toEqual([0, 1, 2])
  expect(selectPaymentMethod(3, {})).toBe(0)
  expect(availablePaymentMethods({ paymentTypes: [4, 1, 3] })).toEqual([1, 3, 4])
  expect(selectPaymentMethod(1, {})).toBe(1)
})

test('a way that is not open gives way to the first that is', () => {
  expect(selectPaymentMethod(0, { paymentTypes: [2, 1] })).toBe(1)
  expect(selectPaymentMethod(1, { paymentTypes: [0, 2] })).toBe(0)
  expect(selectPaymentMethod(2, { paymentTypes: [1, 2] })).toBe(2)
})

test('ways nobody here knows are not offered, and there may be none at all', () => {
  expect(availablePaymentMethods({ paymentTypes: [7, 1] })).toEqual([1])
  expect(selectPaymentMethod(1, { paymentTypes: [] })).toBeNull()
})
