import { expect, test } from '@jest/globals'
import {
  drawOrderCode,
  hashOf,
  opensOrder,
  orderToken,
} from '@/backend/modules/orders/order-secrets'
import { requestHash } from '@/backend/platform/idempotency/request-hash'

const id = '0190c2f4-7d3e-7a10-8a64-5f0c1e2d3b4a'

test('order codes are HS and eight digits that do not start with 0', () => {
  for (let i = 0; i < 200; i++) expect(drawOrderCode()).toMatch(/^HS[1-9]\d{7}$/)
})

test('a token opens its own order and no other', () => {
  const token = orderToken('a secret of the shop', id)
  expect(opensOrder(token, hashOf(token))).toBe(true)
  expect(opensOrder(orderToken('another secret', id), hashOf(token))).toBe(false)
  expect(opensOrder(undefined, hashOf(token))).toBe(false)
  expect(opensOrder(token, null)).toBe(false)
  expect(opensOrder('', null)).toBe(false)
})

test('a request is the same whatever the order of its fields, and another when a value differs', () => {
  const one = { paymentType: 1, lines: [{ id: 1, quantity: 2 }], note: undefined }
  const same = { lines: [{ quantity: 2, id: 1 }], paymentType: 1 }
  expect(requestHash(one)).toBe(requestHash(same))
  expect(requestHash({ ...one, paymentType: 2 })).not.toBe(requestHash(one))
})
