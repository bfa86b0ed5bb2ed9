/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { openPage, press } from '@/components/accounts/account-testing'
import { CancelOrder } from '@/components/orders/cancel-order'
import { OrderRefunds } from '@/components/orders/refunds/order-refunds'
import type { OrderRefund } from '@/contract/shop/refunds'
import { sentencesOf } from '@/lib/orders/order-sentences'
import { anOrder } from '@/lib/orders/testing-orders'

const { orderId } = anOrder()
const dueTime = '2026-11-27T10:30:00Z'
const refund = (change: Partial<OrderRefund> = {}): OrderRefund => ({
  ...{ id: 'a', method: 'transfer', paymentType: null, amount: 178_000, status: 0 },
  ...{ createdTime: '2026-11-24T03:00:00Z', dueTime, settledTime: null, reference: null },
  ...{ receiver: null, needsReceiver: true },
  ...change,
})
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('cancelling says amount, way and date before the press, and takes the account along', async () => {
  const terms = {
    ...{ amount: 178_000, dueTime, needsReceiver: true },
    ways: [{ method: 'transfer' as const, paymentType: null, amount: 178_000 }],
  }
  const path = `/api/Order/${orderId}/cancel`
  const { cancelling } = sentencesOf(anOrder({ refundIfCancelled: terms }))
  const view = <CancelOrder orderId={orderId} byToken about={cancelling} refund={terms} />
  const { sent } = openPage(view, {
    [`POST ${path}`]: { json: { data: anOrder({ status: 7 }) } },
  })
  await press('Hủy đơn')
  await screen.findByText(/Bạn đã trả 178\.000/)
  screen.getByText(/hoàn 178\.000.*tài khoản ngân hàng của bạn, chậm nhất ngày 27\/11\/2026/)
  type('Ngân hàng', 'Vietcombank')
  type('Số tài khoản', '0123456789')
  type('Chủ tài khoản', 'LAN')
  const [, confirm] = screen.getAllByRole('button', { name: 'Hủy đơn', hidden: true })
  if (confirm) fireEvent.click(confirm)
  await screen.findByText('Đã hủy đơn hàng.')
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    receiver: { bank: 'Vietcombank', account: '0123456789', name: 'LAN' },
  })
})

test('an account that cannot be one is told beside its field', async () => {
  openPage(<OrderRefunds order={anOrder({ status: 7, refunds: [refund()] })} />, {})
  type('Số tài khoản', '12')
  fireEvent.blur(screen.getByLabelText('Số tài khoản'))
  expect(screen.getByLabelText('Số tài khoản').getAttribute('aria-invalid')).toBe('true')
  screen.getByText('Số tài khoản gồm 4 đến 19 chữ số hoặc chữ cái không dấu.')
  type('Số tài khoản', '0123 456 789')
  fireEvent.blur(screen.getByLabelText('Số tài khoản'))
  expect(screen.queryByText(/Số tài khoản gồm/)).toBeNull()
})

test('what has gone says when, where and its reference; what waits asks for an account', () => {
  const gone = refund({
    ...{ id: 'b', method: 'gateway', paymentType: 3, status: 3, needsReceiver: false },
    ...{ reference: 'MM123', settledTime: '2026-11-25T03:00:00Z' },
  })
  openPage(<OrderRefunds order={anOrder({ status: 7, refunds: [refund(), gone] })} />, {})
  screen.getByText(/Đã hoàn 178\.000.*ví MoMo đã trả ngày 25\/11\/2026, mã giao dịch MM123/)
  screen.getByRole('button', { name: 'Gửi tài khoản nhận tiền' })
})

test('a named account is corrected by its owner; a guest is told to call before the money goes', async () => {
  const receiver = { bank: 'Vietcombank', account: '…6789', name: 'LAN' }
  const named = anOrder({ status: 7, refunds: [refund({ receiver, needsReceiver: false })] })
  const { unmount } = openPage(<OrderRefunds order={named} />, {})
  screen.getByText(/Bạn gọi cho cửa hàng trước khi tiền được chuyển, kèm mã đơn HS12345678/)
  expect(screen.queryByLabelText('Số tài khoản')).toBeNull()
  unmount()
  openPage(<OrderRefunds order={named} isOwn />, {})
  screen.getByText('Đổi tài khoản nhận tiền')
  screen.getByLabelText('Số tài khoản')
})
