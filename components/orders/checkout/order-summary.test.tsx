/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { OrderSummary } from '@/components/orders/checkout/order-summary'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'
import type { OrderLine } from '@/contract/shop/cart'
import { anOrderLine } from '@/lib/orders/testing-orders'

const aPlace = {
  ...{ name: '', phone: '', address: '', wardId: 1, wardName: 'Đặc khu Côn Đảo' },
  ...{ districtId: 1, districtName: '', cityId: 79, cityName: 'Thành phố Hồ Chí Minh' },
}

function summaryOf(change: Partial<OrderLine>) {
  mockBrowserApis()
  renderPage(<OrderSummary order={anOrderLine(change)} isStale={false} />)
  return screen.getByRole('region', { name: 'Tóm tắt đơn hàng' }).textContent?.replace(/\s/g, ' ')
}

test('before an address is known the cart says how much is missing, and where that does not count', () => {
  expect(summaryOf({ subTotal: 240_000, freeShippingFrom: 300_000 })).toContain(
    'Mua thêm 60.000 ₫ để được miễn phí giao hàng, trừ các đặc khu hải đảo.',
  )
})

test('with an address on the mainland it says so without a reservation', () => {
  const address = { ...aPlace, wardName: 'Phường Bến Thành', isIsland: false }
  const text = summaryOf({ address, subTotal: 240_000, freeShippingFrom: 300_000 })
  expect(text).toContain('Mua thêm 60.000 ₫ để được miễn phí giao hàng.')
  expect(text).not.toContain('biểu phí riêng')
})

test('an island’s fee is explained', () => {
  const address = { ...aPlace, isIsland: true }
  const text = summaryOf({ address, subTotal: 400_000, shippingFee: 66_000 })
  expect(text).toContain('Đặc khu Côn Đảo có biểu phí riêng')
  expect(screen.getByRole('link', { name: 'Xem bảng phí' }).getAttribute('href')).toBe(
    '/phuong-thuc-van-chuyen',
  )
})
