import { expect } from '@jest/globals'
import { pino } from 'pino'
import { ghnCarrier } from '@/backend/integrations/ghn/carrier'
import { ghn } from '@/backend/integrations/ghn/client'
import { ghnSandbox } from '@/backend/integrations/ghn/simulator'
import { ghtkCarrier } from '@/backend/integrations/ghtk/carrier'
import { ghtk } from '@/backend/integrations/ghtk/client'
import { ghtkSandbox } from '@/backend/integrations/ghtk/simulator'
import { orders } from '@/backend/modules/orders/tables'
import type { Shipment } from '@/backend/modules/shipping/shipping-fee'
import { shippingQuote } from '@/backend/modules/shipping/tables'
import type { Db } from '@/backend/platform/db/connect'
import { databaseTest } from '@/backend/platform/db/testing'
import { listen } from '@/backend/testing/listen'
import {
  guestOrder,
  lineOf,
  placed,
  refused,
  sendOrder,
  twoBookShop,
} from '@/backend/testing/orders'
import { testConfig } from '@/backend/testing/payments'
import { wards } from '@/backend/testing/shop'
import { staffCaller } from '@/backend/testing/staff-caller'
import { ask, json, TEST_NOW, testApp } from '@/backend/testing/test-app'
import { calculate } from '@/contract/shop/cart'
import { getDeliveryTerms } from '@/contract/shop/shipping'

const BOOK = 38_000
const TABLE_FEE = 18_000
const staff = staffCaller()

/** The two-book shop with a carrier that asks what it is told to, and a clock that goes when told. */
async function shopWithFees(db: Db) {
  await twoBookShop({ db })
  const clock = { ms: TEST_NOW.getTime() }
  const asked: Shipment[] = []
  const mood: { fee: number | 'silent' | 'down' } = { fee: 21_500 }
  const carrier = {
    name: 'test',
    quote: async (shipment: Shipment) => {
      asked.push(shipment)
      if (mood.fee === 'silent') return new Promise<never>(() => {})
      if (mood.fee === 'down') throw new Error('away')
      return { fee: mood.fee, days: '2' }
    },
  }
  const adapters = { feeCarriers: [carrier] }
  const app = testApp({ db, adapters, now: () => new Date(clock.ms), callers: { staff } })
  return {
    app,
    asked,
    mood,
    wait: (minutes: number) => {
      clock.ms += minutes * 60_000
    },
    feeFor: async (lines: unknown, wardId: number = wards.benThanh) => {
      const body = { cartDetails: lines, address: { wardId } }
      return (await ask(app, calculate, '/api/Order/cal', json(body))).data.shippingFee
    },
    order: (expectedTotal: number) => sendOrder(app, guestOrder([lineOf(1)], { expectedTotal })),
  }
}

databaseTest('what the buyer was shown is what the buyer pays, for an hour', async ({ db }) => {
  const shop = await shopWithFees(db)
  expect(await shop.feeFor([lineOf(1)])).toBe(21_500)
  shop.mood.fee = 30_000
  shop.wait(20)
  expect(await shop.feeFor([lineOf(1)])).toBe(30_000)
  await placed(await shop.order(BOOK + 21_500))
  shop.mood.fee = 'down'
  await placed(await shop.order(BOOK + 30_000))
  shop.wait(61)
  const late = await refused(await shop.order(BOOK + 30_000))
  expect(late).toMatchObject({ status: 409, data: { shippingFee: TABLE_FEE } })
  expect((await db.select().from(orders).orderBy(orders.id)).map((row) => row.total)).toEqual([
    BOOK + 21_500,
    BOOK + 30_000,
  ])
})

databaseTest('a fee that was never shown can not be asked for', async ({ db }) => {
  const shop = await shopWithFees(db)
  for (const total of [BOOK, BOOK + TABLE_FEE, BOOK + 1]) {
    expect(await refused(await shop.order(total))).toMatchObject({
      status: 409,
      data: { shippingFee: 21_500, total: BOOK + 21_500 },
    })
  }
  expect(await db.$count(orders)).toBe(0)
})

databaseTest(
  'the table stands in for a carrier that does not answer, and it is soon left alone',
  async ({ db }) => {
    const shop = await shopWithFees(db)
    shop.mood.fee = 'silent'
    const began = performance.now()
    expect(await shop.feeFor([lineOf(1)])).toBe(TABLE_FEE)
    expect(performance.now() - began).toBeLessThan(2_000)
    shop.mood.fee = 'down'
    for (const copies of [2, 3, 4, 5]) await shop.feeFor([lineOf(1, copies)])
    expect(shop.asked).toHaveLength(3)
    await placed(await shop.order(BOOK + TABLE_FEE))
    shop.mood.fee = 21_500
    shop.wait(3)
    expect(await shop.feeFor([lineOf(1)])).toBe(21_500)
    // Who saw the table's fee meanwhile still pays that.
    await placed(await shop.order(BOOK + TABLE_FEE))
  },
)

