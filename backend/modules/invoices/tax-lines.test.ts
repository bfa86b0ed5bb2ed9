import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { spread } from '@/backend/modules/invoices/allocate'
import { byRate, orderTaxLines, sumsOf, taxParts } from '@/backend/modules/invoices/tax-lines'
import { vatPeriods, vatRateOf } from '@/backend/modules/invoices/vat-rates'
import { vatClasses } from '@/contract/vat'

const at = new Date('2026-11-24T03:00:00Z')
const line = (id: number, lineTotal: number, vatClass: (typeof vatClasses)[number]) => ({
  ...{ id, productId: id, title: `Sách ${id}`, quantity: 1, lineTotal, isCourse: false, vatClass },
})

test('a book of 105.000 ₫ holds 5.000 ₫ of tax, a textbook none', () => {
  const lines = orderTaxLines(
    {
      lines: [line(1, 105_000, 'reduced'), line(2, 20_000, 'exempt')],
      total: 152_000,
      deliveryPaid: 27_000,
    },
    at,
  )
  expect(lines).toMatchObject([
    { code: '1', rate: 5, amount: 105_000, net: 100_000, tax: 5000 },
    { code: '2', rate: null, amount: 20_000, net: 20_000, tax: 0 },
    { code: 'GIAO-HANG', rate: 8, amount: 27_000, net: 25_000, tax: 2000 },
  ])
  expect(sumsOf(lines)).toEqual({ net: 145_000, tax: 7000, total: 152_000 })
  expect(byRate(lines).map(({ rate }) => rate)).toEqual([null, 5, 8])
})

test('the lowered rate ends with its last day in the shop’s time', () => {
  expect(vatRateOf('standard', new Date('2026-12-31T16:59:59Z'))).toBe(8)
  expect(vatRateOf('standard', new Date('2026-12-31T17:00:00Z'))).toBe(10)
  for (const vatClass of vatClasses) {
    expect(
      vatPeriods.filter((one) => one.vatClass === vatClass && one.until === null),
    ).toHaveLength(1)
  }
})

test('whatever is discounted, the lines are the total to the đồng, and no line is below zero', () => {
  const ordered = fc.record({
    lines: fc.array(
      fc.tuple(fc.integer({ min: 0, max: 500_000_000 }), fc.constantFrom(...vatClasses)),
      { minLength: 1, maxLength: 12 },
    ),
    total: fc.integer({ min: 0, max: 2_000_000_000 }),
    deliveryPaid: fc.integer({ min: 0, max: 300_000 }),
  })
  fc.assert(
    fc.property(ordered, ({ lines, total, deliveryPaid }) => {
      const goods = lines.map(([lineTotal, vatClass], id) => line(id, lineTotal, vatClass))
      const taxed = orderTaxLines({ lines: goods, total, deliveryPaid }, at)
      expect(sumsOf(taxed).total).toBe(total)
      for (const { amount, net, tax } of taxed) {
        expect(net + tax).toBe(amount)
        expect(Math.min(amount, net, tax)).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 2000 },
  )
})

test('a spread loses nothing and strays less than a đồng from the exact shares', () => {
  const shares = fc.array(fc.integer({ min: 0, max: 2_000_000_000 }), {
    minLength: 1,
    maxLength: 30,
  })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), shares, (amount, all) => {
      const parts = spread(amount, all)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
      const whole = all.reduce((sum, share) => sum + share, 0)
      if (whole === 0) return
      for (const [place, part] of parts.entries()) {
        expect(Math.abs(part - (amount * (all[place] ?? 0)) / whole)).toBeLessThan(1.001)
      }
    }),
  )
})

test('what is taken back is taxed as what was sold', () => {
  expect(taxParts(-105_000, 5)).toEqual({ net: -100_000, tax: -5000 })
  expect(taxParts(0, 8)).toEqual({ net: 0, tax: 0 })
})
