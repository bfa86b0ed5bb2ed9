import { expect, test } from '@jest/globals'
import { properSpelling, withoutSentenceEnd } from '@/lib/routes/proper-spelling'

test.each([
  ['/San-Pham', '/san-pham'],
  ['/Gio-Hang', '/gio-hang'],
  ['/TIN-SACH/Hoi-Sach', '/tin-sach/Hoi-Sach'],
  ['/San-Pham/Toan-12', '/san-pham/Toan-12'],
  ['/FlashSale', '/flashSale'],
  ['/Product/toan-12', '/product/toan-12'],
  ['/Tai-Khoan/Don-Hang/7', '/tai-khoan/don-hang/7'],
  ['/san-pham', null],
  ['/flashSale', null],
  ['/san-pham/Toan-12', null],
  ['/Khong-Co-Trang', null],
  ['/mobile/SGK/a/3', null],
])('%s is spelled %s', (pathname, proper) => {
  expect(properSpelling(pathname)).toBe(proper)
})

test.each([
  ['/san-pham/12.', '/san-pham/12'],
  ['/san-pham/12..', '/san-pham/12'],
  ['/san-pham/12,', '/san-pham/12'],
  ['/san-pham/12).', '/san-pham/12'],
  ['/san-pham/12%E2%80%9D', '/san-pham/12'],
  ['/san-pham/12%e2%80%9d.', '/san-pham/12'],
  ['/,', '/'],
  ['/san-pham/12', null],
  ['/favicon.ico', null],
  ['/', null],
])('%s without the end of its sentence is %s', (pathname, bare) => {
  expect(withoutSentenceEnd(pathname)).toBe(bare)
})
