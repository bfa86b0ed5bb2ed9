import { expect, test } from '@jest/globals'
import { fillDeliveryPlaceholders } from '@/backend/modules/shipping/delivery-placeholders'
import { deliveryTerms } from '@/backend/modules/shipping/delivery-terms'
import { defaultRates } from '@/backend/modules/shipping/shipping-fee'
import { shippingRate } from '@/backend/modules/shipping/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { twoBookShop as shop } from '@/backend/testing/orders'
import { ask } from '@/backend/testing/test-app'
import { getQuickPanel } from '@/contract/shop/home'
import { getDeliveryTerms } from '@/contract/shop/shipping'

const terms = { feeFrom: 18_000, freeFrom: 300_000, days: '1–6' }
const islands = { feeFrom: 50_000, freeFrom: null, days: '5–10' }

test('the mainland is promised only what holds in all its zones', () => {
  expect(deliveryTerms(defaultRates)).toEqual({ mainland: terms, islands })
  const change = (far: Partial<(typeof defaultRates)[3]>) =>
    deliveryTerms({ ...defaultRates, 3: { ...defaultRates[3], ...far } }).mainland
  expect(change({ freeOver: 500_000 })).toEqual({ ...terms, freeFrom: 500_000 })
  expect(change({ freeOver: null })).toEqual({ ...terms, freeFrom: null })
  expect(change({ etaMax: null })).toEqual({ ...terms, days: null })
  expect(change({ etaMin: null })).toEqual({ ...terms, days: null })
})

test('texts take their fees and days from the table', () => {
  const fill = (text: string) => fillDeliveryPlaceholders(text, defaultRates)
  expect(fill('{{delivery.zone3.fee}}, {{delivery.zone3.step}}, {{delivery.zone3.days}}')).toBe(
    '32.000 ₫, 5.000 ₫, 3–6 ngày',
  )
  expect(fill('{{delivery.zone3.extra.1200}} → {{delivery.zone3.fee.1200}}')).toBe(
    '10.000 ₫ → 42.000 ₫',
  )
  expect(fill('{{delivery.zone1.firstWeight}}, {{delivery.zone4.stepWeight}}')).toBe('500 g, 500 g')
  const heavier = { ...defaultRates, 1: { ...defaultRates[1], baseWeight: 1_500 } }
  expect(fillDeliveryPlaceholders('{{delivery.zone1.firstWeight}}', heavier)).toBe('1.500 g')
  expect(fill('{{delivery.lowestFee}}–{{delivery.highestFee}}, {{delivery.freeFrom}}')).toBe(
    '18.000 ₫–50.000 ₫, 300.000 ₫',
  )
  expect(fill('{{delivery.zone9.fee}} {{delivery.x}}')).toBe(
    '{{delivery.zone9.fee}} {{delivery.x}}',
  )
})

databaseTest('everybody may ask for the terms of delivery', async (store) => {
  const app = await shop(store)
  const { data } = await ask(app, getDeliveryTerms, '/api/shipping/terms')
  expect(data).toEqual({ mainland: terms, islands })
})

databaseTest('a changed table changes the terms and the quick panel', async (store) => {
  const app = await shop(store)
  const note = async () => (await ask(app, getQuickPanel, '/api/quick-panel/data')).data.notes[1]
  expect((await note())?.detail).toBe('Miễn phí cho đơn sách từ 300.000 ₫, trừ các đặc khu hải đảo')
  await store.db.insert(shippingRate).values(
    ([1, 2, 3] as const).map((zone) => ({
      ...defaultRates[zone],
      fromProvince: 79,
      zone,
      freeOver: 450_000,
    })),
  )
  expect((await note())?.detail).toContain('450.000 ₫')
  const { data } = await ask(app, getDeliveryTerms, '/api/shipping/terms')
  expect(data.mainland.freeFrom).toBe(450_000)
})
