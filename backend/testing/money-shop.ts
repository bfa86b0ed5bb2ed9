import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { feedOf } from '@/backend/integrations/bank-feeds/feeds'
import { vnpay } from '@/backend/integrations/vnpay/client'
import { course, lesson } from '@/backend/modules/learning/tables'
import type { Carrier, CarrierStep } from '@/backend/modules/shipping/carriers/carrier'
import type { Config } from '@/backend/platform/config'
import type { Caller } from '@/backend/platform/context'
import type { Db, Store } from '@/backend/platform/db/connect'
import type { SettingsService } from '@/backend/platform/settings'
import { BANK_NOTICES } from '@/backend/testing/bank-shop'
import { home } from '@/backend/testing/buyers'
import { guestOrder, placed, sendOrder, twoBookShop } from '@/backend/testing/orders'
import {
  noticeParams,
  payParamsOf,
  sendNotice,
  testConfig,
  testSite,
} from '@/backend/testing/payments'
import { runDue } from '@/backend/testing/run-due'
import { fixedSettings } from '@/backend/testing/settings'
import { addProduct, addUser } from '@/backend/testing/shop'
import { json, type TestApp, testApp } from '@/backend/testing/test-app'
import { tickingClock } from '@/backend/testing/ticking-clock'
import { parcelsToMake, parcelsToTrack } from '@/backend/workflows/deliver-parcel/process-parcels'
import { refundJobs } from '@/backend/workflows/refund/send-refunds'
import type { Placed } from '@/contract/shop/orders'
import type { ParcelState } from '@/contract/shop/parcels'
import { staffRoles } from '@/contract/staff/roles'

const as = (userId: number, roles: Caller['roles']): Caller => ({
  userId,
  sessionId: '0199f0a0-0000-7000-8000-000000000001',
  roles,
})

/** A carrier in memory: it says what it is told to say and collects what it was last told. */
export function testCarrier(now: () => Date) {
  const parcels = new Map<string, { cod: number; steps: CarrierStep[] }>()
  const carrier: Carrier = {
    name: 'ghn',
    create: async ({ code, codAmount }) => {
      const trackingCode = `T${code}`
      if (!parcels.has(trackingCode)) parcels.set(trackingCode, { cod: codAmount, steps: [] })
      return { trackingCode, fee: 20_000, expectedAt: null }
    },
    quote: async () => ({ fee: 20_000, days: null }),
    track: async (code) => parcels.get(code)?.steps ?? [],
    changeCod: async (code, codAmount) => {
      const found = parcels.get(code)
      if (found) found.cod = codAmount
    },
    cancel: async (code) => {
      const found = parcels.get(code)
      if (!found || found.steps.length > 0) return false
      found.steps.push({ state: 'cancelled', rawState: 'cancel', at: now() })
      return true
    },
    labelUrl: async () => 'http://x/',
    trackingUrl: (code) => `http://x/${code}`,
  }
  const says = (code: string, state: ParcelState) => {
    parcels.get(code)?.steps.push({ state, rawState: `${state}`, at: now() })
  }
  return { carrier, parcels, says }
}

/** A course of five lessons, two buyers and two of the staff. */
async function fill(db: Db) {
  for (const id of [7, 8]) await addUser(db, { id, email: `buyer${id}@vi.du` })
  for (const id of [90, 91]) await addUser(db, { id, email: `staff${id}@vi.du` })
  await addProduct(db, { id: 30, objectType: 1, salePrice: 99_000, price: 99_000 })
  await db.insert(course).values({
    ...{ id: 5, productId: 30, name: 'Toán 1', slug: 'toan-1', validDays: 100, inLibrary: true },
  })
  await db
    .insert(lesson)
    .values([1, 2, 3, 4, 5].map((id) => ({ id, courseId: 5, name: `Bài ${id}`, position: id })))
}

const callers = {
  staff: as(90, ['staff', ...staffRoles]),
  second: as(91, ['staff', ...staffRoles]),
  lan: as(7, ['user']),
  minh: as(8, ['user']),
}

/** A card site that sends money back, each refund once. */
function testSiteRefunds() {
  const sent = new Map<string, number>()
  const refund = async ({ refundId, amount }: { refundId: string; amount: number }) => {
    sent.set(refundId, amount)
    return { state: 'done', reference: refundId.slice(0, 12) } as const
  }
  return { refund, sent }
}
type SiteRefund = ReturnType<typeof testSiteRefunds>['refund']

function settingsWith(carrier: Carrier | null, refund: SiteRefund, now: () => Date) {
  const { publicUrl } = testConfig
  const { name, createPayment } = vnpay({ ...testSite, publicUrl }, now)
  return fixedSettings({
    paymentSites: { 0: { name, createPayment, refund } },
    carriers: carrier ? [carrier] : [],
  })
}

type Asked = { method?: string; body?: unknown; token?: string; orderToken?: string | undefined }

