/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { EmptyCart } from '@/components/cart/empty-cart'
import { aBook } from '@/components/catalog/product-testing'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'
import { answerCalls } from '@/lib/api/testing'

const LIST = 'GET /api/ProductPage'
const found = { productSales: [aBook], totalPage: 1, totalProduct: 1 }

test('an empty cart shows what others buy, and two ways on where that is not known', async () => {
  mockBrowserApis()
  answerCalls({ [LIST]: { json: { data: found } } })
  renderPage(<EmptyCart />)
  await screen.findByRole('region', { name: 'Nhiều bạn đọc chọn' })
  screen.getByRole('link', { name: 'Số đỏ' })
  cleanup()
  answerCalls({ [LIST]: { status: 503 } })
  renderPage(<EmptyCart />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/san-pham',
    '/sach-giao-khoa',
  ])
})
