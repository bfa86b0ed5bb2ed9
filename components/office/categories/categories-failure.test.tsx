/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { CategoriesFailure } from '@/components/office/categories/categories-failure'
import { mockBrowserApis } from '@/components/ui/testing'
import { answerCalls } from '@/lib/api/testing'

test('categories that could not be loaded say so, and can be asked for again', async () => {
  mockBrowserApis()
  let isDown = true
  answerCalls({
    'GET /api/staff/categories': () =>
      isDown ? { status: 503, json: {} } : { json: { data: [], totalPage: 1 } },
  })
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <CategoriesFailure />
    </QueryClientProvider>,
  )
  expect(await screen.findByText('Chưa tải được các danh mục.')).toBeTruthy()
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Thử lại' }))
  await waitFor(() => expect(screen.queryByText('Chưa tải được các danh mục.')).toBeNull())
})
