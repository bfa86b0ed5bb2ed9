/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import {
  button,
  dialogCalled,
  dialogs,
  open,
  openShop,
  press,
  says,
  type,
} from '@/components/auth/auth-testing'
import { authDialog, type RegisterRole } from '@/components/auth/use-auth-dialog'

const isBlocked = (name: string) => button(name).getAttribute('aria-disabled') === 'true'
const agree = () => fireEvent.click(screen.getByRole('checkbox'))

function fill() {
  type('Họ và tên', 'Nguyễn Thị Lan')
  type('Email', 'lan@example.vn')
  type('Số điện thoại', '0912345678')
  type('Mật khẩu', 'mật khẩu dài')
  type('Nhập lại mật khẩu', 'mật khẩu dài')
}

const draft = () => JSON.parse(localStorage.getItem('register_form') ?? 'null')

test('the button waits for the terms, which open in a new tab', async () => {
  const { paths } = openShop()
  await open('Đăng ký', () => authDialog.openRegister())
  fill()
  expect(isBlocked('Đăng ký')).toBe(true)
  await press('Đăng ký')
  expect(paths()).toEqual([])
  agree()
  expect(isBlocked('Đăng ký')).toBe(false)
  // The line stays: the button stays under the finger that presses it next.
  screen.getByText('Bạn cần đồng ý với điều khoản để đăng ký.')
  const terms = screen.getByRole('link', { name: 'điều khoản sử dụng' })
  expect([terms.getAttribute('href'), terms.getAttribute('target')]).toEqual([
    '/dieu-khoan-su-dung',
    '_blank',
  ])
})

test.each<[RegisterRole, string, boolean]>([
  [1, 'Học sinh', false],
  [2, 'Giáo viên', true],
  [3, 'Khách', false],
])('opened for role %i, %s is chosen; a workplace is asked for: %s', async (role, label, asks) => {
  openShop()
  await open('Đăng ký', () => authDialog.openRegister(role))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: label }).checked).toBe(true)
  expect(screen.queryByLabelText('Nơi làm việc') !== null).toBe(asks)
})

test.each<[RegisterRole, string]>([
  [1, 'Register-student'],
  [3, 'Register-client'],
])('role %i continues with the profile and stores a draft', async (role, call) => {
  const { sent } = openShop({
    answers: {
      [`POST /api/User/${call}`]: {
        json: { data: { userId: 7 }, successMessage: `Đăng ký thành công: ${call}.` },
      },
    },
  })
  await open('Đăng ký', () => authDialog.openRegister(role))
  fill()
  agree()
  await press('Đăng ký')
  await dialogCalled('Thông tin cá nhân')
  expect(dialogs()).toHaveLength(1)
  await says(`Đăng ký thành công: ${call}.`)
  expect(draft()).toEqual({ phone: '0912345678', name: 'Nguyễn Thị Lan', userId: 7 })
  expect(sent[0]?.body).toMatchObject({ IsStudent: role === 1, Gender: 1, WardId: null })
  expect(sent[0]?.headers.get('x-requested-with')).toBe('storefront')
})

test('at its end a registration signs in with what was typed, and keeps the password nowhere', async () => {
  const { sent, paths } = openShop({
    answers: {
      'POST /api/User/Register-student': { json: { data: { userId: 7 } } },
      'PATCH /api/User/UpdateUser/7': {},
      'GET /api/auth/csrf': { json: { csrfToken: 'c' } },
      'POST /api/auth/callback/credentials': {
        json: { url: 'http://localhost/login?error=%7B%22errorMessage%22%3A%22B%E1%BA%ADn.%22%7D' },
        status: 401,
      },
    },
  })
  await open('Đăng ký', () => authDialog.openRegister(1))
  fill()
  agree()
  await press('Đăng ký')
  await dialogCalled('Thông tin cá nhân')
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('mật khẩu')
  await press('Hoàn thành')
  await dialogCalled('Đăng nhập')
  await waitFor(() => expect(paths()).toContain('POST /api/auth/callback/credentials'))
  expect(sent.at(-1)?.body).toMatchObject({
    Email: 'lan@example.vn',
    Password: 'mật khẩu dài',
  })
})

test('a teacher enters the mailed code before the profile', async () => {
  const { sent, paths } = openShop({
    answers: {
      'POST /api/User/Register-teacher': { json: { data: { token: 'handle' } } },
      'POST /api/User/ActiveAccount': ({ body }) =>
        (body as { securityCode: string }).securityCode === '123456'
          ? { json: { data: { userId: 8 }, successMessage: 'Kích hoạt tài khoản thành công.' } }
          : { status: 400, json: { errorMessage: 'Mã đã hết hạn.' } },
    },
  })
  await open('Đăng ký', () => authDialog.openRegister(2))
  fill()
  type('Nơi làm việc', 'THPT Chu Văn An')
  agree()
  await press('Đăng ký')
  await dialogCalled('Kích hoạt tài khoản')
  expect(draft()).toBeNull()

  await press('Kích hoạt')
  await says('Mã kích hoạt không được để trống')
  expect(paths()).toEqual(['POST /api/User/Register-teacher'])

  expect(screen.queryByText('Mã kích hoạt không hợp lệ')).toBeNull()
  type('Mã kích hoạt', '654321')
  await press('Kích hoạt')
  await says('Mã đã hết hạn.')
  expect(screen.getByText('Mã kích hoạt không hợp lệ').closest('[role=alert]')).not.toBeNull()

  type('Mã kích hoạt', '123456')
  await press('Kích hoạt')
  await dialogCalled('Thông tin cá nhân')
  expect(sent.find(({ path }) => path.endsWith('ActiveAccount'))?.body).toEqual({
    token: 'handle',
    securityCode: '654321',
    email: 'lan@example.vn',
  })
  expect(draft()).toEqual({ phone: '0912345678', name: 'Nguyễn Thị Lan', userId: 8 })
})

/** A registration the server refuses; returns how often a toast says so. */
async function refused(status: number, errorMessage: string) {
  openShop({ answers: { 'POST /api/User/Register-student': { status, json: { errorMessage } } } })
  await open('Đăng ký', () => authDialog.openRegister())
  fill()
  agree()
  await press('Đăng ký')
  const inToasts = () =>
    screen.queryAllByText(errorMessage).filter((place) => place.closest('.toast') !== null).length
  // The code of the first toast comes when it is wanted.
  await waitFor(() => expect(inToasts()).toBeGreaterThan(0))
  return inToasts()
}

test('an email in use is reported in a toast and at its field, and the form keeps its values', async () => {
  expect(await refused(409, 'Email này đã được đăng ký.')).toBe(1)
  const field = screen.getByLabelText<HTMLInputElement>('Email')
  expect(field.value).toBe('lan@example.vn')
  const words = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect(words?.textContent).toBe('Email này đã được đăng ký.')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
  await act(async () => type('Email', 'lan2@example.vn'))
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBeNull())
})

test('any other error is reported in a toast alone', async () => {
  expect(await refused(429, 'Bạn thử lại sau ít phút.')).toBe(1)
  expect(document.querySelector('[aria-invalid]')).toBeNull()
})

test('changing the password validates its confirmation again', async () => {
  openShop()
  await open('Đăng ký', () => authDialog.openRegister())
  fill()
  type('Mật khẩu', 'một mật khẩu khác')
  await says('Mật khẩu xác nhận không trùng khớp')
  await act(async () => type('Nhập lại mật khẩu', 'một mật khẩu khác'))
  await waitFor(() => expect(screen.queryByText('Mật khẩu xác nhận không trùng khớp')).toBeNull())
})
