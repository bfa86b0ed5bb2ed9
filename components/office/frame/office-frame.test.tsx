/** @jest-environment jsdom */
import { TextEncoder } from 'node:util'
import { expect, jest, test } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'

// The admin framework's router asks for it while it is loaded, and jsdom has none.
Object.assign(globalThis, { TextEncoder })
const { openOffice } = await import('@/components/office/office-testing')

test('without a network a link says so and leads nowhere, so that nothing typed is lost', async () => {
  openOffice(['nhan-vien'], {
    'GET /api/staff/accounts': { json: { data: [], totalPage: 0, totalItem: 0 } },
  })
  const [link] = await screen.findAllByRole('link', { name: 'Đơn hàng' })
  const reached = jest.fn()
  link?.addEventListener('click', reached)
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fireEvent.click(link ?? document.body)
  expect(await screen.findByText(/Chưa có kết nối mạng/)).toBeTruthy()
  expect(reached).not.toHaveBeenCalled()
  jest.restoreAllMocks()
  fireEvent.click(link ?? document.body)
  expect(reached).toHaveBeenCalled()
})
