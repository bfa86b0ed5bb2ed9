/** @jest-environment jsdom */
import { test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { FlashSaleView } from '@/components/catalog/flash-sale-view'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'

const none = { serverTime: '2026-11-21T03:00:00.000Z', flashSale: null, productSales: [] }

test('a shop without a sale says so', () => {
  mockBrowserApis()
  renderPage(<FlashSaleView sale={none} />)
  screen.getByRole('heading', { name: 'Hiện chưa có đợt flash sale nào' })
})