databaseTest('like parcels share one question, packed and with their money', async ({ db }) => {
  const shop = await shopWithFees(db)
  await Promise.all([shop.feeFor([lineOf(1)]), shop.feeFor([lineOf(1)])])
  const before = shop.asked.length
  expect(await shop.feeFor([lineOf(1)])).toBe(21_500)
  expect(shop.asked).toHaveLength(before)
  expect(shop.asked[0]).toMatchObject({
    wardId: wards.benThanh,
    weightGram: 500,
    codAmount: 40_000,
    value: 40_000,
  })
})

databaseTest('what is free stays free, and nobody is asked for it', async ({ db }) => {
  const shop = await shopWithFees(db)
  expect(await shop.feeFor([lineOf(1, 8)])).toBe(0)
  expect(shop.asked).toEqual([])
  expect(await db.$count(shippingQuote)).toBe(0)
  const terms = (await ask(shop.app, getDeliveryTerms, '/api/shipping/terms')).data
  expect(terms.mainland).toMatchObject({ feeFrom: null, freeFrom: 300_000 })
})

databaseTest('the staff count an order anew with the carrier’s fee', async ({ db }) => {
  const shop = await shopWithFees(db)
  const { orderId } = await placed(await sendOrder(shop.app, guestOrder([lineOf(1)])))
  shop.mood.fee = 27_000
  const detail = (await (
    await shop.app.request(`/api/staff/orders/${orderId}`, {
      headers: { authorization: 'Bearer staff' },
    })
  ).json()) as { data: { cartDetails: { orderLineId: number }[] } }
  const lines = [{ orderLineId: detail.data.cartDetails[0]?.orderLineId, quantity: 3 }]
  const changed = await shop.app.request(`/api/staff/orders/${orderId}/lines`, {
    ...json({ lines }, { authorization: 'Bearer staff' }),
    method: 'PATCH',
  })
  expect([changed.status, await changed.text()]).toEqual([200, expect.anything()])
  const [row] = await db.select().from(orders)
  expect(row).toMatchObject({ shippingFee: 27_000, total: 3 * BOOK + 27_000 })
})

databaseTest('both carriers ask for a parcel what they charge once it is sent', async ({ db }) => {
  const quiet = { db, log: pino({ level: 'silent' }), now: () => new Date() }
  const noticeUrl = 'http://127.0.0.1:1/'
  const [ghnAccount, ghtkAccount] = [
    ghnCarrier.practiceAccount(testConfig),
    ghtkCarrier.practiceAccount(testConfig),
  ]
  const sites = await Promise.all([
    listen(ghnSandbox(quiet, { settings: ghnAccount, noticeUrl }).fetch),
    listen(ghtkSandbox(quiet, { settings: ghtkAccount, noticeUrl }).fetch),
  ])
  const at = (index: 0 | 1, { apiUrl }: { apiUrl: string }) =>
    sites[index].origin + new URL(apiUrl).pathname
  const carriers = [
    ghn({ ...ghnAccount, apiUrl: at(0, ghnAccount) }),
    ghtk({ ...ghtkAccount, apiUrl: at(1, ghtkAccount) }),
  ]
  try {
    const shared = {
      ...{ wardName: 'Phường Sài Gòn', cityName: 'Thành phố Hồ Chí Minh' },
      ...{ weightGram: 700, codAmount: 60_000, value: 40_000 },
    }
    for (const carrier of carriers) {
      const shipment = { ...shared, wardId: 1, formerDistrict: 'Quận 1' }
      const quote = await carrier.quote(shipment, AbortSignal.timeout(5_000))
      const order = {
        ...{
          ...shared,
          code: 'HS1',
          receiverName: 'Lan',
          phone: '0912345678',
          address: '1 Lê Lợi',
        },
        items: [{ name: 'Sách', code: '1', quantity: 1, price: 40_000, weight: 700 }],
      }
      expect((await carrier.create(order)).fee).toBe(quote.fee)
      const nowhere = carrier.quote({ ...shipment, wardName: '' }, AbortSignal.timeout(5_000))
      await expect(nowhere).rejects.toThrow()
    }
  } finally {
    for (const site of sites) site.close()
  }
})
