/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util'
import { expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'

// The admin framework's router asks for them while it is loaded, and jsdom has none.
Object.assign(globalThis, { TextEncoder, TextDecoder })
const { openOffice } = await import('@/components/office/office-testing')

const id = '01890000-0000-7000-8000-000000000009'
const asked = {
  id,
  orderId: '01890000-0000-7000-8000-000000000001',
  orderCode: 'HS12345678',
  receiverName: 'Nguyễn Thị Lan',
  phone: '0912345678',
  status: 0,
  reason: 'damaged',
  note: 'Bìa rách',
  decisionNote: null,
  createdTime: '2026-01-06T03:00:00Z',
  lines: [{ orderLineId: 1, productName: 'Số đỏ', quantity: 2, unitPrice: 86_000 }],
  photos: 1,
  refundAmount: 172_000,
}
const listOf = (row: object) => ({ json: { data: [row], totalPage: 1, totalItem: 1 } })
const LIST = 'GET /api/staff/returns'

async function takeStep(name: string, fill: (dialog: HTMLElement) => void) {
  fireEvent.click(await screen.findByRole('button', { name }))
  const dialog = await screen.findByRole('dialog', { name })
  fill(dialog)
  fireEvent.submit(dialog.querySelector('form') ?? dialog)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}
const type = (dialog: HTMLElement, label: string, value: string) =>
  fireEvent.change(within(dialog).getByLabelText(label), { target: { value } })

test('a return shows its photos and is refused with a reason', async () => {
  const { writes } = openOffice(['tra-hang'], {
    [LIST]: listOf(asked),
    [`GET /api/staff/returns/${id}/photos`]: {
      json: { data: [{ type: 'image/webp', data: 'AAAA' }] },
    },
    [`POST /api/staff/returns/${id}/decide`]: { json: { data: { ...asked, status: 2 } } },
  })
  const [open] = await screen.findAllByRole('button', { name: 'Xem 1 ảnh' })
  if (open) fireEvent.click(open)
  const photo = await screen.findByRole('img', { name: 'Ảnh 1 của khách' })
  expect(photo.getAttribute('src')).toBe('data:image/webp;base64,AAAA')
  fireEvent.click(screen.getByRole('button', { name: 'Đóng' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await takeStep('Từ chối', (dialog) => type(dialog, 'Lý do từ chối', 'Sách đã viết vào'))
  fireEvent.click(await screen.findByRole('button', { name: 'Ghi ngay' }, { timeout: 5_000 }))
  await waitFor(() => expect(writes()).toHaveLength(1))
  expect(writes().map(({ body }) => body)).toEqual([
    { isApproved: false, note: 'Sách đã viết vào' },
  ])
})

test('what has come back is put into stock or written off, line by line', async () => {
  const { writes } = openOffice(['tra-hang'], {
    [LIST]: listOf({ ...asked, status: 1 }),
    [`POST /api/staff/returns/${id}/receive`]: { json: { data: { ...asked, status: 3 } } },
  })
  await takeStep('Nhận hàng', (dialog) => {
    type(dialog, 'Trở lại kho', '1')
    type(dialog, 'Loại bỏ', '1')
  })
  expect(writes().map(({ body }) => body)).toEqual([
    { lines: [{ orderLineId: 1, restock: 1, writeOff: 1 }] },
  ])
})

test('a missing copy is written off unless the form is changed', async () => {
  const { writes } = openOffice(['tra-hang'], {
    [LIST]: listOf({ ...asked, reason: 'missing', status: 1 }),
    [`POST /api/staff/returns/${id}/receive`]: { json: { data: { ...asked, status: 3 } } },
  })
  await takeStep('Kiểm tra xong', (dialog) => {
    within(dialog).getByText(/bản còn trên kệ vì chưa được gửi/)
  })
  const [{ quantity } = { quantity: 0 }] = asked.lines
  expect(writes().map(({ body }) => body)).toEqual([
    { lines: [{ orderLineId: 1, restock: 0, writeOff: quantity }] },
  ])
})
