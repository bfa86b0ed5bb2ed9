/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util'
import { expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { PackingOrder } from '@/contract/staff/packing'

// The admin framework's router asks for them while it is loaded, and jsdom has none.
Object.assign(globalThis, { TextEncoder, TextDecoder })
const { openOffice } = await import('@/components/office/office-testing')

const orderId = '01890000-0000-7000-8000-000000000001'
const order: PackingOrder = {
  orderId,
  orderCode: 'HS12345678',
  status: 2,
  isRest: false,
  receiverName: 'Nguyễn Thị Lan',
  note: 'Gói quà giúp',
  tags: [],
  lines: [
    {
      orderLineId: 1,
      productId: 12,
      productName: 'Số đỏ',
      quantity: 2,
      barcodes: ['9786041000010'],
      shelf: 'A2',
    },
    { orderLineId: 2, productId: 13, productName: 'Tắt đèn', quantity: 1, barcodes: [], shelf: '' },
  ],
  parcel: null,
}
const answers = { 'GET /api/staff/packing/HS12345678': { json: { data: order } } }

async function scan(code: string) {
  const field = await screen.findByLabelText('Quét mã vạch của sách')
  fireEvent.change(field, { target: { value: code } })
  fireEvent.submit(field.closest('form') ?? field)
}

test('every copy is scanned or counted, then Enter closes the parcel', async () => {
  const { writes, visited } = openOffice(['dong-goi', 'HS12345678'], {
    ...answers,
    [`POST /api/staff/orders/${orderId}/pack`]: { json: { data: { ...order, status: 3 } } },
  })
  await scan('123')
  expect(await screen.findByText('Mã 123 không có trong đơn này.')).toBeTruthy()
  await scan('978-604-1-00001-0')
  await scan('9786041000010')
  await scan('9786041000010')
  expect(await screen.findByText('Số đỏ đã đủ, cuốn này thừa.')).toBeTruthy()
  await scan('')
  expect(writes()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Đếm tay một cuốn Tắt đèn' }))
  expect(await screen.findByText('Đã quét 3 / 3 cuốn')).toBeTruthy()
  await scan('')
  await waitFor(() => expect(visited).toEqual(['/quan-tri/dong-goi']))
  expect(writes()[0]?.body).toEqual({
    isPart: false,
    lines: [
      { orderLineId: 1, quantity: 2 },
      { orderLineId: 2, quantity: 1 },
    ],
  })
})

test('an order that is not to be packed says so', async () => {
  openOffice(['dong-goi', 'HS12345678'], {
    'GET /api/staff/packing/HS12345678': { json: { data: { ...order, status: 7 } } },
  })
  expect(
    await screen.findByText('Đơn này không còn sách chờ đóng gói. Trạng thái: Đã hủy.'),
  ).toBeTruthy()
})

test('the label of a second parcel opens its order and says what lies in it', async () => {
  const parcel = { code: 'HS12345678-2', copies: [{ productName: 'Tắt đèn', quantity: 1 }] }
  openOffice(['dong-goi', 'HS12345678-2'], {
    'GET /api/staff/packing/HS12345678-2': { json: { data: { ...order, status: 3, parcel } } },
  })
  expect(await screen.findByRole('heading', { name: 'Kiện HS12345678-2 gồm' })).toBeTruthy()
  expect(screen.getByText('× Tắt đèn', { exact: false }).textContent).toBe('1 × Tắt đèn')
})

test('what is scanned may go first, and the rest is packed later', async () => {
  const { writes } = openOffice(['dong-goi', 'HS12345678'], {
    ...answers,
    [`POST /api/staff/orders/${orderId}/pack`]: { json: { data: { ...order, status: 3 } } },
  })
  await scan('9786041000010')
  fireEvent.click(await screen.findByRole('button', { name: 'Gửi phần này trước' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('2 cuốn còn lại')
  fireEvent.submit(dialog.querySelector('form') ?? dialog)
  await waitFor(() => expect(writes()).toHaveLength(1))
  expect(writes()[0]?.body).toEqual({
    isPart: true,
    lines: [
      { orderLineId: 1, quantity: 1 },
      { orderLineId: 2, quantity: 0 },
    ],
  })
})
