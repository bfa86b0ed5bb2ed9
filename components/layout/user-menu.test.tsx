/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { UserMenu } from '@/components/layout/user-menu'
import { renderPage } from '@/components/ui/testing'
import { answerCalls } from '@/lib/api/testing'

const hrefs = () =>
  screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'))

const profile = {
  userId: 7,
  role: ['user'],
  displayName: 'Nguyễn Thị Phương Thảo',
  email: 'thao@example.vn',
  shortcuts: [],
  settings: {},
  name: 'Nguyễn Thị Phương Thảo',
  gender: 2,
  birthday: '1990-01-01',
  address: '',
  wardId: null,
  districtId: null,
  cityId: null,
  userType: 1,
}
const places = { categories: [], cities: [], districts: [], wards: [], affiliate: null }

/** Renders for somebody who is signed in, as far as the browser knows. */
function hint() {
  AbortSignal.timeout ??= () => new AbortController().signal
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom knows no other way.
  document.cookie = 'hien-sach-signed-in=1'
  document.documentElement.dataset.signedIn = ''
}

test('a guest is offered to sign in and to register', () => {
  renderPage(<UserMenu />)
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Đăng nhập',
    'Đăng ký',
  ])
  expect(hrefs()).not.toContain('/logout')
})

test('a signed-in person is greeted with at most fifteen characters and finds account and sign-out', async () => {
  const { displayName: name, email, role: roles } = profile
  answerCalls({
    'GET /api/auth/session': {
      json: { user: { name, email, roles }, expires: '2126-01-01T00:00:00Z' },
    },
    'GET /api/User/UserApp': { json: { data: { ...places, user: profile } } },
  })
  hint()
  renderPage(<UserMenu />)
  await waitFor(() =>
    expect(screen.getByRole('button').textContent).toBe('Xin chào, Nguyễn Thị Phươ...'),
  )
  expect(hrefs()).toEqual(['/tai-khoan', '/tai-khoan/don-hang', '/tai-lieu-cua-toi', '/logout'])
  act(() => {
    delete document.documentElement.dataset.signedIn
  })
  await waitFor(() =>
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Đăng nhập',
      'Đăng ký',
    ]),
  )
})

test('a signed-in flag without a session is cleared', async () => {
  answerCalls({ 'GET /api/auth/session': {} })
  // It has just reloaded, so this time it does not.
  sessionStorage.setItem('reloaded_at', String(Date.now()))
  hint()
  renderPage(<UserMenu />)
  await waitFor(() => expect(screen.getByText('Đăng nhập')).toBeTruthy())
  expect(document.documentElement.dataset.signedIn).toBeUndefined()
})
