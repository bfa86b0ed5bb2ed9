import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { totalsOf } from '@/backend/modules/cart/totals'
import type { PricedLine } from '@/backend/modules/catalog/priced-lines'
import {
  COUPON,
  VOUCHER,
  type Voucher,
  voucherAmount,
  voucherProblem,
} from '@/backend/modules/promotions/voucher-rules'

const now = new Date('2026-11-21T10:00:00Z')
const line = (changes: Partial<PricedLine> = {}, categoryId = 1): PricedLine => {
  const { unitPrice = 38_000, quantity = 2, productId = 12 } = changes
  return {
    productId,
    quantity,
    goods: {
      productId,
      title: 'Tắt đèn',
      slug: 'tat-den',
      imageUrl: null,
      objectType: 0,
      categoryId,
      listPrice: unitPrice,
      salePrice: unitPrice,
      weightGram: 300,
      isActive: true,
      available: 99,
      flashShares: [],
      courseId: null,
      isOwned: false,
    },
    listPrice: unitPrice,
    unitPrice,
    total: unitPrice * quantity,
    problem: null,
    flashItemId: null,
    isOverFlashLimit: false,
    ...changes,
  }
}
const voucher = (changes: Partial<Voucher> = {}): Voucher => ({
  id: 1,
  code: 'SALE10',
  kind: VOUCHER,
  discountType: 1,
  value: 10,
  maxDiscount: null,
  minOrder: 0,
  usageLimit: 100,
  perUserLimit: 1,
  used: 0,
  categoryIds: null,
  productIds: null,
  isPublic: true,
  startsAt: new Date('2026-11-01T00:00:00Z'),
  endsAt: new Date('2026-12-01T00:00:00Z'),
  isGiven: false,
  usedByHolder: 0,
  ...changes,
})
const none = { voucher: null, coupon: null, buyerPercent: 0 }

test('totals of one line, a tenth off and a fee', () => {
  expect(totalsOf([line()], { ...none, voucher: voucher() }, 18_000)).toEqual({
    totalProducts: 2,
    weightGram: 600,
    subTotal: 76_000,
    discountVoucher: 7_600,
    discountCoupon: 0,
    discountAffiliate: 0,
    shippingFee: 18_000,
    total: 86_400,
    commissionBase: 68_400,
  })
})

test('percentages are rounded down to the đồng', () => {
  const lines = [line({ unitPrice: 9_999, quantity: 1 })]
  expect(totalsOf(lines, { ...none, voucher: voucher({ value: 15 }) }, 0)).toMatchObject({
    discountVoucher: 1_499,
    total: 8_500,
  })
  expect(totalsOf(lines, { ...none, buyerPercent: 2.5 }, 0).discountAffiliate).toBe(249)
})

test('a voucher never takes off more than its bound or the goods', () => {
  const lines = [line()]
  expect(voucherAmount(voucher({ value: 50, maxDiscount: 20_000 }), lines).goods).toBe(20_000)
  expect(voucherAmount(voucher({ discountType: 2, value: 90_000 }), lines).goods).toBe(76_000)
})

test('voucher, coupon and affiliate come off in this order and stop at nothing', () => {
  const lines = [line()]
  const reductions = {
    voucher: voucher({ discountType: 2, value: 70_000 }),
    coupon: voucher({ kind: COUPON, value: 10 }),
    buyerPercent: 5,
  }
  expect(totalsOf(lines, reductions, 18_000)).toMatchObject({
    discountVoucher: 70_000,
    discountCoupon: 6_000,
    discountAffiliate: 0,
    total: 18_000,
    commissionBase: 0,
  })
})

test('a shipping code lowers the fee alone', () => {
  const free = voucher({ discountType: 3, value: 30_000 })
  expect(totalsOf([line()], { ...none, voucher: free }, 18_000)).toMatchObject({
    discountVoucher: 18_000,
    total: 76_000,
    commissionBase: 76_000,
  })
  expect(totalsOf([line()], { ...none, voucher: free }, 0).discountVoucher).toBe(0)
})

test('a code bound to a category or a product reduces only those lines', () => {
  const lines = [line({ productId: 1 }, 7), line({ productId: 2 }, 8)]
  expect(voucherAmount(voucher({ categoryIds: [7] }), lines).goods).toBe(7_600)
  expect(voucherAmount(voucher({ productIds: [2] }), lines).goods).toBe(7_600)
  expect(voucherAmount(voucher({ categoryIds: [7], productIds: [2] }), lines).goods).toBe(15_200)
  expect(voucherProblem(voucher({ productIds: [99] }), VOUCHER, lines, now)).toBe('notForThese')
})

test('a flash price is not reduced any further', () => {
  const lines = [line({ flashItemId: 3 }), line({ productId: 13 })]
  expect(totalsOf(lines, { ...none, voucher: voucher(), buyerPercent: 10 }, 0)).toMatchObject({
    discountVoucher: 7_600,
    discountAffiliate: 7_600,
  })
  expect(voucherProblem(voucher(), VOUCHER, [line({ flashItemId: 3 })], now)).toBe('notForThese')
})

