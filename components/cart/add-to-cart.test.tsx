/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { addToCart, buyNow } from '@/components/cart/use-cart-contents'
import { CartBadge } from '@/components/layout/cart-badge'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'
import { answerCalls } from '@/lib/api/testing'
import { rememberCartCount } from '@/lib/boot/hint-cookies'
import { clearAccountCart } from '@/lib/cart/account-cart'
import { clearGuestCart, readGuestCart } from '@/lib/cart/guest-cart'
import { anOrderLine } from '@/lib/orders/testing-orders'

const book = { id: 7, title: 'Số đỏ' }

const detailOf = (productId: number, Quantity: number) => ({
  ...{ cartDetailId: productId, productId, productName: 'Số đỏ', slug: 's', objectType: 0 },
  ...{ price: 1, priceSale: 1, Quantity, available: 9, total: 1, error: '' },
})
const cartWith = (Quantity: number) => ({
  json: { data: anOrderLine({ cartDetails: Quantity > 0 ? [detailOf(7, Quantity)] : [] }) },
})

beforeEach(() => {
  mockBrowserApis()
  clearGuestCart()
})

afterEach(() => {
  clearAccountCart()
  rememberCartCount(0)
  delete document.documentElement.dataset.signedIn
})

const count = () => document.documentElement.dataset.cartCount

/** A signed-in reader with copies of the book in the cart; returns what was sent. */
function signIn(copies: number, calls: Parameters<typeof answerCalls>[0] = {}) {
  document.documentElement.dataset.signedIn = ''
  rememberCartCount(copies)
  return answerCalls({ 'GET /api/Order': cartWith(copies), ...calls })
}

test('a course is added once; a second time says that it is in the cart', async () => {
  renderPage(<CartBadge />)
  const course = { id: 12, title: 'Toán lớp 9', isCourse: true }
  await act(() => addToCart(course))
  await act(() => addToCart(course))
  await screen.findByText('“Toán lớp 9” đã có trong giỏ')
  expect(readGuestCart().lines).toEqual([{ productId: 12, quantity: 1 }])
})

test.each([
  ['cookies', () => jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)],
  [
    'storage',
    () =>
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError')
      }),
  ],
])('a browser that blocks %s is not told that the book was kept', async (_, block) => {
  renderPage(<CartBadge />)
  block()
  await act(() => addToCart({ ...book, id: 8 }))
  jest.restoreAllMocks()
  await screen.findByText(/Trình duyệt đang chặn cookie/)
  expect(screen.queryByText(/Đã thêm “Số đỏ”/)).toBeNull()
})

test('buying at once what was just added buys one', async () => {
  renderPage(<CartBadge />)
  await act(() => addToCart(book))
  await act(() => buyNow(book, 1))
  expect(readGuestCart().lines).toEqual([{ productId: 7, quantity: 1 }])
  await act(() => buyNow(book, 3))
  expect(readGuestCart().lines).toEqual([{ productId: 7, quantity: 3 }])
  await act(() => buyNow({ id: 8, title: 'Tắt đèn' }, 2))
  expect(readGuestCart().lines).toEqual([
    { productId: 7, quantity: 3 },
    { productId: 8, quantity: 2 },
  ])
})

test('so it does for a reader who is signed in', async () => {
  const sent = signIn(1)
  renderPage(<CartBadge />)
  expect(await act(() => buyNow(book, 1))).toBe(true)
  expect(sent.map(({ method }) => method)).toEqual(['GET'])
})

test('adding is told and counted before the server has answered', async () => {
  let answer = () => {}
  const held = new Promise<void>((done) => {
    answer = done
  })
  signIn(1, {
    'POST /api/Order/add-product': () => held.then(() => cartWith(2)),
  })
  renderPage(<CartBadge />)
  let added: Promise<boolean> = Promise.resolve(false)
  act(() => {
    added = addToCart(book)
  })
  await screen.findByText('Đã thêm “Số đỏ” vào giỏ')
  expect(count()).toBe('2')
  answer()
  expect(await act(() => added)).toBe(true)
  expect(count()).toBe('2')
})

test('a refusal takes the message and the count back and says why', async () => {
  signIn(1, {
    'POST /api/Order/add-product': { status: 400, json: { errorMessage: 'Chỉ còn 1 bản.' } },
  })
  renderPage(<CartBadge />)
  expect(await act(() => addToCart(book))).toBe(false)
  await screen.findByText('Chỉ còn 1 bản.')
  await waitFor(() => expect(screen.queryByText('Đã thêm “Số đỏ” vào giỏ')).toBeNull())
  expect(count()).toBe('1')
})

test('a server that is away takes them back too', async () => {
  signIn(1, { 'GET /api/Order': { status: 503 }, 'POST /api/Order/add-product': { status: 503 } })
  renderPage(<CartBadge />)
  await act(() => expect(addToCart(book)).rejects.toThrow())
  await waitFor(() => expect(screen.queryByText('Đã thêm “Số đỏ” vào giỏ')).toBeNull())
  expect(count()).toBe('1')
})
