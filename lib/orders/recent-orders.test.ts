/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import { readLocal, writeLocal } from '@/lib/browser/local-store'
import { forgetRecentOrders, readRecentOrders, rememberOrder } from '@/lib/orders/recent-orders'

const anOrder = (place: number, daysAgo = 0) => ({
  id: `0199f0a0-0000-7000-8000-00000000000${place}`,
  code: `HS1234567${place}`,
  time: new Date(Date.now() - daysAgo * 86_400_000 - place * 1_000).toISOString(),
})

beforeEach(forgetRecentOrders)

test('the newest five are remembered, once each, with code and date alone', () => {
  for (const place of [1, 2, 3, 4, 5, 6, 6]) rememberOrder(anOrder(place))
  const codes = readRecentOrders().map(({ code }) => code)
  expect(codes).toEqual(['HS12345671', 'HS12345672', 'HS12345673', 'HS12345674', 'HS12345675'])
  const stored = JSON.parse(readLocal('recent_orders') ?? '[]')
  expect(Object.keys(stored[0])).toEqual(['id', 'code', 'time'])
})

test('after thirty days, when its key is gone too, an order is not shown', () => {
  rememberOrder(anOrder(1, 31))
  rememberOrder(anOrder(2, 29))
  expect(readRecentOrders().map(({ code }) => code)).toEqual(['HS12345672'])
})

test('junk in the storage is no order', () => {
  writeLocal('recent_orders', '[{"id":"javascript:alert(1)","code":"<b>"}]')
  expect(readRecentOrders()).toEqual([])
  writeLocal('recent_orders', '{')
  expect(readRecentOrders()).toEqual([])
})

test('forgotten is forgotten', () => {
  rememberOrder(anOrder(1))
  forgetRecentOrders()
  expect(readRecentOrders()).toEqual([])
})
