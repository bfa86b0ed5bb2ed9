/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { addToCart } from '@/components/cart/use-cart-contents'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'
import { clearGuestCart, readGuestCart } from '@/lib/cart/guest-cart'

test('a course is added once; a second time says that it is in the cart', async () => {
  mockBrowserApis()
  clearGuestCart()
  renderPage(null)
  const course = { id: 12, title: 'Toán lớp 9', isCourse: true }
  await act(() => addToCart(course))
  await act(() => addToCart(course))
  await screen.findByText('“Toán lớp 9” đã có trong giỏ')
  expect(readGuestCart().lines).toEqual([{ productId: 12, quantity: 1 }])
})
