/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { GradeSetView } from '@/components/textbooks/grade-set-view'
import { VolumeLinks } from '@/components/textbooks/volume-links'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'
import type { GradeBook } from '@/contract/shop/textbooks'
import { clearGuestCart, readGuestCart } from '@/lib/cart/guest-cart'

const book = (productId: number, change: Partial<GradeBook> = {}): GradeBook => ({
  productId,
  productName: `Cuốn ${productId}`,
  slug: `cuon-${productId}`,
  author: '',
  price: 50_000,
  priceSale: 40_000,
  objectType: 0,
  categoryId: 3,
  soldCount: 0,
  ratingAverage: 0,
  ratingCount: 0,
  available: 5,
  subject: 'Toán',
  kind: 'textbook',
  volume: null,
  ...change,
})
const books = [
  book(1, { volume: 1 }),
  book(2, { volume: 2 }),
  book(3, { available: 0 }),
  book(4, { kind: 'workbook' }),
  book(5, { kind: 'reference' }),
]

const show = () => {
  mockBrowserApis()
  renderPage(<GradeSetView set={{ grade: 6, books, missingSubjects: ['Tin học'] }} />)
}
const ticked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map(({ value }) => value)

test('textbooks that are there are ticked, workbooks and others are nobody’s duty', () => {
  show()
  expect(ticked()).toEqual(['1', '2'])
  within(screen.getByRole('group', { name: /không bắt buộc/ })).getByRole('checkbox', {
    name: /Cuốn 4/,
  })
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Cuốn 3/ }).disabled).toBe(true)
  screen.getByText(/chưa có sách giáo khoa các môn: Tin học/)
})

test('one press puts what is ticked into the cart', async () => {
  clearGuestCart()
  show()
  fireEvent.click(screen.getByRole('checkbox', { name: /Cuốn 4/ }))
  expect(screen.getByRole('status').textContent).toContain('120.000')
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Thêm 3 cuốn vào giỏ' }))
  })
  expect(readGuestCart().lines.map(({ productId }) => productId)).toEqual([1, 2, 4])
})

test('a textbook links each of its volumes', () => {
  const volumes = [
    { ...book(1, { productName: 'Toán 6 tập một' }), volume: 1 },
    { ...book(2, { productName: 'Toán 6 tập hai', available: 0 }), volume: 2 },
  ]
  renderPage(<VolumeLinks item={{ assetId: 1, assetName: 'Toán 6', slug: 'toan-6', volumes }} />)
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    expect.stringMatching(/^Mua sách Toán 6 Tập một40\.000/),
    'Mua sách Toán 6 Tập haiTạm hết hàng',
  ])
})
