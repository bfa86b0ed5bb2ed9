import { expect, test } from '@jest/globals'
import {
  defaultRates,
  quoteFromTable,
  type ShippingRate,
  withCarrier,
  zoneOf,
} from '@/backend/modules/shipping/shipping-fee'

const saigon = { provinceCode: '79', region: 3, isIsland: false }
const rate: ShippingRate = {
  baseWeight: 500,
  baseFee: 32_000,
  stepWeight: 500,
  stepFee: 5_000,
  freeOver: 300_000,
  etaMin: 3,
  etaMax: 6,
}
const parcel = (weightGram: number, booksTotal = 100_000) => ({
  hasBooks: true,
  booksTotal,
  weightGram,
})

test('zones count from the warehouse', () => {
  expect(zoneOf(saigon, saigon)).toBe(1)
  expect(zoneOf(saigon, { provinceCode: '92', region: 3, isIsland: false })).toBe(2)
  expect(zoneOf(saigon, { provinceCode: '01', region: 1, isIsland: false })).toBe(3)
  expect(zoneOf(saigon, { provinceCode: '79', region: 3, isIsland: true })).toBe(4)
})

test('every started step of weight costs its fee', () => {
  const fee = (weight: number) => quoteFromTable(rate, parcel(weight)).fee
  expect([0, 500, 501, 1000, 1001, 1200].map(fee)).toEqual([
    32_000, 32_000, 37_000, 37_000, 42_000, 42_000,
  ])
})

test('books worth the threshold travel free, an island never', () => {
  expect(quoteFromTable(rate, parcel(500, 299_999)).fee).toBe(32_000)
  expect(quoteFromTable(rate, parcel(9_000, 300_000)).fee).toBe(0)
  expect(quoteFromTable({ ...rate, freeOver: null }, parcel(500, 900_000)).fee).toBe(32_000)
})

test('a cart of courses has nothing to send', () => {
  const nothing = { hasBooks: false, booksTotal: 0, weightGram: 0 }
  expect(quoteFromTable(rate, nothing)).toEqual({ fee: 0, freeOver: 300_000, days: null })
  expect(quoteFromTable(rate, parcel(500)).days).toBe('3–6')
})

test('the fees are those of the shop’s shipping page where its table names no others', () => {
  const light = (zone: 1 | 2 | 3 | 4) => quoteFromTable(defaultRates[zone], parcel(500))
  const heavy = (zone: 1 | 2 | 3 | 4) => quoteFromTable(defaultRates[zone], parcel(1_500)).fee
  expect(([1, 2, 3, 4] as const).map(light)).toEqual([
    { fee: 18_000, freeOver: 300_000, days: '1–2' },
    { fee: 25_000, freeOver: 300_000, days: '2–4' },
    { fee: 32_000, freeOver: 300_000, days: '3–6' },
    { fee: 50_000, freeOver: null, days: '5–10' },
  ])
  expect(([1, 2, 3, 4] as const).map(heavy)).toEqual([23_000, 32_000, 42_000, 66_000])
})

test.each([
  { etaMin: null, etaMax: 6 },
  { etaMin: 3, etaMax: null },
  { etaMin: null, etaMax: null },
])('half an expectation of days is none: %j', (eta) => {
  expect(quoteFromTable({ ...rate, ...eta }, parcel(500)).days).toBeNull()
})

test('a carrier’s fee takes the place of the table’s, but what is free stays free', () => {
  const table = { fee: 32_000, freeOver: 300_000, days: '3–6' }
  const free = { ...table, fee: 0 }
  expect(withCarrier(table, null)).toBe(table)
  expect(withCarrier(table, { fee: 27_500, days: '1–2' })).toEqual({
    ...table,
    fee: 27_500,
    days: '1–2',
  })
  expect(withCarrier(table, { fee: 27_500, days: null })).toEqual({ ...table, fee: 27_500 })
  expect(withCarrier(free, { fee: 27_500, days: '1–2' })).toBe(free)
})
