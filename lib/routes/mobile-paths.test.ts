import { expect, test } from '@jest/globals'
import { mobilePathOf, withMobileLinks, withoutTokens } from '@/lib/routes/mobile-paths'

test.each([
  ['?token=abc', ''],
  ['?access_token=abc&examResultId=4', '?examResultId=4'],
  ['?examResultId=4&Access-Token=abc&TOKEN=x', '?examResultId=4'],
  ['?jwt_access_token=a', ''],
  ['?Authorization=Bearer%20a', ''],
])('%s is asked again as %j', (search, clean) => {
  expect(withoutTokens(search)).toBe(clean)
})

test.each(['', '?examResultId=4', '?code=abc', '?tokens=3'])('%j holds no token', (search) => {
  expect(withoutTokens(search)).toBeNull()
})

test.each([
  ['/thu-vien/khoa-hoc/toan-lop-1-3', '/mobile/course/3'],
  ['/library/course/3', '/mobile/course/3'],
  ['/thu-vien/bai-hoc/12#doan-2', '/mobile/lesson/12#doan-2'],
  ['/khoa-hoc/3', '/mobile/mycourse/3'],
  ['/bai-hoc/12', '/mobile/mycourse/lesson/12'],
  ['/bai-tap/8', '/mobile/exercise/8'],
  ['/bai-tap-cua-toi/8?examResultId=2', '/mobile/myExercise/8?examResultId=2'],
  ['/exam/9', '/mobile/exam/9'],
  ['/myexam/9', '/mobile/myexam/9'],
  ['/tin-sach/hoi-sach-mua-thu', '/mobile/news/hoi-sach-mua-thu'],
  ['/news/7', '/mobile/news/7'],
  ['/sach-giao-khoa/toan-4-5', '/mobile/sgk/thu-vien-sgk/5'],
  ['/mobile/exam/9', '/mobile/exam/9'],
])('in the app %s is %s', (address, twin) => {
  expect(mobilePathOf(address)).toBe(twin)
})

test.each([
  '/',
  '/trang-chu',
  '/san-pham/12',
  '/tin-sach',
  '/thu-vien',
  '/khoa-hoc/abc',
  '/khoa-hoc/%E0%A4%A',
])('the app has no %s', (address) => {
  expect(mobilePathOf(address)).toBeNull()
})

test('links of a text stay in the app where they can', () => {
  expect(
    withMobileLinks(
      '<p><a href="/tin-sach/hoi-sach">a</a> <a href="/san-pham/1">b</a> <a href="https://vi.du/tin-sach/x">c</a></p>',
    ),
  ).toBe(
    '<p><a href="/mobile/news/hoi-sach">a</a> <a href="/san-pham/1">b</a> <a href="https://vi.du/tin-sach/x">c</a></p>',
  )
})
