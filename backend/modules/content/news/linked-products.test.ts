import { expect, test } from '@jest/globals'
import { linkedProductIds } from '@/backend/modules/content/news/linked-products'

const HOME = 'https://sach.example'
const idsIn = (...hrefs: string[]) =>
  linkedProductIds(hrefs.map((href) => `<p><a href="${href}">x</a></p>`).join(''), HOME)

test.each([
  ['/san-pham/truyen-kieu-12', [12]],
  ['/san-pham/12', [12]],
  ['/product/12?a=1', [12]],
  [`${HOME}/san-pham/truyen-kieu-12#reviews`, [12]],
  ['https://noi-khac.example/san-pham/truyen-kieu-12', []],
  ['//noi-khac.example/san-pham/12', []],
  ['/san-pham/danh-muc/van-hoc-3', []],
  ['/san-pham?searchContent=12', []],
  ['/san-pham/truyen-kieu-123456789012', []],
])('%s leads to %j', (href, ids) => {
  expect(idsIn(href)).toEqual(ids)
})

test('each book stands once, where it is linked first', () => {
  expect(idsIn('/san-pham/b-2', '/san-pham/a-1', '/san-pham/b-2')).toEqual([2, 1])
})
