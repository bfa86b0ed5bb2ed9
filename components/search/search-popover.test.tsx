/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { SearchPopover } from '@/components/search/search-popover'
import { renderPage } from '@/components/ui/testing'
import { answerCalls } from '@/lib/api/testing'

const typeInto = (text: string) => {
  const input = screen.getByPlaceholderText('Bạn muốn tìm kiếm gì ...')
  fireEvent.change(input, { target: { value: text } })
  return input
}
const apply = () => fireEvent.click(screen.getByText('Áp dụng'))

test.each([
  ['Sản phẩm', '/san-pham?page=1&category=&objectType=0,1&searchContent=to%C3%A1n%206'],
  ['Thư viện', '/thu-vien?page=1&searchContent=to%C3%A1n%206'],
  ['Tin tức', '/tin-sach?page=1&searchContent=to%C3%A1n%206'],
])('a search in %s opens %s', (kind, address) => {
  const { visited } = renderPage(<SearchPopover />)
  fireEvent.click(screen.getByLabelText(kind))
  typeInto('  toán 6 ')
  apply()
  expect(visited).toEqual([address])
})

test('the search is for products by default', () => {
  renderPage(<SearchPopover />)
  expect(
    screen
      .getAllByRole<HTMLInputElement>('radio', { hidden: true })
      .map(({ value, checked }) => [value, checked]),
  ).toEqual([
    ['1', true],
    ['2', false],
    ['3', false],
  ])
})

test.each(['', '   '])('a search for %j does not navigate', (text) => {
  const { visited } = renderPage(<SearchPopover />)
  typeInto(text)
  apply()
  expect(visited).toEqual([])
})

test('Hủy clears the field and does not navigate', () => {
  const { visited } = renderPage(<SearchPopover />)
  const input = typeInto('toán')
  fireEvent.click(screen.getByText('Hủy'))
  expect(visited).toEqual([])
  expect((input as HTMLInputElement).value).toBe('')
})

const pressEnter = (input: HTMLElement, isComposing: boolean) => {
  const press = createEvent.keyDown(input, { key: 'Enter', isComposing })
  fireEvent(input, press)
  return press
}

test('Enter that ends a Telex word does not search, the next one may', () => {
  renderPage(<SearchPopover />)
  const input = typeInto('toa')
  expect(pressEnter(input, true).defaultPrevented).toBe(true)
  expect(pressEnter(input, false).defaultPrevented).toBe(false)
})

test('decomposed letters are composed before searching', () => {
  const { visited } = renderPage(<SearchPopover />)
  typeInto('toán'.normalize('NFD'))
  apply()
  expect(visited).toEqual(['/san-pham?page=1&category=&objectType=0,1&searchContent=to%C3%A1n'])
})

test('without scripts the form opens the product list', () => {
  const { container } = renderPage(<SearchPopover />)
  const form = container.querySelector('form')
  const sent = [...new FormData(form ?? undefined).keys()]
  expect(form?.getAttribute('action')).toBe('/san-pham')
  expect(sent).toEqual(['page', 'category', 'objectType', 'searchContent'])
})

const book = (productId: number, productName: string) => ({
  productId,
  productName,
  slug: 'sach',
  author: '',
  originalUrl: '/media/covers/sach.webp',
  price: 50_000,
  priceSale: 45_000,
  objectType: 0,
  categoryId: 1,
  soldCount: 0,
  ratingAverage: 0,
  ratingCount: 0,
  available: 1,
})
const books = Array.from({ length: 10 }, (_, index) => book(index + 1, `Tiếng Việt quyển ${index}`))
const course = {
  courseId: 3,
  courseName: 'Luyện tiếng Việt',
  slug: 'luyen',
  isFree: true,
  totalLesson: 4,
}
const article = {
  newsId: 8,
  title: 'Đọc tiếng Việt cùng con',
  newsURL: 'doc-cung-con',
  summary: '',
  isFocus: false,
  views: 0,
  publishedTime: '2026-01-01T00:00:00Z',
}
const found = {
  'GET /api/ProductPage': {
    json: { data: { productSales: books, totalPage: 1, totalProduct: 10 } },
  },
  'GET /api/Library': { json: { data: [course], totalPage: 1 } },
  'GET /api/News': { json: { data: [article], totalPage: 1 } },
}

