/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { FlashSaleView } from '@/components/catalog/flash-sale-view'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'

const none = { serverTime: '2026-11-21T03:00:00.000Z', flashSale: null, productSales: [] }

test('no sale is told from one that could not be asked for', () => {
  mockBrowserApis()
  const { rerender } = renderPage(<FlashSaleView sale={none} />)
  screen.getByRole('heading', { name: 'Hiện chưa có đợt flash sale nào' })
  rerender(<FlashSaleView sale={null} />)
  screen.getByRole('heading', { name: 'Chưa tải được đợt flash sale' })
  expect(screen.queryByText('Hiện chưa có đợt flash sale nào')).toBeNull()
  screen.getByRole('link', { name: 'Thử lại' })
})
