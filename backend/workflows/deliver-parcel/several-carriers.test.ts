import { expect } from '@jest/globals'
import { pino } from 'pino'
import { createApp } from '@/backend/app/create-app'
import { carriers } from '@/backend/integrations/carriers'
import { integrations } from '@/backend/integrations/definitions'
import { appUser } from '@/backend/modules/accounts/tables'
import { shippingQuote } from '@/backend/modules/shipping/tables'
import type { Db } from '@/backend/platform/db/connect'
import { databaseTest } from '@/backend/platform/db/testing'
import type { Integration } from '@/backend/platform/integrations/define-integration'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { listen } from '@/backend/testing/listen'
import { guestOrder, lineOf, placed, sendOrder, twoBookShop } from '@/backend/testing/orders'
import { orderStatus, parcelsOf } from '@/backend/testing/parcels'
import { testConfig } from '@/backend/testing/payments'
import { runDue } from '@/backend/testing/run-due'
import { json, testServices } from '@/backend/testing/test-app'
import { tickingClock } from '@/backend/testing/ticking-clock'
import { parcelsToMake, parcelsToTrack } from '@/backend/workflows/deliver-parcel/process-parcels'
import type { CarrierChoice, CarrierRule } from '@/contract/staff/carrier-rules'
import type { OrderParcels, ParcelCarrier } from '@/contract/staff/parcels'
import type { FeeTable } from '@/contract/staff/shipping'

type Id = (typeof carriers)[number]['id']
const pages: readonly Integration[] = integrations
const TABLE = 'shipping/table'

const rule = (carrier: Id, more: Partial<CarrierRule>): CarrierRule => ({
  ...{ carrier, provinces: [], weightFrom: null, weightTo: null, codFrom: null, codTo: null },
  ...more,
})

/** A shop with an account at every carrier, each a practice site of its own that tells the shop what happens. */
async function shopWithAll(db: Db) {
  await twoBookShop({ db })
  await db.insert(appUser).values({ id: 90, name: 'Lan', email: 'lan@sach.vn', passwordHash: '' })
  const { clock, now } = tickingClock()
  const own = await listen((request) => app.fetch(request))
  const log = pino({ level: 'silent' })
  const sites = new Map<Id, Awaited<ReturnType<typeof listen>>>()
  const opened = []
  for (const one of carriers) {
    const { noticeSecret } = one.practiceAccount(testConfig)
    const noticeUrl = `${own.origin}/carriers/${one.id}/notices?key=${noticeSecret}`
    const site = await listen(
      one.practiceSite({ db, now, log, config: testConfig }, noticeUrl).fetch,
    )
    sites.set(one.id, site)
    opened.push(one.practiceCarrierAt(testConfig, site.origin))
  }
  const admin = {
    userId: 90,
    sessionId: '0199f0a0-0000-7000-8000-000000000001',
    roles: ['staff' as const, 'admin' as const],
  }
  const services = testServices({
    ...{ db, now, log, config: testConfig, callers: { admin } },
    adapters: { carriers: opened, feeCarriers: opened },
  })
  const app = createApp(services)
  const call = async <T>(path: string, method = 'GET', body?: object) => {
    const response = await app.request(`/api/staff/${path}`, {
      ...json(body ?? {}, { authorization: 'Bearer admin' }),
      method,
      ...(body === undefined && { body: null }),
    })
    const { data, errorMessage } = (await response.json()) as { data: T; errorMessage?: string }
    return { status: response.status, data, errorMessage }
  }
  const table = async () => (await call<FeeTable>(TABLE)).data
  const choose = async (carrierChoice: CarrierChoice) => {
    const { version, rates } = await table()
    return call<FeeTable>(TABLE, 'PATCH', { version, rates, carrierChoice })
  }
  /** A packed order, and the carrier that was asked for its fee. */
  const packed = async (lines: unknown) => {
    const order = await placed(await sendOrder(app, guestOrder(lines, { email: 'lan@vi.du' })))
    for (const status of [2, 3]) await call(`orders/${order.orderId}`, 'PATCH', { status })
    const asked = await db.select().from(shippingQuote)
    return { ...order, askedFor: asked.at(-1)?.carrier }
  }
  const send = async (orderId: string, body: object = {}) => {
    const answer = await call<OrderParcels>(`orders/${orderId}/parcels`, 'POST', body)
    for (const kind of [parcelsToTrack, parcelsToMake]) await runDue(kind, services)
    const [row] = await parcelsOf(db, orderId)
    return { ...answer, carrier: row?.carrier, code: row?.trackingCode ?? '', own: row?.code ?? '' }
  }
  const offers = async (orderId: string, query = '') =>
    (await call<ParcelCarrier[]>(`orders/${orderId}/carriers${query}`)).data
  /** The parcel is moved at its carrier, which tells the shop. */
  const happens = async (id: Id, code: string, ...statuses: string[]) => {
    const page = pages.find((one) => one.id === id)?.sandboxPages?.[0]
    for (const status of statuses) {
      const moved = await fetch(`${sites.get(id)?.origin}${page}?code=${code}`, {
        method: 'POST',
        body: new URLSearchParams({ status }),
      })
      expect([id, moved.status]).toEqual([id, 200])
    }
  }
  const close = () => {
    own.close()
    for (const site of sites.values()) site.close()
  }
  const work = () => runDue(parcelsToTrack, services)
  const wait = (minutes: number) => {
    clock.ms += minutes * 60_000
  }
  return { app, call, choose, table, packed, send, offers, happens, sites, close, work, wait }
}

