import { expect, test } from '@jest/globals'
import { signInFor } from '@/lib/routes/page-access'

test.each([
  '/tai-khoan',
  '/tai-khoan/thong-tin-tai-khoan',
  '/tai-khoan/so-dia-chi',
  '/tai-khoan/don-hang',
  '/tai-khoan/don-hang/0195a',
  '/tai-khoan/doi-mat-khau',
  '/tai-khoan/affiliate',
  '/tai-khoan/danh-gia-san-pham',
  '/account',
  '/account/don-hang/0195a',
  '/tai-lieu-cua-toi',
  '/khoa-hoc/4',
  '/course/4',
  '/bai-hoc/5',
  '/lesson/5',
  '/bai-tap/8',
  '/exercise/8',
  '/bai-tap-cua-toi/9',
  '/myexercise/9',
  '/bai-kiem-tra/10',
  '/exam/10',
  '/myexam/11',
  '/logout',
])('%s asks for a session', (pathname) => {
  expect(signInFor(pathname)).toBe('session')
})

test.each([
  '/mobile/exercise/1',
  '/mobile/EXERCISE/1',
  '/mobile/myExercise/1',
  '/mobile/myexercise/1',
  '/mobile/exam/1',
  '/mobile/myexam/1',
  '/mobile/mycourse/1',
  '/mobile/mycourse/lesson/1',
])('%s asks the app to sign in', (pathname) => {
  expect(signInFor(pathname)).toBe('mobile')
})

test.each([
  '/',
  '/trang-chu',
  '/san-pham/12',
  '/product/12',
  '/gio-hang',
  '/cart',
  '/xac-nhan-don-hang/0195a',
  '/confirm-order/0195a',
  '/thu-vien/khoa-hoc/4',
  '/library/lesson/5',
  '/mobile/course/4',
  '/mobile/lesson/5',
  '/mobile/news/6',
  '/mobile/sgk/thu-vien-sgk/7',
  '/mobile/can-dang-nhap',
  '/login',
  '/tai-khoan-khac',
])('%s is open to all', (pathname) => {
  expect(signInFor(pathname)).toBeNull()
})
