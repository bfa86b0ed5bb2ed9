import { expect, test } from '@jest/globals'
import { pino } from 'pino'
import type { CarrierNotice } from '@/backend/integrations/carrier'
import { carriers } from '@/backend/integrations/carriers'
import { integrations } from '@/backend/integrations/definitions'
import { viettelPostCarrier } from '@/backend/integrations/viettel-post/carrier'
import { CarrierRefusal, type ParcelOrder } from '@/backend/modules/shipping'
import type { Db } from '@/backend/platform/db/connect'
import { databaseTest } from '@/backend/platform/db/testing'
import type { Integration } from '@/backend/platform/integrations/define-integration'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { listen } from '@/backend/testing/listen'
import { orderStatus, parcelsOf, shopWithCarrier } from '@/backend/testing/parcels'
import { testConfig } from '@/backend/testing/payments'
import { fixedSettings } from '@/backend/testing/settings'
import { besideSilence, outcomeOf } from '@/backend/testing/silent-service'
import { tickingClock } from '@/backend/testing/ticking-clock'

const pages: readonly Integration[] = integrations

/** How each carrier itself says that a parcel was collected, and that it has arrived. */
const words: Record<(typeof carriers)[number]['id'], [collected: string, arrived: string]> = {
  ghn: ['picked', 'delivered'],
  ghtk: ['3', '5'],
  'viettel-post': ['200', '501'],
}

const order: ParcelOrder = {
  ...{ code: 'HS1', receiverName: 'Lan', phone: '0912345678', address: '12 Lê Lợi' },
  ...{ wardName: 'Phường Sài Gòn', cityName: 'Thành phố Hồ Chí Minh' },
  ...{ formerDistrictId: 1442, formerWardCode: '20101' },
  ...{ weightGram: 650, codAmount: 56_000, value: 56_000 },
  items: [{ name: 'Sách', code: '1', quantity: 1, price: 56_000, weight: 500 }],
}

type AnyCarrier = (typeof carriers)[number]

const fieldsOf = async (request: Request): Promise<unknown> =>
  request.headers.get('content-type')?.includes('json')
    ? request.json()
    : Object.fromEntries(new URLSearchParams(await request.text()))

/** A carrier beside its practice site, and what that has told the shop. */
async function besideItsSite(
  db: Db,
  { id, practiceSite, practiceCarrierAt, noticesOf }: AnyCarrier,
) {
  const { now } = tickingClock()
  const { accounts } = fixedSettings().current()
  const readNotice = noticesOf(testConfig, accounts, true)?.readNotice ?? (() => null)
  const told: (CarrierNotice | null)[] = []
  const waiting: (() => void)[] = []
  const shop = await listen(async (request) => {
    told.push(readNotice(await fieldsOf(request)))
    for (const look of waiting) look()
    return new Response()
  })
  /** Resolves when a notice is of this kind. */
  const heard = (isMeant: (notice: CarrierNotice) => boolean) =>
    new Promise<CarrierNotice>((resolve) => {
      const look = () => {
        const found = told.find((notice) => notice !== null && isMeant(notice))
        if (found) resolve(found)
      }
      waiting.push(look)
      look()
    })
  const services = { db, now, log: pino({ level: 'silent' }), config: testConfig }
  const site = await listen(practiceSite(services, `${shop.origin}/`).fetch)
  const page = pages.find((one) => one.id === id)?.sandboxPages?.[0]
  const happens = async (code: string, status: string) =>
    expect(
      await fetch(`${site.origin}${page}?code=${code}`, {
        method: 'POST',
        body: new URLSearchParams({ status }),
      }),
    ).toHaveProperty('status', 200)
  const close = () => {
    site.close()
    shop.close()
  }
  return { carrier: practiceCarrierAt(testConfig, site.origin), happens, heard, readNotice, close }
}

