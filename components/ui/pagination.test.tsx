/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { Pagination, pageNumbers } from '@/components/ui/pagination'

const shown = (page: number, total: number) =>
  pageNumbers(page, total)
    .map((n) => n ?? '…')
    .join(' ')

test.each([
  [5, 12, '1 … 4 5 6 … 12'],
  [1, 12, '1 2 … 12'],
  [12, 12, '1 … 11 12'],
  [4, 12, '1 2 3 4 5 … 12'],
  [3, 5, '1 2 3 4 5'],
  [1, 2, '1 2'],
])('page %i of %i shows %s', (page, total, expected) => {
  expect(shown(page, total)).toBe(expected)
})

const list = (page: number, total: number) =>
  render(<Pagination page={page} total={total} href={(n) => `/san-pham?page=${n}`} />)

test('every number is a link, the current one is marked, the arrows go one page on', () => {
  list(5, 12)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/san-pham?page=4',
    '/san-pham?page=1',
    '/san-pham?page=4',
    '/san-pham?page=5',
    '/san-pham?page=6',
    '/san-pham?page=12',
    '/san-pham?page=6',
  ])
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('5')
  expect(screen.getByRole('link', { name: 'Trang sau' }).getAttribute('rel')).toBe('next')
  expect(screen.getByText('Trang 5 / 12')).toBeTruthy()
})

test('the first page has no previous link, a single page no pagination', () => {
  const first = list(1, 3)
  expect(screen.queryByRole('link', { name: 'Trang trước' })).toBeNull()
  first.unmount()
  const { container } = list(1, 1)
  expect(container.innerHTML).toBe('')
})
