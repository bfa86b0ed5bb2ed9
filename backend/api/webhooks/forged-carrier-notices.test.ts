import { expect } from '@jest/globals'
import fc from 'fast-check'
import { viettelPostCarrier } from '@/backend/integrations/viettel-post/carrier'
import type { Db } from '@/backend/platform/db/connect'
import { databaseTest } from '@/backend/platform/db/testing'
import { believedCarrierNotices } from '@/backend/platform/metrics/backend-metrics'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import {
  type CarrierName,
  orderStatus,
  parcelsOf,
  shopWithCarrier,
  subjects,
} from '@/backend/testing/parcels'
import { testConfig } from '@/backend/testing/payments'
import { cash, twoParcels } from '@/backend/testing/split-orders'
import { believedNotices } from '@/contract/rate-limits'

type Parcels = { one: string; two: string; orderCode: string }
const codesOf = ({ one, two, orderCode }: Parcels) =>
  fc.constantFrom(one, two, orderCode, `${orderCode}-2`, 'KHONGCO', "' or 1=1", null)

/** How each carrier says that a parcel has arrived, and what its notices may claim. */
const attacks = {
  ghn: {
    arrived: ['picked', 'delivered'],
    fields: (order: Parcels) =>
      fc.record({
        OrderCode: codesOf(order),
        ClientOrderCode: codesOf(order),
        Status: fc.constantFrom(
          'delivered',
          'cancel',
          'returned',
          'lost',
          'picked',
          'nonsense',
          '',
        ),
        CODAmount: fc.integer(),
        Type: fc.constantFrom('switch_status', 'update_cod', 'cod', 'create'),
      }),
  },
  ghtk: {
    arrived: ['3', '5'],
    fields: (order: Parcels) =>
      fc.record({
        label_id: codesOf(order),
        partner_id: codesOf(order),
        status_id: fc.constantFrom('5', '-1', '21', '13', '3', '6', '99', ''),
        action_time: fc.constantFrom('2020-01-01T00:00:00+07:00', '2099-01-01T00:00:00+07:00', 'x'),
        pick_money: fc.integer(),
        return_part_package: fc.constantFrom('0', '1'),
      }),
  },
  // Its token is believed, so without it nothing is.
  'viettel-post': {
    arrived: ['200', '501'],
    fields: (order: Parcels) =>
      fc.record({
        DATA: fc.record({
          ORDER_NUMBER: codesOf(order),
          ORDER_REFERENCE: codesOf(order),
          ORDER_STATUS: fc.constantFrom(501, 107, 504, 503, 200, 999),
          ORDER_STATUSDATE: fc.constantFrom('01/01/2020 00:00:00', '31/12/2099 00:00:00', 'x'),
          MONEY_COLLECTION: fc.integer(),
        }),
        TOKEN: fc.constantFrom('', 'guessed', order.one, null),
      }),
  },
}

async function attackWithNotices(db: Db, name: CarrierName) {
  const shop = await shopWithCarrier(db, name)
  try {
    const { arrived, fields } = attacks[name]
    const order = await twoParcels(db, shop)
    await shop.goesOn(order.one, ...arrived)
    const look = async () => [
      await parcelsOf(db, order.orderId),
      await subjects(db),
      await cash(db),
    ]
    const before = await look()
    const forged = fc.sample<Record<string, unknown>>(fields(order), { numRuns: 150, seed: 20 })
    // Each comes twice, the second time in another order.
    for (const [at, notice] of [...forged, ...forged.toReversed()].entries()) {
      const { status } = await shop.notice(notice, at % 3 === 0 ? 'guessed' : undefined)
      expect(status).toBe(at % 3 === 0 ? 401 : 200)
      if (at % 60 === 0) await shop.work()
    }
    await shop.work()
    const lasting = (found: unknown) =>
      JSON.parse(
        JSON.stringify(found, (key, value) => (['nextAt', 'attempts'].includes(key) ? 0 : value)),
      )
    expect(lasting(await look())).toEqual(lasting(before))
    expect(await orderStatus(db, order.orderId)).toBe(4)
    expect(await findInconsistencies(db)).toEqual([])
  } finally {
    shop.site.close()
  }
}

for (const name of ['ghn', 'ghtk', 'viettel-post'] as const) {
  databaseTest(
    `300 forged, repeated and reordered notices of ${name} change nothing they should not`,
    ({ db }) => attackWithNotices(db, name),
  )
}

databaseTest(
  'with the secret of Viettel Post a parcel goes forward alone, so often at most, and its cash is the shop’s own figure',
  async ({ db }) => {
    const shop = await shopWithCarrier(db, 'viettel-post')
    try {
      const order = await twoParcels(db, shop)
      const [first] = await parcelsOf(db, order.orderId)
      const at = (status: number, time: string, more = {}) =>
        shop.notice({
          DATA: {
            ...{ ORDER_NUMBER: order.one, ORDER_STATUS: status, ORDER_STATUSDATE: time, ...more },
          },
          TOKEN: viettelPostCarrier.practiceAccount(testConfig).noticeSecret,
        })
      const state = async () => (await parcelsOf(db, order.orderId))[0]?.state
      // Far ahead, long ago, and an unknown code.
      await at(501, '31/12/2099 00:00:00')
      await at(501, '01/01/2020 00:00:00')
      await at(999, '21/11/2026 10:01:00')
      expect(await state()).toBe('created')
      await at(500, '21/11/2026 10:02:00')
      // Neither back to the hub nor cancelled once a courier has it.
      for (const status of [300, 200, 107]) await at(status, '21/11/2026 10:03:00')
      expect(await state()).toBe('delivering')
      await at(501, '21/11/2026 10:04:00', { MONEY_COLLECTION: 9_000_000 })
      for (const status of [504, 503, 506]) await at(status, '21/11/2026 10:05:00')
      expect(await state()).toBe('delivered')
      expect(await cash(db)).toEqual([first?.codAmount])
      const statuses = []
      for (let turn = 0; turn < believedNotices.ofParcel.most; turn++)
        statuses.push((await at(500, '21/11/2026 10:06:00')).status)
      expect(new Set(statuses)).toEqual(new Set([200, 429]))
      const counted = await believedCarrierNotices.get()
      const results = counted.values.map(({ labels }) => labels.result)
      for (const one of ['recorded', 'backwards', 'unknown code', 'too many'])
        expect(results).toContain(one)
      expect(await findInconsistencies(db)).toEqual([])
    } finally {
      shop.site.close()
    }
  },
)
