import { expect, test } from '@jest/globals'
import { hasOwnBar, sectionOf } from '@/components/layout/site-section'

test.each([
  ['/trang-chu', 'home'],
  ['/san-pham', 'products'],
  ['/san-pham/danh-muc/van-hoc-3', 'products'],
  ['/product/productList', 'products'],
  ['/product/toan-lop-1-12', 'products'],
  ['/sach-giao-khoa/toan-6-2', 'textbooks'],
  ['/thu-vien/bai-hoc/9', 'library'],
  ['/library/course/4', 'library'],
  ['/news/newsList', 'news'],
  ['/gioi-thieu', 'about'],
  ['/san-phamx', null],
  ['/flashSale', null],
])('%s belongs to %s', (pathname, section) => {
  expect(sectionOf(pathname)).toBe(section)
})

test.each([
  ['/san-pham/toan-lop-1-12', true],
  ['/product/12', true],
  ['/gio-hang', true],
  ['/cart', true],
  ['/san-pham', false],
  ['/san-pham/danh-muc/3', false],
  ['/trang-chu', false],
])('on %s the page has its own bottom bar: %s', (pathname, expected) => {
  expect(hasOwnBar(pathname)).toBe(expected)
})
