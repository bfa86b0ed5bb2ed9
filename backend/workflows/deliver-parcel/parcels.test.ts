import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { ghtkCarrier } from '@/backend/integrations/ghtk/carrier'
import { ghtk } from '@/backend/integrations/ghtk/client'
import { GHTK_PAGE, ghtkSandbox } from '@/backend/integrations/ghtk/simulator'
import { orders } from '@/backend/modules/orders/tables'
import { parcel } from '@/backend/modules/parcels/tables'
import { parcelTexts } from '@/backend/modules/parcels/texts'
import type { Db } from '@/backend/platform/db/connect'
import { databaseTest } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { listen } from '@/backend/testing/listen'
import { guestOrder, lineOf, placed, sendOrder } from '@/backend/testing/orders'
import { orderStatus, parcelsOf, shopWithGhn, subjects } from '@/backend/testing/parcels'
import { testConfig } from '@/backend/testing/payments'
import { TEST_NOW } from '@/backend/testing/test-app'
import type { OrderParcels } from '@/contract/staff/parcels'

const log = pino({ level: 'silent' })
const rowOf = async (db: Db, id: string) => {
  const [row] = await parcelsOf(db, id)
  if (!row) throw new Error('no parcel')
  return row
}

databaseTest(
  'a packed order travels with GHN: created once, followed, failed once, delivered',
  async ({ db }) => {
    const shop = await shopWithGhn(db)
    try {
      const { orderId, orderCode, total } = await shop.packedOrder()
      const queued = await shop.send(orderId)
      expect(queued).toMatchObject({ state: 'queued', trackingCode: null, codAmount: total })
      await Promise.all([shop.work(), shop.work(), shop.send(orderId)])
      const { trackingCode } = await rowOf(db, orderId)
      if (!trackingCode) throw new Error('no tracking code')
      expect(await db.$count(parcel)).toBe(1)

      for (const status of ['picked', 'transporting', 'delivering', 'delivery_fail']) {
        await shop.happens(trackingCode, status)
      }
      await shop.tell(trackingCode)
      await shop.work()
      expect(await orderStatus(db, orderId)).toBe(4)
      expect((await rowOf(db, orderId)).state).toBe('deliveryFailed')
      await shop.tell(trackingCode)
      await shop.work()

      await shop.happens(trackingCode, 'delivering')
      await shop.happens(trackingCode, 'delivered')
      const notices = [...Array(50)].map(() => shop.tell(trackingCode))
      const rounds = Promise.all([shop.work(), shop.work(), shop.work()])
      const answers = await Promise.all(notices)
      await rounds
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      await shop.work()
      expect(await orderStatus(db, orderId)).toBe(5)
      expect(await rowOf(db, orderId)).toMatchObject({ state: 'delivered', nextAt: null })
      const sent = await subjects(db)
      for (const subject of [
        `Đơn ${orderCode} đang trên đường giao`,
        `Đơn ${orderCode} chưa giao được`,
        `Đơn ${orderCode} đã giao`,
      ]) {
        expect(sent.filter((one) => one === subject)).toHaveLength(1)
      }
      expect(await findInconsistencies(db)).toEqual([])
    } finally {
      shop.site.close()
    }
  },
)

databaseTest('a notice proves nothing, and one without the secret does nothing', async ({ db }) => {
  const shop = await shopWithGhn(db)
  try {
    const { orderId } = await shop.packedOrder()
    await shop.send(orderId)
    await shop.work()
    const { trackingCode, nextAt } = await rowOf(db, orderId)
    expect((await shop.tell(trackingCode ?? '', 'guessed')).status).toBe(401)
    expect((await rowOf(db, orderId)).nextAt).toEqual(nextAt)
    for (let turn = 0; turn < 20; turn++) await shop.tell(trackingCode ?? '')
    await shop.tell('UNKNOWN')
    await shop.work()
    expect(await orderStatus(db, orderId)).toBe(3)
    expect((await rowOf(db, orderId)).state).toBe('created')
  } finally {
    shop.site.close()
  }
})

