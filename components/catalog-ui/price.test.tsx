/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { render } from '@testing-library/react'
import { Price, reductionOf } from '@/components/catalog-ui/price'

const text = (props: Parameters<typeof Price>[0]) =>
  render(<Price {...props} />).container.textContent?.replaceAll('\u00A0', ' ')

test('a price is one number', () => {
  expect(text({ price: 86000 })).toBe('Giá bán 86.000 ₫')
  expect(text({ price: 86000, salePrice: 86000 })).toBe('Giá bán 86.000 ₫')
  expect(text({ price: 86000, salePrice: 90000 })).toBe('Giá bán 86.000 ₫')
})

test('a reduced price shows both prices and the discount', () => {
  expect(text({ price: 136000, salePrice: 98000, withDiscount: true })).toBe(
    'Giá bán 98.000 ₫Giá gốc 136.000 ₫\u221227,9%Giảm 27,9%',
  )
  const { container } = render(<Price price={136000} salePrice={98000} />)
  expect(container.querySelector('s')?.textContent?.replaceAll('\u00A0', ' ')).toBe('136.000 ₫')
})

test('a book without a price asks to contact the shop', () => {
  expect(text({ price: 0 })).toBe('Liên hệ')
})

test.each([
  [100000, 80000, '\u221220%'],
  [136000, 98000, '\u221227,9%'],
  [100000, 0, '\u2212100%'],
  [10000, 9999, null],
  [100000, null, null],
])('from %d to %j the badge says %j', (price, salePrice, badge) => {
  expect(reductionOf(price, salePrice)).toBe(badge)
})
