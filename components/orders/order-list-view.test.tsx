/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { openPage } from '@/components/accounts/account-testing'
import { OrderListView } from '@/components/orders/order-list-view'

test('a page of orders past the last one links to the last one of the same status', () => {
  openPage(<OrderListView orders={[]} page={9} totalPage={2} status={5} />)
  screen.getByRole('heading', { name: 'Trang 9 không còn nữa' })
  const last = screen.getByRole('link', { name: 'Đến trang cuối (2)' })
  expect(last.getAttribute('href')).toBe('/tai-khoan/don-hang?page=2&status=5')
})
