import { expect, test } from '@jest/globals'
import { type FlashOffer, priceNow } from '@/backend/modules/catalog/price'

const at = (time: string) => new Date(`2026-11-21T${time}:00Z`)
const offer = (changes: Partial<FlashOffer> = {}): FlashOffer => ({
  price: 30_000,
  quantity: 10,
  sold: 0,
  startsAt: at('09:00'),
  endsAt: at('12:00'),
  ...changes,
})

test('without a flash sale the usual price counts', () => {
  expect(priceNow(38_000, [], at('10:00'))).toEqual({ priceSale: 38_000, offer: null })
})

test('a running flash sale sets the price from its first moment and not at its last', () => {
  const sale = offer()
  expect(priceNow(38_000, [sale], at('08:59')).priceSale).toBe(38_000)
  expect(priceNow(38_000, [sale], at('09:00'))).toEqual({ priceSale: 30_000, offer: sale })
  expect(priceNow(38_000, [sale], at('12:00')).priceSale).toBe(38_000)
})

test('a sold-out offer no longer counts', () => {
  expect(priceNow(38_000, [offer({ sold: 10 })], at('10:00')).priceSale).toBe(38_000)
})

test('a flash price above the usual price changes nothing', () => {
  expect(priceNow(25_000, [offer()], at('10:00'))).toEqual({ priceSale: 25_000, offer: null })
  expect(priceNow(30_000, [offer()], at('10:00')).offer).toBeNull()
})

test('a price of 0 đồng is a price', () => {
  expect(priceNow(38_000, [offer({ price: 0 })], at('10:00')).priceSale).toBe(0)
})

test('of several offers the cheapest counts, then the one that ends first', () => {
  const cheap = offer({ price: 20_000 })
  const shorter = offer({ price: 20_000, endsAt: at('11:00') })
  expect(priceNow(38_000, [offer(), cheap, shorter], at('10:00')).offer).toBe(shorter)
  expect(priceNow(38_000, [offer(), cheap, shorter], at('11:30')).offer).toBe(cheap)
})
