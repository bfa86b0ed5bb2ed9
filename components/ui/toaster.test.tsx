/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { toast } from '@/components/ui/toast'
import { ToasterHost } from '@/components/ui/toaster-host'

const messages = () =>
  [...document.querySelectorAll('[data-sonner-toast][data-removed="false"] .toast p')].map(
    (line) => line.textContent,
  )

test('nothing loads before the first toast; then the newest five are shown at most', async () => {
  render(<ToasterHost />)
  expect(document.querySelector('[data-sonner-toaster]')).toBeNull()
  act(() => {
    for (let n = 1; n <= 7; n += 1) toast(`Báo ${n}`)
  })
  await waitFor(() =>
    expect(messages().sort()).toEqual(['Báo 3', 'Báo 4', 'Báo 5', 'Báo 6', 'Báo 7']),
  )
  act(() => void toast.error('Không lưu được'))
  await waitFor(() =>
    expect(messages().sort()).toEqual(['Báo 4', 'Báo 5', 'Báo 6', 'Báo 7', 'Không lưu được']),
  )
  expect(screen.getByRole('alert').textContent).toContain('Không lưu được')
  expect(document.querySelector('[data-sonner-toaster]')?.getAttribute('data-y-position')).toBe(
    'bottom',
  )
  expect(document.querySelector('[data-sonner-toaster]')?.getAttribute('data-x-position')).toBe(
    'center',
  )
  act(() => toast.hide())
  await waitFor(() => expect(messages()).toEqual([]))
})

test('an action runs once and closes its toast', async () => {
  let undone = 0
  render(<ToasterHost />)
  act(
    () =>
      void toast.info('Đã xóa', { action: { label: 'Hoàn tác', onSelect: () => (undone += 1) } }),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Hoàn tác' }))
  await waitFor(() => expect(messages()).toEqual([]))
  expect(undone).toBe(1)
})
