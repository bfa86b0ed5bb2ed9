/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { CartLineRow } from '@/components/cart/cart-line-row'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'
import type { CartLine } from '@/contract/shop/cart'
import { addToGuestCart, readGuestCart } from '@/lib/cart/guest-cart'

const aCourse: CartLine = {
  cartDetailId: 12,
  productId: 12,
  productName: 'Toán lớp 9',
  slug: 'toan-lop-9',
  objectType: 1,
  price: 90_000,
  priceSale: 86_000,
  Quantity: 1,
  available: 1,
  total: 86_000,
  error: 'Bạn cần đăng nhập để mua khóa học.',
}

function openLine(change: Partial<CartLine> = {}, quantity = 1) {
  mockBrowserApis()
  renderPage(
    <ul>
      <CartLineRow line={{ ...aCourse, ...change }} quantity={quantity} isStale={false} />
    </ul>,
  )
  return screen.queryByRole('link', { name: 'Đăng nhập' })
}

test('a course that needs an account offers guests the login', () => {
  const link = openLine()
  expect(link?.getAttribute('href')).toBe('/login?next=%2Fgio-hang')
  expect(link?.dataset.dialog).toBe('login')
})

test.each([
  ['a book that is short', { objectType: 0, error: 'Chỉ còn 1 bản.' }],
  ['a course nobody sells any more', { available: 0, error: 'Sản phẩm này không còn bán.' }],
])('%s offers no login', (_, change) => {
  expect(openLine(change)).toBeNull()
})

test('a course has no quantity field, and one added twice becomes one', () => {
  addToGuestCart(12, 2)
  openLine({}, 2)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(readGuestCart().lines).toEqual([{ productId: 12, quantity: 1 }])
})

test('a book has a quantity field', () => {
  openLine({ objectType: 0, error: '' })
  screen.getByRole('textbox', { name: 'Số lượng Toán lớp 9' })
})
