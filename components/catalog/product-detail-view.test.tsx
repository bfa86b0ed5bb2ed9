/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { ProductDetailView } from '@/components/catalog/product-detail-view'
import { aBook } from '@/components/catalog/product-testing'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'
import type { ProductDetail } from '@/contract/catalog'

function show(change: Partial<ProductDetail>) {
  mockBrowserApis()
  return renderPage(
    <ProductDetailView
      productSale={{ ...aBook, ...change }}
      productSalesInCategory={[]}
      course={null}
      crumbs={[]}
      origin="https://shop.example"
      delivery="Giao 1–6 ngày"
      reviews={null}
    />,
  )
}

function buyPanelOf(change: Partial<ProductDetail>) {
  show(change)
  return screen.getByRole('complementary', { name: /^Mua/ }).textContent
}

test('a book shows stock and delivery', () => {
  const text = buyPanelOf({})
  expect(text).toContain('Chỉ còn 1 cuốn')
  expect(text).toContain('Giao 1–6 ngày')
})

test('a course shows no stock, delivery or returns', () => {
  const text = buyPanelOf({ objectType: 1 })
  expect(text).toContain('Khóa học học trên trang, không cần giao.')
  expect(text).not.toMatch(/cuốn|Giao 1|Đổi sách|Kiểm hàng/)
})

test('a book has a quantity field, a course has none', () => {
  show({ available: 9 })
  screen.getByRole('textbox', { name: 'Số lượng Số đỏ' })
  cleanup()
  show({ objectType: 1, available: 9 })
  screen.getAllByRole('button', { name: 'Thêm vào giỏ' })
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('the page of a course does not mention books', () => {
  show({ objectType: 1 })
  expect(document.body.innerHTML).not.toMatch(/sách/i)
})