function openAndType(text: string) {
  AbortSignal.timeout ??= () => new AbortController().signal
  const { container } = renderPage(<SearchPopover />)
  const panel = container.querySelector('#tim-kiem') as HTMLElement
  fireEvent(panel, Object.assign(new Event('toggle'), { newState: 'open' }))
  typeInto(text)
}
const suggested = async () =>
  within(await screen.findByRole('list', { name: 'Gợi ý', hidden: true })).getAllByRole('link', {
    hidden: true,
  })

test('books, courses and news are suggested together, ten at most', async () => {
  answerCalls(found)
  openAndType('tieng viet')
  const links = await suggested()
  expect(links).toHaveLength(10)
  expect(links.slice(-2).map((link) => link.getAttribute('href'))).toEqual([
    '/thu-vien/khoa-hoc/luyen-3',
    '/tin-sach/doc-cung-con',
  ])
  expect(links[0]?.querySelector('mark')?.textContent).toBe('Tiếng Việt')
  expect(links[9]?.querySelector('mark')?.textContent).toBe('tiếng Việt')
})

test('a category of that name is suggested before its books', async () => {
  const categories = [
    { categoryId: 4, categoryName: 'Tiếng Việt', slug: 'tieng-viet', totalProduct: 9 },
  ]
  const products = { productSales: books, totalPage: 1, totalProduct: 10, categories }
  answerCalls({ ...found, 'GET /api/ProductPage': { json: { data: products } } })
  openAndType('tieng viet')
  const [first] = await suggested()
  expect(first?.getAttribute('href')).toBe('/san-pham/danh-muc/tieng-viet-4')
  expect(first?.textContent).toBe('Thể loạiTiếng Việt')
})

test('the chosen kind comes first, and a failed kind hides none of the others', async () => {
  answerCalls({ ...found, 'GET /api/Library': { status: 500 } })
  openAndType('tieng viet')
  fireEvent.click(screen.getByLabelText('Tin tức'))
  const links = await suggested()
  expect(links[0]?.getAttribute('href')).toBe('/tin-sach/doc-cung-con')
  expect(links).toHaveLength(10)
})

const noBooks = { json: { data: { productSales: [], totalPage: 0, totalProduct: 0 } } }
const none = { json: { data: [], totalPage: 0 } }
const nothingFound = 'Không có gợi ý nào. Bạn bấm Áp dụng để tìm.'

test('without suggestions the panel says so', async () => {
  answerCalls({ 'GET /api/ProductPage': noBooks, 'GET /api/Library': none, 'GET /api/News': none })
  openAndType('qwxz')
  await screen.findByText(nothingFound)
  typeInto('')
  await waitFor(() => expect(screen.queryByText(nothingFound)).toBeNull())
})

test('without an answer the panel does not claim that there is nothing', async () => {
  const away = { status: 500 }
  const asked = answerCalls({
    'GET /api/ProductPage': away,
    'GET /api/Library': away,
    'GET /api/News': away,
  })
  openAndType('toán')
  await waitFor(() => expect(asked).toHaveLength(3))
  await act(async () => new Promise((done) => setTimeout(done, 50)))
  expect(screen.queryByText(nothingFound)).toBeNull()
})

test('the arrow keys move from the field through the suggestions and back', async () => {
  answerCalls(found)
  openAndType('tieng viet')
  const [first, second] = await suggested()
  const input = screen.getByPlaceholderText('Bạn muốn tìm kiếm gì ...')
  input.focus()
  const press = (key: string) => {
    fireEvent.keyDown(document.activeElement ?? input, { key })
    return document.activeElement
  }
  expect(press('ArrowUp')).toBe(input)
  expect(press('ArrowDown')).toBe(first)
  expect(press('ArrowDown')).toBe(second)
  expect(press('ArrowUp')).toBe(first)
  expect(press('ArrowUp')).toBe(input)
  const chosen = screen.getByLabelText('Thư viện')
  chosen.focus()
  expect(press('ArrowDown')).toBe(chosen)
})
