import { expect, test } from '@jest/globals'
import {
  type CartItem,
  type Goods,
  mergeItems,
  parcelOf,
  priceLine,
  subTotalOf,
} from '@/backend/modules/catalog/priced-lines'

const book = (changes: Partial<Goods> = {}): Goods => ({
  productId: 12,
  title: 'Tắt đèn',
  slug: 'tat-den',
  imageUrl: null,
  objectType: 0,
  categoryId: 1,
  listPrice: 45_000,
  salePrice: 38_000,
  weightGram: 250,
  isActive: true,
  available: 20,
  flashShares: [],
  courseId: null,
  isOwned: false,
  ...changes,
})
const course = (changes: Partial<Goods> = {}) =>
  book({ objectType: 1, available: 0, courseId: 5, ...changes })
const copies = (quantity: number): CartItem => ({ productId: 12, quantity })

test('two lines of one product become one', () => {
  expect(
    mergeItems([
      { productId: 12, quantity: 2 },
      { productId: 7, quantity: 1 },
      { productId: 12, quantity: 3 },
    ]),
  ).toEqual([
    { productId: 12, quantity: 5 },
    { productId: 7, quantity: 1 },
  ])
})

test('a line costs its sale price times its copies', () => {
  expect(priceLine(copies(3), book(), false)).toMatchObject({
    unitPrice: 38_000,
    listPrice: 45_000,
    total: 114_000,
    problem: null,
    flashItemId: null,
  })
})

test('a product nobody knows or nobody sells stays in the cart, costs nothing and says so', () => {
  expect(priceLine(copies(2), null, false)).toMatchObject({ total: 0, problem: 'gone' })
  const hidden = priceLine(copies(2), book({ isActive: false }), false)
  expect(hidden).toMatchObject({ total: 0, problem: 'gone' })
  expect(parcelOf([hidden])).toEqual({ hasBooks: false, booksTotal: 0, weightGram: 0 })
})

test('more copies than there are is short, none left is sold out, a hundred is too many', () => {
  const problem = (quantity: number, available: number) =>
    priceLine(copies(quantity), book({ available }), false).problem
  expect(problem(20, 20)).toBeNull()
  expect(problem(21, 20)).toBe('short')
  expect(problem(1, 0)).toBe('soldOut')
  expect(problem(99, 500)).toBeNull()
  expect(problem(100, 500)).toBe('tooMany')
})

test('a course needs an account, is bought once and not again', () => {
  expect(priceLine(copies(1), course(), false).problem).toBe('needsAccount')
  expect(priceLine(copies(1), course(), true).problem).toBeNull()
  expect(priceLine(copies(2), course(), true).problem).toBe('onlyOne')
  expect(priceLine(copies(1), course({ isOwned: true }), true).problem).toBe('owned')
})

test('a flash price holds while the sale gives this buyer all the copies', () => {
  const flash = { itemId: 3, price: 20_000, left: 5, perHolder: 3, bought: 1 }
  const line = (quantity: number, changes = {}) =>
    priceLine(copies(quantity), book({ flashShares: [{ ...flash, ...changes }] }), false)
  expect(line(2)).toMatchObject({ unitPrice: 20_000, flashItemId: 3, isOverFlashLimit: false })
  expect(line(3)).toMatchObject({ unitPrice: 38_000, flashItemId: null, isOverFlashLimit: true })
  expect(line(2, { left: 1 })).toMatchObject({ unitPrice: 38_000, isOverFlashLimit: true })
})

test('only books travel', () => {
  const lines = [
    priceLine(copies(2), book(), true),
    priceLine({ productId: 30, quantity: 1 }, course({ salePrice: 200_000 }), true),
  ]
  expect(parcelOf(lines)).toEqual({ hasBooks: true, booksTotal: 76_000, weightGram: 500 })
  expect(subTotalOf(lines)).toBe(276_000)
})
