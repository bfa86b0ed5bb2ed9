/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import {
  dialogCalled,
  dialogs,
  open,
  openShop,
  press,
  says,
  type,
} from '@/components/auth/auth-testing'
import { authDialog } from '@/components/auth/use-auth-dialog'

const answers = {
  'POST /api/User/SendSecurityCode': {},
  'POST /api/User/ValidateSecurityCode': ({ body }: { body: unknown }) =>
    (body as { SecurityCode: string }).SecurityCode === '123456'
      ? { json: { isSuccess: true } }
      : { json: { isSuccess: false, errorMessage: 'Mã xác thực không đúng.' } },
  'PATCH /api/User/ChangePasswordNoAuth': { json: { successMessage: 'Đổi mật khẩu thành công.' } },
}

async function toSecondStep() {
  const shop = openShop({ answers })
  await open('Quên mật khẩu', () => authDialog.openForgot())
  type('Email', 'lan@example.vn')
  await press('Gửi mã')
  await says(/Nếu lan@example.vn đã được đăng ký/)
  return shop
}

function fill(code: string) {
  type('Mã xác thực', code)
  type('Mật khẩu mới', 'mật khẩu mới')
  type('Nhập lại mật khẩu', 'mật khẩu mới')
}

test('code, check, change, and then the login opens for the same person', async () => {
  const { paths, sent } = await toSecondStep()
  fill('123456')
  await press('Đổi mật khẩu')
  await dialogCalled('Đăng nhập')
  expect(dialogs()).toHaveLength(1)
  expect(paths()).toEqual([
    'POST /api/User/SendSecurityCode',
    'POST /api/User/ValidateSecurityCode',
    'PATCH /api/User/ChangePasswordNoAuth',
  ])
  expect(sent.at(-1)?.body).toEqual({
    Email: 'lan@example.vn',
    SecurityCode: '123456',
    NewPassword: 'mật khẩu mới',
  })
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('lan@example.vn')
  await says('Đổi mật khẩu thành công.')
})

test('each step focuses its first field', async () => {
  await toSecondStep()
  expect(document.activeElement).toBe(screen.getByLabelText('Mã xác thực'))
  await press('Dùng email khác')
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
})

test('a wrong code is reported inside the dialog and changes nothing', async () => {
  const { paths } = await toSecondStep()
  fill('654321')
  await press('Đổi mật khẩu')
  await says('Mã xác thực không đúng.')
  expect(screen.getByText('Mã xác thực không đúng.').closest('[role=dialog]')).not.toBeNull()
  expect(paths()).not.toContain('PATCH /api/User/ChangePasswordNoAuth')
})

test.each([
  ['12345', 'mật khẩu mới', 'mật khẩu mới', 'Mã xác thực gồm 6 chữ số'],
  ['1234567', 'mật khẩu mới', 'mật khẩu mới', 'Mã xác thực gồm 6 chữ số'],
  ['123456', '1234567', '1234567', 'Mật khẩu có ít nhất 8 ký tự'],
  ['123456', 'mật khẩu mới', 'mật khẩu cũ', 'Mật khẩu xác nhận không trùng khớp'],
])('code %s with %s and %s: %s', async (code, first, second, text) => {
  const { paths } = await toSecondStep()
  type('Mã xác thực', code)
  type('Mật khẩu mới', first)
  type('Nhập lại mật khẩu', second)
  await press('Đổi mật khẩu')
  await says(text)
  expect(paths()).toEqual(['POST /api/User/SendSecurityCode'])
})

test('an invalid email is not sent', async () => {
  const { paths } = openShop({ answers })
  await open('Quên mật khẩu', () => authDialog.openForgot())
  await press('Gửi mã')
  await says('Email Không Được Để Trống')
  type('Email', 'a@')
  await press('Gửi mã')
  await says('Email không đúng định dạng')
  expect(paths()).toEqual([])
})

test('the code may be pasted with spaces, or filled in by the phone', async () => {
  await toSecondStep()
  const field = screen.getByLabelText<HTMLInputElement>('Mã xác thực')
  fireEvent.paste(field, { clipboardData: { getData: () => ' 123 456 ' } })
  await waitFor(() => expect(field.value).toBe('123456'))
  expect([field.autocomplete, field.inputMode, field.maxLength]).toEqual([
    'one-time-code',
    'numeric',
    6,
  ])
})

test('another email can be requested after a minute', async () => {
  await toSecondStep()
  const resend = screen.getByRole('button', { name: /Gửi lại mã sau \d+ giây/ })
  expect(resend.getAttribute('aria-disabled')).toBe('true')
})