const rules = [rule('viettel-post', { weightFrom: 1_000 }), rule('ghtk', { codFrom: 100_000 })]

databaseTest(
  'each parcel goes with the carrier the rules say, and stays with it',
  async ({ db }) => {
    const shop = await shopWithAll(db)
    try {
      expect((await shop.choose({ usual: 'ghn', off: [], rules })).status).toBe(200)
      // The buyer pays what the carrier asks that will carry.
      const light = await shop.packed([lineOf(1)])
      const dear = await shop.packed([lineOf(2)])
      const heavy = await shop.packed([lineOf(1, 3)])
      expect([light.askedFor, dear.askedFor, heavy.askedFor]).toEqual([
        'ghn',
        'ghtk',
        'viettel-post',
      ])
      const sent = {
        ghn: await shop.send(light.orderId),
        ghtk: await shop.send(dear.orderId),
        post: await shop.send(heavy.orderId),
      }
      expect(Object.values(sent).map(({ carrier }) => carrier)).toEqual([
        'ghn',
        'ghtk',
        'viettel-post',
      ])
      expect(Object.values(sent).every(({ code }) => code !== '')).toBe(true)

      // From now on nothing new goes to GHTK and Viettel Post; what they have is asked of them.
      const off = ['ghtk', 'viettel-post']
      expect((await shop.choose({ usual: 'ghn', off, rules })).status).toBe(200)
      const after = await shop.packed([lineOf(1, 3)])
      expect(after.askedFor).toBe('ghn')
      expect(await shop.send(after.orderId, { carrier: 'viettel-post' })).toMatchObject({
        status: 422,
        errorMessage: 'Hãng này chưa kết nối hoặc đang tắt. Hãy chọn hãng khác.',
      })
      expect((await shop.offers(after.orderId)).map(({ id }) => id)).toEqual(['ghn'])
      for (const { own } of [sent.ghtk, sent.post])
        expect((await shop.call(`parcels/${own}/label`)).status).toBe(200)
      await shop.happens('ghtk', sent.ghtk.code, '3', '5')
      shop.wait(60)
      await shop.work()
      expect(await orderStatus(db, dear.orderId)).toBe(5)
      expect((await shop.table()).carriers).toEqual([
        { id: 'ghn', name: 'Giao Hàng Nhanh', isConnected: true, underWay: 1 },
        { id: 'ghtk', name: 'Giao Hàng Tiết Kiệm', isConnected: true, underWay: 0 },
        { id: 'viettel-post', name: 'Viettel Post', isConnected: true, underWay: 1 },
      ])
      expect((await shop.call('connections/viettel-post', 'DELETE')).status).toBe(409)
      expect((await shop.call(`parcels/${sent.post.own}`, 'DELETE')).status).toBe(200)
      expect(await parcelsOf(db, heavy.orderId)).toMatchObject([{ state: 'cancelled' }])
      expect(await findInconsistencies(db)).toEqual([])
    } finally {
      shop.close()
    }
  },
)

databaseTest('whoever packs sees what each carrier asks and may choose another', async ({ db }) => {
  const shop = await shopWithAll(db)
  try {
    await shop.choose({ usual: 'ghn', off: [], rules })
    const order = await shop.packed([lineOf(2)])
    const all = await shop.offers(order.orderId)
    expect(all.map(({ id, isChosen }) => [id, isChosen])).toEqual([
      ['ghn', false],
      ['ghtk', true],
      ['viettel-post', false],
    ])
    for (const { fee, problem } of all) expect([fee, problem]).toEqual([expect.any(Number), null])

    shop.sites.get('ghtk')?.close()
    const rest = await shop.offers(order.orderId)
    expect(rest.map(({ fee }) => fee === null)).toEqual([false, true, false])
    expect(rest[1]?.problem).toContain('chưa báo giá')
    const sent = await shop.send(order.orderId, { carrier: 'viettel-post' })
    expect([sent.status, sent.carrier]).toEqual([200, 'viettel-post'])
    expect(sent.code).not.toBe('')
  } finally {
    shop.close()
  }
})

databaseTest('a choice that cannot be is refused whole', async ({ db }) => {
  const shop = await shopWithAll(db)
  try {
    const bad = [
      { usual: 'nobody', off: [], rules: [] },
      { usual: 'ghn', off: ['ghn'], rules: [] },
      { usual: null, off: [], rules: [rule('ghn', { weightFrom: 2, weightTo: 1 })] },
      { usual: null, off: [], rules: [{ ...rule('ghn', {}), carrier: 'nobody' }] },
    ]
    for (const choice of bad) expect([400, 422]).toContain((await shop.choose(choice)).status)
    expect(await shop.table()).toMatchObject({
      version: 0,
      carrierChoice: { usual: null, off: [], rules: [] },
    })
    const order = await shop.packed([lineOf(1)])
    for (const wrong of ['?lines=x', '?lines=999:1', '?lines='])
      expect((await shop.call(`orders/${order.orderId}/carriers${wrong}`)).status).toBeGreaterThan(
        399,
      )
    expect((await shop.send(order.orderId, { carrier: 'nobody' })).status).toBe(422)
  } finally {
    shop.close()
  }
})
