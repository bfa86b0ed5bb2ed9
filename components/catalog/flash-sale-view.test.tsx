/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { FlashSaleView } from '@/components/catalog/flash-sale-view'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'

const none = { serverTime: '2026-11-21T03:00:00.000Z', flashSale: null, productSales: [] }

test('a shop without a sale says so', () => {
  mockBrowserApis()
  renderPage(<FlashSaleView sale={none} />)
  screen.getByRole('heading', { name: 'Hiện chưa có đợt flash sale nào' })
})

const book = {
  ...{ productId: 7, productName: 'Số đỏ', slug: 'so-do', author: 'Vũ Trọng Phụng' },
  ...{ price: 90_000, priceSale: 60_000, flashSalePrice: 60_000, objectType: 0, categoryId: 2 },
  ...{ soldCount: 3, ratingAverage: 0, ratingCount: 0, available: 9 },
  ...{ quantity: 20, perUser: 2 },
}
const running = {
  serverTime: '2026-11-21T03:00:00.000Z',
  flashSale: {
    ...{ flashSaleId: 1, name: 'Cuối tuần' },
    ...{ startTime: '2026-11-21T02:00:00.000Z', endTime: '2026-11-21T05:00:00.000Z' },
  },
}

test('a book of a running sale is put into the cart from its card, while copies are left', () => {
  mockBrowserApis()
  renderPage(
    <FlashSaleView
      sale={{
        ...running,
        productSales: [
          { ...book, sold: 5 },
          { ...book, productId: 8, productName: 'Tắt đèn', sold: 20 },
        ],
      }}
    />,
  )
  expect(screen.getAllByRole('button', { name: 'Thêm vào giỏ' })).toHaveLength(1)
  expect(screen.getByRole('progressbar', { name: 'Số đỏ' }).getAttribute('aria-valuenow')).toBe(
    '15',
  )
})
