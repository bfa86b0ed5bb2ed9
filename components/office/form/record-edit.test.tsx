/** @jest-environment jsdom */
import { TextEncoder } from 'node:util'
import { expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'

// The admin framework's router asks for it while it is loaded, and jsdom has none.
Object.assign(globalThis, { TextEncoder })
const { openOffice } = await import('@/components/office/office-testing')
const { OfficeApp } = await import('@/components/office/office-app')
const { OfficeScreen } = await import('@/components/office/office-screen')

const link = {
  id: 'm-hoi-sach',
  kind: 'm',
  path: '/m/hoi-sach',
  toPath: '/tin-sach',
  note: 'Bìa bốn',
  updatedTime: '2026-11-21T03:00:00Z',
}

/** A list, and then a record of it. */
function ListAndRecord() {
  const [path, setPath] = useState(['lien-ket-ngan'])
  return (
    <OfficeApp>
      <button type="button" onClick={() => setPath(['lien-ket-ngan', link.id])}>
        Mở
      </button>
      <OfficeScreen path={path} />
    </OfficeApp>
  )
}

test('the row a list lends is no form yet: what is typed would be lost when the record comes', async () => {
  let send = () => {}
  const arrived = new Promise<void>((resolve) => {
    send = resolve
  })
  openOffice(
    ['lien-ket-ngan'],
    {
      'GET /api/staff/short-links': { json: { data: [link], totalPage: 1, total: 1 } },
      [`GET /api/staff/short-links/${link.id}`]: async () => {
        await arrived
        return { json: { data: { ...link, note: 'Bìa sau' } } }
      },
      [`GET /api/staff/short-links/${link.id}/qr`]: {
        json: { data: { url: '', svg: '', png: '' } },
      },
    },
    <ListAndRecord />,
  )
  await screen.findAllByText('Bìa bốn', undefined, { timeout: 5_000 })
  fireEvent.click(screen.getByRole('button', { name: 'Mở' }))
  await waitFor(() => expect(screen.queryByText('Bìa bốn')).toBeNull())
  expect(screen.queryByDisplayValue('Bìa bốn')).toBeNull()
  send()
  expect(await screen.findByDisplayValue('Bìa sau', undefined, { timeout: 5_000 })).toBeTruthy()
})

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
