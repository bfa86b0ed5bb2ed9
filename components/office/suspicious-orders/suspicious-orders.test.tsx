/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util'
import { expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'

// The admin framework's router asks for them while it is loaded, and jsdom has none.
Object.assign(globalThis, { TextEncoder, TextDecoder })
const { openOffice } = await import('@/components/office/office-testing')

const group = {
  ...{ kind: 'phone', key: '0912000001', name: '0912000001', orders: 60, copies: 3200 },
  ...{ value: 90_000_000, phones: 1 },
  newest: [
    {
      ...{ orderId: '01890000-0000-7000-8000-000000000001', orderCode: 'HS12345678' },
      phone: '0912000001',
    },
  ],
  ...{ firstTime: '2026-11-28T03:00:00Z', lastTime: '2026-11-28T03:05:00Z' },
}
const desk = {
  waiting: { toConfirm: 60, toPack: 0, low: 0, failedMails: 0 },
  ...{ days: [], bestSellers: [], soldOut: [] },
}

test('a group says what it holds, asks before it is taken back, and goes on until none is left', async () => {
  let left = 10
  const { writes } = openOffice([], {
    'GET /api/staff/desk': { json: { data: desk } },
    'GET /api/staff/opening': { json: { data: { isOpen: true, steps: [] } } },
    'GET /api/staff/order-heaps': { json: { data: [group] } },
    'POST /api/staff/order-heaps/take-back': () => {
      const answer = {
        json: { data: { taken: left > 0 ? 50 : 10, left }, successMessage: 'Đã thu hồi.' },
      }
      left = 0
      return answer
    },
  })
  expect(await screen.findByText('Cùng số điện thoại 0912000001')).toBeTruthy()
  expect(screen.getByText(/60 đơn, 3\.200 bản, 90\.000\.000/)).toBeTruthy()
  // The orders are there to be looked at, their telephones to be called.
  expect(screen.getByRole('link', { name: 'HS12345678' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '0912000001' }).getAttribute('href')).toBe(
    'tel:0912000001',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Thu hồi cả nhóm' }))
  const dialog = await screen.findByRole('dialog', { name: 'Thu hồi cả nhóm' })
  expect(writes()).toEqual([])
  fireEvent.change(within(dialog).getByLabelText('Lý do, khách đọc được'), {
    target: { value: 'Không gọi được' },
  })
  fireEvent.submit(dialog.querySelector('form') ?? dialog)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const body = {
    kind: 'phone',
    key: '0912000001',
    lastTime: group.lastTime,
    reason: 'Không gọi được',
  }
  expect(writes().map((one) => one.body)).toEqual([body, body])
})
