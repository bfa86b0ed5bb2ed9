import { expect, test } from '@jest/globals'
import { normaliseListQuery } from '@/lib/routes/normalise-list-query'
import { paths } from '@/lib/routes/paths'

const tidied = (address: string) => {
  const [pathname = '', query = ''] = address.split('?')
  return normaliseListQuery(pathname, query)
}

test.each([
  ['/san-pham?priceFrom=100000&priceTo=', '/san-pham?priceFrom=100000'],
  ['/san-pham?priceFrom=&priceTo=', '/san-pham'],
  ['/san-pham?priceFrom=+&priceTo=%20%20', '/san-pham'],
  [
    '/san-pham?objectType=0,1&searchContent=to%C3%A1n&priceFrom=&priceTo=5',
    '/san-pham?objectType=0,1&searchContent=to%C3%A1n&priceTo=5',
  ],
  ['/san-pham/danh-muc/tho-3?priceFrom=&priceTo=5', '/san-pham/danh-muc/tho-3?priceTo=5'],
  ['/sach-giao-khoa?grade=5&searchContent=', '/sach-giao-khoa?grade=5'],
  ['/san-pham?priceFrom=100.000&priceTo=', '/san-pham?priceFrom=100000'],
  ['/san-pham?priceFrom=50+000&priceTo=1,000.000', '/san-pham?priceFrom=50000&priceTo=1000000'],
  ['/san-pham?priceTo=+100.000%C2%A0%E2%82%AB+&grade=5', '/san-pham?priceTo=100000&grade=5'],
  ['/san-pham?priceFrom=90000%C4%91', '/san-pham?priceFrom=90000'],
  ['/san-pham?priceFrom=0090000', '/san-pham?priceFrom=90000'],
  ['/san-pham?priceTo=99.999.999.999', '/san-pham?priceTo=2000000000'],
  ['/san-pham?priceFrom=100000&priceTo=50000', '/san-pham?priceFrom=50000&priceTo=100000'],
  ['/san-pham?priceTo=9.000&priceFrom=10.000', '/san-pham?priceTo=10000&priceFrom=9000'],
])('%s is %s', (address, to) => {
  expect(tidied(address)).toBe(to)
  expect(tidied(to)).toBeNull()
})

test.each([
  paths.search(1, ''),
  '/san-pham',
  '/san-pham?priceFrom=1&priceTo=2',
  '/san-pham?priceFrom=0&priceTo=0',
  '/san-pham?priceFrom=1.5',
  '/san-pham?priceFrom=abc&priceTo=-5',
  '/san-pham?priceFrom=%&priceTo=%E1',
  '/san-pham?priceFrom=5&priceTo=2&priceTo=9',
  '/sach-giao-khoa?priceFrom=100.000',
  '/trang-chu?priceFrom=',
  '/san-pham/so-do-1?priceFrom=',
])('%s stays', (address) => {
  expect(tidied(address)).toBeNull()
})
