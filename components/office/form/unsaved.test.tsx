/** @jest-environment jsdom */
import { TextEncoder } from 'node:util'
import { expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { bootScript } from '@/lib/boot/boot-script'

// The admin framework's router asks for it while it is loaded, and jsdom has none.
Object.assign(globalThis, { TextEncoder })
const { openOffice } = await import('@/components/office/office-testing')

const LIST = '/quan-tri/lien-ket-ngan'
const link = {
  id: 'm-hoi-sach',
  kind: 'm',
  path: '/m/hoi-sach',
  toPath: '/tin-sach',
  note: 'Bìa bốn',
  updatedTime: '2026-11-21T03:00:00Z',
}
const page = `${LIST}/${link.id}`

// Before anybody who may stop the event.
let onStep = () => {}
window.addEventListener('popstate', () => onStep())
const boot = document.createElement('script')
boot.textContent = bootScript()
document.head.append(boot)

/** Next restores a page when it hears of a step in the history. */
const restored: string[] = []
window.addEventListener('popstate', () => restored.push(location.pathname))

/** The form of a record, come to from its list; `answer` is what the person says when asked. */
async function openForm(answer: boolean) {
  history.pushState({ page: LIST }, '', LIST)
  history.pushState({ page }, '', page)
  restored.length = 0
  jest.restoreAllMocks()
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(answer)
  const office = openOffice(['lien-ket-ngan', link.id], {
    [`GET /api/staff/short-links/${link.id}`]: { json: { data: link } },
    [`PATCH /api/staff/short-links/${link.id}`]: { json: { data: { ...link, note: 'Khác' } } },
    [`GET /api/staff/short-links/${link.id}/qr`]: {
      json: { data: { url: '', svg: '', png: '' } },
    },
  })
  const note = await screen.findByDisplayValue('Bìa bốn', undefined, { timeout: 5_000 })
  const type = () => fireEvent.change(note, { target: { value: 'Khác' } })
  return { ...office, ask, type }
}

/** A press of the browser's button, and what follows it. */
const go = (step: () => void) =>
  act(
    () =>
      new Promise<void>((resolve) => {
        onStep = () => setTimeout(resolve)
        step()
      }),
  )

test('Back asks, and who stays keeps address, entry and what was typed', async () => {
  const { ask, type } = await openForm(false)
  type()
  await go(() => history.back())
  expect(ask).toHaveBeenCalledTimes(1)
  expect(restored).toEqual([])
  expect([location.pathname, history.state]).toEqual([page, { page }])
  expect(screen.getByDisplayValue('Khác')).toBeTruthy()
  await go(() => history.back())
  expect(ask).toHaveBeenCalledTimes(2)
})

test('who leaves is where Back leads', async () => {
  const { ask, type } = await openForm(true)
  type()
  await go(() => history.back())
  await waitFor(() => expect(restored).toEqual([LIST]))
  expect([location.pathname, history.state]).toEqual([LIST, { page: LIST }])
  expect(ask).toHaveBeenCalledTimes(1)
})

test('Forward asks too', async () => {
  history.pushState(null, '', LIST)
  const { ask, type } = await openForm(false)
  history.pushState(null, '', '/quan-tri/san-pham')
  await go(() => history.back())
  type()
  await go(() => history.forward())
  expect(ask).toHaveBeenCalledTimes(1)
  expect(location.pathname).toBe(page)
})

test('Back from what is unchanged, or saved, asks nothing', async () => {
  const { ask } = await openForm(false)
  await go(() => history.back())
  expect([location.pathname, restored]).toEqual([LIST, [LIST]])
  const again = await openForm(false)
  again.type()
  fireEvent.click(screen.getByRole('button', { name: 'Lưu' }))
  await waitFor(() => expect(again.writes()).toHaveLength(1))
  await screen.findByText('Đã lưu.')
  await go(() => history.back())
  expect(location.pathname).toBe(LIST)
  expect(ask).not.toHaveBeenCalled()
  expect(again.ask).not.toHaveBeenCalled()
})
