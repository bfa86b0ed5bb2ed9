/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { openPage, press, says } from '@/components/accounts/account-testing'
import { GuestDataView } from '@/components/privacy/guest-data-view'

const refusal =
  'Còn việc chưa xong: đơn DH1. Bạn hãy yêu cầu xóa khi đơn đã giao xong, tiền đã hoàn hay đã trả.'

afterEach(() => {
  window.location.hash = ''
})

test('a refused erasure closes the question and leaves the reason on the page', async () => {
  window.location.hash = 'x'.repeat(43)
  openPage(<GuestDataView />, {
    'POST /api/Privacy/guest/read': {
      json: { data: { email: 'khach@vi.du', held: [], requests: [] } },
    },
    'POST /api/Privacy/guest/erasure': { status: 409, json: { errorMessage: refusal } },
  })
  await says('Dữ liệu theo khach@vi.du')
  await press('Xóa dữ liệu này')
  await press('Xóa sau 14 ngày')
  await says(refusal)
  expect(document.querySelector('dialog[open]')).toBeNull()
  const section = screen.getByRole('heading', { name: 'Xóa dữ liệu này' }).closest('section')
  expect(section?.textContent).toContain(refusal)
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([refusal])
})
