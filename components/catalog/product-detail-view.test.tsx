/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import { ProductDetailView } from '@/components/catalog/product-detail-view'
import { aBook } from '@/components/catalog/product-testing'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'
import type { ProductDetail, ProductSale } from '@/contract/shop/catalog'

function show(change: Partial<ProductDetail>, productSalesOfAuthor?: ProductSale[]) {
  mockBrowserApis()
  return renderPage(
    <ProductDetailView
      productSale={{ ...aBook, ...change }}
      productSalesInCategory={[]}
      productSalesOfAuthor={productSalesOfAuthor}
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

test('author and publisher lead to their books, and other books by the author stand on a shelf', () => {
  show({ publisher: 'Nhà xuất bản Hiên Cổ' }, [
    { ...aBook, productId: 13, productName: 'Giông tố' },
  ])
  for (const link of screen.getAllByRole('link', { name: 'Vũ Trọng Phụng' })) {
    expect(link.getAttribute('href')).toBe(
      '/san-pham?author=V%C5%A9%20Tr%E1%BB%8Dng%20Ph%E1%BB%A5ng',
    )
  }
  const publisher = screen.getByRole('link', { name: 'Nhà xuất bản Hiên Cổ' })
  expect(new URLSearchParams(publisher.getAttribute('href')?.split('?')[1]).get('publisher')).toBe(
    'Nhà xuất bản Hiên Cổ',
  )
  const shelf = screen.getByRole('region', { name: /^Cùng tác giả/ })
  within(shelf).getByRole('link', { name: /Giông tố/ })
})

test('without lists upstream, and without an author, names are no links', () => {
  show({ publisher: 'Nhà xuất bản Hiên Cổ' })
  expect(screen.queryByRole('link', { name: 'Vũ Trọng Phụng' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Nhà xuất bản Hiên Cổ' })).toBeNull()
  cleanup()
  show({ author: 'Khuyết danh' }, [aBook])
  expect(screen.queryByRole('link', { name: 'Khuyết danh' })).toBeNull()
  expect(screen.queryByRole('region', { name: /^Cùng tác giả/ })).toBeNull()
})