test('unknown, early, expired, used-up, foreign and misplaced codes are refused alike', () => {
  const problem = (changes: Partial<Voucher>) =>
    voucherProblem(voucher(changes), VOUCHER, [line()], now)
  expect(problem({})).toBeNull()
  expect(voucherProblem(null, VOUCHER, [line()], now)).toBe('wrong')
  expect(problem({ startsAt: new Date(now.getTime() + 1) })).toBe('wrong')
  expect(problem({ endsAt: now })).toBe('wrong')
  expect(problem({ usageLimit: 5, used: 5 })).toBe('wrong')
  expect(problem({ usedByHolder: 1 })).toBe('wrong')
  expect(problem({ isPublic: false })).toBe('wrong')
  expect(problem({ isPublic: false, isGiven: true })).toBeNull()
  expect(problem({ kind: COUPON })).toBe('wrong')
  expect(problem({ minOrder: 76_001 })).toBe('underMinimum')
})

const anyLine = fc
  .record({
    unitPrice: fc.nat(3_000_000),
    quantity: fc.integer({ min: 1, max: 99 }),
    flashItemId: fc.option(fc.nat(9)),
    productId: fc.nat(9),
  })
  .map((parts) => line(parts, parts.productId % 3))
const anyVoucher = fc
  .record({
    discountType: fc.constantFrom(1, 2, 3),
    value: fc.integer({ min: 1, max: 5_000_000 }),
    maxDiscount: fc.option(fc.nat(1_000_000)),
    categoryIds: fc.option(fc.array(fc.nat(2))),
    productIds: fc.option(fc.array(fc.nat(9))),
  })
  .map((parts) => voucher(parts))

test('whatever the cart: integers, nothing below zero, discounts within goods and fee, sums that match', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { maxLength: 12 }),
      fc.option(anyVoucher),
      fc.option(anyVoucher),
      fc.integer({ min: 0, max: 10_000 }),
      fc.nat(200_000),
      (lines, first, second, hundredths, fee) => {
        const buyerPercent = hundredths / 100
        const sums = totalsOf(lines, { voucher: first, coupon: second, buyerPercent }, fee)
        for (const amount of Object.values(sums)) {
          expect(Number.isSafeInteger(amount)).toBe(true)
          expect(amount).toBeGreaterThanOrEqual(0)
        }
        const off = sums.discountVoucher + sums.discountCoupon + sums.discountAffiliate
        expect(sums.subTotal).toBe(lines.reduce((total, one) => total + one.total, 0))
        expect(sums.total).toBe(sums.subTotal - off + sums.shippingFee)
        expect(off).toBeLessThanOrEqual(sums.subTotal + fee)
        expect(sums.commissionBase).toBeLessThanOrEqual(sums.subTotal)
        expect(sums.subTotal - sums.commissionBase).toBeLessThanOrEqual(off)
      },
    ),
    { numRuns: 500 },
  )
})

test('a voucher for shipping needs a line it names, whatever a sale has done to its price', () => {
  const shipping = voucher({ discountType: 3, value: 20_000, productIds: [12] })
  const problem = (lines: PricedLine[], of = shipping) => voucherProblem(of, VOUCHER, lines, now)
  expect(problem([line()])).toBeNull()
  expect(problem([line({ flashItemId: 4 })])).toBeNull()
  expect(problem([line({ productId: 13 })])).toBe('notForThese')
  expect(problem([line({ problem: 'gone', total: 0 })])).toBe('notForThese')
  expect(problem([line({ flashItemId: 4 })], voucher())).toBe('notForThese')
  expect(problem([line({ flashItemId: 4 })], voucher({ discountType: 2 }))).toBe('notForThese')
})

test('a voucher for shipping takes off its value, at most its limit', () => {
  const shipping = voucher({ discountType: 3, value: 20_000 })
  expect(voucherAmount(shipping, [line()])).toEqual({ goods: 0, shipping: 20_000 })
  const limited = { ...shipping, maxDiscount: 15_000 }
  expect(voucherAmount(limited, [line()])).toEqual({ goods: 0, shipping: 15_000 })
})

test('the first moment, the exact minimum and the last use count, the one after does not', () => {
  const problem = (changes: Partial<Voucher>) =>
    voucherProblem(voucher(changes), VOUCHER, [line()], now)
  expect(problem({ startsAt: now })).toBeNull()
  expect(problem({ startsAt: new Date(now.getTime() + 1) })).toBe('wrong')
  expect(problem({ endsAt: now })).toBe('wrong')
  expect(problem({ endsAt: null })).toBeNull()
  expect(problem({ minOrder: 76_000 })).toBeNull()
  expect(problem({ minOrder: 76_001 })).toBe('underMinimum')
  expect(problem({ usageLimit: 5, used: 4 })).toBeNull()
  expect(problem({ usageLimit: 5, used: 5 })).toBe('wrong')
  expect(problem({ usageLimit: null, used: 5_000 })).toBeNull()
})

test('a line whose goods are unknown is in no category', () => {
  const problem = voucherProblem(
    voucher({ categoryIds: [1] }),
    VOUCHER,
    [line({ goods: null })],
    now,
  )
  expect(problem).toBe('notForThese')
})
