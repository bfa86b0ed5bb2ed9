import { randomUUID } from 'node:crypto'
import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { pino } from 'pino'
import { orders } from '@/backend/modules/orders/tables'
import type { PaymentProvider } from '@/backend/modules/payments/payment-provider'
import { BANK_TRANSFERS } from '@/backend/modules/payments/payment-provider'
import { payment } from '@/backend/modules/payments/tables'
import type { Db } from '@/backend/platform/db/connect'
import {
  type Forgery,
  momoNotices,
  type NotifiedAttempt,
  type SiteNotices,
  type SiteResult,
  vnpayNotices,
  zalopayNotices,
} from '@/backend/testing/payment-notices'
import { onlineOrder, payingApp } from '@/backend/testing/payments'
import { runDue } from '@/backend/testing/run-due'
import { fixedSettings } from '@/backend/testing/settings'
import { json } from '@/backend/testing/test-app'
import { cancelUnpaidOrders } from '@/backend/workflows/cancel-order/cancel-unpaid-orders'
import { paymentQueryJobs } from '@/backend/workflows/settle-payment/query-pending-payments'
import type { Placed } from '@/contract/shop/orders'
import { staffRoles } from '@/contract/staff/roles'

/** By payment type. */
const noticesByType: Record<number, SiteNotices> = {
  0: vnpayNotices,
  3: momoNotices,
  4: zalopayNotices,
}
const walletTypes = [3, 4]

const attempt = fc.nat(4)
const results = ['failed', 'suspected', 'paid'] as const
/** What may happen to one order and its money, in any order. */
export const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      happens: fc.constant('site decides' as const),
      attempt,
      as: fc.constantFrom(...results),
      isTold: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      happens: fc.constant('site tells again' as const),
      attempt,
      which: fc.nat(4),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      happens: fc.constant('buyer pays again' as const),
      paymentType: fc.constantFrom(0, 0, 0, 1, 2, ...walletTypes, ...walletTypes),
    }),
  },
  fc.record({
    happens: fc.constant('somebody forges' as const),
    attempt,
    what: fc.constantFrom(
      'amount' as const,
      'shop' as const,
      'codes' as const,
      'signature' as const,
    ),
  }),
  fc.record({
    happens: fc.constant('time passes' as const),
    minutes: fc.constantFrom(1, 5, 20, 60),
  }),
  fc.record({ happens: fc.constant('buyer cancels' as const) }),
  fc.record({ happens: fc.constant('transfer arrives' as const) }),
  fc.record({ happens: fc.constant('shop moves on' as const) }),
  fc.record({ happens: fc.constant('all at once' as const) }),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** An attempt as its payment site knows it: what the buyer brought, and its results so far, the last being true. */
type SiteAttempt = NotifiedAttempt & { notices: SiteNotices; results: SiteResult[] }

const staff = { userId: 90, sessionId: randomUUID(), roles: ['staff' as const, ...staffRoles] }

/** A wallet whose page names the attempt; the network is not part of this test. */
const wallet = (name: string, query: PaymentProvider['query']): PaymentProvider => ({
  name,
  createPayment: async ({ txnRef, amount }) => ({
    paymentUrl: `https://vi.test/?${new URLSearchParams({ ref: txnRef, amount: String(amount) })}`,
  }),
  ...(query && { query }),
})

/** A shop beside payment sites that decide, change their mind and can be queried. */
export function shopWithSite(db: Db) {
  const attempts = new Map<string, SiteAttempt>()
  const query: PaymentProvider['query'] = async ({ txnRef }) => {
    const attempt = attempts.get(txnRef)
    const last = attempt?.results.at(-1)
    return attempt && last ? attempt.notices.outcome(attempt, last) : null
  }
  const others = { 3: wallet('momo', query), 4: wallet('zalopay', query) }
  const shop = payingApp(db, { query, callers: { staff }, others })
  const payments = { name: 'vnpay', createPayment: () => Promise.reject(), query }
  const settings = fixedSettings({ paymentSites: { 0: payments, ...others } })
  const endHolds = async () => {
    const services = { ...shop, log: pino({ level: 'silent' }), settings }
    await runDue(paymentQueryJobs, services)
    await cancelUnpaidOrders(services)
  }
  return { ...shop, attempts, endHolds }
}
type Shop = ReturnType<typeof shopWithSite>
type Order = Placed & { attempts: SiteAttempt[]; hasTransferred: boolean }

export async function newOrder(shop: Shop): Promise<Order> {
  const order = await onlineOrder(shop)
  const attempt = { ...vnpayNotices.attemptOf(order), notices: vnpayNotices, results: [] }
  shop.attempts.set(attempt.ref, attempt)
  return { ...order, attempts: [attempt], hasTransferred: false }
}

const staffMove = ({ app }: Shop, { orderId }: Order, body: object) =>
  app.request(`/api/staff/orders/${orderId}`, {
    ...json(body, { authorization: 'Bearer staff' }),
    method: 'PATCH',
  })

