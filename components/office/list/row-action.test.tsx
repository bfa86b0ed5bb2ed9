/** @jest-environment jsdom */
import { TextEncoder } from 'node:util'
import { expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'

// The admin framework's router asks for it while it is loaded, and jsdom has none.
Object.assign(globalThis, { TextEncoder })
const { RowAction } = await import('@/components/office/list/row-action')
const { StepGroup } = await import('@/components/office/list/step-group')

async function takeStep(run: (form: FormData) => Promise<unknown>) {
  mockBrowserApis()
  renderPage(
    <RowAction label="Từ chối" about="Hoàn 50.000 ₫" run={run}>
      <input name="note" defaultValue="sai tài khoản" />
    </RowAction>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Từ chối' }))
  const dialog = await screen.findByRole('dialog', { name: 'Từ chối' })
  fireEvent.submit(within(dialog).getByDisplayValue('sai tài khoản').closest('form') ?? dialog)
  return dialog
}

test('a step that is done sends what was typed and closes its dialog', async () => {
  const notes: unknown[] = []
  await takeStep(async (form) => notes.push(form.get('note')))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(notes).toEqual(['sai tài khoản'])
})

test('a step that is refused leaves the dialog open and says why', async () => {
  const dialog = await takeStep(() => Promise.reject(new Error('no way through')))
  expect(await within(dialog).findByRole('alert')).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'Từ chối' })).toBe(dialog)
})

test('a deferred step can be taken back for ten seconds, and is sent after them', async () => {
  mockBrowserApis()
  const notes: unknown[] = []
  const run = async (form: FormData) => notes.push(form.get('note'))
  renderPage(
    <RowAction label="Từ chối" about="Hoàn 50.000 ₫" run={run} isDeferred>
      <input name="note" defaultValue="sai tài khoản" />
    </RowAction>,
  )
  jest.useFakeTimers()
  try {
    const wait = async (seconds: number) => {
      for (let n = 0; n < seconds; n++) await act(() => jest.advanceTimersByTimeAsync(1_000))
    }
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
    const confirm = async () => {
      press('Từ chối')
      await wait(1)
      fireEvent.submit(screen.getByDisplayValue('sai tài khoản').closest('form') as Element)
      // A double press meets nothing.
      expect(screen.queryByRole('button', { name: /Từ chối|Hoàn tác/ })).toBeNull()
    }
    await confirm()
    await wait(2)
    press('Hoàn tác')
    await wait(12)
    expect(notes).toEqual([])
    await confirm()
    await wait(9)
    expect(notes).toEqual([])
    await wait(2)
    expect(notes).toEqual(['sai tài khoản'])
  } finally {
    jest.useRealTimers()
  }
})

test('while one step of a group waits to be sent, the other cannot be pressed', async () => {
  mockBrowserApis()
  const decided: string[] = []
  renderPage(
    <StepGroup>
      <RowAction label="Đồng ý" about="" run={async () => decided.push('yes')} isDeferred />
      <RowAction label="Từ chối" about="" run={async () => decided.push('no')} isDeferred />
    </StepGroup>,
  )
  jest.useFakeTimers()
  try {
    const wait = () => act(() => jest.advanceTimersByTimeAsync(1_000))
    const button = (name: string) => screen.queryByRole('button', { name })
    const press = (name: string) => fireEvent.click(button(name) as Element)
    press('Đồng ý')
    await wait()
    fireEvent.submit(screen.getByRole('dialog').querySelector('form') as Element)
    await wait()
    await wait()
    expect(button('Từ chối')).toBeNull()
    press('Hoàn tác')
    await wait()
    await wait()
    expect([button('Đồng ý'), button('Từ chối')]).not.toContain(null)
    expect(decided).toEqual([])
  } finally {
    jest.useRealTimers()
  }
})
