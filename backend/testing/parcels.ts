import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { noticePath } from '@/backend/api/webhooks/carrier-notices'
import { ghnCarrier } from '@/backend/integrations/ghn/carrier'
import { ghn } from '@/backend/integrations/ghn/client'
import { GHN_PAGE, ghnSandbox } from '@/backend/integrations/ghn/simulator'
import { ghtkCarrier } from '@/backend/integrations/ghtk/carrier'
import { ghtk } from '@/backend/integrations/ghtk/client'
import { GHTK_PAGE, ghtkSandbox } from '@/backend/integrations/ghtk/simulator'
import { viettelPostCarrier } from '@/backend/integrations/viettel-post/carrier'
import { viettelPost } from '@/backend/integrations/viettel-post/client'
import {
  VIETTEL_POST_PAGE,
  viettelPostSandbox,
} from '@/backend/integrations/viettel-post/simulator'
import { orders } from '@/backend/modules/orders/tables'
import { parcel } from '@/backend/modules/parcels/tables'
import type { Services } from '@/backend/platform/context'
import type { Db } from '@/backend/platform/db/connect'
import { mailOutbox } from '@/backend/platform/db/tables'
import { listen } from '@/backend/testing/listen'
import { guestOrder, lineOf, placed, sendOrder, twoBookShop } from '@/backend/testing/orders'
import { testConfig } from '@/backend/testing/payments'
import { runDue } from '@/backend/testing/run-due'
import { fixedSettings } from '@/backend/testing/settings'
import { staffCaller } from '@/backend/testing/staff-caller'
import { json, testApp } from '@/backend/testing/test-app'
import { tickingClock } from '@/backend/testing/ticking-clock'
import { parcelsToMake, parcelsToTrack } from '@/backend/workflows/deliver-parcel/process-parcels'
import type { OrderParcels, StaffParcel } from '@/contract/staff/parcels'

const log = pino({ level: 'silent' })
const staff = staffCaller()

/** The notices of the pages' own button go nowhere: the tests send them. */
const noticeUrl = 'http://127.0.0.1:1/'
type Site = Pick<Services, 'db' | 'log' | 'now'>
type Fields = Record<string, unknown>

const carriers = {
  ghn: {
    page: GHN_PAGE,
    settings: ghnCarrier.practiceAccount(testConfig),
    sandbox: (site: Site) => ghnSandbox(site, { settings: carriers.ghn.settings, noticeUrl }),
    at: (apiUrl: string) => ghn({ ...carriers.ghn.settings, apiUrl }),
    noticed: (code: string) => ({ OrderCode: code, Status: 'delivered' }),
    posted: (fields: Fields, key: string) => [`?key=${key}`, json(fields)] as const,
  },
  ghtk: {
    page: GHTK_PAGE,
    settings: ghtkCarrier.practiceAccount(testConfig),
    sandbox: (site: Site) => ghtkSandbox(site, { settings: carriers.ghtk.settings, noticeUrl }),
    at: (apiUrl: string) => ghtk({ ...carriers.ghtk.settings, apiUrl }),
    noticed: (code: string) => ({ label_id: code, status_id: '5' }),
    posted: (fields: Fields, key: string) => {
      const given = Object.entries(fields).filter(([, value]) => value !== null)
      const body = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
      return [`?hash=${key}`, { method: 'POST', body }] as const
    },
  },
  'viettel-post': {
    page: VIETTEL_POST_PAGE,
    settings: viettelPostCarrier.practiceAccount(testConfig),
    sandbox: (site: Site) =>
      viettelPostSandbox(site, { settings: carriers['viettel-post'].settings, noticeUrl }),
    at: (apiUrl: string) => viettelPost({ ...carriers['viettel-post'].settings, apiUrl }),
    noticed: (code: string, status = 501) => ({
      DATA: {
        ORDER_NUMBER: code,
        ORDER_STATUS: status,
        ORDER_STATUSDATE: '21/11/2026 10:05:00',
      },
      TOKEN: carriers['viettel-post'].settings.noticeSecret,
    }),
    posted: (fields: Fields, key: string) => [`?key=${key}`, json(fields)] as const,
  },
}
export type CarrierName = keyof typeof carriers

/** The two-book shop beside the built-in carrier on a port of its own; the clock goes a second with each look. */
export async function shopWithCarrier(db: Db, name: CarrierName) {
  const { page, settings: account, sandbox, at, noticed, posted } = carriers[name]
  await twoBookShop({ db })
  const { clock, now } = tickingClock()
  const site = await listen(sandbox({ db, log, now }).fetch)
  const carrier = at(site.origin + new URL(account.apiUrl).pathname)
  const config = { ...testConfig }
  const settings = fixedSettings({ carriers: [carrier] })
  const app = testApp({ db, now, config, settings, callers: { staff } })
  const services = { db, now, log, config, settings }
  const ask = (path: string, method: string, body?: object) =>
    app.request(`/api/staff/${path}`, {
      ...json(body ?? {}, { authorization: 'Bearer staff' }),
      method,
      ...(method === 'GET' && { body: null }),
    })
  const call = (path: string, method: string, body?: object) => ask(`orders/${path}`, method, body)
  const packedOrder = async (changes = {}, lines: unknown = [lineOf(1)]) => {
    const order = await placed(
      await sendOrder(app, guestOrder(lines, { email: 'lan@vi.du', ...changes })),
    )
    for (const status of [2, 3]) await call(order.orderId, 'PATCH', { status })
    return order
  }
  const send = async (orderId: string, body?: object): Promise<StaffParcel> => {
    const response = await call(`${orderId}/parcels`, 'POST', body)
    const answer = (await response.json()) as { data: OrderParcels }
    expect([response.status, answer]).toEqual([200, answer])
    const newest = answer.data.parcels.at(-1)
    if (!newest) throw new Error('no parcel')
    return newest
  }
  const happens = (code: string, status: string) =>
    fetch(`${site.origin}${page}?code=${code}`, {
      method: 'POST',
      body: new URLSearchParams({ status }),
    })
  const notice = (fields: Fields, key = account.noticeSecret) => {
    const [query, init] = posted(fields, key)
    return app.request(noticePath(name) + query, init)
  }
  const tell = (code: string, key = account.noticeSecret) => notice(noticed(code), key)
  const wait = (minutes: number) => {
    clock.ms += minutes * 60_000
  }
  const work = async () => {
    await runDue(parcelsToTrack, services)
    await runDue(parcelsToMake, services)
  }
  const goesOn = async (code: string, ...statuses: string[]) => {
    for (const status of statuses) await happens(code, status)
    await tell(code)
    await work()
  }
  return { app, ask, call, packedOrder, send, happens, notice, tell, wait, work, goesOn, site }
}
export const shopWithGhn = (db: Db) => shopWithCarrier(db, 'ghn')
export type GhnShop = Awaited<ReturnType<typeof shopWithCarrier>>

export async function orderStatus(db: Db, id: string) {
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  return row?.status
}

/** The parcels of an order, the first one first. */
export const parcelsOf = (db: Db, id: string) =>
  db.select().from(parcel).where(eq(parcel.orderId, id)).orderBy(parcel.createdAt, parcel.code)

export const subjects = async (db: Db) =>
  (await db.select().from(mailOutbox)).map(({ subject }) => subject)
