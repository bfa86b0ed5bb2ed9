/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util'
import { expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { anOrder } from '@/lib/orders/testing-orders'

// The admin framework's router asks for them while it is loaded, and jsdom has none.
Object.assign(globalThis, { TextEncoder, TextDecoder })
const { openOffice } = await import('@/components/office/office-testing')

const at = '2026-01-05T03:10:00Z'
const order = anOrder({ status: 5, paymentStatus: 1 })
const path = `/api/staff/orders/${order.orderId}`
const noMoney = { received: 0, uncollected: 0, givenBack: 0, toGiveBack: 0, toPay: 0 }
const staffOrder = {
  ...order,
  ...{ userId: null, wardId: 111, tags: [], nextStatuses: [], history: [], payments: [] },
}
const parcel = {
  ...{ code: order.orderCode, carrier: 'GHN', trackingCode: 'GHN123', trackingUrl: null },
  ...{ lines: [], isClosed: false, state: 'lost', expectedTime: null, steps: [], codAmount: 0 },
  ...{ fee: null, weight: 500, lastError: null, nextStates: [], mayClaim: false },
  ...{ claimState: null, claimAmount: null },
}

const openOrder = (change: object, parcels: object[] = []) =>
  openOffice(['don-hang', order.orderId], {
    [`GET ${path}`]: { json: { data: { ...staffOrder, ...change } } },
    [`GET ${path}/parcels`]: { json: { data: { hasCarrier: true, parcels, unsent: [] } } },
    [`POST /api/staff/parcels/${parcel.code}/close`]: { json: { data: { parcels } } },
  })
const sectionOf = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('section') as HTMLElement)

test('the office reads which copies came back and what is not owed any more', async () => {
  openOrder({
    cartDetails: order.cartDetails.map((line) => ({ ...line, returned: 1 })),
    money: { ...noMoney, received: 86_000, uncollected: 76_000 },
  })
  const goods = await sectionOf('Hàng')
  expect(goods.getByText('Trong đó 1 bản đã bỏ khỏi đơn hoặc trả lại')).toBeTruthy()
  expect(goods.getByText('Không phải trả nữa')).toBeTruthy()
  expect(goods.getByText('−76.000 ₫')).toBeTruthy()
  const payments = await sectionOf('Thanh toán')
  expect(payments.getByText('Tiền mặt thu khi giao').textContent).toMatch(/86.000.₫/)
  expect(payments.queryByText(/Không có lần trả nào/)).toBeNull()
})

test('the order lists its refunds, and a further request says how much they are', async () => {
  const refund = {
    ...{ id: '01890000-0000-7000-8000-000000000009', method: 'transfer', paymentType: null },
    ...{ amount: 50_000, status: 1, createdTime: at, dueTime: at, settledTime: null },
    ...{ reference: null, needsReceiver: false },
    receiver: { bank: 'Techcombank', account: '…7890', name: 'NGUYEN THI LAN' },
  }
  const refused = { ...refund, id: refund.id.replace('9', '8'), amount: 30_000, status: 4 }
  openOrder({ refunds: [refund, refused], money: { ...noMoney, received: 212_000 } })
  const payments = await sectionOf('Thanh toán')
  expect(payments.getByText(/Đã duyệt/)).toBeTruthy()
  expect(payments.getAllByText(/Techcombank …7890 NGUYEN THI LAN/)).toHaveLength(2)
  expect(payments.getByText('−50.000 ₫')).toBeTruthy()
  fireEvent.click(payments.getByRole('button', { name: 'Đề nghị hoàn tiền' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toMatch(/Đã hoàn hoặc đang hoàn 50.000.₫/)
})

test('of a lost parcel nothing is put back into stock, and it is not said to be', async () => {
  const { writes } = openOrder({ status: 4 }, [parcel])
  fireEvent.click(await screen.findByRole('button', { name: 'Bớt khỏi đơn' }))
  const dialog = await screen.findByRole('dialog', { name: 'Bớt khỏi đơn' })
  expect(within(dialog).queryByLabelText('Sách trong kiện')).toBeNull()
  fireEvent.submit(dialog.querySelector('form') ?? dialog)
  await waitFor(() => expect(writes()).toHaveLength(1))
  expect(writes().map(({ body }) => body)).toEqual([{ isRestocked: false }])
})

test('a lost parcel that was taken out of its order is called lost', async () => {
  openOrder({ status: 6 }, [{ ...parcel, isClosed: true }])
  expect(await screen.findByText('Bị mất, đã bớt khỏi đơn')).toBeTruthy()
})

test('an order that is over promises no invoice', async () => {
  const invoice = { buyer: null, canChange: false, invoices: [] }
  openOrder({ status: 7, invoice })
  expect(await screen.findByText('Đơn không có hóa đơn.')).toBeTruthy()
})

test('nor does the office of an order that is delivered', async () => {
  openOrder({ status: 5, invoice: { buyer: null, canChange: true, invoices: [] } })
  expect(await screen.findByText('Chưa có hóa đơn.')).toBeTruthy()
})

test('a step another person was faster with shows what the order has become', async () => {
  let isCancelled = false
  const confirmed = { ...staffOrder, status: 2, paymentStatus: 0, nextStatuses: [3, 7] }
  openOffice(['don-hang', order.orderId], {
    [`GET ${path}`]: () => ({
      json: { data: { ...confirmed, ...(isCancelled && { status: 7, nextStatuses: [] }) } },
    }),
    [`PATCH ${path}`]: () => {
      isCancelled = true
      return { status: 409, json: { errorMessage: 'Đơn hàng không chuyển được.' } }
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Đã đóng gói' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Ghi ngay' }, { timeout: 5_000 }))
  expect(await screen.findByText(/^Đã hủy ·/, {}, { timeout: 5_000 })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Đã đóng gói' })).toBeNull()
})

test('so does one that was refused in its dialog, once that is closed', async () => {
  let isCancelled = false
  openOffice(['don-hang', order.orderId], {
    [`GET ${path}`]: () => ({
      json: { data: { ...staffOrder, status: isCancelled ? 7 : 1, nextStatuses: [] } },
    }),
    [`POST ${path}/calls`]: () => {
      isCancelled = true
      return { status: 409, json: { errorMessage: 'Đơn đã hủy.' } }
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Ghi cuộc gọi' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByLabelText('Không liên lạc được'))
  fireEvent.submit(dialog.querySelector('form') ?? dialog)
  await within(dialog).findByRole('alert')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Thôi' }))
  expect(await screen.findByText(/^Đã hủy ·/)).toBeTruthy()
})
