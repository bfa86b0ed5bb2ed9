/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import {
  button,
  dialogCalled,
  dialogs,
  open,
  openShop,
  press,
  says,
} from '@/components/auth/auth-testing'
import { authDialog } from '@/components/auth/use-auth-dialog'
import { storeRegistrationDraft } from '@/lib/auth/registration-draft'

const signedIn = (isSo: boolean) => document.documentElement.toggleAttribute('data-signed-in', isSo)

test('the URL opens registration with its role, once', async () => {
  window.history.replaceState(null, '', '/trang-chu?page=2&dialog=register&role=2')
  openShop({ search: 'page=2&dialog=register&role=2' })
  await dialogCalled('Đăng ký')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Giáo viên' }).checked).toBe(true)
  expect(window.location.search).toBe('?page=2')
})

test.each([1024, 1440])('at %i px a requested login opens by itself, once', async (width) => {
  openShop({ search: 'dialog=login', width })
  await dialogCalled('Đăng nhập')
  expect(dialogs()).toHaveLength(1)
  expect(screen.getAllByText('Bạn cần đăng nhập để tiếp tục.')).toHaveLength(1)
})

test.each([800, 1023])('at %i px a warning offers the login first', async (width) => {
  openShop({ search: 'dialog=login', width })
  await says('Bạn cần đăng nhập để tiếp tục.')
  expect(dialogs()).toHaveLength(0)
  await press('Đăng nhập')
  await dialogCalled('Đăng nhập')
})

test('links to the login page open the dialog instead and get the focus back', async () => {
  openShop()
  document.body.insertAdjacentHTML('beforeend', '<a href="/login" data-dialog="register">x</a>')
  const link = screen.getByText('x')
  link.focus()
  const wasLeft = fireEvent.click(link)
  await dialogCalled('Đăng ký')
  expect(wasLeft).toBe(false)
  await act(async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  })
  await waitFor(() => expect(dialogs()).toHaveLength(0))
  await waitFor(() => expect(document.activeElement).toBe(link))
  link.remove()
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  'pressed with %j the link stays a link',
  (keys) => {
    openShop()
    document.body.insertAdjacentHTML('beforeend', '<a href="#a" data-dialog="login">y</a>')
    const link = screen.getByText('y')
    expect(fireEvent.click(link, keys)).toBe(true)
    expect(dialogs()).toHaveLength(0)
    link.remove()
  },
)

test('signed-in people see no such dialog', async () => {
  signedIn(true)
  openShop({ search: 'dialog=register' })
  expect(dialogs()).toHaveLength(0)
  cleanup()
  signedIn(false)
})

test('an interrupted registration resumes; a postponed one is only mentioned', async () => {
  const remember = () => storeRegistrationDraft({ name: 'Lan', phone: '0912345678', userId: 7 })
  openShop({ before: remember })
  await dialogCalled('Thông tin cá nhân')
  await press('Đóng')
  await waitFor(() => expect(dialogs()).toHaveLength(0))

  openShop({
    before: () => {
      remember()
      window.sessionStorage.setItem('register_form_later', '1')
    },
  })
  await says('Bạn chưa hoàn tất thông tin cá nhân.')
  expect(dialogs()).toHaveLength(0)
  await press('Tiếp tục')
  await dialogCalled('Thông tin cá nhân')
})

test('opening a dialog closes the current one', async () => {
  openShop()
  await open('Đăng nhập', () => authDialog.openLogin())
  await open('Quên mật khẩu', () => authDialog.openForgot('lan@example.vn'))
  expect(dialogs()).toHaveLength(1)
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('lan@example.vn')
  expect(button('Đóng')).toBeTruthy()
})