databaseTest(
  'a carrier that is down is asked again; what it refuses waits for a person',
  async ({ db }) => {
    const shop = await shopWithGhn(db)
    try {
      const { orderId } = await shop.packedOrder()
      await shop.send(orderId)
      await db.update(orders).set({ phone: '123' }).where(eq(orders.id, orderId))
      await shop.work()
      expect(await rowOf(db, orderId)).toMatchObject({
        ...{ state: 'refused', nextAt: null },
        lastError: expect.stringMatching(/^GHN không nhận số điện thoại người nhận/),
      })
      await db.update(orders).set({ phone: '0912345678' }).where(eq(orders.id, orderId))
      expect(await shop.send(orderId)).toMatchObject({ state: 'queued' })
      shop.site.close()
      await shop.work()
      const [, waiting] = await db.select().from(parcel).orderBy(parcel.code)
      expect(waiting).toMatchObject({ state: 'queued', attempts: 1, trackingCode: null })
      expect(waiting?.lastError).toContain('fetch failed')
      const shown = await shop.call(`${orderId}/parcels`, 'GET')
      const { data } = (await shown.json()) as { data: OrderParcels }
      expect(data.parcels.at(-1)?.lastError).toBe(parcelTexts.retried)
    } finally {
      shop.site.close()
    }
  },
)

databaseTest('a parcel is taken back until the carrier has collected it', async ({ db }) => {
  const shop = await shopWithGhn(db)
  try {
    const early = await shop.packedOrder()
    const late = await shop.packedOrder()
    const confirmed = await placed(await sendOrder(shop.app, guestOrder([lineOf(1)])))
    expect((await shop.call(`${confirmed.orderId}/parcels`, 'POST')).status).toBe(409)
    expect((await shop.ask('parcels/KHONGCO', 'DELETE')).status).toBe(404)
    for (const { orderId } of [early, late]) await shop.send(orderId)
    await shop.work()
    expect((await shop.ask(`parcels/${early.orderCode}`, 'DELETE')).status).toBe(200)
    expect(await rowOf(db, early.orderId)).toMatchObject({ state: 'cancelled', nextAt: null })
    await shop.happens((await rowOf(db, late.orderId)).trackingCode ?? '', 'picked')
    expect((await shop.ask(`parcels/${late.orderCode}`, 'DELETE')).status).toBe(409)
    expect((await shop.ask(`parcels/${late.orderCode}/label`, 'GET')).status).toBe(200)
    expect(await shop.send(early.orderId)).toMatchObject({ state: 'queued' })
    expect(await db.$count(parcel)).toBe(3)
  } finally {
    shop.site.close()
  }
})

databaseTest(
  'a parcel sent to GHTK twice is one parcel, and travels like one of GHN',
  async ({ db }) => {
    const account = ghtkCarrier.practiceAccount(testConfig)
    const now = () => new Date(TEST_NOW.getTime())
    const sandbox = ghtkSandbox(
      { db, log, now },
      { settings: account, noticeUrl: 'http://127.0.0.1:1/' },
    )
    const site = await listen(sandbox.fetch)
    try {
      const carrier = ghtk({ ...account, apiUrl: site.origin + new URL(account.apiUrl).pathname })
      const order = {
        ...{ code: 'HS1', receiverName: 'Lan', phone: '0912345678', address: '12 Lê Lợi' },
        ...{ wardName: 'Phường Sài Gòn', cityName: 'Thành phố Hồ Chí Minh' },
        ...{ weightGram: 650, codAmount: 56_000, value: 56_000 },
        items: [{ name: 'Sách', code: '1', quantity: 1, price: 56_000, weight: 500 }],
      }
      const first = await carrier.create(order)
      expect(await carrier.create(order)).toMatchObject({ trackingCode: first.trackingCode })
      await expect(carrier.create({ ...order, code: 'HS2', phone: '1' })).rejects.toThrow(
        'điện thoại',
      )
      const { trackingCode } = first
      expect(await carrier.track(trackingCode)).toMatchObject([{ state: 'created', rawState: '2' }])
      expect(await carrier.labelUrl(trackingCode)).toMatch(/^data:application\/pdf;base64,/)
      await fetch(`${site.origin}${GHTK_PAGE}?code=${trackingCode}`, {
        method: 'POST',
        body: new URLSearchParams({ status: '9' }),
      })
      expect(await carrier.track(trackingCode)).toMatchObject([{ state: 'deliveryFailed' }])
      expect(await carrier.cancel(trackingCode)).toBe(false)
    } finally {
      site.close()
    }
  },
)
