import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { findPage } from '@/lib/routes/find-page'
import { signInFor } from '@/lib/routes/page-access'
import { allPages } from '@/lib/routes/pages'

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

const example = (path: string) => path.replace(/\{rest\*\}/, 'don-hang').replace(/\{\w+\}/g, '12')

/** What the authorisation table says of a guest at each page. */
const guests = readFileSync('backend/authz.tsv', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('page\t'))
  .flatMap((line) => {
    const [, , paths = '', guest = ''] = line.split('\t')
    const named = paths.split(', ').map((path) => path.replace(/ \(.*/, ''))
    return named.map((path) => [path, guest] as const)
  })
  .filter(([path]) => path.startsWith('/') && path !== '/')

test.each(guests)('a guest at %s meets what the authorisation table says: %s', (path, guest) => {
  const asked = signInFor(example(path))
  const page = findPage(example(path))?.page
  if (asked) expect(guest).toBe(asked === 'session' ? 'L' : '401')
  else expect(guest).toBe(page?.access === 'order' ? 'T' : 'A')
})

test('every page that is not for anybody stands in the authorisation table', () => {
  const listed = guests.map(([path]) => findPage(example(path))?.page)
  const missing = allPages.filter(
    (page) => page.access && !page.path.includes('*') && !listed.includes(page),
  )
  expect(missing.map(({ path }) => path)).toEqual([])
})
