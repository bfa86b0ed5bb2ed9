/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { button, dialogs, open, openShop, press, says, type } from '@/components/auth/auth-testing'
import { authDialog } from '@/components/auth/use-auth-dialog'

const csrf = { 'GET /api/auth/csrf': { json: { csrfToken: 'c' } } }
const refused = (text: string, isInactive = false) => ({
  status: 401,
  json: {
    url: `http://localhost/login?error=${encodeURIComponent(
      JSON.stringify({ errorMessage: text, isInactive, retryAfter: null }),
    )}`,
  },
})

test('an empty form reports what is missing and sends nothing', async () => {
  const { paths } = openShop()
  await open('Đăng nhập', () => authDialog.openLogin())
  await press('Đăng nhập')
  await says('Email Không Được Để Trống')
  await says('Mật khẩu không được để trống')
  expect(paths()).toEqual([])
})

test('a refused sign-in is shown in the dialog as text', async () => {
  openShop({
    answers: {
      ...csrf,
      'POST /api/auth/callback/credentials': refused('<b>Email hoặc mật khẩu không đúng.</b>'),
    },
  })
  const dialog = await open('Đăng nhập', () => authDialog.openLogin())
  type('Email', 'lan@example.vn')
  type('Mật khẩu', 'sai mật khẩu')
  await press('Đăng nhập')
  await says('<b>Email hoặc mật khẩu không đúng.</b>')
  expect(dialog.textContent).toContain('<b>Email')
  expect(localStorage.getItem('token_expiry')).toBeNull()
})

test('the error disappears on typing', async () => {
  const answers = { ...csrf, 'POST /api/auth/callback/credentials': refused('Không đúng.') }
  openShop({ answers })
  await open('Đăng nhập', () => authDialog.openLogin())
  type('Email', 'lan@example.vn')
  type('Mật khẩu', 'sai mật khẩu')
  await press('Đăng nhập')
  await says('Không đúng.')
  await act(async () => type('Email', 'lan'))
  expect(screen.queryByText('Không đúng.')).toBeNull()
})

test('the error disappears when an invalid form is submitted', async () => {
  openShop()
  await open('Đăng nhập', () => authDialog.openLogin({ failure: 'Không đúng.' }))
  await says('Không đúng.')
  await press('Đăng nhập')
  await says('Email Không Được Để Trống')
  expect(screen.queryByText('Không đúng.')).toBeNull()
})

test('signing in sends the three fields, stores the session’s expiry and closes the dialog', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { sent } = openShop({
    answers: {
      ...csrf,
      'POST /api/auth/callback/credentials': { json: { url: 'http://localhost/' } },
      'GET /api/auth/session': {
        json: {
          user: { name: 'Lan', email: 'lan@example.vn', roles: ['user'] },
          expires: '2126-01-01T00:00:00Z',
        },
      },
    },
  })
  await open('Đăng nhập', () => authDialog.openLogin())
  type('Email', ' Lan@Example.vn ')
  type('Mật khẩu', 'mật khẩu đúng')
  await press('Đăng nhập')
  await waitFor(() => expect(dialogs()).toEqual([]))
  const form = sent.find(({ path }) => path.endsWith('callback/credentials'))
  expect(form?.body).toMatchObject({
    Email: 'lan@example.vn',
    Password: 'mật khẩu đúng',
    remember: 'true',
  })
  expect(localStorage.getItem('token_expiry')).toBe('2126-01-01T00:00:00Z')
  quiet.mockRestore()
})

test('the warning disappears after four seconds', async () => {
  openShop()
  await open('Đăng nhập', () => authDialog.openLogin())
  jest.useFakeTimers()
  act(() => authDialog.openLogin({ warning: 'Bạn cần đăng nhập để tiếp tục.' }))
  act(() => void jest.advanceTimersByTime(3900))
  expect(screen.getByRole('alert').textContent).toBe('Bạn cần đăng nhập để tiếp tục.')
  act(() => void jest.advanceTimersByTime(200))
  expect(screen.queryByRole('alert')).toBeNull()
  jest.useRealTimers()
})

test.each([
  ['Quên mật khẩu?', 'Quên mật khẩu'],
  ['Đăng ký', 'Đăng ký'],
  ['Gửi lại mã kích hoạt', 'Gửi lại mã kích hoạt'],
])('%s opens its own dialog, and only one is open', async (link, title) => {
  openShop()
  await open('Đăng nhập', () => authDialog.openLogin())
  await press(link)
  expect(await screen.findByRole('dialog', { name: title })).toBeTruthy()
  expect(dialogs()).toHaveLength(1)
})

test('providers are offered only where the shop is configured for them', async () => {
  openShop({ social: { google: true, facebook: false } })
  await open('Đăng nhập', () => authDialog.openLogin())
  expect(button('Tiếp tục với Google')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Tiếp tục với Facebook' })).toBeNull()
})

test('password managers find their fields, and the first one has the focus', async () => {
  openShop()
  await open('Đăng nhập', () => authDialog.openLogin())
  expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username')
  expect(screen.getByLabelText('Mật khẩu').getAttribute('autocomplete')).toBe('current-password')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')))
})

test('who has not activated the account gets a new code and the place to type it', async () => {
  const { sent } = openShop({
    answers: {
      ...csrf,
      'POST /api/auth/callback/credentials': refused('Tài khoản chưa kích hoạt.', true),
      'POST /api/User/re-active': { json: { data: { token: 't' } } },
    },
  })
  await open('Đăng nhập', () => authDialog.openLogin())
  type('Email', 'lan@example.vn')
  type('Mật khẩu', 'mật khẩu của Lan')
  await press('Đăng nhập')
  await says('Tài khoản chưa kích hoạt.')
  await press('Gửi mã mới và nhập mã kích hoạt')
  await waitFor(() => expect(sent.map(({ path }) => path)).toContain('/api/User/re-active'))
  await screen.findByLabelText(/^Mã/)
})
