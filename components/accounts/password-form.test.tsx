/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, renderHook, screen, waitFor } from '@testing-library/react'
import { openPage, press, says, type } from '@/components/accounts/account-testing'
import { PasswordForm } from '@/components/accounts/password-form'
import { useAuthDialog } from '@/components/auth/use-auth-dialog'

const page = <PasswordForm email="lan@example.vn" />
const opened = () => renderHook(useAuthDialog).result.current.dialog

function fill(current: string, first: string, second = first) {
  type('Mật khẩu hiện tại', current)
  type('Mật khẩu mới', first)
  type('Nhập lại mật khẩu mới', second)
}

test('the current and the new password are sent, and the fields are cleared', async () => {
  const { writes } = openPage(page, {
    'PATCH /api/User/ChangePassword': { json: { successMessage: 'Đổi mật khẩu thành công.' } },
  })
  fill('mật khẩu cũ', 'mật khẩu mới')
  await press('Đổi mật khẩu')
  await says('Đổi mật khẩu thành công.')
  expect(writes()[0]?.body).toEqual({ Password: 'mật khẩu cũ', NewPassword: 'mật khẩu mới' })
  expect(screen.getByLabelText<HTMLInputElement>('Mật khẩu hiện tại').value).toBe('')
})

test('invalid passwords are reported before anything is sent', async () => {
  const { writes } = openPage(page)
  fill('', '1234567', '12345678')
  await press('Đổi mật khẩu')
  await says('Mật khẩu không được để trống')
  await says('Mật khẩu có ít nhất 8 ký tự')
  await says('Mật khẩu xác nhận không trùng khớp')
  expect(writes()).toEqual([])
})

const refuse = (status: number, errorMessage: string) =>
  openPage(page, { 'PATCH /api/User/ChangePassword': { status, json: { errorMessage } } })
const inToast = (text: string) =>
  screen.getAllByText(text).filter((place) => place.closest('.toast') !== null).length

test('a wrong current password is reported in a toast and at its field, which gets the focus', async () => {
  refuse(400, 'Mật khẩu hiện tại không đúng.')
  fill('sai', 'mật khẩu mới')
  await press('Đổi mật khẩu')
  await says('Mật khẩu hiện tại không đúng.')
  // The code of the first toast comes when it is wanted.
  await waitFor(() => expect(inToast('Mật khẩu hiện tại không đúng.')).toBe(1))
  const field = screen.getByLabelText('Mật khẩu hiện tại')
  const words = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect(words?.textContent).toBe('Mật khẩu hiện tại không đúng.')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
  await act(async () => type('Mật khẩu hiện tại', 'mật khẩu cũ'))
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBeNull())
})

test('too many attempts are reported in a toast and mark no field', async () => {
  refuse(429, 'Bạn thử lại sau ít phút.')
  fill('mật khẩu cũ', 'mật khẩu mới')
  await press('Đổi mật khẩu')
  await says('Bạn thử lại sau ít phút.')
  expect(inToast('Bạn thử lại sau ít phút.')).toBe(1)
  expect(document.querySelector('[aria-invalid]')).toBeNull()
})

test.each([404, 501])(
  'an upstream that answers %i changes passwords with a code',
  async (status) => {
    openPage(page, { 'PATCH /api/User/ChangePassword': { status, json: { errorMessage: 'x' } } })
    fill('mật khẩu cũ', 'mật khẩu mới')
    await press('Đổi mật khẩu')
    await says('Cửa hàng đổi mật khẩu bằng mã gửi tới email của bạn.')
    await press('Đổi bằng mã gửi qua email')
    expect(opened()).toMatchObject({ kind: 'forgot', email: 'lan@example.vn' })
  },
)

test('password managers can tell the new password', () => {
  openPage(page)
  const names = ['Mật khẩu hiện tại', 'Mật khẩu mới', 'Nhập lại mật khẩu mới']
  expect(names.map((name) => screen.getByLabelText(name).getAttribute('autocomplete'))).toEqual([
    'current-password',
    'new-password',
    'new-password',
  ])
})
