/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { openPage, press } from '@/components/accounts/account-testing'
import { OrderReturns } from '@/components/orders/returns/order-returns'
import type { OwnReturns } from '@/contract/shop/returns'
import { anOrder } from '@/lib/orders/testing-orders'

const order = anOrder({ status: 5, paymentStatus: 1 })
const path = `/api/Order/${order.orderId}/returns`

const own = (change: Partial<OwnReturns> = {}): OwnReturns => ({
  lines: [
    {
      ...{ orderLineId: 1, productName: 'Số đỏ', left: 2, refusal: '' },
      ...{ imageUrl: null, unitPrice: 86_000, isCourse: false },
    },
  ],
  reckoning: {
    subTotal: 172_000,
    total: 184_800,
    deliveryPaid: 30_000,
    returned: 0,
    most: 184_800,
  },
  warehouse: 'Lô 5, KCN Tân Bình',
  reasons: ['damaged', 'unwanted'],
  needsReceiver: true,
  returns: [],
  refunds: [],
  ...change,
})
const asked = own({
  returns: [
    {
      id: '01890000-0000-7000-8000-000000000009',
      status: 0,
      reason: 'damaged',
      note: '',
      decisionNote: null,
      createdTime: '2026-01-06T03:00:00Z',
      lines: [{ orderLineId: 1, productName: 'Số đỏ', quantity: 1, unitPrice: 86_000 }],
      photos: 0,
    },
  ],
})

const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('a buyer of a cash order chooses a line and names the account the money goes to', async () => {
  const { sent } = openPage(<OrderReturns order={order} />, {
    [`GET ${path}`]: { json: { data: own() } },
    [`POST ${path}`]: { json: { data: asked } },
  })
  await screen.findByRole('button', { name: 'Yêu cầu đổi, trả hàng' })
  await press('Yêu cầu đổi, trả hàng')
  fireEvent.click(screen.getByLabelText(/Số đỏ/))
  screen.getByText(/không phải trả thêm đồng nào/)
  fireEvent.click(screen.getByLabelText('Tiền hoàn lại'))
  screen.getByText('Bạn nhận lại 77.400 ₫.')
  screen.getByText(/Kho nhận hàng: Lô 5, KCN Tân Bình/)
  type('Ngân hàng', 'Vietcombank')
  type('Số tài khoản', '0123 456 789')
  type('Chủ tài khoản', 'LAN')
  await press('Gửi yêu cầu')
  await screen.findByText('Chờ cửa hàng trả lời')
  const request = sent.find(({ method }) => method === 'POST')
  expect(request?.body).toMatchObject({
    ...{ reason: 'damaged', outcome: 'refund' },
    lines: [{ orderLineId: 1, quantity: 1 }],
    receiver: { bank: 'Vietcombank', account: '0123 456 789', name: 'LAN' },
  })
})

test('of a copy that was not in the parcel nothing is waited for', async () => {
  const returns = asked.returns.map((row) => ({ ...row, status: 1, reason: 'missing' as const }))
  openPage(<OrderReturns order={order} />, {
    [`GET ${path}`]: { json: { data: { ...asked, returns } } },
  })
  await screen.findByText('Đã đồng ý, cửa hàng đang kiểm tra kho')
  screen.getByText('Bạn không phải gửi gì lại.')
  expect(screen.queryByText(/chờ nhận hàng|Kho nhận hàng/)).toBeNull()
})

test('once the shop has said yes, who fetches the goods and where they go stand with the return', async () => {
  const agreed = { ...asked, returns: asked.returns.map((row) => ({ ...row, status: 1 })) }
  openPage(<OrderReturns order={order} />, { [`GET ${path}`]: { json: { data: agreed } } })
  await screen.findByText('Đã đồng ý, chờ nhận hàng')
  screen.getByText(/Hãng vận chuyển tới lấy tại nhà.*Kho nhận hàng: Lô 5, KCN Tân Bình/)
})

test('an upstream without returns shows nothing of them', async () => {
  openPage(<OrderReturns order={order} />, {
    [`GET ${path}`]: { status: 404, json: { errorMessage: 'x' } },
  })
  await waitFor(() => expect(screen.queryByText('Đổi, trả hàng')).toBeNull())
})
