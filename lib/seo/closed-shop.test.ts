import { expect, test } from '@jest/globals'
import { defaultShop } from '@/contract/shop-defaults'

process.env.UPSTREAM_URL = 'http://127.0.0.1:9'
process.env.SHOP_MODE = 'demo'
const { pageMetadata } = await import('@/lib/seo/page-metadata')
const { whenOpen } = await import('@/lib/seo/when-open')

const shop = {
  ...defaultShop,
  name: 'Nhà sách Mây',
  logoUrl: null,
  iconUrl: null,
  theme: 'light1',
  notices: [],
}

test.each([
  [true, 'Số đỏ'],
  [false, undefined],
])('a shop whose door is open (%s) tells a book’s title: %s', async (isOpen, title) => {
  globalThis.fetch = async () => Response.json({ data: { ...shop, isOpen } })
  const metadata = await pageMetadata({ title: 'Số đỏ', description: 'Một cuốn.', path: '/x' })
  expect(metadata.title).toBe(title)
  expect(JSON.stringify(metadata).includes('Số đỏ')).toBe(isOpen)
})

test.each([
  [true, 200, null],
  [false, 503, '3600'],
])('a shop whose door is open (%s) answers searchers %i', async (isOpen, status, wait) => {
  globalThis.fetch = async () => Response.json({ data: { ...shop, isOpen } })
  const answer = await whenOpen(async () => new Response('<urlset/>'))
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, wait])
})
