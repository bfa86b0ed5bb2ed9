/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import {
  button,
  dialogCalled,
  open,
  openShop,
  press,
  says,
  type,
} from '@/components/auth/auth-testing'
import { authDialog } from '@/components/auth/use-auth-dialog'

const isBlocked = () => button('Gửi mã kích hoạt').getAttribute('aria-disabled') === 'true'
const start = () => open('Gửi lại mã kích hoạt', () => authDialog.openReactivation())

test('the button waits until both fields are filled and valid', async () => {
  const { paths } = openShop()
  await start()
  expect(isBlocked()).toBe(true)
  type('Email', 'lan@')
  type('Mật khẩu', 'x')
  await says('Email không đúng định dạng')
  expect(isBlocked()).toBe(true)
  type('Email', 'lan@example.vn')
  await waitFor(() => expect(isBlocked()).toBe(false))
  type('Mật khẩu', '')
  await says('Mật khẩu không được để trống')
  expect(isBlocked()).toBe(true)
  expect(paths()).toEqual([])
})

async function activateWith(data: Record<string, unknown>) {
  openShop({
    answers: {
      'POST /api/User/re-active': { json: { data: { token: 'token' } } },
      'POST /api/User/ActiveAccount': { json: { data } },
    },
  })
  await start()
  type('Email', 'lan@example.vn')
  type('Mật khẩu', 'mật khẩu dài')
  await waitFor(() => expect(isBlocked()).toBe(false))
  await press('Gửi mã kích hoạt')
  await dialogCalled('Kích hoạt tài khoản')
  type('Mã kích hoạt', '123456')
  await press('Kích hoạt')
  await dialogCalled('Thông tin cá nhân')
}

test('after the code is entered, name and phone of the registration are known', async () => {
  await activateWith({ userId: 9, name: 'Lan', phone: '0912345678' })
  expect(screen.queryByLabelText('Họ và tên')).toBeNull()
  expect(screen.queryByLabelText('Số điện thoại')).toBeNull()
})

test('where the upstream does not tell them, they are asked for again', async () => {
  await activateWith({ userId: 9 })
  expect(screen.getByLabelText('Họ và tên')).toBeTruthy()
  expect(screen.getByLabelText('Số điện thoại')).toBeTruthy()
})

test('an error is shown inside the dialog', async () => {
  openShop({
    answers: {
      'POST /api/User/re-active': { status: 429, json: { errorMessage: 'Bạn hãy đợi một phút.' } },
    },
  })
  await start()
  type('Email', 'lan@example.vn')
  type('Mật khẩu', 'mật khẩu dài')
  await waitFor(() => expect(isBlocked()).toBe(false))
  await press('Gửi mã kích hoạt')
  await says('Bạn hãy đợi một phút.')
  expect(screen.getByText('Bạn hãy đợi một phút.').closest('[role=dialog]')).not.toBeNull()
})
