import { expect, test } from '@jest/globals'
import { UpstreamError } from '@/lib/api/upstream-error'
import { flashSaleFromError } from '@/lib/catalog/flash-sale-from-error'

const now = new Date('2026-11-21T03:00:00Z')
const failed = (status: number, data?: unknown) =>
  new UpstreamError(status, 'Lỗi', 'GET /api/FlashSale', { data })

test('the data of a failed answer are kept when they have the right shape', () => {
  const flashSale = {
    flashSaleId: 1,
    name: 'Giờ vàng',
    startTime: '2026-11-21T02:00:00.000Z',
    endTime: '2026-11-21T04:00:00.000Z',
    bannerURL: null,
  }
  const data = { serverTime: now.toISOString(), flashSale, productSales: [] }
  expect(flashSaleFromError(failed(500, data))).toEqual(data)
})

test.each([
  ['nothing', undefined],
  ['another shape', { productSales: 'x' }],
  ['text', 'boom'],
])('a failure with %s says nothing of a sale, not that there is none', (_, data) => {
  expect(() => flashSaleFromError(failed(500, data))).toThrow(UpstreamError)
})

test('an upstream that is away has said nothing', () => {
  expect(() => flashSaleFromError(failed(503))).toThrow(UpstreamError)
  expect(() => flashSaleFromError(new Error('a bug'))).toThrow('a bug')
})
