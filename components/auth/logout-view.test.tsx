/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { LogoutView } from '@/components/auth/logout-view'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'
import { answerCalls } from '@/lib/api/testing'

const logout = 'POST /api/Authentication/Logout'

function openPage(isAsked: boolean, answers: Parameters<typeof answerCalls>[0]) {
  cleanup()
  mockBrowserApis()
  const sent = answerCalls(answers)
  renderPage(<LogoutView isAsked={isAsked} />, { pathname: '/logout' })
  return sent
}

test('a foreign link asks for confirmation and signs nobody out', async () => {
  const sent = openPage(false, {})
  expect(screen.getByText('Bạn muốn đăng xuất khỏi tài khoản trên máy này?')).toBeTruthy()
  expect(sent).toEqual([])
})

test('coming from our own link signs out and clears personal data from the browser', async () => {
  // jsdom cannot navigate and logs an error.
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  localStorage.setItem('token_expiry', '2126-01-01T00:00:00Z')
  localStorage.setItem('offline_cart', '{"lines":[]}')
  const sent = openPage(true, { [logout]: {} })
  await waitFor(() => expect(localStorage).toHaveLength(0))
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([logout])
  expect(sent[0]?.headers.get('x-requested-with')).toBe('storefront')
  quiet.mockRestore()
})

test('when the server cannot be reached the session stays, and a retry is offered', async () => {
  let tries = 0
  openPage(true, {
    [logout]: () => {
      tries += 1
      return { status: 503, json: { errorMessage: 'Bận.' } }
    },
  })
  await screen.findByText('Chưa đăng xuất được. Bạn kiểm tra kết nối rồi thử lại.')
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Đăng xuất' }))
  })
  await waitFor(() => expect(tries).toBe(2))
})
