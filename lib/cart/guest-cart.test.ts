/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals'
import {
  addToGuestCart,
  clearGuestCart,
  countOf,
  markGuestCartMerged,
  parseGuestCart,
  readGuestCart,
  removeFromGuestCart,
  restoreGuestCart,
  setGuestQuantity,
  takeOrderedOut,
  watchGuestCart,
} from '@/lib/cart/guest-cart'

const stored = (...lines: unknown[]) => JSON.stringify({ lines })
const line = (productId: number, quantity: number) => ({ productId, quantity })
const cookieCount = () => /hien-sach-cart-count=(\d+)/.exec(document.cookie)?.[1]

const signIn = (pair: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookieStore.
  document.cookie = `hien-sach-signed-in=${pair}`
}

/** An empty cart and an empty jar. */
function fresh() {
  signIn('; Max-Age=0')
  clearGuestCart()
}

/** Another tab stores a value. */
function elsewhere(key: string | null, value: string) {
  if (key !== null) window.localStorage.setItem(key, value)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }))
}

test.each([
  ['nothing', null],
  ['half a brace', '{'],
  ['a number', '7'],
  ['null', 'null'],
  ['lines that are no list', '{"lines":{"0":{}}}'],
  ['a list of junk', stored(null, 'x', 7, [], {})],
  ['a quantity of nought', stored(line(1, 0))],
  ['a negative quantity', stored(line(1, -1))],
  ['half a book', stored(line(1, 1.5))],
  ['a milliard of books', stored(line(1, 1e9))],
  ['a quantity as text', stored({ productId: 1, quantity: '5' })],
  ['a product as text', stored({ productId: '1', quantity: 5 })],
  ['a product of nought', stored(line(0, 5))],
  ['a polluted prototype', '{"__proto__":{"lines":[{"productId":1,"quantity":1}]}}'],
])('%s in storage is an empty cart', (_, text) => {
  expect(parseGuestCart(text).lines).toEqual([])
})

test('good lines survive bad neighbours, and nothing but product and quantity is kept', () => {
  const text = stored({ ...line(1, 2), price: 1, Quantity: 9 }, line(2, 100), line(3, 99))
  expect(parseGuestCart(text).lines).toEqual([line(1, 2), line(3, 99)])
})

test('the same product twice is one line of at most 99', () => {
  expect(parseGuestCart(stored(line(1, 60), line(2, 1), line(1, 60))).lines).toEqual([
    line(1, 99),
    line(2, 1),
  ])
})

test('a hundred products fit, a hundred and first does not', () => {
  fresh()
  for (let id = 1; id <= 100; id++) expect(addToGuestCart(id)).toBe(true)
  expect(addToGuestCart(101)).toBe(false)
  expect(addToGuestCart(100)).toBe(true)
  expect(countOf(readGuestCart())).toBe(101)
})

test('adding, changing, removing and undoing', () => {
  fresh()
  addToGuestCart(1, 2)
  addToGuestCart(2)
  addToGuestCart(1, 3)
  expect(readGuestCart().lines).toEqual([line(1, 5), line(2, 1)])
  setGuestQuantity(2, 500)
  setGuestQuantity(1, 0)
  setGuestQuantity(9, 4)
  const before = readGuestCart()
  expect(before.lines).toEqual([line(1, 1), line(2, 99)])
  expect(removeFromGuestCart(1).lines).toEqual([line(2, 99)])
  expect(restoreGuestCart(before).lines).toEqual(before.lines)
})

test('the cart survives a reload: it lies in storage under its own key', () => {
  fresh()
  addToGuestCart(12, 2)
  expect(parseGuestCart(window.localStorage.getItem('offline_cart')).lines).toEqual([line(12, 2)])
  clearGuestCart()
  expect(window.localStorage.getItem('offline_cart')).toBeNull()
})

test('a merged cart says so until it is changed', () => {
  fresh()
  addToGuestCart(12)
  expect(markGuestCartMerged()).toMatchObject({ isMerged: true, lines: [line(12, 1)] })
  addToGuestCart(12)
  expect(readGuestCart().isMerged).toBe(false)
})

test('the same cart is the same object, so that React does not draw it twice', () => {
  fresh()
  addToGuestCart(12)
  expect(readGuestCart()).toBe(readGuestCart())
})

test('every change tells the page how many books lie in the cart', () => {
  fresh()
  const counts: number[] = []
  const listen = (event: Event) => counts.push((event as CustomEvent<number>).detail)
  window.addEventListener('cart-changed', listen)
  addToGuestCart(1, 2)
  addToGuestCart(2, 3)
  removeFromGuestCart(1)
  window.removeEventListener('cart-changed', listen)
  expect(counts).toEqual([2, 5, 3])
  expect(cookieCount()).toBe('3')
  clearGuestCart()
  expect(cookieCount()).toBeUndefined()
})

test('another tab’s change arrives here', () => {
  fresh()
  const listener = jest.fn()
  const stop = watchGuestCart(listener)
  elsewhere('offline_cart', stored(line(7, 4)))
  expect(readGuestCart().lines).toEqual([line(7, 4)])
  expect(cookieCount()).toBe('4')
  elsewhere('something_else', 'x')
  elsewhere(null, '')
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  elsewhere('offline_cart', stored(line(7, 5)))
  expect(listener).toHaveBeenCalledTimes(2)
})

test('a signed-in visitor’s badge is left to the account’s cart', () => {
  fresh()
  signIn('1')
  const listener = jest.fn()
  window.addEventListener('cart-changed', listener)
  addToGuestCart(1, 2)
  window.removeEventListener('cart-changed', listener)
  expect(listener).not.toHaveBeenCalled()
  expect(cookieCount()).toBeUndefined()
})

test('with storage closed the cart lives as long as the page', () => {
  fresh()
  const closed = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  addToGuestCart(5, 2)
  addToGuestCart(5, 1)
  expect(readGuestCart().lines).toEqual([line(5, 3)])
  closed.mockRestore()
  addToGuestCart(5, 1)
  expect(parseGuestCart(window.localStorage.getItem('offline_cart')).lines).toEqual([line(5, 4)])
})

test('five megabytes of junk are an empty cart', () => {
  fresh()
  elsewhere('offline_cart', `${stored(line(1, 1))}${' '.repeat(4_000_000)}`)
  expect(readGuestCart().lines).toEqual([])
})

test('an order takes out what it holds, and leaves what another tab has added meanwhile', () => {
  fresh()
  addToGuestCart(1, 2)
  addToGuestCart(2, 1)
  const ordered = readGuestCart().lines
  addToGuestCart(1, 3)
  addToGuestCart(3, 1)
  expect(takeOrderedOut(ordered).lines).toEqual([line(1, 3), line(3, 1)])
  expect(takeOrderedOut([line(1, 3), line(3, 9)]).lines).toEqual([])
})
