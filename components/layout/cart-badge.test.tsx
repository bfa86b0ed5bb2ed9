/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, render } from '@testing-library/react'
import { CartBadge } from '@/components/layout/cart-badge'

const say = (count: number) =>
  act(() => void window.dispatchEvent(new CustomEvent('cart-changed', { detail: count })))

test('the badge follows the cart and is hidden when it is empty', () => {
  const { container } = render(<CartBadge />)
  expect(container.textContent).toBe('')
  say(3)
  expect(container.textContent).toBe('3, 3 sản phẩm trong giỏ')
  expect(document.cookie).toContain('hien-sach-cart-count=3')
  say(120)
  expect(container.textContent).toBe('99+, 120 sản phẩm trong giỏ')
  say(0)
  expect(container.textContent).toBe('')
  expect(document.documentElement.hasAttribute('data-cart-count')).toBe(false)
  document.documentElement.dataset.cartCount = '2'
  act(() => void window.dispatchEvent(new Event('pageshow')))
  expect(container.textContent).toBe('2, 2 sản phẩm trong giỏ')
})
