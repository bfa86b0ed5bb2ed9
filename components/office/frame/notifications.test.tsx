/** @jest-environment jsdom */
import { TextEncoder } from 'node:util'
import { expect, test } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'
import { ToasterView } from '@/components/ui/toaster'

// The admin framework's router asks for it while it is loaded, and jsdom has none.
Object.assign(globalThis, { TextEncoder })
const { I18nContextProvider, NotificationContextProvider, useNotify } = await import('ra-core')
const { officeI18nProvider } = await import('@/components/office/frame/i18n-provider')
const { Notifications } = await import('@/components/office/frame/notifications')

function Tell({ message }: { message: string }) {
  const notify = useNotify()
  return (
    <button type="button" onClick={() => notify(message, { type: 'error' })}>
      Báo
    </button>
  )
}

test.each([
  ['ra.message.invalid_form', 'Hãy xem lại những ô được đánh dấu.'],
  ['ra.notification.updated', 'Đã lưu.'],
  ['Địa chỉ này đã được dùng.', 'Địa chỉ này đã được dùng.'],
])('%s is said in Vietnamese', async (message, said) => {
  mockBrowserApis()
  renderPage(
    <I18nContextProvider value={officeI18nProvider}>
      <NotificationContextProvider>
        <Tell message={message} />
        <Notifications />
        <ToasterView />
      </NotificationContextProvider>
    </I18nContextProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Báo' }))
  expect(await screen.findByText(said)).toBeTruthy()
})