/** Calls as a browser does; answers status, data and what a refusal says. */
const caller =
  (app: TestApp) =>
  async (path: string, { method = 'POST', body, token, orderToken }: Asked = {}) => {
    const response = await app.request(path, {
      ...json(body ?? {}, {
        'idempotency-key': randomUUID(),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(orderToken && { 'x-order-token': orderToken }),
      }),
      method,
      ...(method === 'GET' && { body: null }),
    })
    const answer = (await response.json()) as { data?: unknown; errorMessage?: string }
    return { status: response.status, data: answer.data as never, text: answer.errorMessage ?? '' }
  }

/** A bank that tells the shop of transfers to its account. */
function bankOf(app: TestApp, settings: SettingsService, now: () => Date) {
  const { accounts } = settings.current()
  const feed = feedOf(testConfig, accounts)
  const account = accounts.transfer?.account ?? ''
  if (!feed) throw new Error('the demonstration has a bank')
  let references = 0
  return async (content: string, amount: number, reference = `FT${++references}`) => {
    const bookedAt = now()
    const notice = { reference, account, amount, isIncoming: true, content, sender: null, bookedAt }
    const response = await app.request(BANK_NOTICES, {
      method: 'POST',
      ...feed.write(notice, now()),
    })
    if (response.status !== 200) throw new Error(`the bank is answered ${response.status}`)
  }
}

/**
 * Two books (38.000 ₫ and 120.000 ₫) and a course of five lessons for 99.000 ₫ and 100 days; a card site, a bank that tells of transfers,
 * a carrier unless the shop hands over itself, two of the staff and two signed-in buyers. The clock goes a second with each look.
 */
export async function moneyShop(
  { db }: Pick<Store, 'db'>,
  { hasCarrier = false, config = {} as Partial<Config> } = {},
) {
  await twoBookShop({ db })
  await fill(db)
  const { clock, now } = tickingClock()
  const { carrier, parcels, says } = testCarrier(now)
  const { refund: siteRefund, sent } = testSiteRefunds()
  const settings = settingsWith(hasCarrier ? carrier : null, siteRefund, now)
  const { tokenSecret } = testConfig
  const app = testApp({ db, now, settings, callers, config: { tokenSecret, ...config } })
  const call = caller(app)
  const staff = (path: string, body?: unknown, method = 'POST', token = 'staff') =>
    call(`/api/staff/${path}`, { method, body, token })
  const services = { db, now, log: pino({ level: 'silent' }), config: testConfig, settings }

  return {
    ...{ app, db, call, staff, settings, services, carrier, parcels, says },
    /** Đồng the card site has sent back, by the refund, and together. */
    sent,
    sentBack: () => [...sent.values()].reduce((sum, amount) => sum + amount, 0),
    now: () => new Date(clock.ms),
    wait: (days: number) => {
      clock.ms += days * 86_400_000
    },
    /** A guest's order. */
    guest: async (lines: unknown, paymentType = 1, more = {}) =>
      placed(
        await sendOrder(app, guestOrder(lines, { paymentType, email: 'khach@vi.du', ...more })),
      ),
    /** The order of a signed-in buyer with these products in the cart. */
    buy: async (
      products: readonly { productId: number; Quantity: number }[],
      paymentType: number,
      token: 'lan' | 'minh' = 'lan',
    ) => {
      for (const line of products) {
        const added = await call('/api/Order/add-product', { body: line, token })
        if (added.status !== 200) throw new Error(`not added: ${added.status} ${added.text}`)
      }
      await call('/api/Order/Address', { method: 'PATCH', body: home, token })
      const { status, data, text } = await call('/api/Order/CheckOut', {
        body: { paymentType },
        token,
      })
      if (status !== 200) throw new Error(`not ordered: ${status} ${text}`)
      return data as Placed
    },
    /** The card of an attempt is charged. */
    charge: (order: Pick<Placed, 'paymentUrl'>) =>
      sendNotice(app, noticeParams(payParamsOf(order))),
    /** A transfer arrives on the shop's account. */
    transfer: bankOf(app, settings, now),
    move: (orderId: string, status: number, body = {}) =>
      staff(`orders/${orderId}`, { status, ...body }, 'PATCH'),
    /** The parcels wait at the carrier, are asked about, and refunds are sent. */
    work: async () => {
      clock.ms += 31 * 60_000
      await runDue(parcelsToTrack, services)
      await runDue(parcelsToMake, services)
      await runDue(refundJobs, services)
    },
    /** From asking to the bank's reference, by two people. */
    refund: async (orderId: string, amount: number) => {
      const asked = await staff(`orders/${orderId}/refunds`, { amount, reason: 'Hoàn' })
      if (asked.status !== 200) return asked
      return settle((asked.data as { id: string }).id)
    },
    settle,
  }
  async function settle(id: string) {
    // Refused where the account is known, or where the money goes back on its payment.
    const account = { bank: 'Vietcombank', account: '0123456789', name: 'LAN' }
    await staff(`refunds/${id}/receiver`, account)
    const approved = await staff(`refunds/${id}/approve`, {}, 'POST', 'second')
    if (approved.status !== 200) return approved
    return staff(`refunds/${id}/settle`, { reference: `R${id.slice(-12)}` })
  }
}
export type MoneyShop = Awaited<ReturnType<typeof moneyShop>>
