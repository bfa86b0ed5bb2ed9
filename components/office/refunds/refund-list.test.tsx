/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util'
import { expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'

// The admin framework's router asks for them while it is loaded, and jsdom has none.
Object.assign(globalThis, { TextEncoder, TextDecoder })
const { openOffice, session } = await import('@/components/office/office-testing')

const refund = {
  id: '01890000-0000-7000-8000-000000000009',
  orderId: '01890000-0000-7000-8000-000000000001',
  orderCode: 'HS12345678',
  txnRef: null,
  amount: 2_280_000,
  reason: 'Giao nhầm',
  method: 'gateway',
  receiver: null,
  status: 0,
  approvedBy: null,
  needsSecondPerson: true,
  reference: null,
  lastError: null,
  createdTime: '2026-01-06T03:00:00Z',
  dueTime: '2026-01-09T03:00:00Z',
  isOverdue: false,
  needsReceiver: false,
}

const openList = (requestedBy: string) =>
  openOffice(['hoan-tien'], {
    'GET /api/staff/refunds': {
      json: { data: [{ ...refund, requestedBy }], totalPage: 1, totalItem: 1 },
    },
  })

test('who has asked for a large refund is not offered to approve it', async () => {
  openList(`staff:${session.userId}`)
  expect(await screen.findByText('Bạn đã đề nghị, người khác duyệt')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Duyệt' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Từ chối' })).toBeTruthy()
})

test('anybody else is', async () => {
  openList('staff:7')
  expect(await screen.findByRole('button', { name: 'Duyệt' })).toBeTruthy()
  expect(screen.getByText('Người đề nghị không tự duyệt được')).toBeTruthy()
})

test('an account the buyer calls about is corrected from the one that was named', async () => {
  const receiver = { bank: 'ACB', account: '111222333', name: 'VO THI TRA' }
  const named = { ...refund, method: 'transfer', receiver, requestedBy: 'guest', status: 1 }
  const { writes } = openOffice(['hoan-tien'], {
    'GET /api/staff/refunds': { json: { data: [named], totalPage: 1, totalItem: 1 } },
    [`POST /api/staff/refunds/${refund.id}/receiver`]: { json: { data: named } },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Sửa tài khoản' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Số tài khoản'), { target: { value: '111222334' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Sửa tài khoản' }))
  await waitFor(() => expect(writes()).toHaveLength(1))
  expect(writes().map(({ body }) => body)).toEqual([{ ...receiver, account: '111222334' }])
})
