/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { SiteNavigation } from '@/components/layout/site-navigation'
import { renderPage } from '@/components/ui/testing'

const links = () =>
  within(screen.getByRole('navigation', { hidden: true })).getAllByRole('link', { hidden: true })

test('the six sections stand in their order', () => {
  renderPage(<SiteNavigation />)
  expect(
    links()
      .slice(0, 6)
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/trang-chu', '/san-pham', '/sach-giao-khoa', '/thu-vien', '/tin-sach', '/gioi-thieu'])
})

test.each([
  ['/trang-chu', 'Trang chủ', 'page'],
  ['/tin-sach', 'Tin sách', 'page'],
  ['/tin-sach/hoi-sach', 'Tin sách', 'true'],
  ['/news/hoi-sach', 'Tin sách', 'true'],
])('on %s the link %s is marked as %s', (pathname, label, mark) => {
  renderPage(<SiteNavigation />, { pathname })
  const marked = links().filter((link) => link.hasAttribute('aria-current'))
  expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    [label, mark],
  ])
})

test('a guest sees no account and no sign-out link', () => {
  renderPage(<SiteNavigation />)
  expect(links().map((link) => link.getAttribute('href'))).not.toContain('/logout')
  expect(links().map((link) => link.getAttribute('href'))).not.toContain('/tai-khoan')
})

test('the scroll that wakes the page counts already', () => {
  Object.defineProperty(window, 'scrollY', { value: 800, configurable: true })
  renderPage(<SiteNavigation />)
  expect(document.documentElement.dataset.scroll).toBe('down')
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true })
})