for (const one of carriers) {
  databaseTest(`${one.id} keeps what the port of carriers promises`, async ({ db }) => {
    const { carrier, happens, heard, readNotice, close } = await besideItsSite(db, one)
    try {
      expect(carrier.name).toBe(one.id)
      const shipment = { ...order, wardId: 1, formerDistrict: 'Quận 1' }
      expect((await carrier.quote(shipment, AbortSignal.timeout(5_000))).fee).toBeGreaterThan(0)
      const { trackingCode } = await carrier.create(order)
      // Sent twice it is one parcel, whether or not the carrier names it again.
      const again = await carrier.create(order).catch((error: unknown) => error)
      if (again instanceof Error) expect(again).not.toBeInstanceOf(CarrierRefusal)
      else expect(again).toMatchObject({ trackingCode })
      await expect(carrier.create({ ...order, code: 'HS2', phone: '1' })).rejects.toThrow(
        CarrierRefusal,
      )
      expect(carrier.trackingUrl(trackingCode)).toContain(trackingCode)
      expect(await carrier.labelUrl(trackingCode)).toMatch(/^(?:https?:\/\/|data:)/)

      const [collected, arrived] = words[one.id]
      await happens(trackingCode, collected)
      await happens(trackingCode, arrived)
      expect(await carrier.cancel(trackingCode)).toBe(false)
      const asked = await carrier.track(trackingCode)
      const isOfIt = (notice: CarrierNotice) => notice.trackingCode === trackingCode
      const told = asked.at(-1) ?? (await heard((notice) => notice.step?.rawState === arrived)).step
      expect(told).toMatchObject({ state: 'delivered', rawState: arrived })
      expect(await heard(isOfIt)).toMatchObject({ code: 'HS1' })

      const other = await carrier.create({ ...order, code: 'HS3' })
      expect(await carrier.cancel(other.trackingCode)).toBe(true)
      for (const nonsense of [null, 'x', [], { DATA: {}, TOKEN: 'x' }])
        expect(readNotice(nonsense)?.trackingCode ?? null).toBeNull()
    } finally {
      close()
    }
  })

  test(`${one.id}: a carrier that never answers is given up, which refuses nothing`, () =>
    besideSilence(async (origin) => {
      const carrier = one.practiceCarrierAt(testConfig, origin)
      const shipment = { ...order, wardId: 1, formerDistrict: 'Quận 1' }
      for (const ask of [
        () => carrier.create(order),
        () => carrier.quote(shipment, AbortSignal.timeout(5_000)),
        () => carrier.cancel('T1'),
      ]) {
        const said = await outcomeOf(ask)
        expect(said).toBeInstanceOf(Error)
        expect(said).not.toBeInstanceOf(CarrierRefusal)
      }
    }))
}

databaseTest(
  'Viettel Post is believed for its token, and a lost answer is told again',
  async ({ db }) => {
    const shop = await shopWithCarrier(db, 'viettel-post')
    try {
      const { orderId, orderCode, total } = await shop.packedOrder()
      await shop.send(orderId)
      const notice = (code: string, status: number, minute: string) => ({
        DATA: {
          ORDER_NUMBER: code,
          ORDER_REFERENCE: orderCode,
          ORDER_STATUS: status,
          ORDER_STATUSDATE: `21/11/2026 10:${minute}:00`,
        },
        TOKEN: viettelPostCarrier.practiceAccount(testConfig).noticeSecret,
      })
      // The answer to its creation never came: the notice names it.
      expect((await shop.notice(notice('987', 103, '00'))).status).toBe(200)
      expect(await parcelsOf(db, orderId)).toMatchObject([
        { trackingCode: '987', state: 'created', codTold: total },
      ])
      await shop.notice({ ...notice('987', 501, '01'), TOKEN: 'guessed' })
      await shop.notice(notice('654', 501, '01'))
      expect(await parcelsOf(db, orderId)).toMatchObject([{ state: 'created' }])
      for (const [status, minute] of [
        [200, '02'],
        [501, '04'],
        [501, '04'],
        [300, '03'],
      ] as const)
        await shop.notice(notice('987', status, minute))
      expect(await parcelsOf(db, orderId)).toMatchObject([{ state: 'delivered', nextAt: null }])
      expect(await orderStatus(db, orderId)).toBe(5)
      expect(await findInconsistencies(db)).toEqual([])
    } finally {
      shop.site.close()
    }
  },
)
