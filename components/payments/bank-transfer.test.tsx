/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { openPage, press } from '@/components/accounts/account-testing'
import { BankTransfer } from '@/components/payments/bank-transfer'
import { anOrder } from '@/lib/orders/testing-orders'

const transfer = {
  bank: 'Ngân hàng Mẫu',
  account: '0123456789',
  accountName: 'HIEN SACH',
  amount: 162_000,
  content: 'HS12345678',
  qrSvg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"></svg>',
}
const order = anOrder({ status: 0, paymentType: 2 })

function openTransfer(changes: Partial<typeof transfer> & { received?: number } = {}) {
  const copied: string[] = []
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => copied.push(text) },
  })
  const view = openPage(<BankTransfer order={order} transfer={{ ...transfer, ...changes }} />, {
    [`GET /api/Order/${order.orderId}`]: { json: { data: order } },
  })
  return { ...view, copied }
}

test('account, amount and content are copied as a banking app takes them', async () => {
  const { copied } = openTransfer()
  await press('Sao chép số tài khoản')
  await press('Sao chép số tiền')
  await press('Sao chép nội dung chuyển khoản')
  expect(copied).toEqual(['0123456789', '162000', 'HS12345678'])
  expect((await screen.findAllByText('Đã sao chép.')).length).toBeGreaterThan(0)
})

test('once enough has come, nothing more is asked for', () => {
  openTransfer({ received: 170_000, amount: 0 })
  expect(screen.queryByRole('region', { name: 'Thông tin chuyển khoản' })).toBeNull()
})

test('while the page is in sight it asks for the order, less and less often', async () => {
  jest.useFakeTimers()
  const { sent } = openTransfer()
  const asked = () => sent.filter(({ path }) => path.includes(order.orderId)).length
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  const inFirstMinute = asked()
  expect(inFirstMinute).toBeGreaterThan(4)
  await act(() => jest.advanceTimersByTimeAsync(600_000))
  expect(asked() - inFirstMinute).toBeLessThan(15)
  jest.useRealTimers()
})
