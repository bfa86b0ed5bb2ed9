/** @jest-environment jsdom */
import { TextEncoder } from 'node:util'
import { expect, test } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'

// The admin framework's router asks for it while it is loaded, and jsdom has none.
Object.assign(globalThis, { TextEncoder })
const { openOffice } = await import('@/components/office/office-testing')

const link = {
  id: 'm-hoi-sach',
  kind: 'm',
  path: '/m/hoi-sach',
  toPath: '/tin-sach',
  note: 'Bìa bốn',
  updatedTime: '2026-11-21T03:00:00Z',
}

test('a record that could not be asked for is not called missing, and can be asked for again', async () => {
  let isDown = true
  const { visited } = openOffice(['lien-ket-ngan', link.id], {
    [`GET /api/staff/short-links/${link.id}`]: () =>
      isDown ? { status: 503, json: {} } : { json: { data: link } },
    [`GET /api/staff/short-links/${link.id}/qr`]: {
      json: { data: { url: '', svg: '', png: '' } },
    },
  })
  expect(
    await screen.findByText(/Hệ thống đang gặp trục trặc/, undefined, { timeout: 5_000 }),
  ).toBeTruthy()
  expect(visited).toEqual([])
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Thử lại' }))
  expect(await screen.findByDisplayValue('Bìa bốn', undefined, { timeout: 5_000 })).toBeTruthy()
})
