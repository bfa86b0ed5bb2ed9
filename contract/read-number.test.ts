import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { readMoney, readNumber } from '@/contract/read-number'

const value = (amount: number) => ({ value: amount })

test.each([
  ['95000', 95_000],
  ['95000.00', 95_000],
  ['95000.000000', 95_000],
  ['95000,00', 95_000],
  ['95.000', 95_000],
  ['95,000', 95_000],
  ['95.000,00', 95_000],
  ['95,000.00', 95_000],
  ['95 000', 95_000],
  ['95\u00A0000 ₫', 95_000],
  ["95'000", 95_000],
  ['95.000đ', 95_000],
  ['95.000 đồng', 95_000],
  ['VNĐ 95.000', 95_000],
  ['95.000,-', 95_000],
  ['95.000.-', 95_000],
  ['95.000/cuốn', 95_000],
  ['95.000 đồng/cuốn', 95_000],
  ['95.000đ / 1 bộ', 95_000],
  ['VND95000', 95_000],
  ['95.000 VNĐ', 95_000],
  ['1.250.000', 1_250_000],
  ['1,250,000.00 VND', 1_250_000],
  ['85499.99999999999', 85_500],
  ['85500.00000000001', 85_500],
  ['0', 0],
  ['0.00', 0],
  ['９５０００', 95_000],
  ['95000\u200B', 95_000],
])('%j is %d đồng', (text, amount) => {
  expect(readMoney(text)).toEqual(value(amount))
})

test.each([
  ['95k', [95_000]],
  ['95 nghìn', [95_000]],
  ['1,2 tr', [1_200_000]],
  ['1tr2', [1_200_000]],
  ['1 triệu 25', [1_250_000]],
])('%j is asked about', (text, either) => {
  expect(readMoney(text)).toEqual({ either })
})

test('where a point usually parts fractions, what looks like thousands may be either', () => {
  expect(readMoney('95.000', { isDecimalLikely: true })).toEqual({ either: [95, 95_000] })
  expect(readMoney('95000.00', { isDecimalLikely: true })).toEqual(value(95_000))
  expect(readNumber('0.250', { isDecimalLikely: true })).toEqual(value(0.25))
})

test.each(
  [
    '',
    '-5',
    '95000.5',
    '1,5',
    '1e9',
    '0x10',
    'miễn phí',
    '9.99 USD',
    '$9',
    '1.2.3',
    '95.00.000',
  ].map((text) => [text]),
)('%j is no amount of đồng', (text) => {
  expect(readMoney(text)).toBeNull()
})

const grouped = (amount: number, mark: string) => String(amount).replace(/\B(?=(?:\d{3})+$)/g, mark)

test('an amount is the same however a shop or a program writes it', () => {
  const amount = fc.integer({ min: 1000, max: 2_000_000_000 })
  const writing = fc.tuple(
    amount,
    fc.constantFrom('', '.', ',', ' ', '\u00A0', '\u2009'),
    fc.constantFrom('', '0', '00', '0000', '000000'),
    fc.constantFrom('', ' ₫', 'đ', ' VND', ' vnđ'),
  )
  fc.assert(
    fc.property(writing, ([known, mark, zeros, currency]) => {
      const other = mark === ',' ? '.' : ','
      const fraction = zeros === '' ? '' : `${mark === '' ? '.' : other}${zeros}`
      expect(readMoney(grouped(known, mark) + fraction + currency)).toEqual(value(known))
    }),
    { seed: 39, numRuns: 3000 },
  )
})

test('what a program calculates of a price is that price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000 }), (price) => {
      expect(readMoney(String((price / 3) * 3))).toEqual(value(price))
      expect(readMoney(String((price / 1.1) * 1.1))).toEqual(value(price))
    }),
    { seed: 39, numRuns: 2000 },
  )
})

test('no text is read as another amount than itself, whatever it is', () => {
  const signs = fc.string({ unit: fc.constantFrom(...'0123456789.,- đk'), maxLength: 14 })
  fc.assert(
    fc.property(signs, (text) => {
      const read = readMoney(text)
      if (!read) return
      const amounts = 'value' in read ? [read.value] : read.either
      for (const one of amounts) expect(Number.isSafeInteger(one) && one >= 0).toBe(true)
      if ('value' in read && read.value > 0)
        expect(text.replace(/\D/g, '').replace(/^0+/, '')).toMatch(
          new RegExp(`^${read.value}0*$|9{5}`),
        )
    }),
    { seed: 39, numRuns: 5000 },
  )
})
