import { expect, test } from '@jest/globals'
import { findMissing } from '@/lib/routes/missing-kind'

test.each([
  ['/san-pham/toan-lop-1-12', { kind: 'product', id: 12, slug: 'toan-lop-1' }],
  ['/product/12', { kind: 'product', id: 12, slug: '' }],
  ['/san-pham/danh-muc/to%C3%A1n-3', { kind: 'category', id: 3, slug: 'toán' }],
  ['/san-pham/%E0%A4%A', { kind: 'product' }],
  ['/khoa-hoc/15', { kind: 'ownCourse', id: 15, slug: '' }],
  ['/mobile/mycourse/lesson/90', { kind: 'ownLesson', id: 90, slug: '' }],
  ['/xac-nhan-don-hang/abc/hoa-don', { kind: 'order' }],
  ['/h/toan-1', { kind: 'shortLink' }],
  ['/pages/tet', { kind: 'landingPage' }],
  ['/gio-hang', { kind: 'page' }],
  ['/khong-co/trang-nay', { kind: 'page' }],
  ['', { kind: 'page' }],
])('%s would have shown %j', (pathname, missing) => {
  expect(findMissing(pathname)).toEqual(missing)
})
