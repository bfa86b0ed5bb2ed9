/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import { listHrefOf } from '@/components/catalog/applied-filters'
import { ProductListView } from '@/components/catalog/product-list-view'
import { aBook } from '@/components/catalog/product-testing'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'
import type { Output } from '@/contract/endpoint'
import { listProducts } from '@/contract/shop/catalog'
import { readQuery } from '@/lib/routes/read-query'

type List = Output<typeof listProducts>['data']

const shelf = {
  categoryId: 2,
  parentId: 0,
  position: 1,
  objectType: 0,
  categoryName: 'Thơ',
  slug: 'tho',
  totalProduct: 32,
}

function openList(page: string, totalPage: number, found: Partial<List> = {}, query = {}) {
  mockBrowserApis()
  const filter = readQuery(listProducts, { page, grade: '5', ...query })
  renderPage(
    <ProductListView
      title="Danh mục sách"
      crumbs={[]}
      origin="https://shop.example"
      list={{
        productSales: [],
        totalPage,
        totalProduct: 24 * totalPage,
        suggestion: null,
        ...found,
      }}
      filter={filter}
      address={listHrefOf(filter)}
      categories={[shelf]}
    />,
  )
}

test('an empty result offers to clear the filters, on whichever page', () => {
  openList('3', 0)
  screen.getByRole('heading', { name: 'Chưa có cuốn nào khớp' })
})

test('nothing stands between the heading and the word that nothing was found', () => {
  openList('1', 0)
  expect(screen.queryByRole('navigation', { name: 'Sắp xếp' })).toBeNull()
})

test('the filters stand on the page once, and a button of the browser’s own opens them', () => {
  openList('1', 1)
  screen.getByLabelText('Giá từ (₫)')
  const sheet = screen.getByRole('complementary', { name: 'Lọc sách', hidden: true })
  const opener = screen.getByRole('button', { name: 'Lọc (1)' })
  expect(opener.getAttribute('popovertarget')).toBe(sheet.id)
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('the price fields take prices with separators and explain errors in Vietnamese', () => {
  openList('1', 1)
  const field = screen.getByLabelText<HTMLInputElement>('Giá từ (₫)')
  const takes = (value: string) => {
    field.value = value
    return field.checkValidity()
  }
  expect(['100000', '100.000', '100 000', '1.000.000 ₫', '90000đ', ''].filter(takes)).toHaveLength(
    6,
  )
  expect(['1.5', 'abc', '-5', '100k'].filter(takes)).toEqual([])
  expect(field.title).toBe('Nhập số tiền, ví dụ 100.000')
  expect(field.form?.getAttribute('autocomplete')).toBe('off')
})

test('a search without an answer says what to try', () => {
  openList('1', 0, {}, { searchContent: 'qwxz' })
  screen.getByText('Không tìm thấy sách nào cho “qwxz”. Bạn thử:')
  screen.getByText('Gõ ít từ hơn: chỉ tên sách hoặc tên tác giả.')
  const all = screen.getByRole('link', { name: 'Xem tất cả sách' })
  expect(all.getAttribute('href')).toBe('/san-pham')
  const shelves = screen.getByRole('navigation', { name: 'Hoặc xem theo thể loại' })
  const [poems] = within(shelves).getAllByRole('link')
  expect(poems?.getAttribute('href')).toBe('/san-pham/danh-muc/tho-2')
})

test('category links keep the search and the grade, and count only where nothing else narrows', () => {
  openList('2', 3, {}, { searchContent: 'thơ' })
  const poems = screen.getByRole('link', { name: 'Thơ' })
  expect(poems.getAttribute('href')).toBe(
    `/san-pham/danh-muc/tho-2?searchContent=${encodeURIComponent('thơ')}&grade=5`,
  )
  const all = screen.getByRole('link', { name: 'Tất cả sách' })
  expect(all.getAttribute('href')).toContain('grade=5')
  cleanup()
  openList('1', 3, {}, { grade: '' })
  expect(screen.getByRole('link', { name: /^Thơ/ }).textContent).toBe('Thơ32')
})

test('categories and courses of that name stand beside the books', () => {
  const categories = [
    { categoryId: 4, categoryName: 'Tiểu thuyết', slug: 'tieu-thuyet', totalProduct: 20 },
  ]
  const courses = [{ courseId: 7, courseName: 'Đọc Truyện Kiều', slug: 'doc-truyen-kieu' }]
  openList('1', 0, { categories, courses })
  const policies = [{ slug: 'chinh-sach-doi-tra', title: 'Chính sách đổi trả' }]
  const news = [{ newsId: 3, title: 'Đọc gì hè này', newsURL: 'doc-gi' }]
  const textbooks = [{ assetId: 5, assetName: 'Toán 6', slug: 'toan-6' }]
  cleanup()
  openList('1', 1, { categories, courses, policies, news, textbooks })
  const beside = screen.getByRole('navigation', { name: 'Kết quả khác' })
  expect(
    within(beside)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Chính sách đổi trả', '/chinh-sach-doi-tra'],
    ['Tiểu thuyết20', '/san-pham/danh-muc/tieu-thuyet-4'],
    ['Toán 6', '/sach-giao-khoa/toan-6-5'],
    ['Đọc Truyện Kiều', '/thu-vien/khoa-hoc/doc-truyen-kieu-7'],
    ['Đọc gì hè này', '/tin-sach/doc-gi'],
  ])
})

test('words that nothing here has are said', () => {
  const productSales = [aBook]
  const unmet = [{ words: 'kntt', name: 'bộ Kết nối tri thức' }]
  openList('1', 1, { productSales, unmet, met: 'sách lớp 6' })
  screen.getByText('Chưa có sách bộ Kết nối tri thức; đây là sách lớp 6 khác.')
  cleanup()
  const rau = [{ words: 'rau', name: null }]
  openList('1', 1, { productSales, unmet: rau, met: 'vườn ban công', isNear: true })
  screen.getByText('Chưa có sách có “rau”; đây là kết quả cho “vườn ban công”.')
})

test.each([
  [1, '10 khóa học'],
  [0, '10 cuốn'],
])('what a list holds is counted by its name: kind %i, %s', (objectType, text) => {
  openList('1', 1, { productSales: [{ ...aBook, objectType }], totalProduct: 10 })
  screen.getByText(text)
})
