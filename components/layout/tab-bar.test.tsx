/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { TabBar } from '@/components/layout/tab-bar'
import { renderPage } from '@/components/ui/testing'

const lastTab = () => {
  const link = screen.getAllByRole('link').at(-1)
  return [link?.textContent, link?.getAttribute('href')]
}

test('a guest is offered to sign in, not an account', () => {
  delete document.documentElement.dataset.signedIn
  const { container } = renderPage(<TabBar />)
  expect(lastTab()).toEqual(['Đăng nhập', '/login'])
  expect(container.innerHTML).not.toContain('/tai-khoan')
})

test('somebody signed in finds the account', () => {
  document.documentElement.dataset.signedIn = ''
  renderPage(<TabBar />)
  expect(lastTab()).toEqual(['Tài khoản', '/tai-khoan'])
  cleanup()
  delete document.documentElement.dataset.signedIn
})
