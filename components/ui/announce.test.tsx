/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { Dialog } from '@/components/ui/dialog'
import { announce } from '@/lib/browser/announce'

afterEach(cleanup)

test('what is announced over an open dialog is part of it, since a screen reader leaves out the rest', async () => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  render(
    <Dialog open title="Đăng nhập" onClose={() => undefined}>
      <input aria-label="Email" />
    </Dialog>,
  )
  const dialog = await screen.findByRole('dialog')
  const stop = announce('Bạn chờ vài giây.')
  expect(dialog.contains(await screen.findByText('Bạn chờ vài giây.'))).toBe(true)
  expect(screen.getByRole('status').textContent).toBe('Bạn chờ vài giây.')
  stop()
  expect(screen.queryByRole('status')).toBeNull()
})

test('without a dialog it is part of the page', async () => {
  const stop = announce('Bạn chờ vài giây.')
  expect((await screen.findByText('Bạn chờ vài giây.')).parentElement).toBe(document.body)
  stop()
})