const buyerAsks = (
  { app }: Shop,
  { orderId, orderToken = '' }: Order,
  way: 'pay' | 'cancel',
  body = {},
) => app.request(`/api/Order/${orderId}/${way}`, json(body, { 'x-order-token': orderToken }))

const rowOf = async ({ db }: Shop, { orderId }: Order) => {
  const [row] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (!row) throw new Error('the order is gone')
  return row
}
const paymentsOf = ({ db }: Shop, { orderId }: Order) =>
  db.select().from(payment).where(eq(payment.orderId, orderId))

async function deliverNotice(shop: Shop, attempt: SiteAttempt, which: number) {
  const { results, notices } = attempt
  const result = results[which % Math.max(1, results.length)]
  if (result) await notices.send(shop.app, attempt, result)
}

async function forge(shop: Shop, order: Order, attempt: SiteAttempt, what: Forgery) {
  const before = [await rowOf(shop, order), await paymentsOf(shop, order)]
  await attempt.notices.forge(shop.app, attempt, what)
  expect([await rowOf(shop, order), await paymentsOf(shop, order)]).toEqual(before)
}

async function payAgain(shop: Shop, order: Order, paymentType: number) {
  const answer = await buyerAsks(shop, order, 'pay', { paymentType })
  if (answer.status !== 200) return expect(answer.status).toBe(409)
  const { data } = (await answer.json()) as { data: Placed }
  // Asked before the new attempt, the site may have said that the order is paid.
  if (!data.paymentUrl) return
  const notices = noticesByType[paymentType] ?? vnpayNotices
  const attempt = { ...notices.attemptOf(data), notices, results: [] }
  shop.attempts.set(attempt.ref, attempt)
  order.attempts.push(attempt)
}

async function transferArrives(shop: Shop, order: Order) {
  const { status } = await staffMove(shop, order, { isPaid: true, reference: randomUUID() })
  if (status === 200) order.hasTransferred = true
  else expect(status).toBe(409)
}

const deliverAll = (shop: Shop, { attempts }: Order) =>
  attempts.flatMap((attempt) =>
    attempt.results.map((_, which) => deliverNotice(shop, attempt, which)),
  )

/** Applies one step to an order. */
export async function applyStep(shop: Shop, order: Order, next: Step): Promise<void> {
  const attempt = order.attempts[('attempt' in next ? next.attempt : 0) % order.attempts.length]
  if (!attempt) return
  switch (next.happens) {
    case 'site decides':
      // Money that has come is the last word.
      if (attempt.results.at(-1) !== 'paid') attempt.results.push(next.as)
      return next.isTold ? deliverNotice(shop, attempt, attempt.results.length - 1) : undefined
    case 'site tells again':
      return deliverNotice(shop, attempt, next.which)
    case 'somebody forges':
      return forge(shop, order, attempt, next.what)
    case 'time passes':
      shop.wait(next.minutes)
      return shop.endHolds()
    case 'buyer pays again':
      return payAgain(shop, order, next.paymentType)
    case 'buyer cancels':
      expect([200, 409]).toContain((await buyerAsks(shop, order, 'cancel')).status)
      break
    case 'transfer arrives':
      return transferArrives(shop, order)
    case 'shop moves on':
      await staffMove(shop, order, { status: (await rowOf(shop, order)).status + 1 })
      break
    case 'all at once':
      await Promise.all([...deliverAll(shop, order), shop.endHolds()])
  }
}

const UNSETTLED = [0, 2]

/** No money is invented, and an order is paid once at most. */
export async function expectSound(shop: Shop, order: Order) {
  const booked = (await paymentsOf(shop, order)).filter((one) => !UNSETTLED.includes(one.status))
  const invented = booked.filter(({ provider, txnRef }) =>
    provider === BANK_TRANSFERS
      ? !order.hasTransferred
      : !shop.attempts.get(txnRef)?.results.includes('paid'),
  )
  expect(invented).toEqual([])
  const paid = booked.filter(({ status }) => status === 1)
  const { paymentStatus } = await rowOf(shop, order)
  expect(paid.length).toBeLessThanOrEqual(paymentStatus === 1 ? 1 : 0)
}

/** The site tells until it is heard; then every payment that was made has paid the order or is to be refunded. */
export async function expectAllAccountedFor(shop: Shop, order: Order) {
  await Promise.all(deliverAll(shop, order))
  const arrived = order.attempts
    .filter(({ results }) => results.includes('paid'))
    .map(({ ref }) => ref)
  const booked = (await paymentsOf(shop, order)).filter((one) => !UNSETTLED.includes(one.status))
  expect(booked.map(({ txnRef }) => txnRef).sort()).toEqual(
    [...arrived, ...(order.hasTransferred ? [order.orderCode] : [])].sort(),
  )
  await expectSound(shop, order)
}
