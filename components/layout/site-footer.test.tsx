/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { OrderHelp, ProductContact } from '@/components/layout/shop-contact'
import { SiteFooter } from '@/components/layout/site-footer'
import { defaultShop } from '@/contract/shop-defaults'
import type { Site } from '@/lib/site'

const shop: Site = {
  ...defaultShop,
  hotlines: ['1900 0000'],
  logoUrl: null,
  iconUrl: null,
  theme: 'light5',
  notices: [],
  isOpen: true,
}
const zaloUrl = 'https://zalo.me/0912345678'
const linkTo = (name: string | RegExp) => screen.queryByRole('link', { name })?.getAttribute('href')

test('the footer says that the site has been notified once its address is known', () => {
  const name = 'Website đã thông báo'
  render(<SiteFooter site={shop} year={2026} />)
  expect(linkTo(name)).toBeUndefined()
  cleanup()
  const notificationUrl = 'https://online.gov.vn/Home/WebDetails/1'
  const { container } = render(<SiteFooter site={{ ...shop, notificationUrl }} year={2026} />)
  expect(linkTo(name)).toBe(notificationUrl)
  expect(container.querySelector('img')).toBeNull()
})

test('a shop with Zalo is reached by it from the footer, a book and an order, another is not', () => {
  const page = (site: Site) => (
    <>
      <SiteFooter site={site} year={2026} />
      <ProductContact site={site} />
      <OrderHelp site={site} orderCode="HS00000001" />
    </>
  )
  render(page(shop))
  expect(screen.queryByText(/Zalo/)).toBeNull()
  expect(screen.getAllByRole('link', { name: '1900 0000' })).toHaveLength(2)
  cleanup()
  render(page({ ...shop, zaloUrl }))
  expect([
    linkTo('zalo.me/0912345678'),
    linkTo('Hỏi cửa hàng qua Zalo'),
    linkTo('Nhắn qua Zalo'),
  ]).toEqual([zaloUrl, zaloUrl, zaloUrl])
  expect(screen.getByText(/mã đơn HS00000001/)).toBeTruthy()
})
