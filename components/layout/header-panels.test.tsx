/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HeaderPanels } from '@/components/layout/header-panels'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'
import { answerCalls } from '@/lib/api/testing'
import { currentPreferences } from '@/lib/boot/hint-cookies'

mockBrowserApis()
const root = document.documentElement

async function openSettings() {
  renderPage(<HeaderPanels />)
  fireEvent.click(screen.getByRole('button', { name: 'Giao diện' }))
  return within(await screen.findByRole('dialog', { name: 'Giao diện' }))
}

const signIn = () => {
  root.dataset.signedIn = ''
  return () => delete root.dataset.signedIn
}

test('Escape closes a panel that has just loaded and returns the focus to its button', async () => {
  answerCalls({})
  renderPage(<HeaderPanels />)
  const button = screen.getByRole('button', { name: 'Giao diện' })
  button.focus()
  fireEvent.click(button)
  const dialog = await screen.findByRole('dialog')
  fireEvent.keyDown(dialog, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(button)
})

test('a colour and a mode apply at once and are stored for the next page without a call', async () => {
  const sent = answerCalls({})
  const panel = await openSettings()
  expect(panel.getAllByRole('radio', { name: /, nền sáng$/ })).toHaveLength(12)
  fireEvent.click(panel.getByRole('radio', { name: 'Son, nền sáng' }))
  expect(root.dataset.theme).toBe('light8')
  fireEvent.click(panel.getByRole('radio', { name: 'Tối' }))
  expect(root.dataset.theme).toBe('dark8')
  expect(panel.getAllByRole<HTMLInputElement>('radio', { name: 'Son, nền tối' })[0]?.checked).toBe(
    true,
  )
  expect(currentPreferences().theme).toBe('dark8')
  expect(sent).toEqual([])
})

test('whoever leaves it to the machine gets light and dark as the machine has them', async () => {
  answerCalls({})
  const panel = await openSettings()
  fireEvent.click(panel.getByRole('button', { name: 'Về mặc định' }))
  const light = window.matchMedia
  Object.assign(window, { matchMedia: () => ({ matches: true }) })
  fireEvent.click(panel.getByRole('radio', { name: 'Theo máy' }))
  expect(root.dataset.theme).toBe('dark5')
  expect(document.cookie).toContain('hien-sach-look=light5.100.horizontal.auto')
  fireEvent.click(panel.getByRole('radio', { name: 'Son, nền tối' }))
  expect(root.dataset.theme).toBe('dark8')
  fireEvent.click(panel.getByRole('radio', { name: 'Sáng' }))
  expect(root.dataset.theme).toBe('light8')
  expect(currentPreferences().followsSystem).toBeUndefined()
  Object.assign(window, { matchMedia: light })
})

test('the font grows in steps up to 130 %, and the reset restores the defaults', async () => {
  answerCalls({})
  const panel = await openSettings()
  fireEvent.click(panel.getByRole('button', { name: 'Về mặc định' }))
  for (let presses = 0; presses < 4; presses++)
    fireEvent.click(panel.getByRole('button', { name: 'Chữ lớn hơn' }))
  expect(root.style.getPropertyValue('--font-scale')).toBe('1.3')
  expect(panel.getByRole('slider').getAttribute('aria-valuetext')).toBe('130 %')
  fireEvent.change(panel.getByRole('slider'), { target: { value: '70' } })
  expect(root.style.getPropertyValue('--font-scale')).toBe('0.7')
  fireEvent.click(panel.getByRole('radio', { name: 'Dọc, bên trái' }))
  expect(root.dataset.layout).toBe('vertical')
  fireEvent.click(panel.getByRole('button', { name: 'Về mặc định' }))
  expect(currentPreferences()).toEqual({ theme: 'light5', fontScale: 100, layout: 'horizontal' })
  expect(root.dataset.layout).toBeUndefined()
})

test('quick changes of a signed-in person are saved as one', async () => {
  const signOut = signIn()
  const sent = answerCalls({ 'PATCH /api/User/Settings': { json: { successMessage: 'Đã lưu' } } })
  const panel = await openSettings()
  fireEvent.click(panel.getByRole('radio', { name: 'Ngọc, nền sáng' }))
  fireEvent.click(panel.getByRole('radio', { name: 'Rêu, nền sáng' }))
  fireEvent.change(panel.getByRole('slider'), { target: { value: '110' } })
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toEqual({ theme: 'light4', fontScale: 1.1, layout: 'horizontal' })
  signOut()
})

test('the quick panel leads to what it tells of, and offers no switch that switches nothing', async () => {
  answerCalls({
    'GET /api/quick-panel/data': {
      json: {
        data: {
          notes: [{ id: 1, title: 'Giờ mở cửa', detail: '8 giờ đến 21 giờ', path: '/ho-tro' }],
          events: [],
          settings: [{ id: 'gift', title: 'Gói quà', isOn: true }],
        },
      },
    },
  })
  renderPage(<HeaderPanels />)
  fireEvent.click(screen.getByRole('button', { name: 'Bảng nhanh' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Bảng nhanh' }))
  expect(await panel.findByText('8 giờ đến 21 giờ')).toBeDefined()
  expect(panel.getByRole('region', { name: 'Sự kiện' }).textContent).toContain('Chưa có mục nào.')
  expect(panel.getByRole('link', { name: 'Giờ mở cửa' }).getAttribute('href')).toBe('/ho-tro')
  expect(panel.queryByText('Gói quà')).toBeNull()
})

test('a quick panel that cannot be loaded offers a retry', async () => {
  answerCalls({ 'GET /api/quick-panel/data': { status: 500 } })
  renderPage(<HeaderPanels />)
  fireEvent.click(screen.getByRole('button', { name: 'Bảng nhanh' }))
  expect(await screen.findByRole('button', { name: 'Thử lại' })).toBeDefined()
})
