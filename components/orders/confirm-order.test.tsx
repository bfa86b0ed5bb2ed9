/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { ConfirmOrder } from '@/components/orders/confirm-order'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'
import { answerCalls } from '@/lib/api/testing'

const press = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Xác nhận đơn' }))
  })

test('an order is confirmed by a press alone, and what stands against it is said', async () => {
  mockBrowserApis()
  let status = 409
  const sent = answerCalls({
    'POST /api/Order/confirm': () => ({
      status,
      json:
        status === 200
          ? {
              data: { orderId: '0199f0a0-0000-7000-8000-000000000001', orderCode: 'HS12345678' },
              successMessage: 'Cảm ơn bạn.',
            }
          : { errorMessage: 'Rất tiếc, sách đã hết: Số đỏ.' },
    }),
  })
  const token = 'a'.repeat(22)
  renderPage(
    <main>
      <h1>Xác nhận đơn hàng</h1>
      <ConfirmOrder orderCode="HS12345678" token={token} />
    </main>,
  )
  expect(sent).toEqual([])
  await press()
  expect(sent[0]?.body).toEqual({ orderCode: 'HS12345678', token })
  await screen.findByText('Rất tiếc, sách đã hết: Số đỏ.')
  status = 200
  await press()
  await screen.findByText('Cảm ơn bạn.')
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})
