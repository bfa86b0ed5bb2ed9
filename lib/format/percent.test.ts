import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { changePercent, formatPercent } from '@/lib/format/percent'

test.each([
  [100, 80, -20],
  [300, 100, -66.7],
  [100, 0, -100],
  [0, 100, null],
  [0, 0, null],
  [Number.NaN, 5, null],
  [100, Number.NaN, null],
  [80, 100, 25],
  [2000, 1999, -0.1],
  [2000, 2001, 0.1],
  [10000, 9999, 0],
  [100, 100, 0],
  [800, 603, -24.6],
  [200, 199.7, -0.2],
])('from %d to %d is %j percent', (oldPrice, newPrice, expected) => {
  expect(changePercent(oldPrice, newPrice)).toBe(expected)
})

test('a change too small to show is zero, never minus zero', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e9 }),
      fc.integer({ min: 0, max: 1e9 }),
      (oldPrice, newPrice) => {
        expect(Object.is(changePercent(oldPrice, newPrice), -0)).toBe(false)
      },
    ),
    { seed: 1 },
  )
})

test('integer prices round their exact halves away from zero', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e7 }),
      fc.integer({ min: 0, max: 2e7 }),
      (oldPrice, newPrice) => {
        const doubled = 2n * 1000n * BigInt(Math.abs(newPrice - oldPrice)) + BigInt(oldPrice)
        const tenths = Number(doubled / (2n * BigInt(oldPrice)))
        expect(Math.abs(changePercent(oldPrice, newPrice) ?? Number.NaN)).toBe(tenths / 10)
      },
    ),
    { seed: 2, numRuns: 1000 },
  )
})

test.each([
  [-27.9, '\u221227,9%'],
  [-20, '\u221220%'],
  [25, '+25%'],
  [0, '0%'],
])('%d shows as %s', (percent, text) => {
  expect(formatPercent(percent)).toBe(text)
})
