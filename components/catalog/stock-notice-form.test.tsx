/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { ConfirmStockNotice, StockNoticeForm } from '@/components/catalog/stock-notice-form'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'
import { answerCalls } from '@/lib/api/testing'

const TOKEN = 'a'.repeat(43)
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
  })

test('an address is sent once it is one, and the answer takes the place of the form', async () => {
  mockBrowserApis()
  const sent = answerCalls({
    'POST /api/StockNotice/12': { json: { successMessage: 'Bạn mở hộp thư.' } },
  })
  renderPage(
    <main>
      <h1>Báo khi có hàng</h1>
      <StockNoticeForm productId={12} />
    </main>,
  )
  await press('Gửi thư xác nhận')
  expect(sent).toEqual([])
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'Lan@Sach.vn' } })
  await press('Gửi thư xác nhận')
  expect(sent[0]?.body).toEqual({ email: 'lan@sach.vn' })
  await screen.findByText('Bạn mở hộp thư.')
  expect(screen.queryByLabelText('Email')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})

test('a link confirms by a press alone; one that is over says so', async () => {
  mockBrowserApis()
  let status = 404
  const sent = answerCalls({
    'POST /api/StockNotice/Confirm': () => ({
      status,
      json:
        status === 200
          ? { data: { productId: 12, productName: 'Số đỏ' } }
          : { errorMessage: 'Liên kết này đã hết hạn.' },
    }),
  })
  renderPage(
    <main>
      <h1>Báo khi có hàng</h1>
      <ConfirmStockNotice token={TOKEN} />
    </main>,
  )
  expect(sent).toEqual([])
  await press('Xác nhận nhận tin')
  await screen.findByText('Liên kết này đã hết hạn.')
  status = 200
  await press('Xác nhận nhận tin')
  await screen.findByText(/Đã xác nhận/)
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})
