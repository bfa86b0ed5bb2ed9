import { randomUUID } from 'node:crypto'
import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { pino } from 'pino'
import { cancelUnpaidOrders } from '@/backend/modules/orders/cancel-unpaid-orders'
import type { PaymentProvider } from '@/backend/modules/payments/payment-provider'
import { BANK_TRANSFERS } from '@/backend/modules/payments/payment-provider'
import { queryPendingPayments } from '@/backend/modules/payments/query-pending-payments'
import { outcomeOf } from '@/backend/modules/payments/vnpay-outcome'
import type { VnpParams } from '@/backend/modules/payments/vnpay-sign'
import type { Db } from '@/backend/platform/db/connect'
import { orders, payment } from '@/backend/platform/db/tables'
import {
  noticeParams,
  onlineOrder,
  payingApp,
  payParamsOf,
  sendNotice,
  sendQuery,
} from '@/backend/testing/payments'
import { json } from '@/backend/testing/test-app'
import type { Placed } from '@/contract/orders'
import { staffRoles } from '@/contract/staff-roles'

const codes = {
  failed: { vnp_ResponseCode: '51', vnp_TransactionStatus: '02' },
  suspected: { vnp_ResponseCode: '07', vnp_TransactionStatus: '07' },
  paid: {},
}
const forgeries = {
  amount: ['04', { vnp_Amount: '100' }],
  shop: ['01', { vnp_TmnCode: 'ANOTHER1' }],
  codes: ['99', { vnp_ResponseCode: undefined }],
} as const satisfies Record<string, [string, VnpParams]>

const attempt = fc.nat(4)
const results = Object.keys(codes) as (keyof typeof codes)[]
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
      paymentType: fc.constantFrom(0, 0, 0, 1, 2),
    }),
  },
  fc.record({
    happens: fc.constant('somebody forges' as const),
    attempt,
    what: fc.constantFrom('amount', 'shop', 'codes', 'signature'),
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

/** An attempt as the payment site knows it: what the buyer brought, and its results so far, the last being true. */
type SiteAttempt = { payParams: Record<string, string>; results: (keyof typeof codes)[] }

const staff = { userId: 90, sessionId: randomUUID(), roles: ['staff' as const, ...staffRoles] }

/** A shop beside a payment site that decides, changes its mind and can be queried. */
export function shopWithSite(db: Db) {
  const attempts = new Map<string, SiteAttempt>()
  const query: PaymentProvider['query'] = async ({ txnRef }) => {
    const { payParams, results } = attempts.get(txnRef) ?? { payParams: {}, results: [] }
    const last = results.at(-1)
    return last ? outcomeOf(noticeParams(payParams, codes[last])) : null
  }
  const shop = payingApp(db, { query, callers: { staff } })
  const payments = { name: 'vnpay', createPayment: () => Promise.reject(), query }
  const endHolds = async () => {
    const services = { ...shop, log: pino({ level: 'silent' }), paymentSites: { 0: payments } }
    await queryPendingPayments(services)
    await cancelUnpaidOrders(services)
  }
  return { ...shop, attempts, endHolds }
}
type Shop = ReturnType<typeof shopWithSite>
type Order = Placed & { attempts: SiteAttempt[]; hasTransferred: boolean }

export async function newOrder(shop: Shop): Promise<Order> {
  const { payParams, ...order } = await onlineOrder(shop)
  const attempt: SiteAttempt = { payParams, results: [] }
  shop.attempts.set(payParams.vnp_TxnRef ?? '', attempt)
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

async function deliverNotice(shop: Shop, { payParams, results }: SiteAttempt, which: number) {
  const result = results[which % Math.max(1, results.length)]
  if (result)
    expect(await sendNotice(shop.app, noticeParams(payParams, codes[result]))).toMatch(/^0[02]$/)
}

async function forge(shop: Shop, order: Order, { payParams }: SiteAttempt, what: string) {
  const before = [await rowOf(shop, order), await paymentsOf(shop, order)]
  if (what === 'signature') {
    const query = new URLSearchParams({
      ...noticeParams(payParams),
      vnp_SecureHash: 'f'.repeat(128),
    } as never)
    expect(await sendQuery(shop.app, query.toString())).toBe('97')
  } else {
    const [code, changes] = forgeries[what as keyof typeof forgeries]
    expect(await sendNotice(shop.app, noticeParams(payParams, changes))).toBe(code)
  }
  expect([await rowOf(shop, order), await paymentsOf(shop, order)]).toEqual(before)
}

async function payAgain(shop: Shop, order: Order, paymentType: number) {
  const answer = await buyerAsks(shop, order, 'pay', { paymentType })
  if (answer.status !== 200) return expect(answer.status).toBe(409)
  const { data } = (await answer.json()) as { data: Placed }
  // Asked before the new attempt, the site may have said that the order is paid.
  if (!data.paymentUrl) return
  const payParams = payParamsOf(data)
  const attempt: SiteAttempt = { payParams, results: [] }
  shop.attempts.set(payParams.vnp_TxnRef ?? '', attempt)
  order.attempts.push(attempt)
}

async function transferArrives(shop: Shop, order: Order) {
  const { status } = await staffMove(shop, order, { isPaid: true })
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
    .map(({ payParams }) => payParams.vnp_TxnRef)
  const booked = (await paymentsOf(shop, order)).filter((one) => !UNSETTLED.includes(one.status))
  expect(booked.map(({ txnRef }) => txnRef).sort()).toEqual(
    [...arrived, ...(order.hasTransferred ? [order.orderCode] : [])].sort(),
  )
  await expectSound(shop, order)
}
