import { expect, test } from '@jest/globals'
import { deliveryPromise, type Terms } from '@/lib/shipping/delivery-promise'

const mainland = { feeFrom: 18_000, freeFrom: 300_000, days: '1–6' }
const islands = { feeFrom: 50_000, freeFrom: null, days: '5–10' }

/** With ordinary spaces. */
const promise = (terms: Terms) => deliveryPromise(terms).replaceAll('\u00a0', ' ')

test('the promise names its numbers and the exception of the islands', () => {
  expect(promise({ mainland, islands })).toBe(
    'Giao 1–6 ngày, miễn phí cho đơn sách từ 300.000 ₫. Đặc khu hải đảo: 5–10 ngày, phí từ 50.000 ₫.',
  )
})

test('nothing is promised that the table does not hold', () => {
  const bare = { feeFrom: 20_000, freeFrom: null, days: null }
  expect(promise({ mainland: bare, islands: bare })).toBe('Giao tận nhà trên cả nước')
  expect(promise({ mainland: { ...mainland, days: null }, islands })).toBe(
    'Giao tận nhà trên cả nước, miễn phí cho đơn sách từ 300.000 ₫. Đặc khu hải đảo: 5–10 ngày, phí từ 50.000 ₫.',
  )
})

test('an upstream without terms promises no numbers', () => {
  expect(promise(null)).toBe('Giao tận nhà trên cả nước')
})
