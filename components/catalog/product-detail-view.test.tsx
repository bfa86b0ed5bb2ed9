/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import { ProductDetailView } from '@/components/catalog/product-detail-view'
import { aBook } from '@/components/catalog/product-testing'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'
import type { ProductDetail, ProductSale } from '@/contract/shop/catalog'
import type { ProductCourse, ProductLearning } from '@/contract/shop/product-learning'

type Learnt = { course?: ProductCourse | null; learning?: ProductLearning | null }

function show(
  change: Partial<ProductDetail>,
  productSalesOfAuthor?: ProductSale[],
  { course = null, learning = null }: Learnt = {},
) {
  mockBrowserApis()
  return renderPage(
    <ProductDetailView
      productSale={{ ...aBook, ...change }}
      productSalesInCategory={[]}
      productSalesOfAuthor={productSalesOfAuthor}
      course={course}
      learning={learning}
      crumbs={[]}
      origin="https://shop.example"
      delivery="Giao 1–6 ngày"
      reviews={null}
    />,
  )
}

function buyPanelOf(change: Partial<ProductDetail>) {
  show(change)
  return screen.getByRole('complementary', { name: /^Mua/ }).textContent
}

test('a book shows stock and delivery', () => {
  const text = buyPanelOf({})
  expect(text).toContain('Chỉ còn 1 cuốn')
  expect(text).toContain('Giao 1–6 ngày')
})

test('a course shows no stock, delivery or returns', () => {
  const text = buyPanelOf({ objectType: 1 })
  expect(text).toContain('Khóa học học trên trang, không cần giao.')
  expect(text).not.toMatch(/cuốn|Giao 1|Đổi sách|Kiểm hàng/)
})

test('a book has a quantity field, a course has none', () => {
  show({ available: 9 })
  screen.getByRole('textbox', { name: 'Số lượng Số đỏ' })
  cleanup()
  show({ objectType: 1, available: 9 })
  screen.getAllByRole('button', { name: 'Thêm vào giỏ' })
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('the page of a course does not mention books', () => {
  show({ objectType: 1 })
  expect(document.body.innerHTML).not.toMatch(/sách/i)
})

test('author and publisher lead to their books, and other books by the author stand on a shelf', () => {
  show({ publisher: 'Nhà xuất bản Hiên Cổ' }, [
    { ...aBook, productId: 13, productName: 'Giông tố' },
  ])
  for (const link of screen.getAllByRole('link', { name: 'Vũ Trọng Phụng' })) {
    expect(link.getAttribute('href')).toBe(
      '/san-pham?author=V%C5%A9%20Tr%E1%BB%8Dng%20Ph%E1%BB%A5ng',
    )
  }
  const publisher = screen.getByRole('link', { name: 'Nhà xuất bản Hiên Cổ' })
  expect(new URLSearchParams(publisher.getAttribute('href')?.split('?')[1]).get('publisher')).toBe(
    'Nhà xuất bản Hiên Cổ',
  )
  const shelf = screen.getByRole('region', { name: /^Cùng tác giả/ })
  within(shelf).getByRole('link', { name: /Giông tố/ })
})

test('without lists upstream, and without an author, names are no links', () => {
  show({ publisher: 'Nhà xuất bản Hiên Cổ' })
  expect(screen.queryByRole('link', { name: 'Vũ Trọng Phụng' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Nhà xuất bản Hiên Cổ' })).toBeNull()
  cleanup()
  show({ author: 'Khuyết danh' }, [aBook])
  expect(screen.queryByRole('link', { name: 'Khuyết danh' })).toBeNull()
  expect(screen.queryByRole('region', { name: /^Cùng tác giả/ })).toBeNull()
})

const told: ProductCourse = {
  courseId: 5,
  courseName: 'Toán lớp 9',
  slug: 'toan-lop-9',
  totalLesson: 2,
  teacher: 'Thầy Bách',
  totalExamination: 1,
  duration: 3_000,
  validDays: 365,
  chapters: [
    {
      chapterName: 'Chương 1. Căn thức',
      lessons: [
        { lessonId: 51, lessonName: 'Bài 1. Căn bậc hai', duration: 1_500, isOpen: true },
        { lessonId: 52, lessonName: 'Bài 2. Khai căn', duration: 1_500, isOpen: false },
      ],
    },
  ],
  trialLesson: { lessonId: 51, lessonName: 'Bài 1. Căn bậc hai' },
}

const linksTo = (href: string) =>
  screen.getAllByRole('link').filter((link) => link.getAttribute('href') === href)

test('a course says who teaches, what it holds, what can be tried, and how long it stays open', () => {
  show({ objectType: 1, publisher: 'Nhà xuất bản Hiên Cổ' }, [], { course: told })
  const facts = screen.getByRole('region', { name: 'Thông tin khóa học' }).textContent
  for (const fact of ['Thầy Bách', '50 phút', 'Bài kiểm tra', '365 ngày kể từ khi thanh toán'])
    expect(facts).toContain(fact)
  const outline = screen.getByRole('region', { name: 'Nội dung khóa học' }).textContent
  expect(outline).toContain('Chương 1. Căn thức')
  expect(outline).toContain('Bài 2. Khai căn')
  expect(linksTo('/thu-vien/bai-hoc/51')).toHaveLength(2)
  expect(linksTo('/thu-vien/bai-hoc/52')).toEqual([])
  const panel = screen.getByRole('complementary', { name: /^Mua/ }).textContent
  expect(panel).toContain('Thời hạn học: 365 ngày')
  expect(document.body.textContent).not.toMatch(/xuất bản|sách/i)
})

test('a book shows under its price what can be learnt with it', () => {
  show({}, [], {
    learning: {
      textbook: { assetId: 7, assetName: 'Toán 9', slug: 'toan-9', chapters: ['A', 'B', 'C', 'D'] },
      course: told,
      exercise: { examinationId: 9, examinationName: 'Luyện căn bậc hai', totalQuestion: 10 },
      takesCode: true,
    },
  })
  const learn = within(screen.getByRole('region', { name: 'Học cùng cuốn này' }))
  expect(learn.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/sach-giao-khoa/toan-9-7',
    '/thu-vien/bai-hoc/51',
    '/bai-tap/9',
    '/thu-vien/khoa-hoc/toan-lop-9-5',
    '/tai-lieu-cua-toi?kich-hoat=1#kich-hoat',
  ])
  learn.getByText('A · B · C và 1 chương nữa')
})

test('a book to which nothing belongs is silent about it', () => {
  show({})
  expect(screen.queryByText('Học cùng cuốn này')).toBeNull()
})

test('a sold-out book offers a notice and books like it; a book that is there does not', () => {
  show({ available: 0 })
  expect(linksTo('/bao-co-hang/12')).toHaveLength(2)
  cleanup()
  show({ available: 2 })
  expect(linksTo('/bao-co-hang/12')).toEqual([])
})
