import { expect, test } from '@jest/globals'
import { pageOf, resolveAlias } from '@/lib/routes/aliases'
import { allPages } from '@/lib/routes/pages'
import { movedPaths, resolveRedirect } from '@/lib/routes/redirects'

test.each([
  ['/product/productList', '/san-pham'],
  ['/product/12', '/san-pham/12'],
  ['/product/toan-lop-1-12', '/san-pham/toan-lop-1-12'],
  ['/product/a%2Fb', '/san-pham/a%2Fb'],
  ['/cart', '/gio-hang'],
  ['/confirm-order/0195a', '/xac-nhan-don-hang/0195a'],
  ['/account', '/tai-khoan'],
  ['/account/thong-tin-tai-khoan', '/tai-khoan/thong-tin-tai-khoan'],
  ['/account/don-hang/0195a', '/tai-khoan/don-hang/0195a'],
  ['/course/4', '/khoa-hoc/4'],
  ['/lesson/5', '/bai-hoc/5'],
  ['/library/libraryCourses', '/thu-vien'],
  ['/library/course/6', '/thu-vien/khoa-hoc/6'],
  ['/library/lesson/7', '/thu-vien/bai-hoc/7'],
  ['/exercise/8', '/bai-tap/8'],
  ['/myexercise/9', '/bai-tap-cua-toi/9'],
  ['/exam/10', '/bai-kiem-tra/10'],
  ['/news/newsList', '/tin-sach'],
  ['/news/11', '/tin-sach/11'],
  ['/news/hoi-sach', '/tin-sach/hoi-sach'],
  ['/sgk/thu-vien-sgk', '/sach-giao-khoa'],
  ['/sgk/thu-vien-sgk/12', '/sach-giao-khoa/12'],
  ['/preview', '/xem-truoc'],
  ['/previewCourse', '/xem-truoc-khoa-hoc'],
])('%s shows %s', (alias, page) => {
  expect(resolveAlias(alias)).toBe(page)
})

test.each([
  ['/mobile/myexercise/3', '/mobile/myExercise/3'],
  ['/mobile/MYEXAM/3', '/mobile/myexam/3'],
  ['/mobile/Exercise/3', '/mobile/exercise/3'],
  ['/mobile/myCourse/3', '/mobile/mycourse/3'],
  ['/mobile/myCourse/Lesson/3', '/mobile/mycourse/lesson/3'],
  ['/mobile/SGK/thu-vien-SGK/3', '/mobile/sgk/thu-vien-sgk/3'],
  ['/mobile/News/Hoi-Sach', '/mobile/news/Hoi-Sach'],
  ['/mobile/myExercise/3', null],
  ['/mobile/mycourse/lesson/3', null],
  ['/mobile/unknown/3', null],
  ['/mobile/exam', null],
])('the app may write %s for %s', (written, page) => {
  expect(resolveAlias(written)).toBe(page)
})

test.each([
  '/',
  '/san-pham',
  '/san-pham/12',
  '/product',
  '/product/1/2',
  '/library',
  '/CART',
  '/myexam/4',
  '/m/abc',
  '/constructor',
  '/account//x',
])('%s is nobody’s alias', (pathname) => {
  expect(resolveAlias(pathname)).toBeNull()
  expect(pageOf(pathname)).toBe(pathname)
})

test('no alias leads to another alias or to an address that moves', () => {
  for (const { path } of allPages) {
    const page = path.replace('{rest*}', 'don-hang').replace(/\{\w+\}/, '12')
    expect([path, resolveAlias(page), resolveRedirect(page)]).toEqual([path, null, null])
  }
})

test.each([
  ['/', '/trang-chu'],
  ['/san-pham/danh-muc', '/san-pham'],
  ['/thu-vien/khoa-hoc', '/thu-vien'],
  ['/thu-vien/bai-hoc', '/thu-vien'],
  ['/flashsale', '/flashSale'],
  ['/chinh-sach-ctv', '/chinh-sach-CTV'],
  ['/product/productlist', '/san-pham'],
  ['/library/librarycourses', '/thu-vien'],
  ['/news/newslist', '/tin-sach'],
  ['/previewcourse', '/xem-truoc-khoa-hoc'],
])('%s moves to %s for good', (from, to) => {
  expect(resolveRedirect(from)).toEqual({ to, status: 308 })
})

test.each(['/flashSale', '/trang-chu', '/san-pham/danh-muc/3', '/toString', '/__proto__'])(
  '%s stays where it is',
  (pathname) => {
    expect(resolveRedirect(pathname)).toBeNull()
  },
)

test('nothing that moves moves twice', () => {
  for (const from of movedPaths) expect(resolveRedirect(resolveRedirect(from)?.to ?? '')).toBeNull()
})
