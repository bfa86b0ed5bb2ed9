import { expect, test } from '@jest/globals'
import { withoutBlankFields } from '@/lib/routes/blank-fields'
import { paths } from '@/lib/routes/paths'

const shortened = (address: string) => {
  const [pathname = '', query = ''] = address.split('?')
  return withoutBlankFields(pathname, query)
}

test.each([
  ['/san-pham?priceFrom=100000&priceTo=', '/san-pham?priceFrom=100000'],
  ['/san-pham?priceFrom=&priceTo=', '/san-pham'],
  [
    '/san-pham?objectType=0,1&searchContent=to%C3%A1n&priceFrom=&priceTo=5',
    '/san-pham?objectType=0,1&searchContent=to%C3%A1n&priceTo=5',
  ],
  ['/san-pham/danh-muc/tho-3?priceFrom=&priceTo=5', '/san-pham/danh-muc/tho-3?priceTo=5'],
  ['/sach-giao-khoa?grade=5&searchContent=', '/sach-giao-khoa?grade=5'],
])('%s is %s', (address, to) => {
  expect(shortened(address)).toBe(to)
})

test.each([
  paths.search(1, ''),
  '/san-pham',
  '/san-pham?priceFrom=1&priceTo=2',
  '/trang-chu?priceFrom=',
  '/san-pham/so-do-1?priceFrom=',
])('%s stays', (address) => {
  expect(shortened(address)).toBeNull()
})
