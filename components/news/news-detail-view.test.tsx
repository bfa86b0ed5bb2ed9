/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { NewsDetailView } from '@/components/news/news-detail-view'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'
import type { ProductSale } from '@/contract/shop/catalog'

const book = (productId: number, productName: string): ProductSale => ({
  productId,
  productName,
  slug: `cuon-${productId}`,
  author: 'Nguyễn Du',
  price: 90_000,
  priceSale: 86_000,
  objectType: 0,
  categoryId: 3,
  soldCount: 0,
  ratingAverage: 0,
  ratingCount: 0,
  available: 3,
})
const article = {
  newsId: 1,
  title: 'Đọc Truyện Kiều',
  newsURL: 'doc-truyen-kieu',
  summary: '',
  isFocus: false,
  views: 1,
  publishedTime: '2026-11-20T03:00:00Z',
  content: '<p>Trăm năm</p>',
}

function shelves(products?: ProductSale[]) {
  mockBrowserApis()
  renderPage(
    <NewsDetailView
      article={{ ...article, products }}
      related={[]}
      books={[book(2, 'Số đỏ')]}
      buy={({ productName }) => <button type="button">{`Thêm ${productName}`}</button>}
      crumbs={[]}
      origin="https://sach.example"
    />,
  )
  return screen.getAllByRole('region', { name: /^Sách/ })
}

test('books linked in an article come first, with price and a button', () => {
  const [first, second] = shelves([book(12, 'Truyện Kiều')])
  const linked = within(first ?? document.body)
  linked.getByRole('link', { name: 'Truyện Kiều' })
  linked.getByRole('button', { name: 'Thêm Truyện Kiều' })
  expect(first?.textContent).toContain('86.000')
  within(second ?? document.body).getByRole('link', { name: 'Số đỏ' })
})

test('an article without linked books has one shelf', () => {
  expect(shelves()).toHaveLength(1)
})
