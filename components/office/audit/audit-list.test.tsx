/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util'
import { test } from '@jest/globals'
import { screen } from '@testing-library/react'

// The admin framework's router asks for them while it is loaded, and jsdom has none.
Object.assign(globalThis, { TextEncoder, TextDecoder })
const { openOffice } = await import('@/components/office/office-testing')

const row = {
  ...{ id: '0199f0a0-0000-7000-8000-000000000001', time: '2026-11-21T03:00:00Z', ip: '127.0.0.1' },
  ...{ actor: 'user:90', actorId: 90, actorName: 'Đỗ Gia Bảo', requestId: null },
  ...{ action: 'customer.view', subject: 'user:3', data: null, before: null, after: null },
}

test('who looked at whose data is said in words, beside what the filter takes', async () => {
  const page = { data: [row], totalPage: 1, totalItem: 1 }
  openOffice(['nhat-ky'], { 'GET /api/staff/audit': { json: page } })
  await screen.findByText('Khách hàng: xem')
  screen.getByText('customer.view · user:3')
})
