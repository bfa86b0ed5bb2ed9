/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util'
import { expect, test } from '@jest/globals'
import { fireEvent, screen, within } from '@testing-library/react'

// The admin framework's router asks for them while it is loaded, and jsdom has none.
Object.assign(globalThis, { TextEncoder, TextDecoder })
const { openOffice } = await import('@/components/office/office-testing')

const job = {
  id: 'mails:0199f0a0-0000-7000-8000-000000000001',
  rowId: '0199f0a0-0000-7000-8000-000000000001',
  ...{ queue: 'mails', name: 'Đơn hàng HS1', reason: 'Error: 550 no such user', isFinal: true },
  ...{ attempts: 1, nextTime: null, createdTime: '2026-11-21T03:00:00Z' },
}
const quiet = { waiting: 0, running: 0, failed: 0, oldestSeconds: null, reason: null }
const figures = [
  { ...quiet, queue: 'mails', waiting: 7, running: 2, oldestSeconds: 90 },
  { ...quiet, queue: 'holds' },
  { ...quiet, queue: 'imports', failed: 1, reason: 'Error: connect ECONNREFUSED' },
]

test('what failed is said in words and is tried again by one press; what waits is counted', async () => {
  const { writes } = openOffice(['viec-nen'], {
    'GET /api/staff/jobs': { json: { data: [job], totalPage: 1, totalItem: 1 } },
    'GET /api/staff/job-queues': { json: { data: figures } },
    [`POST /api/staff/jobs/mails/${job.rowId}/retry`]: {
      json: { data: { id: job.id } },
    },
  })
  await screen.findByText('Hộp thư này không nhận thư')
  expect(screen.getAllByText('Không tự thử lại nữa')).not.toEqual([])
  await screen.findByText('7 việc đang chờ, lâu nhất 90 giây, 2 đang làm')
  expect(screen.queryByText('Trả hàng giữ chỗ')).toBeNull()
  screen.getByText('Lỗi gần nhất: Không kết nối được máy chủ')
  fireEvent.click(screen.getByRole('button', { name: 'Thử lại' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Thử lại' }))
  await screen.findByText('Đã lưu.')
  expect(writes()).toHaveLength(1)
})
