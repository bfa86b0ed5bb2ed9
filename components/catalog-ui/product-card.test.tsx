/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { ProductCard } from '@/components/catalog-ui/product-card'
import type { ProductView } from '@/components/catalog-ui/view-models'

const book = (change: Partial<ProductView> = {}): ProductView => ({
  id: 12,
  slug: 'so-do',
  title: 'Số đỏ',
  author: 'Vũ Trọng Phụng',
  price: 90000,
  salePrice: 65000,
  soldCount: 1240,
  inStock: true,
  coverUrl: '/media/so-do.webp',
  ...change,
})

test('a card is one link with title, author, price, discount and number sold', () => {
  const { container } = render(<ProductCard product={book()} />)
  expect(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([['Số đỏ', '/san-pham/so-do-12']])
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Số đỏ')
  expect(container.textContent).toContain('Giảm 27,8%')
  expect(container.textContent).toContain('Đã bán 1.240')
})

test('a sold-out book says so in place of the discount', () => {
  const { container } = render(<ProductCard product={book({ inStock: false })} />)
  expect(container.textContent).toContain('Tạm hết hàng')
  expect(container.textContent).not.toContain('Giảm')
})
