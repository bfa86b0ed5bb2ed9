import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { refundAmount } from '@/contract/refund-amount'
import { returnTerms } from '@/contract/return-terms'

test('a discount is taken off each part of what comes back', () => {
  const paid = { subTotal: 200_000, total: 198_000, deliveryPaid: 18_000 }
  expect(refundAmount(paid, 0, 50_000, false)).toBe(45_000)
  expect(refundAmount(paid, 50_000, 150_000, false)).toBe(135_000)
  expect(refundAmount(paid, 50_000, 150_000, true)).toBe(153_000)
})

test('delivery goes back once, and not where copies were exchanged', () => {
  const paid = { subTotal: 200_000, total: 218_000, deliveryPaid: 18_000 }
  expect(refundAmount(paid, 0, 200_000, true)).toBe(218_000)
  expect(refundAmount(paid, 200_000, 0, true)).toBe(0)
  expect(refundAmount({ ...paid, isDeliveryKept: true }, 50_000, 150_000, true)).toBe(150_000)
})

test('all parts together are what was paid, to the đồng, in whatever steps they come', () => {
  const amount = fc.integer({ min: 1, max: 2_000_000_000 })
  const order = fc.record({
    subTotal: amount,
    share: fc.integer({ min: 0, max: 100 }),
    deliveryPaid: fc.nat(100_000),
  })
  const steps = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 9 })
  fc.assert(
    fc.property(order, steps, fc.boolean(), ({ subTotal, share, deliveryPaid }, parts, isFault) => {
      const goodsPaid = Math.floor((subTotal * share) / 100)
      const paid = { subTotal, total: goodsPaid + deliveryPaid, deliveryPaid }
      let before = 0
      let sum = 0
      const weights = parts.reduce((total, part) => total + part, 0)
      for (const [index, part] of parts.entries()) {
        const isLast = index === parts.length - 1
        const now = isLast ? subTotal - before : Math.floor((subTotal * part) / weights)
        const refund = refundAmount(paid, before, now, isFault)
        expect(refund).toBeGreaterThanOrEqual(0)
        sum += refund
        before += now
      }
      expect(sum).toBe(goodsPaid + (isFault ? deliveryPaid : 0))
    }),
  )
})

test('the returns policy names the same days', () => {
  const file = new URL('../backend/seed/data/pages/policies/chinh-sach-doi-tra.md', import.meta.url)
  const policy = readFileSync(fileURLToPath(file), 'utf8')
  const days = (row: string) =>
    Number(new RegExp(`\\| ${row}[^|]*\\| (\\d+) ngày`).exec(policy)?.[1])
  expect({
    damaged: days('Sách lỗi in'),
    wrong: days('Giao nhầm'),
    missing: days('Giao nhầm'),
    unwanted: days('Đổi ý'),
  }).toEqual({
    damaged: returnTerms.damaged.days,
    wrong: returnTerms.wrong.days,
    missing: returnTerms.missing.days,
    unwanted: returnTerms.unwanted.days,
  })
})
