import { expect, test } from '@jest/globals'
import { hasWrongSlug, parseIdSlug } from '@/lib/routes/id-slug'
import { paths } from '@/lib/routes/paths'

test.each([
  [paths.home(), '/trang-chu'],
  [paths.products(), '/san-pham'],
  [
    paths.products({ page: 2, objectType: '0,1', sort: undefined, category: '' }),
    '/san-pham?page=2&objectType=0,1',
  ],
  [
    paths.products({ page: 1, searchContent: 'toán lớp 1' }),
    '/san-pham?searchContent=to%C3%A1n%20l%E1%BB%9Bp%201',
  ],
  [paths.products({ inStock: true, grade: 5 }), '/san-pham?inStock=1&grade=5'],
  [
    paths.category({ id: 3, slug: 'sach-thieu-nhi' }, { page: 2 }),
    '/san-pham/danh-muc/sach-thieu-nhi-3?page=2',
  ],
  [paths.product({ id: 12, slug: 'toan-lop-1' }), '/san-pham/toan-lop-1-12'],
  [paths.product({ id: 12 }), '/san-pham/12'],
  [paths.product({ id: 12, slug: '' }), '/san-pham/12'],
  [paths.course({ id: 4, slug: 'toan' }), '/khoa-hoc/toan-4'],
  [paths.libraryLesson({ id: 9 }), '/thu-vien/bai-hoc/9'],
  [paths.news({ id: 5, newsURL: 'hoi-sach-mua-thu' }), '/tin-sach/hoi-sach-mua-thu'],
  [paths.news({ id: 5, newsURL: '' }), '/tin-sach/5'],
  [paths.news({ id: 5, newsURL: '2026' }), '/tin-sach/5'],
  [paths.policy('collaboratorPolicy'), '/chinh-sach-CTV'],
  [paths.account.order('0195-a/b'), '/tai-khoan/don-hang/0195-a%2Fb'],
  [paths.mobile.myExercise(3), '/mobile/myExercise/3'],
  [paths.mobile.textbook(3), '/mobile/sgk/thu-vien-sgk/3'],
  [paths.login(), '/login'],
  [paths.login('/tai-khoan/don-hang?page=2'), '/login?next=%2Ftai-khoan%2Fdon-hang%3Fpage%3D2'],
])('%s is %s', (href, expected) => {
  expect(href).toBe(expected)
})

test.each([
  [1, 'toán', '/san-pham?page=1&category=&objectType=0,1&searchContent=to%C3%A1n'],
  [2, 'toán', '/thu-vien?page=1&searchContent=to%C3%A1n'],
  [3, ' a b ', '/tin-sach?page=1&searchContent=a%20b'],
  [
    1,
    'C# & Toán, 50%',
    '/san-pham?page=1&category=&objectType=0,1&searchContent=C%23%20%26%20To%C3%A1n%2C%2050%25',
  ],
  [1, '\uD800', '/san-pham?page=1&category=&objectType=0,1&searchContent=%EF%BF%BD'],
] as const)('searching type %i for %j goes to %s', (type, text, expected) => {
  expect(paths.search(type, text)).toBe(expected)
})

test('the search text comes back from its address unharmed', () => {
  const text = 'C# & Toán 50% + "Đố vui", <b>'
  expect(new URL(paths.search(1, text), 'http://shop.test').searchParams.get('searchContent')).toBe(
    text,
  )
})

test.each([
  ['toan-lop-1-12', { id: 12, slug: 'toan-lop-1' }],
  ['12', { id: 12, slug: '' }],
  ['2147483647', { id: 2147483647, slug: '' }],
  ['2147483648', null],
  ['99999999999999999999', null],
  ['0', null],
  ['012', null],
  ['-12', null],
  ['toan-lop-1-', null],
  ['toan', null],
  ['toan-1.5', null],
  ['toan-1e3', null],
  ['a/b-1', null],
  ['a b-1', null],
  ['１２', null],
  ['', null],
])('the segment %j names %j', (segment, expected) => {
  expect(parseIdSlug(segment)).toEqual(expected)
})

test.each([
  ['12', { id: 12, slug: 'toan' }, false],
  ['toan-12', { id: 12, slug: 'toan' }, false],
  ['van-12', { id: 12, slug: 'toan' }, true],
  ['Toan-12', { id: 12, slug: 'toan' }, true],
  ['toan-12', { id: 12, slug: '' }, true],
])('a visit to %j of %j asks for a redirect: %j', (segment, thing, expected) => {
  expect(hasWrongSlug(segment, thing)).toBe(expected)
})
