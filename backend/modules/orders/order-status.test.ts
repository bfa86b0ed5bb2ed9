import { expect, test } from '@jest/globals'
import { payBefore } from '@/backend/modules/orders/order-status'

const now = new Date('2026-11-21T10:00:00Z')

test('an online payment has a quarter of an hour, a transfer a day, cash no limit', () => {
  expect(payBefore(0, now)).toEqual(new Date('2026-11-21T10:15:00Z'))
  expect(payBefore(2, now)).toEqual(new Date('2026-11-22T10:00:00Z'))
  expect(payBefore(1, now)).toBeNull()
})
