/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { SessionExpired } from '@/components/auth/session-expired'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'
import { answerCalls } from '@/lib/api/testing'

test('an expired session is explained on the page and on the login page', async () => {
  // jsdom cannot navigate and logs an error.
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  mockBrowserApis()
  const sent = answerCalls({
    'GET /api/User/UserApp': { status: 401, json: { errorMessage: 'Phiên đăng nhập đã hết.' } },
  })
  renderPage(<SessionExpired next="/tai-khoan/don-hang" />)
  expect(screen.getByRole('link', { name: 'Đăng nhập' }).getAttribute('href')).toBe(
    '/login?next=%2Ftai-khoan%2Fdon-hang',
  )
  await waitFor(() => expect(sessionStorage.getItem('session_over')).toBe('ask'))
  expect(sent.map(({ path }) => path)).toEqual(['/api/User/UserApp?part=user'])
  quiet.mockRestore()
})

test('a page that alone was refused ends the session too, so that its login link leads on', async () => {
  mockBrowserApis()
  document.documentElement.dataset.signedIn = ''
  const sent = answerCalls({
    'GET /api/User/UserApp': {
      json: {
        data: { user: null, affiliate: null, categories: [], cities: [], districts: [], wards: [] },
      },
    },
    'POST /api/Authentication/Logout': { json: {} },
  })
  renderPage(<SessionExpired next="/tai-lieu-cua-toi" isStaying />)
  await waitFor(() => expect(document.documentElement.dataset.signedIn).toBeUndefined())
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/User/UserApp?part=user',
    'POST /api/Authentication/Logout',
  ])
})
