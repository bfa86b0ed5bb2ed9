/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, renderHook, screen } from '@testing-library/react'
import { LoginView } from '@/components/auth/login-view'
import { authDialog, useAuthDialog } from '@/components/auth/use-auth-dialog'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'

const opened = () => renderHook(useAuthDialog).result.current.dialog

function openPage(view: Partial<Parameters<typeof LoginView>[0]> = {}) {
  cleanup()
  mockBrowserApis({ width: 360 })
  authDialog.close()
  renderPage(<LoginView next="/" isSentHere={false} failure="" {...view} />)
}

test('a redirected visitor reads why, and continues to the requested page', () => {
  openPage({ next: '/tai-khoan/don-hang?page=2', isSentHere: true })
  expect(opened()).toMatchObject({
    kind: 'login',
    next: '/tai-khoan/don-hang?page=2',
    warning: 'Bạn cần đăng nhập để tiếp tục.',
  })
})

test('the requested page survives a detour over registration', () => {
  openPage({ next: '/tai-khoan/don-hang', isSentHere: true })
  act(() => authDialog.openRegister())
  act(() => authDialog.openLogin())
  expect(opened()).toMatchObject({ kind: 'login', next: '/tai-khoan/don-hang' })
  act(() => authDialog.close())
  act(() => authDialog.openLogin())
  expect(opened()).toMatchObject({ kind: 'login', next: undefined })
})

test('with the dialog closed the page still offers login and registration', () => {
  openPage({ next: '/gio-hang' })
  act(() => authDialog.close())
  fireEvent.click(screen.getByRole('button', { name: 'Đăng nhập' }))
  expect(opened()).toMatchObject({ kind: 'login', next: '/gio-hang' })
  fireEvent.click(screen.getByRole('button', { name: 'Đăng ký' }))
  expect(opened()).toEqual({ kind: 'register', role: 1 })
})
